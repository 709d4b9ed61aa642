/**
 * Matches a path that does not begin with one slash, and characters that browsers drop or read as a slash in a URL.
 */
const FOREIGN = /^(?!\/(?!\/))|[\\\s]/;

/**
 * A path of `origin` that may be followed back, with its query and hash; null for everything else, also for a path
 * whose dot segments resolve to one that starts with two slashes, which a browser reads as another host. The one rule
 * for browser and server (docs/product-rules.md, "Domains and hosts").
 */
export function safeDestination(given: string | null, origin: string): string | null {
  if (given === null || FOREIGN.test(given)) return null;
  const { href, pathname } = new URL(given, origin);
  return pathname.startsWith('//') ? null : href.slice(origin.length);
}
