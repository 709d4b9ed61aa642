/**
 * Matches a path that does not start with exactly one slash, and characters that browsers remove from a URL or read as
 * a slash.
 */
const FOREIGN = /^(?!\/(?!\/))|[\\\s]/;

/**
 * Returns a path of `origin` that is safe to redirect to, with its query and hash; null for everything else, including
 * a path with dot segments that resolve to one with two slashes at the start, which a browser reads as another host.
 * The only rule for this, for browser and server (docs/product-rules.md, "Domains and hosts").
 */
export function findSafeDestination(input: string | null, origin: string): string | null {
  if (input === null || FOREIGN.test(input)) return null;
  const { href, pathname } = new URL(input, origin);
  return pathname.startsWith('//') ? null : href.slice(origin.length);
}
