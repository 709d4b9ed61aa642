function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]));
}

/** JSON that is the same for the same value: keys in order, two spaces, one line end. Fit for version control. */
export const stableJson = (value: unknown): string => `${JSON.stringify(sorted(value), null, 2)}\n`;
