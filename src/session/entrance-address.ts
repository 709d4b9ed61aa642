import { parseUrl } from '#src/contract/wire.ts';

/** The address that led here, where it is one of these entrances; else the first of them. */
export function getEntranceAddress(entrances: readonly [string, ...string[]]): string {
  const { referrer } = document;
  const url = parseUrl(referrer);
  const from = url?.origin === location.origin ? url.pathname : null;
  return entrances.find((entrance) => entrance === from) ?? entrances[0];
}
