import { UnreadableResponseError } from './result.ts';

/** One item of a Drupal-shaped field. */
export type WireItem = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, readonly WireItem[]>>;

/** Reference to an entity that the response does not contain. */
export interface WireReference {
  readonly target_id: number | string;
  readonly target_type: string;
  readonly target_uuid: string | null;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value as an object; throws UnreadableResponseError for any other value. */
export function readRecord(value: unknown, label: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new UnreadableResponseError('malformed', `${label} is no object`);
  return value;
}

/** Returns the value as a list; throws UnreadableResponseError for any other value. */
export function readList(value: unknown, label: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new UnreadableResponseError('malformed', `${label} is no list`);
  return value;
}

/** Returns every member that is a list of objects: the fields of an entity. */
export function readWireFields(entity: Readonly<Record<string, unknown>>): WireFields {
  const fields: Record<string, readonly WireItem[]> = {};
  for (const name of Object.keys(entity)) {
    const items = entity[name];
    const isField = name !== '__proto__' && Array.isArray(items) && items.every(isRecord);
    if (isField) fields[name] = items;
  }
  return fields;
}

/** Returns a member of a field's first item, or undefined. */
export function getFirstValue(fields: WireFields, name: string, key = 'value'): unknown {
  return fields[name]?.[0]?.[key];
}

export function getFirstText(fields: WireFields, name: string, key = 'value'): string | null {
  const value = getFirstValue(fields, name, key);
  return typeof value === 'string' ? value : null;
}

/** Returns a number, also from a string of digits. */
export function readWholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

/** Parses a URL; null if invalid. Browsers from before June 2024 do not have `URL.parse`. */
export function parseUrl(url: string, base?: string | URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
