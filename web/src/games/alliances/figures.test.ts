import { describe, expect, it } from 'vitest';
import { ICONS, MARKS } from '../../art';
import { verbOf } from '../common/notation';
import { asRead } from '../common/readings';
import { actionIcon, ideologyIcon, motifFor, resourceIcon, worldKind } from './art';
import { position, positions, things } from './fixtures/load';
import { actionsOn, thingOf, tileClick } from './gesture';
import { Names } from './names';
import { stacks } from './order';
import { sample, tileWhy } from './reasons';
import { tilePrice } from './tiles';
import { FREE_SPACES, RESOURCES, SPACES, type Act, type Alliance } from './types';
import { bundleWords, entries } from './words';

const ui = {
  t: (key: string, args?: Record<string, string | number>) => [key, ...Object.values(args ?? {})].join(' '),
};
const ACTS: Act[] = [...SPACES, ...FREE_SPACES];

describe('actions and things', () => {
  it('name the thing an action is done on', () => {
    expect(thingOf('develop:silver_gate.1.discovery')).toBe('silver_gate.1');
    expect(thingOf('research:warp_drive.credits')).toBe('warp_drive');
    expect(thingOf('trade:commodity_trade.2')).toBe('commodity_trade.2');
    expect(thingOf('manufacture:3')).toBe('manufacture');
    expect(thingOf('scavenge')).toBe('scavenge');
    expect(thingOf('nominate:2')).toBe('seat.2');
    expect(thingOf('convert:influence')).toBe('convert.influence');
    expect(thingOf('boost:quill')).toBe('quill');
    expect(verbOf('end')).toBe('end');
  });

  it('gather what can be done with a thing, and with the aim only that', () => {
    const legal = ['develop:a.1.discovery', 'develop:a.1.influence', 'lift:a.1', 'colonize:a.2'];
    expect(actionsOn('a.1', legal, null)).toHaveLength(3);
    expect(actionsOn('a.1', legal, 'lift')).toEqual(['lift:a.1']);
  });

  it('know what a tile does: pick, offer, aim, or nothing', () => {
    expect(tileClick('scavenge', ['scavenge', 'end'])).toEqual({ pick: 'scavenge' });
    expect(tileClick('manufacture', ['manufacture:1', 'manufacture:2'])).toEqual({
      offer: ['manufacture:1', 'manufacture:2'],
    });
    expect(tileClick('develop', ['develop:a.1.discovery', 'develop:a.1.influence'])).toEqual({
      offer: ['develop:a.1.discovery', 'develop:a.1.influence'],
    });
    expect(tileClick('colonize', ['colonize:a.1', 'colonize:a.2'])).toEqual({ aim: 'colonize' });
    expect(tileClick('nominate', ['end'])).toBeNull();
  });
});

describe('reasons', () => {
  it('are told for every action that is not possible, in every position', () => {
    for (const name of ['turn', 'solo', 'four']) {
      const update = position(name);
      const view = update.view;
      const me = view.alliances[0]!;
      const legal = update.asked!.choices.map((choice) => choice.action);
      for (const act of ACTS) {
        if (act !== 'trade') expect(tilePrice(act, me, ui)).not.toBe('');
        if (legal.some((action) => verbOf(action) === act)) continue;
        expect(tileWhy(act, view, me, ui), `${name} ${act}`).not.toBe('');
      }
    }
  });

  it('ask the engine about a whole action', () => {
    for (const name of positions) {
      const view = position(name).view;
      for (const act of ACTS) expect(sample(act, view, view.alliances[0]!)).not.toMatch(/undefined|NaN/);
    }
  });

  it('say what is lacking', () => {
    const view = position('turn').view;
    const poor: Alliance = { ...view.alliances[0]!, acted: false, credits: 1, colonised: 2, cruisers: 0, developed: 1 };
    expect(tileWhy('develop', view, poor, ui)).toBe('alliances-you-have credits 1');
    expect(tileWhy('explore', view, poor, ui)).toBe('alliances-you-have cruisers 0');
    expect(tileWhy('develop', view, { ...poor, colonised: 0 }, ui)).toBe('alliances-why-no-colony');
    expect(tileWhy('develop', view, { ...poor, acted: true }, ui)).toBe('alliances-why-acted');
    expect(tileWhy('manufacture', view, { ...poor, cruisers: 5 }, ui)).toBe('alliances-why-cruisers-full');
  });
});

describe('figures and words', () => {
  it('stacks the cubes of the track, the uppermost first', () => {
    const track = [
      { seat: 2, prestige: 3 },
      { seat: 0, prestige: 1 },
      { seat: 1, prestige: 1 },
    ];
    const spaces = stacks({ track });
    expect(spaces).toHaveLength(11);
    expect(spaces[1]).toEqual({ prestige: 1, seats: [0, 1] });
    const far = stacks({ track: [{ seat: 0, prestige: 18 }, ...track] });
    expect(far[0]?.prestige).toBe(1);
    expect(far.at(-1)?.prestige).toBe(18);
  });

  it('tells bundles in one order, and nothing as nothing', () => {
    expect(entries({ cruisers: 1, credits: 2, relic: 0 })).toEqual([
      ['credits', 2],
      ['cruisers', 1],
    ]);
    expect(bundleWords({}, ui, 'free')).toBe('free');
  });

  it('reads the things as the options say', () => {
    const reading = things.readings!.find((one) => one.when.scavenge_gain)!;
    const reread = asRead(things, reading.when);
    const names = new Names(reread);
    expect(names.actionText('scavenge')).toBe(reading.actions![0]!.text);
    expect(new Names(asRead(things, {})).actionText('scavenge')).not.toBe(reading.actions![0]!.text);
  });
});

describe('drawings', () => {
  it('are there for all that is shown', () => {
    for (const resource of RESOURCES) expect(ICONS).toHaveProperty(resourceIcon(resource));
    for (const act of ACTS) expect(ICONS).toHaveProperty(actionIcon(act));
    for (const kind of things.kinds) {
      expect(ICONS).toHaveProperty(kind.id);
      expect(worldKind(kind.id)).toBeDefined();
    }
    for (const faction of things.factions) expect(motifFor(faction.id), faction.id).toBeDefined();
  });

  it('tell things of one kind apart', () => {
    const shapes = [...RESOURCES.map(resourceIcon), ...MARKS, 'cube', 'strength'];
    expect(new Set(shapes).size).toBe(shapes.length);
    const ideologies = things.ideologies.map((one) => ideologyIcon(one.id));
    expect(new Set(ideologies).size).toBe(ideologies.length);
    for (const ideology of things.ideologies) {
      const motifs = things.factions.filter((one) => one.ideology === ideology.id).map((one) => motifFor(one.id));
      expect(new Set(motifs).size, ideology.id).toBe(motifs.length);
    }
  });
});
