/** The address as a URL; null for an invalid one. `URL.parse` is missing in every browser from before June 2024. */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
