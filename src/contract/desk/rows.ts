import { array, mixed, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { Failure } from '../result.ts';
import { isRecord } from '../wire.ts';

/** Returns the non-empty entries of a query. */
export const toQueryEntries = (query: Readonly<Record<string, string | number | undefined>> = {}) =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as const],
  );

/** Creates the shape of an entry's domain. */
export const domainKeySchema = () =>
  mixed<DomainKey>((value): value is DomainKey => DOMAINS.some(({ key }) => key === value));

/** Creates the shape of an entry's domains: at least one, each once. */
export const domainKeysSchema = () =>
  array(domainKeySchema().required())
    .required()
    .min(1, 'required')
    .test('once', 'invalid', (keys) => new Set(keys).size === keys.length);

/** Creates the shape of a required text of one line. */
export const lineSchema = (max: number) =>
  string()
    .trim()
    .required('required')
    .max(max, 'too-long')
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
export const startVersionFields = { version: string().required() };

/** Returns the stored content after a save by another author; null for any other failure or answer. */
export function readConflict<T extends VersionedContent>({ status, detail }: Failure): T | null {
  if (status !== 412 || !isRecord(detail) || !isRecord(detail.current)) return null;
  return detail.current as unknown as T;
}
