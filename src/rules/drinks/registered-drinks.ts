import { accept, type ParseResult, refuse } from '../fields/parse-result.ts';
import { UUID_PATTERN } from '../uuid.ts';
import { DRINK_TYPES } from './drink-sizes.ts';
import type { Drink } from './standard-glasses.ts';

/** A drink of a registration: its size and strength, and its kind. */
export interface RegisteredDrink extends Drink {
  /** `<type>.<size>` of the offered drinks, or `own.<uuid>` of a participant's own drink. */
  readonly kind: string;
}

/** Maximum number of different drinks in one registration. */
const MAX_DRINKS = 24;
const LONGEST_TEXT = 4_000;

const KIND = new RegExp(`^(?:(?:${DRINK_TYPES.join('|')})\\.[a-z0-9-]{1,30}|own\\.${UUID_PATTERN})$`);

const isIntegerBetween = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

/** Reads one drink of a list; null if invalid. */
function parseDrink(raw: unknown): RegisteredDrink | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { kind, millilitres, tenths, count } = raw as Partial<Record<keyof RegisteredDrink, unknown>>;
  if (typeof kind !== 'string' || !KIND.test(kind)) return null;
  if (!isIntegerBetween(millilitres, 10, 2_000) || !isIntegerBetween(tenths, 0, 800) || !isIntegerBetween(count, 1, 50))
    return null;
  return { kind, millilitres, tenths, count };
}

/** Reads a list of drinks; null if invalid. */
function parseDrinkList(raw: unknown): readonly RegisteredDrink[] | null {
  if (!Array.isArray(raw) || raw.length > MAX_DRINKS) return null;
  const drinks = raw.map(parseDrink);
  return drinks.includes(null) ? null : (drinks as readonly RegisteredDrink[]);
}

/** Reads the drinks of a registration, sent as JSON; null if it has none. */
export function readDrinks(text: string): ParseResult<readonly RegisteredDrink[] | null, 'invalid'> {
  if (text.trim() === '') return accept(null);
  if (text.length > LONGEST_TEXT) return refuse('invalid');
  try {
    const drinks = parseDrinkList(JSON.parse(text));
    if (drinks === null) return refuse('invalid');
    return accept(drinks.length === 0 ? null : drinks);
  } catch {
    return refuse('invalid');
  }
}

/** Maximum number of a participant's usual drinks that are offered as buttons. */
const MAX_USUAL_DRINKS = 5;

/** Drink without its count. */
export type DrinkKind = Omit<RegisteredDrink, 'count'>;

const toDrinkKey = ({ kind, millilitres, tenths }: DrinkKind) => `${kind} ${millilitres} ${tenths}`;

/** Returns the drinks used in the most registrations, most used first; if equal, the one used last. */
export function listUsualDrinks(registeredDays: readonly (readonly RegisteredDrink[] | null)[]): readonly DrinkKind[] {
  const usageByKey = new Map<string, { drink: DrinkKind; times: number; last: number }>();
  for (const [index, drinks] of registeredDays.entries()) {
    for (const { count: _count, ...drink } of drinks ?? []) {
      const key = toDrinkKey(drink);
      usageByKey.set(key, { drink, times: (usageByKey.get(key)?.times ?? 0) + 1, last: index });
    }
  }
  const inOrder = [...usageByKey.values()].sort((item, other) => other.times - item.times || other.last - item.last);
  return inOrder.slice(0, MAX_USUAL_DRINKS).map(({ drink }) => drink);
}

/** Adds a drink; increases the count if the drink is already listed. */
export function addDrink(
  drinks: readonly RegisteredDrink[],
  addedRegisteredDrink: RegisteredDrink,
): readonly RegisteredDrink[] {
  const at = drinks.findIndex((drink) => toDrinkKey(drink) === toDrinkKey(addedRegisteredDrink));
  if (at < 0) return [...drinks, addedRegisteredDrink];
  return drinks.map((drink, index) =>
    index === at ? { ...drink, count: Math.min(50, drink.count + addedRegisteredDrink.count) } : drink,
  );
}
