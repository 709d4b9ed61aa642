import { useState } from 'react';
import type { Language } from '#src/domains/domain.ts';
import { formatDecimalInput } from '#src/i18n/format-amount.ts';
import { type DrinkInputs, readDrink } from '#src/rules/drinks/drink-inputs.ts';
import { type DrinkType, FIRST_SIZE, findDrinkSize } from '#src/rules/drinks/drink-sizes.ts';
import { addDrink, type DrinkKind, type RegisteredDrink } from '#src/rules/drinks/registered-drinks.ts';
import { countStandardGlasses } from '#src/rules/drinks/standard-glasses.ts';

const getTypedStrength = (type: DrinkType, size: string, language: Language): string | null => {
  const preset = findDrinkSize(type, size);
  return preset && formatDecimalInput(String(preset.tenths / 10), language);
};

const createTypedDrink = (type: DrinkType, language: Language): DrinkInputs => {
  const size = FIRST_SIZE[type];
  return { type, size, volume: '', strength: getTypedStrength(type, size, language) ?? '', count: '1' };
};

/**
 * Provides the state of the drinks of an amount: the added ones, the one being entered, and their total. Starts with
 * the known drinks; if there are none and none are offered, with an empty one.
 */
export function useDrinks(language: Language, knownRegisteredDrinks: readonly RegisteredDrink[], hasOffers: boolean) {
  const [counted, setCounted] = useState(knownRegisteredDrinks);
  /** Null while none is being entered. */
  const [typed, setTyped] = useState<DrinkInputs | null>(() =>
    knownRegisteredDrinks.length > 0 || hasOffers ? null : createTypedDrink('beer', language),
  );
  const result = typed && readDrink(typed);
  const drink: RegisteredDrink | null = result?.ok ? { kind: `${typed?.type}.${typed?.size}`, ...result.drink } : null;
  const all = drink ? addDrink(counted, drink) : counted;
  const isReadable = all.length > 0 && (typed === null || drink !== null);
  return {
    counted,
    typed,
    /** The entered drink, if valid. */
    drink,
    /** All drinks, as stored with the day. */
    all,
    wrong: result && !result.ok ? result.wrong : [],
    /** Total in standard glasses; null while a drink is invalid, or if there are none. */
    total: isReadable ? countStandardGlasses(all) : null,
    set: (change: Partial<Omit<DrinkInputs, 'type' | 'size'>>) => setTyped(typed && { ...typed, ...change }),
    chooseType: (type: DrinkType) => setTyped(createTypedDrink(type, language)),
    chooseSize: (size: string) => {
      if (!typed) return;
      const strength = getTypedStrength(typed.type, size, language) ?? typed.strength;
      // A typed strength also applies to the next size, unless that size has a fixed strength.
      const isOwnEntry =
        !findDrinkSize(typed.type, size)?.isOfStrength &&
        typed.strength !== (getTypedStrength(typed.type, typed.size, language) ?? typed.strength);
      setTyped({ ...typed, size, strength: isOwnEntry ? typed.strength : strength });
    },
    /** Adds the drink being entered, and starts another of its type. */
    addAnother: () => {
      setCounted(all);
      setTyped(createTypedDrink(typed?.type ?? 'beer', language));
    },
    /** Adds a known drink once; untouched fields are ignored. */
    addOne: (drinkKind: DrinkKind, count = 1) => {
      setCounted(addDrink(counted, { ...drinkKind, count }));
      setTyped(null);
    },
    /** Adds or removes one of an added drink; at 0 it is removed. */
    step: (index: number, step: 1 | -1) =>
      setCounted(
        counted
          .map((registeredDrink, position) =>
            position === index
              ? { ...registeredDrink, count: Math.min(50, registeredDrink.count + step) }
              : registeredDrink,
          )
          .filter(({ count }) => count > 0),
      ),
  };
}
