import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { type Rows, readRows, toQueryEntries } from './rows.ts';
import type { ThingKindName } from './thing.ts';

/** Days after which deleted entries are erased. */
export const BIN_DAYS = 30;

/** A deleted entry that can be restored. */
export interface BinnedThing {
  readonly id: number;
  readonly kind: ThingKindName;
  readonly name: string;
  readonly domains: readonly DomainKey[];
  /** ISO 8601. */
  readonly deletedAt: string;
  /** Null for the system itself, empty for a deleted account. */
  readonly deletedBy: string | null;
}

/** Lists the entries deleted in the last thirty days, newest first. */
export const listBin = defineOperation({
  name: 'list-bin',
  method: 'GET',
  route: '/desk/bin',
  access: 'editor',
  query: ({ query }: { readonly query?: { readonly page?: number } }) => toQueryEntries(query),
  read: ({ body }): Rows<BinnedThing> => readRows(body),
  errors: { 403: 'not logged in as an editor' },
});
