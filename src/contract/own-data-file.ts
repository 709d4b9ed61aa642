import { isRecord } from './wire.ts';

/** Format name of the file of own data, and the version that this product writes. */
export const OWN_DATA_FORMAT = 'zelfhulp';

/** 1 has neither name, version nor the uuids of days, answers and entries; 2 has them. */
export const OWN_DATA_VERSION = 2;

/**
 * The parts of the file that can be imported into another account, by their names in it. Forum, buddies, pairing,
 * messages and sessions cannot: they involve others, or belong to one account. Badges are awarded again.
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
] as const;
export type ImportPartName = (typeof IMPORT_PARTS)[number];

/** Number of rows of each part: days, plans and so on. */
export type ImportCounts = Readonly<Record<ImportPartName, number>>;

/** Largest readable file, in bytes, of which most is never sent. */
export const OWN_DATA_BYTES = 20 * 1024 * 1024;

/** Of the account only the start dates of its days and its programme, and the unit. */
const OF_ACCOUNT = ['domain', 'registrationsStart', 'programStart', 'unit'] as const;

const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/** The importable parts of a file and nothing else of it; null for any other file. */
export function pickImportableParts(file: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRecord(file) || !isRecord(file.account)) return null;
  return {
    ...pick(file, ['format', 'version', 'domain', ...IMPORT_PARTS]),
    account: pick(file.account, OF_ACCOUNT),
  };
}
