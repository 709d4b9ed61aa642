import { array, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { readList } from './rows.ts';
import { domainKey } from './words.ts';

/** A page has at most so many; the rest is not looked at. */
export const MOST_CHECKED = 200;

/** An address that leads nowhere, and in which of the domains that were named. */
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

/** Tells which of these addresses lead nowhere within the sites of some domains, as visitors find them now. */
export const checkLinks = defineOperation({
  name: 'check-links',
  method: 'POST',
  route: '/desk/links/check',
  access: 'editor',
  touches: 'nothing',
  path: (_input: Input) => '/desk/links/check',
  request: checkedLinks,
  body: ({ body }) => body,
  read: ({ body }): readonly BrokenAddress[] => readList(body),
  errors: { 403: 'not for editors of content', 422: 'no such domain, or too many addresses' },
});
