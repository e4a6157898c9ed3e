/* The sounds, made of a few tones and breaths of noise: soft, short, and none of them anybody else's. */
import type { SoundName } from './sound';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A tone that swells and fades. `to`: the pitch it glides to. */
interface Tone {
  at: number;
  pitch: number;
  to?: number;
  lasts: number;
  gain: number;
  shape?: OscillatorType;
}
/** A breath of noise through a filter. */
interface Breath {
  at: number;
  centre: number;
  to?: number;
  lasts: number;
  gain: number;
  narrow?: number;
}
type Part = Tone | Breath;

/** Each sound as a score. Times in seconds, pitches in hertz. */
const SCORES: Record<SoundName, Part[]> = {
  // Two bells, a fifth apart: look here.
  turn: [
    { at: 0, pitch: 587.3, lasts: 0.9, gain: 0.2 },
    { at: 0, pitch: 1174.7, lasts: 0.5, gain: 0.05 },
    { at: 0.14, pitch: 880, lasts: 1.1, gain: 0.2 },
    { at: 0.14, pitch: 1760, lasts: 0.5, gain: 0.04 },
  ],
  // Paper on felt.
  card: [
    { at: 0, centre: 2600, to: 900, lasts: 0.11, gain: 0.35, narrow: 0.9 },
    { at: 0.07, pitch: 190, to: 120, lasts: 0.09, gain: 0.12 },
  ],
  // A few knocks that come to rest.
  dice: [0, 0.07, 0.13, 0.22, 0.34].flatMap((at, i) => [
    { at, centre: 1500 - i * 120, lasts: 0.04, gain: 0.5 - i * 0.07, narrow: 3 },
    { at, pitch: 260 - i * 18, to: 180, lasts: 0.06, gain: 0.1 },
  ]),
  // One small ring.
  coin: [
    { at: 0, pitch: 1318.5, lasts: 0.16, gain: 0.1, shape: 'triangle' },
    { at: 0.06, pitch: 1975.5, lasts: 0.42, gain: 0.1, shape: 'triangle' },
  ],
  // A low drum, far away, and what rolls after it.
  conflict: [
    { at: 0, pitch: 98, to: 46, lasts: 0.6, gain: 0.4 },
    { at: 0, centre: 320, to: 90, lasts: 0.7, gain: 0.5, narrow: 0.7 },
    { at: 0.2, pitch: 73.4, to: 41, lasts: 0.7, gain: 0.28 },
  ],
  // A chord that opens.
  end: [293.7, 370, 440, 587.3, 880].map((pitch, i) => ({ at: i * 0.13, pitch, lasts: 2.2 - i * 0.2, gain: 0.13 })),
};

export function sound(name: SoundName, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = volume * volume; // as the ear hears it
  out.connect(context.destination);
  let ends = 0;
  for (const part of SCORES[name]) {
    const start = context.currentTime + part.at;
    if ('pitch' in part) tone(context, out, part, start);
    else breath(context, out, part, start);
    ends = Math.max(ends, part.at + part.lasts);
  }
  setTimeout(() => out.disconnect(), ends * 1000 + 200);
}

/** Swells within a few milliseconds, so that nothing clicks, and fades away. */
function swell(context: AudioContext, out: AudioNode, gain: number, start: number, lasts: number): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(gain, start + Math.min(0.008, lasts / 4));
  node.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  node.connect(out);
  return node;
}

function tone(context: AudioContext, out: AudioNode, part: Tone, start: number): void {
  const source = context.createOscillator();
  source.type = part.shape ?? 'sine';
  source.frequency.setValueAtTime(part.pitch, start);
  if (part.to) source.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  source.connect(swell(context, out, part.gain, start, part.lasts));
  source.start(start);
  source.stop(start + part.lasts);
}

function breath(context: AudioContext, out: AudioNode, part: Breath, start: number): void {
  noise ??= makeNoise(context);
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = part.narrow ?? 1;
  filter.frequency.setValueAtTime(part.centre, start);
  if (part.to) filter.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  source.connect(filter);
  filter.connect(swell(context, out, part.gain, start, part.lasts));
  source.start(start, Math.random() * 0.5, part.lasts);
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return buffer;
}
