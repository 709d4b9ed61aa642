/** The headers that decide what a page request is answered. */
export interface Asked {
  host: string | undefined;
  cookie: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

const join = (before: string | undefined, value: string, separator: string) =>
  before === undefined ? value : `${before}${separator}${value}`;

/**
 * Reads them from the raw list: Node makes its object of all headers on first use, which costs a cached page a tenth of
 * its time. Repeated headers are joined as Node joins them; of several hosts the first counts.
 */
export function readAsked(raw: readonly string[]): Asked {
  const asked: Asked = { host: undefined, cookie: undefined, acceptEncoding: undefined, ifNoneMatch: undefined };
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    const value = raw[at + 1] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') asked.host ??= value;
    else if (name.length === 6 && name.toLowerCase() === 'cookie') asked.cookie = join(asked.cookie, value, '; ');
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') {
      asked.acceptEncoding = join(asked.acceptEncoding, value, ', ');
    } else if (name.length === 13 && name.toLowerCase() === 'if-none-match') {
      asked.ifNoneMatch = join(asked.ifNoneMatch, value, ', ');
    }
  }
  return asked;
}
