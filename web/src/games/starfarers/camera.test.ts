import { describe, expect, it } from 'vitest';
import { bringIn, centreOn, clamp, fitScale, HANDY, MOST, opening, zoomAt, type Shot } from './camera';

const chart = { width: 1200, height: 800 };
const desk = { width: 1080, height: 720 };
const phone = { width: 344, height: 440 };
/** Where a point of the chart is seen. */
const seen = (shot: Shot, x: number, y: number) => ({ x: x * shot.k + shot.x, y: y * shot.k + shot.y });

describe('the camera', () => {
  it('fits the whole chart, in the middle', () => {
    const all = clamp({ x: 999, y: -999, k: 0 }, desk, chart);
    expect(all.k).toBe(fitScale(desk, chart));
    const wide = clamp({ x: 0, y: 0, k: 0 }, { width: 2000, height: 400 }, chart);
    expect(wide).toEqual({ k: 0.5, x: 700, y: 0 });
  });

  it('never leaves the chart', () => {
    const left = clamp({ x: 500, y: 500, k: 2 }, desk, chart);
    expect(left).toEqual({ k: 2, x: 0, y: 0 });
    const right = clamp({ x: -9999, y: -9999, k: 2 }, desk, chart);
    expect(seen(right, 1200, 800).x).toBeCloseTo(1080);
    // Below it some room is left for the buttons.
    expect(seen(right, 1200, 800).y).toBeLessThan(720);
    expect(seen(right, 1200, 800).y).toBeGreaterThan(640);
  });

  it('zooms about the point under the hand, within its bounds', () => {
    const before = centreOn({ x: 600, y: 400 }, 1.2, desk, chart);
    const at = { x: 300, y: 200 };
    const after = zoomAt(before, 1.5, at, desk, chart);
    const point = { x: (at.x - before.x) / before.k, y: (at.y - before.y) / before.k };
    expect(seen(after, point.x, point.y).x).toBeCloseTo(at.x);
    expect(seen(after, point.x, point.y).y).toBeCloseTo(at.y);
    expect(zoomAt(before, 100, at, desk, chart).k).toBe(MOST);
    expect(zoomAt(before, 0.001, at, desk, chart).k).toBe(fitScale(desk, chart));
  });

  it('brings a point in with the least move', () => {
    const shot = centreOn({ x: 600, y: 400 }, 2, desk, chart);
    expect(bringIn(shot, { x: 600, y: 400 }, desk, chart)).toEqual(shot);
    const moved = bringIn(shot, { x: 900, y: 400 }, desk, chart);
    expect(moved.y).toBe(shot.y);
    expect(seen(moved, 900, 400).x).toBeCloseTo(desk.width - 56);
  });

  it('opens with all of it; on a phone so that fingers can use it', () => {
    expect(opening({ x: 100, y: 700 }, desk, chart).k).toBe(fitScale(desk, chart));
    const close = opening({ x: 600, y: 400 }, phone, chart, true);
    expect(close.k).toBe(HANDY);
    expect(seen(close, 600, 400)).toEqual({ x: phone.width / 2, y: phone.height / 2 });
  });
});
