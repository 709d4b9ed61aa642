import { isRecord } from './wire.ts';

/** What the file of the own data is called inside, and which version of it this product writes. */
export const OWN_DATA_FORMAT = 'zelfhulp';

/** 1 has neither name, version nor the uuids of days, answers and entries; 2 has them. */
export const OWN_DATA_VERSION = 2;

/**
 * The parts of the file that are taken over into another account, by their names in it. Forum, buddies, pairing,
 * messages and sessions are none of these: others are in them, or they belong to one account. Badges are given again.
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

/** How many of each part: days, plans and so on. */
export type ImportCounts = Readonly<Record<ImportPartName, number>>;

/** The largest file that is read, in bytes, of which most is never sent. */
export const OWN_DATA_BYTES = 20 * 1024 * 1024;

/** Of the account only what its days and its programme begin with, and what the days count. */
const OF_ACCOUNT = ['domain', 'registrationsStart', 'programStart', 'unit'] as const;

const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/** What is sent of a file: the parts that are taken over and nothing else of it; null for what is no file of own data. */
export function importedOf(file: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRecord(file) || !isRecord(file.account)) return null;
  return {
    ...pick(file, ['format', 'version', 'domain', ...IMPORT_PARTS]),
    account: pick(file.account, OF_ACCOUNT),
  };
}
