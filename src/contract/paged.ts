import { UnreadableAnswer } from './result.ts';
import { readPager, type WirePager } from './views.ts';
import { isRecord } from './wire.ts';

/** One page of plain objects. */
export interface Paged<T> {
  readonly entities: readonly T[];
  /** Null if the content system sends a bare list, which is then complete. */
  readonly pager: WirePager | null;
}

/** Reads a bare list or `{entities, pager}`; leaves out an item for which `read` returns null. */
export function readPaged<T>(body: unknown, read: (raw: Readonly<Record<string, unknown>>) => T | null): Paged<T> {
  const rows = Array.isArray(body) ? body : isRecord(body) ? body.entities : null;
  if (!Array.isArray(rows)) throw new UnreadableAnswer('malformed', 'no list');
  const entities = rows.filter(isRecord).flatMap((raw) => read(raw) ?? []);
  return { entities, pager: isRecord(body) ? readPager(body.pager) : null };
}

/** A text member; "" for any other value. */
export const getTextMember = (raw: Readonly<Record<string, unknown>>, name: string): string =>
  typeof raw[name] === 'string' ? raw[name] : '';

/** A number member; null for any other value. */
export const getNumberMember = (raw: Readonly<Record<string, unknown>>, name: string): number | null =>
  typeof raw[name] === 'number' && Number.isFinite(raw[name]) ? raw[name] : null;
