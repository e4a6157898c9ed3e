/* How good I am at puzzles, and which comes next: ratings as chess players have them. */
import type { PuzzleAnswer } from '../generated/http';

export interface Skill {
  rating: number;
  /** Puzzles answered, the first answer of each. */
  tried: string[];
  solved: number;
  /** Solved one after the other. */
  streak: number;
  best: number;
  /** The day a daily puzzle was last solved, and how many days running. */
  day: string;
  days: number;
}

const FIRST = 1200;
/** So many answers and a rating is more than a guess. */
export const PROVISIONAL = 15;
const MOST_TRIED = 400;

export function readSkill(kept: Record<string, unknown>): Skill {
  const number = (value: unknown, usual: number): number =>
    typeof value === 'number' && Number.isFinite(value) ? value : usual;
  return {
    rating: number(kept.rating, FIRST),
    tried: Array.isArray(kept.tried) ? kept.tried.filter((one): one is string => typeof one === 'string') : [],
    solved: number(kept.solved, 0),
    streak: number(kept.streak, 0),
    best: number(kept.best, 0),
    day: typeof kept.day === 'string' ? kept.day : '',
    days: number(kept.days, 0),
  };
}

/** The day as people have it where they are. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}

/** The same puzzle for everybody on a day. */
export function daily(puzzles: PuzzleAnswer[], day: string): PuzzleAnswer | null {
  if (puzzles.length === 0) return null;
  let hash = 2166136261;
  for (const sign of day) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619) >>> 0;
  return puzzles[hash % puzzles.length]!;
}

/** One I have not tried, about as hard as I am good. */
export function nextPuzzle(puzzles: PuzzleAnswer[], skill: Skill, besides = ''): PuzzleAnswer | null {
  const fresh = puzzles.filter((one) => one.id !== besides && !skill.tried.includes(one.id));
  const from = fresh.length > 0 ? fresh : puzzles.filter((one) => one.id !== besides);
  return from.reduce<PuzzleAnswer | null>(
    (best, one) => (best && Math.abs(best.rating - skill.rating) <= Math.abs(one.rating - skill.rating) ? best : one),
    null,
  );
}

/** After the first answer to a puzzle. One that was tried before changes nothing. */
export function after(skill: Skill, puzzle: PuzzleAnswer, solved: boolean, dailyOf: string): Skill {
  if (skill.tried.includes(puzzle.id)) return skill;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - skill.rating) / 400));
  const pace = skill.tried.length < PROVISIONAL ? 64 : 24;
  const streak = solved ? skill.streak + 1 : 0;
  const yesterday = new Date(`${dailyOf}T12:00:00`);
  yesterday.setDate(yesterday.getDate() - 1);
  const counts = dailyOf !== '' && solved && skill.day !== dailyOf;
  return {
    rating: Math.round(skill.rating + pace * ((solved ? 1 : 0) - expected)),
    tried: [...skill.tried, puzzle.id].slice(-MOST_TRIED),
    solved: skill.solved + (solved ? 1 : 0),
    streak,
    best: Math.max(skill.best, streak),
    day: counts ? dailyOf : skill.day,
    days: counts ? (skill.day === today(yesterday) ? skill.days + 1 : 1) : skill.days,
  };
}
