import { describe, expect, it } from 'vitest';
import { EMBLEMS, worldKind } from './art';
import { designs } from './fixtures/load';
import { emblem, world } from '../../art';

describe('the pictures of Race', () => {
  const developments = designs.filter(([, isWorld]) => !isWorld).map(([id]) => id);

  it('has an emblem of its own for each development', () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual([...developments].sort());
    const drawn = new Set(Object.values(EMBLEMS).map((parts) => parts.join()));
    expect(drawn.size).toBe(developments.length);
  });

  it.each(designs)('draws %s', (id, isWorld, good) => {
    const [motif, accent] = EMBLEMS[id] ?? [];
    const picture = isWorld ? world(id, { kind: worldKind({ id, good }), size: 40 }) : emblem(id, { motif, accent });
    const parsed = new DOMParser().parseFromString(picture, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture.length).toBeGreaterThan(300);
  });
});
