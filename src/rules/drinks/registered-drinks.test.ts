import { expect, it } from 'vitest';
import { addDrink, listUsualDrinks, type RegisteredDrink, readDrinks } from './registered-drinks.ts';

const UUID = '00000000-0000-4000-8000-000000000001';
const BOTTLE: RegisteredDrink = { kind: 'beer.bottle', millilitres: 330, tenths: 50, count: 3 };
const OWN: RegisteredDrink = { kind: `own.${UUID}`, millilitres: 440, tenths: 65, count: 1 };
const WINE: RegisteredDrink = { kind: 'wine.other', millilitres: 180, tenths: 120, count: 1 };

it('reads the drinks of a registration, and nothing where there are none', () => {
  expect(readDrinks(JSON.stringify([BOTTLE, OWN]))).toEqual({ ok: true, value: [BOTTLE, OWN] });
  for (const text of ['', '  ', '[]']) expect(readDrinks(text)).toEqual({ ok: true, value: null });
});

it.each([
  ['no list', '{}'],
  ['no JSON', '[{'],
  ['a name that is none', JSON.stringify([{ ...BOTTLE, kind: 'tea.cup' }])],
  ['a drink of nobody', JSON.stringify([{ ...OWN, kind: 'own.1' }])],
  ['half a glass', JSON.stringify([{ ...BOTTLE, count: 0.5 }])],
  ['none of a drink', JSON.stringify([{ ...BOTTLE, count: 0 }])],
  ['a bath', JSON.stringify([{ ...BOTTLE, millilitres: 2_001 }])],
  ['more than pure alcohol of the shop', JSON.stringify([{ ...BOTTLE, tenths: 801 }])],
  ['a number as text', JSON.stringify([{ ...BOTTLE, tenths: '50' }])],
  ['too many', JSON.stringify(Array.from({ length: 25 }, () => BOTTLE))],
  ['a text without end', `[${' '.repeat(4_000)}]`],
])('refuses %s', (_name, text) => {
  expect(readDrinks(text)).toEqual({ ok: false, error: 'invalid' });
});

it('keeps no more of a drink than it knows', () => {
  const input = JSON.stringify([{ ...BOTTLE, note: 'geheim' }]);
  expect(readDrinks(input)).toEqual({ ok: true, value: [BOTTLE] });
});

it('offers the five that stand in most registrations, of equals the latest first, and each once', () => {
  const sized = (millilitres: number) => ({ ...WINE, millilitres });
  const getKind = ({ count: _count, ...kind }: RegisteredDrink) => kind;
  const days = [[OWN], [BOTTLE, OWN], null, [BOTTLE], [sized(100)], [sized(110)], [sized(120)], [sized(130)], [BOTTLE]];
  expect(listUsualDrinks(days)).toEqual([BOTTLE, OWN, sized(130), sized(120), sized(110)].map(getKind));
  expect(listUsualDrinks([])).toEqual([]);
});

it('counts the same drink in one row, up to fifty', () => {
  expect(addDrink([BOTTLE, OWN], { ...BOTTLE, count: 2 })).toEqual([{ ...BOTTLE, count: 5 }, OWN]);
  expect(addDrink([BOTTLE], WINE)).toEqual([BOTTLE, WINE]);
  expect(addDrink([{ ...BOTTLE, count: 49 }], { ...BOTTLE, count: 5 })).toEqual([{ ...BOTTLE, count: 50 }]);
});
