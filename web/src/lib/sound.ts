/* What can be heard. How it sounds is in a file of its own, which comes with the first sound. */
export type SoundName = 'turn' | 'card' | 'dice' | 'coin' | 'conflict' | 'end';
