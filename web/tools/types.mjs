/* `npm run types`: the types of all that comes from the server, from `python -m starhold.server.schema`: the socket, the
   HTTP answers and the view of each game that has a board here. `npm run types -- --check` only says whether the files in
   src/generated are current. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compile } from 'json-schema-to-typescript';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(web, '..');
const target = join(web, 'src', 'generated');
const boards = join(web, 'src', 'games');
const own = join(root, '.venv', 'bin', 'python');
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');

async function schemaOf(...wanted) {
  const { stdout } = await promisify(execFile)(python, ['-m', 'starhold.server.schema', ...wanted], {
    env: { ...process.env, PYTHONPATH: join(root, 'src') },
    maxBuffer: 1 << 26,
  });
  // What is seen of a thing has the name of the thing.
  return JSON.parse(stdout.replaceAll(/\bSeen(?=[A-Z])/g, ''));
}

/** So that no more comes of it than a reader needs. */
function prepare(schema) {
  if (Array.isArray(schema)) schema.forEach(prepare);
  else if (schema && typeof schema === 'object') {
    const { type, properties, additionalProperties: values = true } = schema;
    if (type === 'object' && !properties && values === true) schema.tsType = '{ [k: string]: unknown }'; // of no known shape
    if (properties) for (const property of Object.values(properties)) delete property.title; // no type of its own
    Object.values(schema).forEach(prepare);
  }
  return schema;
}

async function typesOf(schema, name, about, more = '') {
  const made = await compile(prepare(schema), name, {
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    bannerComment: `/* ${about} Made by \`npm run types\`: do not edit. */`,
    style: { printWidth: 120, singleQuote: true },
  });
  const compact = made
    .replaceAll(/( \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n/g, '')
    .replaceAll(/( *)\/\*\*\n *\* (.*)\n *\*\//g, '$1/** $2 */')
    .replaceAll(/\{\n *\[k: string\]: (.*);\n *\}/g, '{ [k: string]: $1 }');
  return compact + more;
}

const SOCKET = `export type Command = StarholdSocket['command'];
export type Event = StarholdSocket['event'];
export type Language = NonNullable<Hello['lang']>;
`;
async function http() {
  const { components } = await schemaOf('--http');
  const text = JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/');
  const made = await typesOf({ $defs: JSON.parse(text) }, 'Http', 'What the HTTP routes take and answer.');
  return made.replace(/export interface Http \{[^}]*\}\n/, '');
}
const games = readdirSync(boards).filter((game) => existsSync(join(boards, game, 'Board.svelte')));
const made = await Promise.all([
  schemaOf().then((schema) => typesOf(schema, 'Socket', 'What goes over the socket of a table.', SOCKET)),
  http(),
  ...games.map((game) => schemaOf(game).then((schema) => typesOf(schema, 'View', `What a seat is shown of ${game}.`))),
]);
const files = new Map(['socket', 'http', ...games].map((name, i) => [`${name}.ts`, made[i]]));

const present = existsSync(target) ? readdirSync(target) : [];
const stale = [...files].filter(
  ([name, text]) => !present.includes(name) || readFileSync(join(target, name), 'utf8') !== text,
);
const over = present.filter((name) => !files.has(name));
const changed = [...stale.map(([name]) => name), ...over].join(', ');
if (process.argv.includes('--check')) {
  if (changed) {
    console.error(`src/generated: ${changed} not current: run npm run types`);
    process.exit(1);
  }
  console.log('types: current');
} else {
  mkdirSync(target, { recursive: true });
  for (const [name, text] of stale) writeFileSync(join(target, name), text);
  for (const name of over) rmSync(join(target, name));
  console.log(changed ? `types: ${changed} written` : 'types: unchanged');
}
