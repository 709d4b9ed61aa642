import type { AccountLink } from '#src/contract/account-links.ts';

/** The parts of a link in the page's path. */
export function toAccountLink(params: Readonly<Record<string, string>>): AccountLink {
  return { uid: params.uid ?? '', timestamp: params.timestamp ?? '', hash: params.hash ?? '' };
}
