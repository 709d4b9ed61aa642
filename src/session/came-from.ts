/** The address that led here, where it is one of these entrances; else the first of them. */
export function cameFrom(entrances: readonly [string, ...string[]]): string {
  const { referrer } = document;
  const url = URL.canParse(referrer) ? new URL(referrer) : null;
  const from = url?.origin === location.origin ? url.pathname : null;
  return entrances.find((entrance) => entrance === from) ?? entrances[0];
}
