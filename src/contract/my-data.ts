import { boolean, object } from 'yup';
import { defineOperation } from './operation.ts';
import { isRecord, readRecord, readWholeNumber } from './wire.ts';

/** All stored data of the user: plain values by name. */
export type MyData = Readonly<Record<string, unknown>>;

export const myData = defineOperation({
  name: 'my-data',
  method: 'GET',
  route: '/my-data',
  access: 'logged-in',
  takesLong: true,
  read: ({ body }): MyData => readRecord(body, 'own data'),
  errors: { 403: 'not logged in' },
});

/** Format name of the data export file, and the version that this product writes. */
export const MY_DATA_FORMAT = 'zelfhulp';

/** Version 1 has no name, no version, and no uuids of days, answers and entries; version 2 has them. */
export const MY_DATA_VERSION = 2;

/**
 * Names of the parts of the export file that can be imported into another account. Forum, buddies, pairing, messages
 * and sessions cannot: they involve others, or belong to one account. Badges are awarded again.
 */
export const IMPORT_PARTS = [
  'registrations',
  'plans',
  'exercises',
  'diary',
  'urges',
  'ifThens',
  'ownThings',
  'figures',
  'ownDrinks',
  'selfTests',
  'ownDates',
  'paths',
] as const;
export type ImportPartName = (typeof IMPORT_PARTS)[number];

/** Number of rows of each part: days, plans and so on. */
export type ImportCounts = Readonly<Record<ImportPartName, number>>;

/** Maximum size of a file in bytes; only a small part of it is sent. */
export const MY_DATA_BYTES = 20 * 1024 * 1024;

/** Members of the account that are imported: the start dates of its days and its programme, and the unit. */
const ACCOUNT_MEMBERS = ['domain', 'registrationsStart', 'programStart', 'unit'] as const;

const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/** Returns the importable parts of a file, without its other content; null for any other file. */
export function pickImportableParts(file: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRecord(file) || !isRecord(file.account)) return null;
  return {
    ...pick(file, ['format', 'version', 'domain', ...IMPORT_PARTS]),
    account: pick(file.account, ACCOUNT_MEMBERS),
  };
}

export interface ImportBody {
  /** The parts of the file that `pickImportableParts` returns. */
  readonly file: Readonly<Record<string, unknown>>;
  /** False to only check the file. */
  readonly write: boolean;
}

export interface ImportResponse {
  /** Number of rows in the file. */
  readonly found: ImportCounts;
  /** Number of rows added; null for a check. */
  readonly added: ImportCounts | null;
}

function readCounts(raw: unknown): ImportCounts {
  const counts = readRecord(raw, 'counts');
  return Object.fromEntries(IMPORT_PARTS.map((name) => [name, readWholeNumber(counts[name]) ?? 0])) as ImportCounts;
}

/**
 * Imports a file of an earlier account of this domain, completely or not at all: if a row fails the validation of its
 * form, the error identifies it and nothing is written. Existing rows, by uuid, are unchanged.
 */
export const importMyData = defineOperation({
  name: 'import-my-data',
  method: 'POST',
  route: '/my-data',
  access: 'participant',
  takesLong: true,
  request: object({ file: object().required(), write: boolean().strict().required() }),
  body: ({ body }: { readonly body: ImportBody }) => body,
  read: ({ body }): ImportResponse => {
    const { found, added } = readRecord(body, 'import');
    return { found: readCounts(found), added: isRecord(added) ? readCounts(added) : null };
  },
  errors: {
    403: 'not a participant, or consent is required',
    413: 'the file is too large',
    422: 'the file or one of its rows is invalid; the message says where',
    429: 'too many requests in an hour',
  },
});
