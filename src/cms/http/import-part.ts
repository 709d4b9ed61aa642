import { type ISchema, ValidationError } from 'yup';
import type { RefusedField } from '#src/contract/fields/fields.ts';
import type { ImportPartName } from '#src/contract/own-data-file.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Transaction } from '../jobs/jobs.ts';
import { ValidationFailure } from './api-error.ts';
import { refusedTexts } from './refused-fields.ts';
import type { ApiContext } from './request.ts';
import { serverText } from './server-texts.ts';

/** One row of a file, as it was read from JSON: nothing of it is known. */
export type SentRow = Readonly<Record<string, unknown>>;

/** What is brought along, and by whom. */
export interface Arrival {
  readonly c: ApiContext;
  readonly uid: number;
  /** Both starts of the account that the file is of. */
  readonly starts: { readonly registrations: CalendarDate | null; readonly programme: CalendarDate | null };
}

/** The rows of a part that were read and may be kept. */
export interface ReadPart {
  readonly found: number;
  /** Keeps what does not stand yet, and tells how many that were. The account's row is held meanwhile. */
  readonly keep: (tx: Transaction) => Promise<number>;
  /** Gives the badges that what stands now brings. */
  readonly award?: (tx: Transaction) => Promise<void>;
}

/** How a module takes over one part of a file: it reads every row as its own form would, or refuses the file. */
export interface ImportPart {
  readonly name: ImportPartName;
  readonly read: (arrival: Arrival, rows: readonly SentRow[]) => Promise<ReadPart>;
}

/** Refuses a file because of one row; the text says which and why. */
export function refuseRow({ var: { language } }: ApiContext, name: ImportPartName, index: number, why: string): never {
  const part = serverText(`importParts.${name}`, language);
  const text = serverText('import.row', language, { part, number: index + 1, why });
  throw new ValidationFailure([{ field: 'file', text }]);
}

/** The same in the words of the form that would have refused it. */
export function refuseFieldsOf(
  c: ApiContext,
  name: ImportPartName,
  index: number,
  words: string,
  refused: readonly RefusedField[],
): never {
  const [first] = refusedTexts(c.var.language, words, refused);
  return refuseRow(c, name, index, first?.text ?? serverText('import.invalid', c.var.language));
}

/** Reads one row by the schema of its form. */
export async function readByForm<T>(
  c: ApiContext,
  name: ImportPartName,
  index: number,
  schema: ISchema<T>,
  row: SentRow,
): Promise<T> {
  try {
    return await schema.validate(row);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const key = error.message === 'too-long' ? 'too-long' : 'invalid';
    return refuseRow(c, name, index, serverText(`import.${key}`, c.var.language));
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The uuid of a row, under which it is kept here as well. */
export function uuidOf(c: ApiContext, name: ImportPartName, index: number, { uuid }: SentRow): string {
  if (typeof uuid === 'string' && UUID.test(uuid)) return uuid;
  return refuseRow(c, name, index, serverText('import.invalid', c.var.language));
}

/** A moment of a row; one that is missing, unreadable or still to come is now. */
export function momentOf({ var: { system } }: ApiContext, value: unknown): Date {
  const now = system.now();
  const moment = typeof value === 'string' ? new Date(value) : now;
  return Number.isNaN(moment.getTime()) || moment > now ? now : moment;
}

/** Moments before now, one for each row, so that rows whose own moment is not told keep their order. */
export function momentsInOrder({ var: { system } }: ApiContext, count: number): readonly Date[] {
  const now = system.now().getTime();
  return Array.from({ length: count }, (_, index) => new Date(now - (count - index)));
}
