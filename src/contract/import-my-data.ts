import { boolean, object } from 'yup';
import { defineOperation } from './operation.ts';
import { IMPORT_PARTS, type ImportCounts } from './own-data-file.ts';
import { isRecord, record, wholeNumber } from './wire.ts';

export interface ImportBody {
  /** The parts of the file that `pickImportableParts` returns. */
  readonly file: Readonly<Record<string, unknown>>;
  /** False only checks the file. */
  readonly write: boolean;
}

export interface ImportAnswer {
  /** Number of rows in the file. */
  readonly found: ImportCounts;
  /** Number of rows added; null for a check. */
  readonly added: ImportCounts | null;
}

function readCounts(sent: unknown): ImportCounts {
  const counts = record(sent, 'counts');
  return Object.fromEntries(IMPORT_PARTS.map((name) => [name, wholeNumber(counts[name]) ?? 0])) as ImportCounts;
}

/**
 * Imports a file of an earlier account of the same domain. All of it or nothing: a row that its form would refuse is
 * named, and nothing is written. Existing rows, by their uuid, stay unchanged.
 */
export const importMyData = defineOperation({
  name: 'import-my-data',
  method: 'POST',
  route: '/my-data',
  access: 'participant',
  request: object({ file: object().required(), write: boolean().strict().required() }),
  body: ({ body }: { readonly body: ImportBody }) => body,
  read: ({ body }): ImportAnswer => {
    const { found, added } = record(body, 'import');
    return { found: readCounts(found), added: isRecord(added) ? readCounts(added) : null };
  },
  errors: {
    403: 'not a participant, or consent is needed',
    413: 'the file is too large',
    422: 'the file, or a row of it, is refused; the text says where',
    429: 'too many in an hour',
  },
});
