import type { ISchema } from 'yup';
import type { RefusedField } from '#src/contract/fields/fields.ts';
import type { ImportPartName } from '#src/contract/my-data.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { UUID } from '#src/rules/uuid.ts';
import type { Transaction } from '../jobs/jobs.ts';
import { ValidationFailure } from './api-error.ts';
import { getFieldErrorTexts } from './form-error.ts';
import { readDeclaredBody } from './read-request.ts';
import type { ApiContext } from './request.ts';
import { getServerText } from './server-texts.ts';

/** One row of a file, parsed from JSON and not validated. */
export type ImportedRow = Readonly<Record<string, unknown>>;

/** Import request with its user. */
export interface ImportRequest {
  readonly c: ApiContext;
  readonly uid: number;
  /** Both start dates of the file's account. */
  readonly starts: { readonly registrations: CalendarDate | null; readonly programme: CalendarDate | null };
}

/** Parsed rows of a part, ready to be saved. */
export interface ParsedPart {
  readonly found: number;
  /** Saves the rows that do not exist yet and returns their number. The account's row is locked meanwhile. */
  readonly keep: (tx: Transaction) => Promise<number>;
  /** Awards the badges for the resulting data. */
  readonly award?: (tx: Transaction) => Promise<void>;
}

/** Import of one part of a file by its module: validates every row as its form would, or refuses the file. */
export interface ImportPart {
  readonly name: ImportPartName;
  readonly read: (arrival: ImportRequest, rows: readonly ImportedRow[]) => Promise<ParsedPart>;
}

/** Refuses a file because of one row; the message contains the row and the reason. */
export function refuseRow(
  { var: { language } }: ApiContext,
  name: ImportPartName,
  index: number,
  reason: string,
): never {
  const part = getServerText(`importParts.${name}`, language);
  const text = getServerText('import.row', language, { part, number: index + 1, why: reason });
  throw new ValidationFailure([{ field: 'file', text }]);
}

/** Refuses a row with the text of the form that refuses the value. */
export function refuseImportFields(
  c: ApiContext,
  name: ImportPartName,
  index: number,
  text: string,
  refusedFields: readonly RefusedField[],
): never {
  const [first] = getFieldErrorTexts(c.var.language, text, refusedFields);
  return refuseRow(c, name, index, first?.text ?? getServerText('import.invalid', c.var.language));
}

/** Parses one row by the schema of its form. */
export async function parseImportedRow<T>(
  c: ApiContext,
  name: ImportPartName,
  index: number,
  schema: ISchema<T>,
  row: ImportedRow,
): Promise<T> {
  const result = await readDeclaredBody(row, schema);
  if (result.ok) return result.value as T;
  const key = result.refused[0]?.problem === 'too-long' ? 'too-long' : 'invalid';
  return refuseRow(c, name, index, getServerText(`import.${key}`, c.var.language));
}

/** Returns the uuid of a row, under which it is stored as well. */
export function toRowUuid(c: ApiContext, name: ImportPartName, index: number, { uuid }: ImportedRow): string {
  if (typeof uuid === 'string' && UUID.test(uuid)) return uuid;
  return refuseRow(c, name, index, getServerText('import.invalid', c.var.language));
}

/** Returns the time of a row; the current time if it is missing, invalid or in the future. */
export function readRowTime({ var: { system } }: ApiContext, value: unknown): Date {
  const now = system.now();
  const moment = typeof value === 'string' ? new Date(value) : now;
  return Number.isNaN(moment.getTime()) || moment > now ? now : moment;
}

/** Creates times before now, one for each row, so that rows without a time retain their order. */
export function createOrderedTimes({ var: { system } }: ApiContext, count: number): readonly Date[] {
  const now = system.now().getTime();
  return Array.from({ length: count }, (_, index) => new Date(now - (count - index)));
}
