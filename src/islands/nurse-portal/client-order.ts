import { CLIENT_SORTS, type ClientSort } from '#src/contract/get-clients.ts';

/** The ways in which the list can stand: what it is sorted by, and which end comes first. */
export const CLIENT_ORDERS = [
  'name-asc',
  'name-desc',
  'start-desc',
  'start-asc',
  'completed-desc',
  'completed-asc',
] as const satisfies readonly `${ClientSort}-${'asc' | 'desc'}`[];
export type ClientOrder = (typeof CLIENT_ORDERS)[number];

/** What the nurse looks for; kept in this tab so that the way back from a client leads to the same list. */
export interface ListState {
  readonly search: string;
  readonly order: ClientOrder;
  /** Counts from 0. */
  readonly page: number;
}

export const FIRST_LIST: ListState = { search: '', order: 'name-asc', page: 0 };

/** The query of the call for a list. */
export function queryOf({ search, order, page }: ListState) {
  const sort = CLIENT_SORTS.find((one) => order.startsWith(`${one}-`)) ?? 'name';
  const direction: 'asc' | 'desc' = order.endsWith('-desc') ? 'desc' : 'asc';
  return { page, search, sort, order: direction };
}
