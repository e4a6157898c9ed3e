/* A tiny renderer for our own rulebooks: paragraphs, lists, tables, bold, italic, code, and rule ids as buttons. Everything
   is escaped first, so no text can bring markup of its own. `{rule:race:30}` is a quiet link: a small number. An item of a
   list that begins with `{at:hand}` belongs to that mark of the picture. */

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

const RULE_ID = /\{rule:([a-z]+):([\w.]+)\}|\b([a-z]+:[A-Z]?\d+(?:\.\d+)*[a-z]?)\b/g;
const AT = /^\{at:([\w.:-]+)\}\s*/;

function link(_: string, game: string, number: string, id?: string): string {
  if (id) return `<button type="button" class="rule" data-rule="${id}">${id}</button>`;
  const rule = `${game}:${number}`;
  return `<a class="rule quiet" href="/rules/${game}#${rule}" data-rule="${rule}" aria-label="${rule}">${number}</a>`;
}

function inline(text: string): string {
  const codes: string[] = [];
  return (
    escape(text.replace(/\s+(?=\{rule:)/g, '\u00a0'))
      .replace(/`([^`]+)`/g, (_, code: string) => `\u0000${codes.push(code) - 1}\u0000`)
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      .replace(/(^|[^*\w])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
      .replace(RULE_ID, link)
      // eslint-disable-next-line no-control-regex
      .replace(/\u0000(\d+)\u0000/g, (_, n: string) => `<code>${codes[Number(n)]}</code>`)
  );
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

function table(lines: string[]): string {
  const [head = '', , ...body] = lines;
  const row = (line: string, tag: 'th' | 'td') =>
    `<tr>${cells(line)
      .map((cell) => (tag === 'th' ? `<th scope="col">${cell}</th>` : `<td>${cell}</td>`))
      .join('')}</tr>`;
  const rows = body.map((line) => row(line, 'td')).join('');
  return `<div class="table-box" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows}</tbody></table></div>`;
}

const BULLET = /^\s*[-*] /;
const NUMBER = /^\s*\d+[.)] /;

function list(lines: string[], marker: RegExp, tag: 'ul' | 'ol'): string {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const drawn = items.map((item) => `<li>${inline(item.replace(AT, ''))}</li>`).join('');
  return `<${tag}${items.some((item) => AT.test(item)) ? ' class="marks"' : ''}>${drawn}</${tag}>`;
}

/** One run of lines without an empty one between: it may still change kind, as "text:" straight before a list. */
function block(lines: string[]): string {
  const first = lines[0]!;
  if (first.trim().startsWith('|') && /^\s*\|?[\s:|-]+\|?\s*$/.test(lines[1] ?? 'x')) return table(lines);
  if (BULLET.test(first)) return list(lines, BULLET, 'ul');
  if (NUMBER.test(first)) return list(lines, NUMBER, 'ol');
  const heading = /^#{1,6} (.*)$/.exec(first);
  if (heading) return `<h4>${inline(heading[1]!)}</h4>${lines.length > 1 ? block(lines.slice(1)) : ''}`;
  const end = lines.findIndex((line, i) => i > 0 && (BULLET.test(line) || NUMBER.test(line) || line.startsWith('|')));
  if (end > 0) return block(lines.slice(0, end)) + block(lines.slice(end));
  return `<p>${inline(lines.join(' '))}</p>`;
}

export function render(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((chunk) => chunk.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(block)
    .join('');
}
