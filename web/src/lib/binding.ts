/* Spaces at which no line may break, as src/starhold/locale/binding.py sets them in what the server says: after one-letter
   words in Czech, between a figure and what it counts in Czech and Lithuanian. */
import type { Language } from '../generated/socket';

const FIGURE = /(^|[^\p{L}\p{N}_:.])([+\-−]?\d+(?:[.,/]\d+)*[×%]?) (?=[\p{L}\p{N}])/gu;
const ORDINAL = /([^\p{L}\p{N}_:.\n])(\d+\.) (?=\p{Ll})/gu;
const ONE_LETTER = /(^|[^\p{L}\p{N}_'’-])([kKsSvVzZoOuUaAiI]) (?=\S|$)/gu;
const INITIAL = /(^|[^\p{L}\p{N}_])(\p{Lu}\.) (?=\p{Lu})/gu;

const CUSTOMS: Record<Language, RegExp[]> = { en: [], cs: [FIGURE, ORDINAL, ONE_LETTER], lt: [FIGURE, INITIAL] };

/** The text with the spaces of that language that hold a line together; code and addresses keep theirs. */
export function bind(text: string, lang: Language): string {
  const customs = CUSTOMS[lang];
  if (customs.length === 0 || !text.includes(' ')) return text;
  const parts = text.split(/(`[^`]*`|https?:\/\/\S+)/);
  return parts.map((part, i) => (i % 2 === 0 ? hold(part, customs) : part)).join('');
}

/** Each custom twice: of two short words in a row the first takes the space that the second would begin with. */
function hold(text: string, customs: RegExp[]): string {
  return [...customs, ...customs].reduce((said, custom) => said.replace(custom, '$1$2\u00a0'), text);
}
