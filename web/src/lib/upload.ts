/* A record from a file of somebody's own: what it says of itself, or what is wrong with it, in words. */
import { t } from './i18n.svelte';
import { BadRecord, readHeader, type RecordHeader } from './record';

/** The head of a record; `known`: the games this server has. */
export function headOf(text: string, file: string, known: ReadonlyMap<string, unknown>): RecordHeader {
  try {
    const header = readHeader(text);
    if (known.has(header.game)) return header;
    throw new Error(t('error-record-unknown', { file, game: header.game }));
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    throw new Error(t(error.what === 'none' ? 'error-no-record' : `error-record-${error.what}`, { file }), {
      cause: error,
    });
  }
}
