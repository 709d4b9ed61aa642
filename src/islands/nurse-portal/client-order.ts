import type { ClientInList } from '#src/contract/clients.ts';
import type { Language } from '#src/domains/domain.ts';
import { compareByNeed } from '#src/rules/nurse/client-signals.ts';

/** Sort orders of the list. */
export const CLIENT_ORDERS = ['attention', 'silence', 'name', 'started'] as const;
export type ClientOrder = (typeof CLIENT_ORDERS)[number];

/** Filters and sort order of the list; stored in this tab so that returning from a client shows the same list. */
export interface ListState {
  readonly search: string;
  readonly order: ClientOrder;
  /** Programme id; empty for all. */
  readonly programme: string;
  /** True to show only clients who need attention. */
  readonly isAttention: boolean;
  /** Current page, from 0. */
  readonly page: number;
}

export const DEFAULT_LIST_STATE: ListState = {
  search: '',
  order: 'attention',
  programme: '',
  isAttention: false,
  page: 0,
};

/** Number of clients per page. */
export const CLIENTS_ON_PAGE = 50;

type Compare = (one: ClientInList, other: ClientInList) => number;

const compareTexts = (item: string, other: string): number => (item === other ? 0 : item < other ? -1 : 1);

/** Compares by attention, then by longest time since last access; others by name. */
const compareAttention: Compare = (clientInList, other) =>
  compareByNeed(clientInList.signals, other.signals) ||
  (clientInList.signals.length === 0 ? 0 : compareTexts(clientInList.seenAt ?? '', other.seenAt ?? ''));

/** Compares by time since a registered day, clients without any first and those who do not share days last. */
const compareSilence: Compare = (clientInList, other) =>
  Number(other.scopes.days) - Number(clientInList.scopes.days) ||
  compareTexts(clientInList.lastFilledIn ?? '', other.lastFilledIn ?? '');

const COMPARES: Readonly<Record<ClientOrder, Compare>> = {
  attention: compareAttention,
  name: () => 0,
  silence: compareSilence,
  started: (clientInList, other) => compareTexts(other.programStartDate, clientInList.programStartDate),
};

const isInNeed = ({ signals }: ClientInList): boolean => signals.length > 0;

/** Returns the filtered clients in the chosen order; equal ones by name. */
export function filterClients(
  clients: readonly ClientInList[],
  { search, order, programme, isAttention }: ListState,
  language: Language,
): readonly ClientInList[] {
  const names = new Intl.Collator(language);
  const lowerCase = search.trim().toLocaleLowerCase(language);
  return clients
    .filter((client) => !isAttention || isInNeed(client))
    .filter(({ domain }) => programme === '' || domain === programme)
    .filter(({ name }) => name.toLocaleLowerCase(language).includes(lowerCase))
    .sort(
      (clientInList, other) =>
        COMPARES[order](clientInList, other) ||
        names.compare(clientInList.name, other.name) ||
        clientInList.uid - other.uid,
    );
}

/** Returns the number of clients who need attention. */
export const countClientsInNeed = (clients: readonly ClientInList[]): number => clients.filter(isInNeed).length;
