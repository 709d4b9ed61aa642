function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sortKeys(item)]));
}

/** Serialises to deterministic JSON: sorted keys, two spaces, a newline at the end. Suitable for version control. */
export const toStableJson = (value: unknown): string => `${JSON.stringify(sortKeys(value), null, 2)}\n`;
