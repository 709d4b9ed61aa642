import { UnreadableResponseError } from '../result.ts';
import { isRecord } from '../wire.ts';
import type { Shape } from './shape.ts';

type Parse = (shape: Shape, value: unknown, at: string) => unknown;

const fail = (location: string): never => {
  throw new UnreadableResponseError('malformed', `${location} is not readable`);
};

function parseObject({ fields = {} }: Shape, value: unknown, location: string): unknown {
  if (!isRecord(value)) return fail(location);
  const members = Object.entries(fields).flatMap(([name, shape]) =>
    value[name] === undefined && shape.isOptional
      ? []
      : [[name, parse(shape, value[name], `${location}.${name}`)] as const],
  );
  return Object.fromEntries(members);
}

const isKind = {
  text: (value) => typeof value === 'string',
  uuid: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  number: (value, { isInteger }) => (isInteger ? Number.isInteger(value) : Number.isFinite(value)),
  choice: (value, { options }) => options?.some((option) => option === value) ?? false,
  anything: () => true,
  members: (value, { member }) => isRecord(value) && (member === undefined || value[member] !== undefined),
} satisfies Readonly<Record<string, (value: unknown, shape: Shape) => boolean>>;

/** Limits of requests are not checked: stored values remain readable if limits change. */
const parse: Parse = (shape, value, location) => {
  if (value === null && shape.isNullable) return null;
  if (shape.kind === 'object') return parseObject(shape, value, location);
  if (shape.kind === 'list') {
    return Array.isArray(value)
      ? value.map((item, index) => parse(shape.of as Shape, item, `${location}.${index}`))
      : fail(location);
  }
  return isKind[shape.kind](value, shape) ? value : fail(location);
};

/** Parses a response by its shape; throws UnreadableResponseError if it does not match. Undeclared members are omitted. */
export const parseAnswer = <V>(shape: Shape<V>, body: unknown): V => parse(shape, body, 'answer') as V;

/** Reads a list in a member of a response. */
export function parseAnswerList<V>(shape: Shape<V>, body: unknown, member = 'rows'): readonly V[] {
  const rows = isRecord(body) ? body[member] : undefined;
  return Array.isArray(rows) ? rows.map((row) => parseAnswer(shape, row)) : fail(member);
}
