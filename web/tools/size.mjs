/* `npm run size`: what the first paint of the home page loads, in gzip. Fails above the bound. Fonts are compressed
   already and count as they are. Reads the built page and follows its scripts, as a browser does. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const MOST = 120 * 1024;
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const assets = readdirSync(join(dist, 'assets'));
const wanted = new Set(['index.html', 'theme.js']);

const html = readFileSync(join(dist, 'index.html'), 'utf8');
for (const [, name] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) follow(name);
// What the home page adds once it runs: its own file, the words in English, and the drawings of its window.
for (const start of ['Home-', 'World-', 'stars-', 'cover-'])
  assets.filter((n) => n.startsWith(start)).forEach((n) => follow(`assets/${n}`));
const english = assets.filter(
  (name) => /^en-.*\.js$/.test(name) && readFileSync(join(dist, 'assets', name), 'utf8').includes('hero-title'),
);
english.forEach((name) => follow(`assets/${name}`));
const css = [...wanted]
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(dist, name), 'utf8'))
  .join('');
for (const [, name] of css.matchAll(/url\(\/(fonts\/[^)]+-latin-wght-normal\.woff2)\)/g)) wanted.add(name);

function follow(name) {
  if (wanted.has(name)) return;
  wanted.add(name);
  if (!name.endsWith('.js')) return;
  const text = readFileSync(join(dist, name), 'utf8');
  for (const [, file] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) follow(`assets/${file}`);
}

let sum = 0;
for (const name of [...wanted].sort()) {
  const data = readFileSync(join(dist, name));
  const size = name.endsWith('.woff2') ? data.length : gzipSync(data, { level: 9 }).length;
  sum += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${name}`);
}
console.log(`${(sum / 1024).toFixed(1).padStart(7)} KB  in all, of ${MOST / 1024} KB`);
if (sum > MOST) process.exit(1);
