/** An element in the wire format: properties start with `#`, children of a page are keyed. */
export type Properties = Readonly<Record<string, unknown>>;

/** Returns the properties that have a value. */
export function omitEmptyProperties(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}

export const getText = (properties: Properties, name: string): string | undefined => {
  const value = properties[name];
  return typeof value === 'string' ? value : undefined;
};

export const getNumber = (properties: Properties, name: string): number | undefined => {
  const value = properties[name];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** Returns true for the values that Drupal uses for true: true, 1 and "1". */
export const isTrue = (properties: Properties, name: string): boolean =>
  [true, 1, '1'].some((yes) => properties[name] === yes);
