import { parseUrl } from '#src/contract/wire.ts';

/** Returns the referrer if it is one of these entrances; otherwise the first entrance. */
export function getEntranceUrl(entrances: readonly [string, ...string[]]): string {
  const { referrer } = document;
  const url = parseUrl(referrer);
  const from = url?.origin === location.origin ? url.pathname : null;
  return entrances.find((entrance) => entrance === from) ?? entrances[0];
}
