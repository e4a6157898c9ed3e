/** A quiet field of stars behind a world: one path for each of two brightnesses. */
import { hash, memo, random } from './seed';

export const stars: (id: string, width: number, height: number, count: number) => string = memo(
  (id: string, width: number, height: number, count: number) => {
    const r = random(hash(`stars${id}`));
    let dim = '';
    let bright = '';
    for (let i = 0; i < count; i++) {
      const star = `M${Math.round(r() * width)} ${Math.round(r() * height)}h.01`;
      if (r() < 0.75) dim += star;
      else bright += star;
    }
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" class="stars" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
      `<g fill="none" stroke="#f3ead8" stroke-linecap="round"><path d="${dim}" stroke-width="1" opacity=".45"/><path d="${bright}" stroke-width="1.7" opacity=".8"/></g></svg>`
    );
  },
);
