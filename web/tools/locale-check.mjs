/* Missing words fail the build: the three languages have the same keys with the same variables, every key that is used
   exists, and none is left over. Run by `npm run check`; tested in src/locale.test.ts. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse, Transformer } from '@fluent/syntax';

const LANGUAGES = ['en', 'cs', 'lt'];
const source = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');

class Variables extends Transformer {
  names = new Set();
  visitVariableReference(node) {
    this.names.add(node.id.name);
    return node;
  }
}
class Plurals extends Transformer {
  found = [];
  visitSelectExpression(node) {
    this.found.push(node.variants.map((variant) => variant.key.name ?? variant.key.value));
    this.genericVisit(node);
    return node;
  }
}
const NEEDED = { en: ['one', 'other'], cs: ['one', 'few', 'other'], lt: ['one', 'few', 'other'] };

/** Keys of one file with the variables they use; faults are told. */
export function readFluent(text, lang, name, problems) {
  const keys = new Map();
  for (const entry of parse(text, {}).body) {
    if (entry.type === 'Junk') problems.push(`${name}: cannot be read: ${entry.content.trim().split('\n')[0]}`);
    if (entry.type !== 'Message') continue;
    if (keys.has(entry.id.name)) problems.push(`${name}: ${entry.id.name} stands there twice`);
    const variables = new Variables();
    variables.visit(entry);
    const plurals = new Plurals();
    plurals.visit(entry);
    for (const variants of plurals.found) {
      if (!variants.some((v) => ['one', 'few', 'many'].includes(v))) continue; // not a plural
      const missing = NEEDED[lang].filter((category) => !variants.includes(category));
      if (missing.length > 0) problems.push(`${name}: ${entry.id.name} lacks the plural ${missing.join(', ')}`);
    }
    keys.set(entry.id.name, [...variables.names].sort().join(' '));
  }
  return keys;
}

function files(folder, ending) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path, ending);
    return ending.some((one) => name.endsWith(one)) && !name.endsWith('.test.ts') ? [path] : [];
  });
}

/** All that is wrong with the words of the client. */
export function problemsOf(root = source) {
  const problems = [];
  const folders = [join(root, 'locale'), join(root, 'locale', 'later')].filter(existsSync);
  const games = join(root, 'games');
  for (const game of existsSync(games) ? readdirSync(games) : []) {
    if (existsSync(join(games, game, 'locale'))) folders.push(join(games, game, 'locale'));
  }
  const known = new Set();
  for (const folder of folders) {
    const books = LANGUAGES.map((lang) => {
      const path = join(folder, `${lang}.ftl`);
      const name = relative(root, path);
      if (!existsSync(path)) {
        problems.push(`${name}: is missing`);
        return new Map();
      }
      return readFluent(readFileSync(path, 'utf8'), lang, name, problems);
    });
    const all = new Set(books.flatMap((book) => [...book.keys()]));
    for (const key of all) {
      known.add(key);
      books.forEach((book, i) => {
        const name = relative(root, join(folder, `${LANGUAGES[i]}.ftl`));
        if (!book.has(key)) problems.push(`${name}: has no ${key}`);
      });
    }
    for (const [key, variables] of books[0]) {
      for (const i of [1, 2]) {
        const others = books[i].get(key);
        const extra = (others ?? '').split(' ').filter((one) => one && !variables.split(' ').includes(one));
        if (extra.length > 0) problems.push(`${LANGUAGES[i]}: ${key} uses $${extra.join(', $')}, en does not`);
      }
    }
  }
  const text = files(root, ['.ts', '.svelte'])
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  for (const [, key] of text.matchAll(/\b(?:ui\.)?t(?:Or)?\(\s*'([a-z][a-z0-9_-]*)'/g)) {
    if (!known.has(key)) problems.push(`the key ${key} is used and does not exist`);
  }
  for (const [, start] of text.matchAll(/\b(?:ui\.)?t(?:Or)?\(\s*`([a-z][a-z0-9_-]*)\$\{/g)) {
    if (![...known].some((key) => key.startsWith(start))) problems.push(`no key begins with ${start}`);
  }
  // A key counts as used where it stands in quotes, or where the beginning of it is completed by a variable.
  const starts = [...text.matchAll(/`([a-z][a-z0-9_-]*-)\$\{/g)].map(([, start]) => start);
  const fluent = folders
    .flatMap((folder) => LANGUAGES.map((lang) => join(folder, `${lang}.ftl`)))
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  for (const key of known) {
    const quoted = text.includes(`'${key}'`) || text.includes(`"${key}"`) || text.includes(`\`${key}\``);
    const inside = new RegExp(`\\{ ${key}[ .}]`).test(fluent);
    if (!quoted && !inside && !starts.some((start) => key.startsWith(start)))
      problems.push(`the key ${key} is used nowhere`);
  }
  return problems;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = problemsOf();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log('words: the three languages agree, and every key that is used exists');
}
