import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { record } from '../wire.ts';
import { toQueryEntries } from './rows.ts';

interface Input {
  /** Without a domain, everything. */
  readonly query?: { readonly domain?: DomainKey };
}

/** Exports all content of editors, or that of one domain, as one file for another installation. */
export const exportContent = defineOperation({
  name: 'export-content',
  method: 'GET',
  route: '/desk/content',
  access: 'administrator',
  query: ({ query }: Input) => toQueryEntries(query),
  read: ({ body }) => record(body, 'set'),
  errors: { 400: 'no such domain', 403: 'not logged in as an administrator' },
});
