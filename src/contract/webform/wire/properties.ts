/** An element in the wire format: properties begin with `#`, children of a page have their own keys. */
export type Properties = Readonly<Record<string, unknown>>;

/** The properties that have a value. */
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

/** True values of Drupal: true, 1 or "1". */
export const isSet = (properties: Properties, name: string): boolean =>
  [true, 1, '1'].some((yes) => properties[name] === yes);
