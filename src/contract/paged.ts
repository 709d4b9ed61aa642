import { UnreadableResponseError } from './result.ts';
import { isRecord, readWholeNumber } from './wire.ts';

export interface WirePager {
  /** Page number from 0. */
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalItems: number;
  readonly itemsPerPage: number;
}

/** One page of a list. */
export interface Paged<T> {
  readonly rows: readonly T[];
  readonly pager: WirePager;
}

/** Reads the pager of a list, with the member names of Drupal or of this product; null if absent. */
export function readPager(raw: unknown): WirePager | null {
  if (!isRecord(raw)) return null;
  return {
    currentPage: readWholeNumber(raw.current_page ?? raw.currentPage) ?? 0,
    totalPages: readWholeNumber(raw.total_pages ?? raw.totalPages) ?? 1,
    totalItems: readWholeNumber(raw.total_items ?? raw.totalItems) ?? 0,
    itemsPerPage: readWholeNumber(raw.items_per_page ?? raw.itemsPerPage) ?? 0,
  };
}

/** Returns the rows of a list, which has one of three shapes: a bare list, `{rows, pager}` or `{entities, pager}`. */
export const toRows = (body: unknown): unknown => (isRecord(body) ? (body.entities ?? body.rows) : body);

/** Creates a page that contains a whole list. */
export const toSinglePage = <T>(rows: readonly T[]): Paged<T> => ({
  rows,
  pager: { currentPage: 0, totalPages: 1, totalItems: rows.length, itemsPerPage: rows.length },
});

/** Reads one page of a list, or a whole list without a pager. Omits rows for which `read` returns null. */
export function readPaged<T>(body: unknown, read: (raw: Readonly<Record<string, unknown>>) => T | null): Paged<T> {
  const rows = toRows(body);
  if (!Array.isArray(rows)) throw new UnreadableResponseError('malformed', 'no list');
  const all = toSinglePage(rows.filter(isRecord).flatMap((raw) => read(raw) ?? []));
  return { ...all, pager: (isRecord(body) ? readPager(body.pager) : null) ?? all.pager };
}

/** Casts a row of the embedded content system without validation. */
export const castRow = <T>(raw: unknown): T => raw as T;

/** Returns a text member; "" for any other value. */
export const getTextMember = (raw: Readonly<Record<string, unknown>>, name: string): string =>
  typeof raw[name] === 'string' ? raw[name] : '';

/** Returns a number member; null for any other value. */
export const getNumberMember = (raw: Readonly<Record<string, unknown>>, name: string): number | null =>
  typeof raw[name] === 'number' && Number.isFinite(raw[name]) ? raw[name] : null;
