import { countCharacters } from '#src/rules/fields/text.ts';
import { UUID } from '#src/rules/uuid.ts';
import { isRecord } from '../wire.ts';
import type { Shape } from './shape.ts';

/** A refused value: its path ("words.nl.title", "rows.0.href") and the rule's key of the problem. */
export interface RefusedValue {
  readonly at: string;
  readonly problem: string;
}

export type SentReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refused: readonly RefusedValue[] };

const refuse = (at: string, problem: string) => ({ ok: false, refused: [{ at, problem }] }) as const;
const inside = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

/** Combines the results of several members. */
function mergeReadings(readings: readonly (readonly [name: string, reading: SentReading<unknown>])[]) {
  const refused = readings.flatMap(([, reading]) => (reading.ok ? [] : reading.refused));
  const values = readings.flatMap(([name, reading]) => (reading.ok ? [[name, reading.value] as const] : []));
  return { refused, values };
}

function readObject({ fields = {} }: Shape, sent: unknown, at: string): SentReading<unknown> {
  if (!isRecord(sent)) return refuse(at, 'invalid');
  const names = Object.entries(fields).filter(([name, { isOptional }]) => !(isOptional && sent[name] === undefined));
  const { refused, values } = mergeReadings(
    names.map(([name, shape]) => [name, readValue(shape, sent[name], inside(at, name))]),
  );
  return refused.length > 0 ? { ok: false, refused } : { ok: true, value: Object.fromEntries(values) };
}

function readList({ of, most, isNeeded, isDistinct }: Shape, sent: unknown, at: string): SentReading<unknown> {
  if (!Array.isArray(sent)) return refuse(at, 'invalid');
  if (isNeeded && sent.length === 0) return refuse(at, 'required');
  if (most !== undefined && sent.length > most) return refuse(at, 'too-long');
  const { refused, values } = mergeReadings(
    sent.map((one, index) => [String(index), readValue(of as Shape, one, inside(at, String(index)))]),
  );
  if (refused.length > 0) return { ok: false, refused };
  const items = values.map(([, value]) => value);
  return isDistinct && new Set(items).size < items.length ? refuse(at, 'invalid') : { ok: true, value: items };
}

function isOf({ kind, isInteger, options }: Shape, sent: unknown): boolean {
  if (kind === 'flag') return typeof sent === 'boolean';
  if (kind === 'anything') return true;
  if (kind === 'number') return isInteger ? Number.isSafeInteger(sent) : Number.isFinite(sent);
  if (kind === 'uuid') return typeof sent === 'string' && UUID.test(sent);
  if (kind === 'choice') return options?.some((option) => option === sent) ?? false;
  return typeof sent === 'string';
}

function readLimits(
  { kind, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Shape,
  sent: unknown,
  at: string,
) {
  const size = kind === 'text' ? countCharacters(sent as string) : kind === 'number' ? Number(sent) : 0;
  if (kind === 'text' && size === 0 && least > 0) return refuse(at, 'required');
  if (size > most) return refuse(at, 'too-long');
  return size < least ? refuse(at, 'invalid') : ({ ok: true, value: sent } as const);
}

function readValue(shape: Shape, input: unknown, at: string): SentReading<unknown> {
  const sent = input === undefined ? shape.absent : input;
  if (sent === null && shape.isNullable) return { ok: true, value: null };
  if (sent === null || sent === undefined) return readAbsent(shape, at);
  if (shape.kind === 'object') return readObject(shape, sent, at);
  if (shape.kind === 'list') return readList(shape, sent, at);
  if (!isOf(shape, sent)) return refuse(at, 'invalid');
  if (shape.rule === undefined) return readLimits(shape, sent, at);
  const reading = shape.rule(sent as string);
  return reading.ok ? reading : refuse(at, reading.error);
}

/** Reads an absent value: a text is empty, an object is refused by each of its members. */
function readAbsent(shape: Shape, at: string): SentReading<unknown> {
  if (shape.kind === 'object') return readObject(shape, {}, at);
  if (shape.kind === 'text' && shape.rule) return readValue(shape, '', at);
  return refuse(at, 'required');
}

/** Validates a request body by its shape, with the rules of its form. Undeclared members are removed. */
export const parseByShape = <V>(shape: Shape<V>, sent: unknown): SentReading<V> =>
  readValue(shape, sent, '') as SentReading<V>;
