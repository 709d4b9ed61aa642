import { UnreadableAnswer } from './result.ts';
import { isRecord, wholeNumber } from './wire.ts';

export interface WirePager {
  /** Counts from 0. */
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

/** The pager of a list, in Drupal's names or our own; null where there is none. */
export function readPager(raw: unknown): WirePager | null {
  if (!isRecord(raw)) return null;
  return {
    currentPage: wholeNumber(raw.current_page ?? raw.currentPage) ?? 0,
    totalPages: wholeNumber(raw.total_pages ?? raw.totalPages) ?? 1,
    totalItems: wholeNumber(raw.total_items ?? raw.totalItems) ?? 0,
    itemsPerPage: wholeNumber(raw.items_per_page ?? raw.itemsPerPage) ?? 0,
  };
}

/** The rows of a list, in the three shapes in use: a bare list, `{rows, pager}` and `{entities, pager}`. */
export const toRows = (body: unknown): unknown => (isRecord(body) ? (body.entities ?? body.rows) : body);

/** A list without pages: all of it is its one page. */
export const onePage = <T>(rows: readonly T[]): Paged<T> => ({
  rows,
  pager: { currentPage: 0, totalPages: 1, totalItems: rows.length, itemsPerPage: rows.length },
});

/** Reads one page of a list; one without a pager is all there is. Leaves out a row for which `read` returns null. */
export function readPaged<T>(body: unknown, read: (raw: Readonly<Record<string, unknown>>) => T | null): Paged<T> {
  const rows = toRows(body);
  if (!Array.isArray(rows)) throw new UnreadableAnswer('malformed', 'no list');
  const all = onePage(rows.filter(isRecord).flatMap((raw) => read(raw) ?? []));
  return { ...all, pager: (isRecord(body) ? readPager(body.pager) : null) ?? all.pager };
}

/** A row of the own content system, taken as it is typed. */
export const asTyped = <T>(raw: unknown): T => raw as T;

/** A text member; "" for any other value. */
export const getTextMember = (raw: Readonly<Record<string, unknown>>, name: string): string =>
  typeof raw[name] === 'string' ? raw[name] : '';

/** A number member; null for any other value. */
export const getNumberMember = (raw: Readonly<Record<string, unknown>>, name: string): number | null =>
  typeof raw[name] === 'number' && Number.isFinite(raw[name]) ? raw[name] : null;
