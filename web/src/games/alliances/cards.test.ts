import { describe, expect, it } from 'vitest';
import { cardWhy, handStanding, mainStanding, SWARMING, type Gesture } from './cards';
import { position } from './fixtures/load';
import { actionsOn, thingOf } from './gesture';

const me = position('turn').view.alliances[0]!;

function gesture(actions: string[], aim: string | null = null): Gesture {
  return {
    asked: { ...position('turn').asked!, choices: actions.map((action) => ({ action, words: action })) },
    aim,
    compact: false,
    can: (thing) => actions.map(thingOf).includes(thing),
    on: () => false,
    actions: (thing) => actionsOn(thing, actions, null),
    ui: { t: (key: string) => key },
  };
}

describe('cards', () => {
  it('show which of their ways are closed', () => {
    const scene = gesture(['boost:quill', 'main:quill', 'end']);
    expect(handStanding(scene, 'quill', me)).toEqual({ selected: false, closed: ['ideology'], ways: true });
    expect(handStanding({ ...scene, compact: true }, 'quill', me)).toMatchObject({ legal: true });
  });

  it('are quiet once one was played, and ask the engine in the word of the decision', () => {
    const scene = gesture(['end']);
    expect(handStanding(scene, 'quill', { ...me, played: true })).toEqual({ closed: [], ways: true });
    expect(cardWhy(scene.asked, 'quill')).toBe('boost:quill');
    expect(cardWhy(position('redraw').asked, 'quill')).toBe('discard:quill');
  });

  it('of the alliance glow where their ability can be used, the swarm by its targets', () => {
    const scene = gesture(['use:weasels', 'swarm:silver_gate.1']);
    expect(mainStanding(scene, 'weasels').legal).toBe(true);
    expect(mainStanding(scene, SWARMING)).toMatchObject({ legal: true, selected: false });
    expect(mainStanding(scene, 'quill')).toEqual({});
    const aiming = gesture(['swarm:silver_gate.1'], 'swarm');
    expect(mainStanding(aiming, SWARMING).selected).toBe(true);
  });
});
