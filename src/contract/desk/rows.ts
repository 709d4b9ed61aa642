import type { WirePager } from '../get-view.ts';
import { UnreadableAnswer } from '../result.ts';
import { isRecord } from '../wire.ts';

/** One page of a list at the desk. */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly pager: WirePager;
}

/** A list at the desk, all of it; the content system is the product's own, so its rows are taken as they are typed. */
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
