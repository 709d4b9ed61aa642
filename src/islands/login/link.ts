import type { AccountLink } from '#src/contract/account-links.ts';

/** Returns the parts of a link from the path parameters. */
export function toAccountLink(params: Readonly<Record<string, string>>): AccountLink {
  return { uid: params.uid ?? '', timestamp: params.timestamp ?? '', hash: params.hash ?? '' };
}
