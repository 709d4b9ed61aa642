import { array, type InferType, mixed, object, type Schema, string, ValidationError } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { type Failure, UnreadableAnswer } from '../result.ts';
import type { WirePager } from '../views.ts';
import { isRecord } from '../wire.ts';

/** One page of a list at the desk. */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly pager: WirePager;
}

/** A whole list at the desk; its rows are not validated, as the content system is our own. */
export function readList<T>(body: unknown, name = 'rows'): readonly T[] {
  const list = isRecord(body) ? body[name] : undefined;
  if (!Array.isArray(list)) throw new UnreadableAnswer('malformed', `no ${name}`);
  return list as readonly T[];
}

/** One page of a list at the desk. */
export function readRows<T>(body: unknown): Rows<T> {
  const rows = readList<T>(body);
  if (!isRecord(body) || !isRecord(body.pager)) throw new UnreadableAnswer('malformed', 'no pager');
  return { rows, pager: body.pager as unknown as WirePager };
}

/** Reads one record of the desk, recognised by a required member. */
export function readOne<T>(body: unknown, member: keyof T & string): T {
  if (!isRecord(body) || body[member] === undefined) throw new UnreadableAnswer('malformed', `no ${member}`);
  return body as T;
}

/** The non-empty entries of a query. */
export const toQueryEntries = (query: Readonly<Record<string, string | number | undefined>> = {}) =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as const],
  );

/** Reads a plain answer by its schema; throws UnreadableAnswer if it has another shape. */
export function parseWithSchema<S extends Schema>(schema: S, body: unknown, what: string): InferType<S> {
  try {
    return schema.validateSync(body, { strict: true }) as InferType<S>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new UnreadableAnswer('malformed', `${what}: ${error.message}`);
  }
}

/** The domain of an entry. */
export const domainKey = () =>
  mixed<DomainKey>((value): value is DomainKey => DOMAINS.some(({ key }) => key === value));

/** The domains of an entry: at least one, each once. */
export const domainKeys = () =>
  array(domainKey().required())
    .required()
    .min(1, 'required')
    .test('once', 'invalid', (keys) => new Set(keys).size === keys.length);

/** A required text of one line. */
export const line = (most: number) =>
  string()
    .trim()
    .required('required')
    .max(most, 'too-long')
    .matches(/^[^\r\n]*$/, 'invalid');

/** The ids of a list in their new order: each once. */
export const orderBody = object({
  ids: array(mixed<number>((value): value is number => Number.isInteger(value)).required())
    .required()
    .max(500)
    .test('once', 'invalid', (ids) => new Set(ids).size === ids.length),
});

/** Content that is saved as a whole. */
export interface VersionedContent {
  /** Version of the stored content; changes with every save of other content. */
  readonly version: string;
}

/** Version that a write started from. */
export const readStartVersion = { version: string().required() };

/** The stored content after a save by another author; null for any other failure. */
export function readConflict<T extends VersionedContent>({ status, detail }: Failure): T | null {
  if (status !== 412 || !isRecord(detail) || !isRecord(detail.current)) return null;
  return detail.current as unknown as T;
}
