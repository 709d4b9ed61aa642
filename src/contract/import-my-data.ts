import { boolean, object } from 'yup';
import { defineOperation } from './operation.ts';
import { IMPORT_PARTS, type ImportCounts } from './own-data-file.ts';
import { isRecord, record, wholeNumber } from './wire.ts';

export interface ImportBody {
  /** Of the file what `importedOf` leaves. */
  readonly file: Readonly<Record<string, unknown>>;
  /** False looks at the file and changes nothing. */
  readonly write: boolean;
}

export interface ImportAnswer {
  /** What the file holds. */
  readonly found: ImportCounts;
  /** What was not here yet and is now; null where nothing was to be written. */
  readonly added: ImportCounts | null;
}

function readCounts(sent: unknown): ImportCounts {
  const counts = record(sent, 'counts');
  return Object.fromEntries(IMPORT_PARTS.map((name) => [name, wholeNumber(counts[name]) ?? 0])) as ImportCounts;
}

/**
 * Takes over what somebody kept of an earlier account of the same domain. All of it or nothing: a row that its form
 * would refuse is named, and nothing is written. What stands already, by its uuid, stays as it is.
 */
export const importMyData = defineOperation({
  name: 'import-my-data',
  method: 'POST',
  route: '/my-data',
  access: 'participant',
  path: (_input: { readonly body: ImportBody }) => '/my-data',
  request: object({ file: object().required(), write: boolean().strict().required() }),
  body: ({ body }) => body,
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
