/** What is no ball: belts of stones, and lost ships. */
import { n1, type Random } from './seed';

export function debris(kind: 'asteroids' | 'wreck', r: Random, key: string): string {
  const [lit, deep] = kind === 'wreck' ? ['#9a946e', '#2e2d26'] : ['#c79a6c', '#3a2319'];
  const count = kind === 'wreck' ? 4 : 13;
  let pieces = '';
  for (let i = 0; i < count; i++) {
    const wide = i === 0 ? 21 : kind === 'wreck' ? 7 + r() * 6 : 3 + r() * r() * 11;
    const angle = i * 2.4 + r();
    const far = i ? 22 + r() * 20 : 4;
    const x = Math.cos(angle) * far;
    const y = Math.sin(angle) * far * 0.8;
    pieces += kind === 'wreck' ? ship(x, y, wide, r, key) : stone(x, y, wide, r, key);
  }
  return `<defs><linearGradient id="${key}g" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>${pieces}`;
}

function ship(x: number, y: number, wide: number, r: Random, key: string): string {
  return (
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${Math.round(-24 + (r() - 0.5) * 40)}) scale(${(wide / 14).toFixed(2)})">` +
    `<path d="M-22 0L-10 -5L2 -7L18 -3L26 0L18 3L2 7L-10 5Z" fill="url(#${key}g)" stroke="#efe6c8" stroke-width=".5"/>` +
    `<path d="M-14 0H20M-4 -5L2 -13L7 -5M-4 5L2 13L7 5" stroke="#efe6c8" stroke-width=".8" fill="none" opacity=".8"/>` +
    `<circle cx="14" r="1.5" fill="#ffe96a"/><circle cx="6" r="1" fill="#ffe96a"/>` +
    `<path d="M-22 0l-9 -2m9 2l-9 2" stroke="#8fe8ff" stroke-width=".9" opacity=".7"/></g>`
  );
}

function stone(x: number, y: number, wide: number, r: Random, key: string): string {
  const corners = 8 + Math.floor(r() * 3);
  let outline = '';
  for (let j = 0; j < corners; j++) {
    const angle = (j / corners) * 6.283;
    const far = wide * (0.72 + r() * 0.38);
    outline += `${j ? 'L' : 'M'}${n1(x + Math.cos(angle) * far)} ${n1(y + Math.sin(angle) * far * 0.86)}`;
  }
  const pit = (dx: number, dy: number, rx: number, ry: number): string =>
    `<ellipse cx="${n1(x + wide * dx)}" cy="${n1(y + wide * dy)}" rx="${n1(wide * rx)}" ry="${n1(wide * ry)}" fill="#2a1a14" opacity=".45"/>`;
  return (
    `<path d="${outline}Z" fill="url(#${key}g)" stroke="#e9cfa8" stroke-opacity=".35" stroke-width=".5"/>` +
    (wide > 8 ? pit(0.15, 0.1, 0.26, 0.2) + pit(-0.35, -0.3, 0.14, 0.11) : '')
  );
}
