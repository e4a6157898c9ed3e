/* What most people want of a new table, in one click: a first game, the usual one, one for experts. Words: `preset-ID` and
   `preset-GAME-ID`. A game that is not named here has its usual rules alone. */
import type { GameAnswer } from '../generated/http';

export type Value = boolean | number | string;
export type Values = Record<string, Value>;

export interface Preset {
  id: 'first' | 'standard' | 'experts';
  /** What differs from the usual rules. */
  options: Values;
  /** The only number of players it is for. */
  players?: number;
}

const PRESETS: Record<string, Preset[]> = {
  race: [
    { id: 'first', options: { first_game: true } },
    { id: 'standard', options: {} },
    { id: 'experts', options: { advanced_two_player: true }, players: 2 },
  ],
  duel: [
    { id: 'standard', options: {} },
    { id: 'experts', options: { end_tiles: 'random' } },
  ],
  alliances: [
    { id: 'first', options: { explored_galaxy: true } },
    { id: 'standard', options: {} },
    { id: 'experts', options: { draft: true } },
  ],
  starfarers: [
    { id: 'first', options: { board: 'beginner' } },
    { id: 'standard', options: { board: 'strategic' } },
    { id: 'experts', options: { board: 'wild_space', set_up_phase: 'always' } },
  ],
};

/** Whether an option can be changed at a table of so many. */
const fits = (game: GameAnswer, name: string, players: number): boolean => {
  const option = game.options.find((one) => one.name === name);
  return !!option && (option.players.length === 0 || option.players.includes(players));
};

/** The presets of a game; those that would change nothing at a table of so many are left out. */
export function presetsOf(game: GameAnswer, players: number): Preset[] {
  const known = PRESETS[game.id] ?? [{ id: 'standard', options: {} }];
  return known.filter((preset) => {
    if (preset.players && preset.players <= game.max_players) return true; // it brings its number of players along
    const names = Object.keys(preset.options);
    return names.length === 0 || names.every((name) => fits(game, name, players));
  });
}

/** All values of a game, as usual but for those of a preset. */
export function valuesOf(game: GameAnswer, preset?: Preset): Values {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { ...usual, ...preset?.options };
}

/** The options that can be changed at a table of so many, with the values they have. */
export function chosenValues(game: GameAnswer, values: Values, players: number): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => fits(game, name, players)));
}

/** The preset that these values are; undefined where somebody has mixed their own. */
export function presetOf(game: GameAnswer, values: Values, players: number): Preset | undefined {
  const now = chosenValues(game, values, players);
  return presetsOf(game, players).find((preset) => {
    if (preset.players && preset.players !== players) return false;
    const wanted = chosenValues(game, valuesOf(game, preset), players);
    return Object.keys(now).every((name) => now[name] === wanted[name]);
  });
}
