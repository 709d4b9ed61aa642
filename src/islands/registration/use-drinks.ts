import { useState } from 'react';
import type { Language } from '#src/domains/domain.ts';
import { typedDecimal } from '#src/i18n/amount-words.ts';
import { type Amount, NOTHING } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/typed-number.ts';
import { type DrinkType, FIRST_SIZE, sizeOf } from '#src/rules/drinks/drink-sizes.ts';
import { type Drink, standardGlasses } from '#src/rules/drinks/standard-glasses.ts';
import { readDrink, type TypedDrink } from '#src/rules/drinks/typed-drink.ts';

/** A drink that is counted, with what is needed to name it. */
export interface CountedDrink extends Drink {
  readonly type: DrinkType;
  readonly size: string;
}

const strengthOf = (type: DrinkType, size: string, language: Language): string | null => {
  const preset = sizeOf(type, size);
  return preset && typedDecimal(String(preset.tenths / 10), language);
};

const firstOf = (type: DrinkType, language: Language): TypedDrink => {
  const size = FIRST_SIZE[type];
  return { type, size, volume: '', strength: strengthOf(type, size, language) ?? '', count: '1' };
};

/** The drinks of one amount: those that are counted, the one that is filled in, and what they come to together. */
export function useDrinks(language: Language) {
  const [counted, setCounted] = useState<readonly CountedDrink[]>([]);
  const [typed, setTyped] = useState(() => firstOf('beer', language));
  const [filled, setFilled] = useState<Amount | null>(null);
  const reading = readDrink(typed);
  const total = reading.ok ? standardGlasses([...counted, reading.drink]) : null;
  return {
    counted,
    typed,
    wrong: reading.ok ? [] : reading.wrong,
    /** Glasses in all; null while the drink cannot be read. */
    total,
    /** What these drinks put in the form; null where nothing did. */
    filled,
    set: (change: Partial<Omit<TypedDrink, 'type' | 'size'>>) => setTyped({ ...typed, ...change }),
    chooseType: (type: DrinkType) => setTyped(firstOf(type, language)),
    chooseSize: (size: string) => {
      const strength = strengthOf(typed.type, size, language) ?? typed.strength;
      // A strength that somebody typed holds for the next size as well, but for one that is chosen for its own.
      const isOwn =
        !sizeOf(typed.type, size)?.isOfStrength &&
        typed.strength !== (strengthOf(typed.type, typed.size, language) ?? typed.strength);
      setTyped({ ...typed, size, strength: isOwn ? typed.strength : strength });
    },
    addAnother: () => {
      if (!reading.ok) return;
      setCounted([...counted, { ...reading.drink, type: typed.type, size: typed.size }]);
      setTyped(firstOf(typed.type, language));
    },
    remove: (index: number) => setCounted(counted.filter((_, at) => at !== index)),
    keepFilled: () => setFilled(total),
    /** An amount that was changed by hand is no longer the sum of these drinks. */
    startFor: (amount: string) => {
      if (filled === null || (readHundredths(amount) ?? NOTHING) === filled) return;
      setCounted([]);
      setTyped(firstOf('beer', language));
      setFilled(null);
    },
  };
}
