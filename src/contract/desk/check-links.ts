import { array, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { readList } from './rows.ts';
import { domainKey } from './words.ts';

/** Largest number of links of a page; further ones are not checked. */
export const MOST_CHECKED = 200;

/** A broken address, and the requested domains in which it is broken. */
export interface BrokenAddress {
  readonly href: string;
  readonly domains: readonly DomainKey[];
}

interface Input {
  readonly body: { readonly domains: readonly DomainKey[]; readonly hrefs: readonly string[] };
}

export const checkedLinks = object({
  domains: array(domainKey().required()).required().min(1).max(20),
  hrefs: array(string().max(2_000).defined()).required().max(MOST_CHECKED),
});

/** Returns which of these addresses are broken within the sites of some domains, as of now. */
export const checkLinks = defineOperation({
  name: 'check-links',
  method: 'POST',
  route: '/desk/links/check',
  access: 'editor',
  touches: 'nothing',
  request: checkedLinks,
  body: ({ body }: Input) => body,
  read: ({ body }): readonly BrokenAddress[] => readList(body),
  errors: { 403: 'not for editors of content', 422: 'no such domain, or too many addresses' },
});
