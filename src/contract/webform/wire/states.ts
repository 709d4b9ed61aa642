import { isRecord } from '../../wire.ts';
import type { Condition } from '../definition.ts';

type States = Readonly<Record<string, unknown>>;

const getSelector = (key: string) => `:input[name="${key}"]`;
const listAlternatives = (key: string, is: readonly string[]) => is.map((value) => ({ [getSelector(key)]: { value } }));
const joinWithOr = <T>(list: readonly T[]): (T | 'or')[] =>
  list.flatMap((item, index) => (index === 0 ? [item] : ['or' as const, item]));

/**
 * Writes a condition as Drupal's `#states`: "any" and "none" as a list of alternatives, "all" as an object, with
 * numbered members if one of them has several values.
 */
export function writeStates({ match, of }: Condition): States {
  if (match !== 'all') {
    const list = joinWithOr(of.flatMap(({ key, is }) => listAlternatives(key, is)));
    return match === 'any' ? { visible: list } : { invisible: list };
  }
  const members = of.map(({ key, is }) => listAlternatives(key, is));
  const isPlain = members.every((member) => member.length === 1);
  return { visible: Object.assign({}, isPlain ? {} : members.map(joinWithOr), ...(isPlain ? members.flat() : [])) };
}

type Part = Condition['of'][number];

/** Reads `:input[name="key"]` with its value, or a checked `:input[name="key[value]"]`. */
function readPart(selector: string, trigger: unknown): Part | null {
  const [, key, box] = /^:input\[name="([^"[\]]+)(?:\[([^"\]]*)\])?"\]$/.exec(selector) ?? [];
  if (key === undefined || !isRecord(trigger)) return null;
  if (box !== undefined && trigger.checked === true) return { key, is: [box] };
  if (typeof trigger.checked === 'boolean') return { key, is: [trigger.checked ? '1' : ''] };
  if (trigger.empty === true) return { key, is: [''] };
  const { value } = trigger;
  return typeof value === 'string' || typeof value === 'number' ? { key, is: [String(value)] } : null;
}

/** Merges consecutive alternatives for one question to a part with several values. */
function mergeAlternatives(parts: readonly Part[]): Part[] {
  const list: Part[] = [];
  for (const part of parts) {
    const last = list.at(-1);
    if (last?.key === part.key) list.splice(-1, 1, { key: last.key, is: [...last.is, ...part.is] });
    else list.push(part);
  }
  return list;
}

const readAlternatives = (list: readonly unknown[]): Part[] =>
  mergeAlternatives(list.flatMap((item) => (isRecord(item) ? readParts(item) : [])));

function readParts(constraints: States): Part[] {
  return Object.entries(constraints).flatMap(([selector, trigger]) => {
    if (Array.isArray(trigger)) return readAlternatives(trigger);
    return readPart(selector, trigger) ?? [];
  });
}

/** Reads the condition of `#states`; undefined if it has none about visibility. */
export function readStates(states: unknown): Condition | undefined {
  if (!isRecord(states)) return undefined;
  const { visible, invisible } = states;
  if (Array.isArray(visible)) return { match: 'any', of: readAlternatives(visible) };
  if (isRecord(visible)) return { match: 'all', of: readParts(visible) };
  if (Array.isArray(invisible)) return { match: 'none', of: readAlternatives(invisible) };
  return isRecord(invisible) ? { match: 'none', of: readParts(invisible) } : undefined;
}
