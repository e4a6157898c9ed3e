/* `npm run types`: the types of the socket from `python -m starhold.server.schema`. `npm run types -- --check` only says
   whether src/lib/protocol.ts is current. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(web, '..');
const target = join(web, 'src', 'lib', 'protocol.ts');
const own = join(root, '.venv', 'bin', 'python');
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');

const text = execFileSync(python, ['-m', 'starhold.server.schema'], {
  env: { ...process.env, PYTHONPATH: join(root, 'src') },
  encoding: 'utf8',
});
/** Plain data of a game (its view, its scores) has no shape here: each board knows its own. */
function openObjects(schema) {
  if (Array.isArray(schema)) schema.forEach(openObjects);
  else if (schema && typeof schema === 'object') {
    if (schema.type === 'object' && !schema.properties) schema.tsType = '{ [k: string]: any }';
    Object.values(schema).forEach(openObjects);
  }
  return schema;
}
const made = await compile(openObjects(JSON.parse(text)), 'Socket', {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment:
    '/* eslint-disable */\n/* What goes over the socket of a table. Made by `npm run types` from starhold.server.messages: do not edit. */',
});
const whole = `${made}
export type Command = StarholdSocket["command"];
export type Event = StarholdSocket["event"];
export type Language = NonNullable<Hello["lang"]>;
`;
const same = existsSync(target) && readFileSync(target, 'utf8') === whole;
if (process.argv.includes('--check')) {
  if (!same) {
    console.error('src/lib/protocol.ts is not current: run npm run types');
    process.exit(1);
  }
  console.log('types: current');
} else {
  writeFileSync(target, whole);
  console.log(same ? 'types: unchanged' : 'types: written');
}
