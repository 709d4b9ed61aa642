import { array, boolean, type InferType, mixed, number, object, string } from 'yup';

/** Format version of a backup. */
export const BACKUP_FORMAT = 1;

export const MANIFEST_PATH = 'manifest.json';

/** Thrown with the reason that a backup is not made or not restored, for an operator. */
export class BackupRefusedError extends Error {
  override name = 'BackupRefusedError';

  constructor(reason: string, cause?: unknown) {
    super(`${reason}.`, { cause });
  }
}

const NAME = /^[a-z_][a-z0-9_]*$/;
const HASH = /^[0-9a-f]{64}$/;

const table = object({
  name: string().matches(NAME).required(),
  columns: array(string().matches(NAME).required()).required(),
  rows: number().integer().min(0).required(),
  /** Number of consecutive archive files with the table's rows. */
  parts: number().integer().min(0).required(),
});

const sequence = object({
  name: string().matches(NAME).required(),
  value: string().matches(/^\d+$/).required(),
  isCalled: boolean().required(),
});

const migration = object({ hash: string().matches(HASH).required(), when: string().matches(/^\d+$/).required() });

const manifestSchema = object({
  format: number().oneOf([BACKUP_FORMAT]).required(),
  madeAt: string().datetime().required(),
  /** Migrations of the database, oldest first. */
  migrations: array(migration).min(1).required(),
  /** Tables in the order in which their rows can be restored. */
  tables: array(table).required(),
  /** Waiting and completed jobs; null if no queue was ever used. */
  jobs: table.nullable().defined(),
  sequences: array(sequence).required(),
  /** SHA-256 of every other file of the archive, by its path. */
  checksums: mixed<Readonly<Record<string, string>>>((value): value is Readonly<Record<string, string>> =>
    Object.values(Object(value)).every((item) => HASH.test(String(item))),
  ).required(),
});

export type Manifest = InferType<typeof manifestSchema>;
export type BackupTable = Manifest['tables'][number];

/** Returns the path of a part of a table's rows; the concatenated parts are the output of `COPY`. */
export const getPartPath = (schema: string, table: string, part: number): string =>
  `${schema}/${table}/${String(part).padStart(6, '0')}.copy`;

export const toBackupPath = (hash: string): string => `media/${hash}`;

/** Returns the hash of a picture from its path; null for any other path. */
export const parsePicturePath = (path: string): string | null => /^media\/([0-9a-f]{64})$/.exec(path)?.[1] ?? null;

/** Reads a manifest; throws if another version of the product wrote it. */
export function readManifest(bytes: Buffer): Manifest {
  try {
    return manifestSchema.validateSync(JSON.parse(String(bytes)), { strict: true });
  } catch (error) {
    throw new BackupRefusedError('The backup is of a shape that this version of the product does not know', error);
  }
}
