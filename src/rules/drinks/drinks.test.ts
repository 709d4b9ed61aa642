import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toAmount } from '../amounts/amount.ts';
import { readDrink } from './drink-inputs.ts';
import { DRINK_SIZES, DRINK_TYPES, type DrinkType, FIRST_SIZE, findDrinkSize, OTHER_SIZE } from './drink-sizes.ts';
import { countStandardGlasses, type Drink } from './standard-glasses.ts';

const drink = fc.record({
  millilitres: fc.integer({ min: 10, max: 2_000 }),
  tenths: fc.integer({ min: 0, max: 800 }),
  count: fc.integer({ min: 1, max: 50 }),
});

it.each<[string, DrinkType, string, number, number, number]>([
  ['fluitje', 'beer', 'small-beer', 200, 50, 0.79],
  ['biertje', 'beer', 'beer', 250, 50, 1],
  ['vaasje', 'beer', 'large-beer', 300, 50, 1.18],
  ['flesje of blikje', 'beer', 'bottle', 330, 50, 1.3],
  ['halve liter', 'beer', 'half-litre', 500, 50, 1.97],
  ['speciaalbier', 'beer', 'special-beer', 330, 80, 2.08],
  ['sterk blik van 8 %', 'beer', 'strong-can-8', 500, 80, 3.16],
  ['sterk blik van 10 %', 'beer', 'strong-can-10', 500, 100, 3.95],
  ['sterk blik van 12 %', 'beer', 'strong-can-12', 500, 120, 4.73],
  ['wijn, klein', 'wine', 'small-wine', 100, 120, 1],
  ['wijn', 'wine', 'wine', 125, 125, 1.23],
  ['wijn, groot', 'wine', 'large-wine', 150, 130, 1.54],
  ['fles wijn', 'wine', 'wine-bottle', 750, 125, 7.4],
  ['borrel van 35 %', 'spirits', 'shot', 35, 350, 1],
  ['borrel van 40 %', 'spirits', 'strong-shot', 35, 400, 1.1],
  ['mix, dubbel', 'mix', 'double', 50, 400, 1.58],
  ['port of sherry', 'wine', 'port', 60, 200, 0.95],
  ['0.0', 'beer', 'alcohol-free', 330, 0, 0],
])(
  '%s can be chosen (%s, %s): %i ml of %i tenths is %d standard glasses',
  (_name, type, key, millilitres, tenths, glasses) => {
    expect(findDrinkSize(type, key)).toMatchObject({ millilitres, tenths });
    expect(countStandardGlasses([{ millilitres, tenths, count: 1 }])).toBe(toAmount(glasses));
  },
);

it('counts a standard glass as exactly 1, alone and beside others', () => {
  const [beer, wine, shot] = [
    { millilitres: 250, tenths: 50, count: 2 },
    { millilitres: 100, tenths: 120, count: 3 },
    { millilitres: 35, tenths: 350, count: 1 },
  ] as const;
  expect(countStandardGlasses([wine])).toBe(toAmount(3));
  expect(countStandardGlasses([beer, wine, shot])).toBe(toAmount(6));
});

it('rounds once, on the sum: three bottles are 3.91, where three rounded ones would be 3.90', () => {
  const bottle = { millilitres: 330, tenths: 50, count: 1 };
  expect(countStandardGlasses([bottle, bottle, bottle])).toBe(toAmount(3.91));
  expect(countStandardGlasses([{ ...bottle, count: 3 }])).toBe(toAmount(3.91));
});

it('gives the same sum in every order and however drinks are put together, and of none 0', () => {
  expect(countStandardGlasses([])).toBe(0);
  fc.assert(
    fc.property(fc.array(drink, { maxLength: 12 }), (drinks: Drink[]) => {
      const standardGlasses = countStandardGlasses(drinks);
      expect(countStandardGlasses([...drinks].reverse())).toBe(standardGlasses);
      const apart = drinks.flatMap(({ count, ...rest }) =>
        Array.from({ length: count }, () => ({ ...rest, count: 1 })),
      );
      expect(countStandardGlasses(apart)).toBe(standardGlasses);
    }),
  );
});

it('stays within 0.06 of the formula for each glass, and at 0 for 0 percent', () => {
  fc.assert(
    fc.property(drink, (drink: Drink) => {
      const formula = (drink.millilitres * drink.tenths * 0.789) / 10_000;
      expect(Math.abs(countStandardGlasses([{ ...drink, count: 1 }]) / 100 - formula)).toBeLessThanOrEqual(0.06);
      expect(countStandardGlasses([{ ...drink, tenths: 0 }])).toBe(0);
    }),
  );
});

it('offers sizes that each have their own key, and one of them first', () => {
  for (const type of DRINK_TYPES) {
    const keys = DRINK_SIZES[type].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(findDrinkSize(type, FIRST_SIZE[type])).not.toBeNull();
  }
});

it('reads what is typed with a comma or a dot, and names each field it cannot read', () => {
  const input = { type: 'wine', size: OTHER_SIZE, volume: '37,5', strength: '12.5', count: '2' } as const;
  expect(readDrink(input)).toEqual({ ok: true, drink: { millilitres: 375, tenths: 125, count: 2 } });
  expect(readDrink({ ...input, size: 'wine-bottle', volume: '' })).toMatchObject({ drink: { millilitres: 750 } });
  expect(readDrink({ ...input, volume: '201', strength: '80,1', count: '1,5' })).toEqual({
    ok: false,
    wrong: ['volume', 'strength', 'count'],
  });
  expect(readDrink({ ...input, volume: '1,25' })).toEqual({ ok: false, wrong: ['volume'] });
  expect(readDrink({ ...input, strength: '', count: '0' })).toEqual({ ok: false, wrong: ['strength', 'count'] });
});
