import { countCharacters } from '#src/rules/fields/text.ts';
import { UUID } from '#src/rules/uuid.ts';
import { isRecord } from '../wire.ts';
import type { Shape } from './shape.ts';

/** A refused value: its path ("words.nl.title", "rows.0.href") and the rule's key of the problem. */
export interface RefusedValue {
  readonly at: string;
  readonly problem: string;
}

export type ShapeParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refused: readonly RefusedValue[] };

const refuse = (location: string, problem: string) => ({ ok: false, refused: [{ at: location, problem }] }) as const;
const inside = (location: string, name: string) => (location === '' ? name : `${location}.${name}`);

/** Combines the results of several members. */
function mergeReadings(readings: readonly (readonly [name: string, reading: ShapeParseResult<unknown>])[]) {
  const refusedValues = readings.flatMap(([, reading]) => (reading.ok ? [] : reading.refused));
  const values = readings.flatMap(([name, reading]) => (reading.ok ? [[name, reading.value] as const] : []));
  return { refused: refusedValues, values };
}

function readObject({ fields = {} }: Shape, raw: unknown, location: string): ShapeParseResult<unknown> {
  if (!isRecord(raw)) return refuse(location, 'invalid');
  const names = Object.entries(fields).filter(([name, { isOptional }]) => !(isOptional && raw[name] === undefined));
  const { refused, values } = mergeReadings(
    names.map(([name, shape]) => [name, readValue(shape, raw[name], inside(location, name))]),
  );
  return refused.length > 0 ? { ok: false, refused } : { ok: true, value: Object.fromEntries(values) };
}

function readList({ of, max, isNeeded, isDistinct }: Shape, raw: unknown, location: string): ShapeParseResult<unknown> {
  if (!Array.isArray(raw)) return refuse(location, 'invalid');
  if (isNeeded && raw.length === 0) return refuse(location, 'required');
  if (max !== undefined && raw.length > max) return refuse(location, 'too-long');
  const { refused, values } = mergeReadings(
    raw.map((item, index) => [String(index), readValue(of as Shape, item, inside(location, String(index)))]),
  );
  if (refused.length > 0) return { ok: false, refused };
  const items = values.map(([, value]) => value);
  return isDistinct && new Set(items).size < items.length ? refuse(location, 'invalid') : { ok: true, value: items };
}

function isOfShape({ kind, isInteger, options }: Shape, raw: unknown): boolean {
  if (kind === 'flag') return typeof raw === 'boolean';
  if (kind === 'anything') return true;
  if (kind === 'number') return isInteger ? Number.isSafeInteger(raw) : Number.isFinite(raw);
  if (kind === 'uuid') return typeof raw === 'string' && UUID.test(raw);
  if (kind === 'choice') return options?.some((option) => option === raw) ?? false;
  return typeof raw === 'string';
}

function readLimits(
  { kind, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Shape,
  raw: unknown,
  location: string,
) {
  const size = kind === 'text' ? countCharacters(raw as string) : kind === 'number' ? Number(raw) : 0;
  if (kind === 'text' && size === 0 && min > 0) return refuse(location, 'required');
  if (size > max) return refuse(location, 'too-long');
  return size < min ? refuse(location, 'invalid') : ({ ok: true, value: raw } as const);
}

function readValue(shape: Shape, input: unknown, location: string): ShapeParseResult<unknown> {
  const raw = input === undefined ? shape.absent : input;
  if (raw === null && shape.isNullable) return { ok: true, value: null };
  if (raw === null || raw === undefined) return readAbsent(shape, location);
  if (shape.kind === 'object') return readObject(shape, raw, location);
  if (shape.kind === 'list') return readList(shape, raw, location);
  if (!isOfShape(shape, raw)) return refuse(location, 'invalid');
  if (shape.rule === undefined) return readLimits(shape, raw, location);
  const result = shape.rule(raw as string);
  return result.ok ? result : refuse(location, result.error);
}

/** Reads an absent value: a text is empty, an object is refused by each of its members. */
function readAbsent(shape: Shape, location: string): ShapeParseResult<unknown> {
  if (shape.kind === 'object') return readObject(shape, {}, location);
  if (shape.kind === 'text' && shape.rule) return readValue(shape, '', location);
  return refuse(location, 'required');
}

/** Validates a request body by its shape, with the rules of its form. Undeclared members are removed. */
export const parseByShape = <V>(shape: Shape<V>, raw: unknown): ShapeParseResult<V> =>
  readValue(shape, raw, '') as ShapeParseResult<V>;
