import { expect, it } from 'vitest';
import { EMPTY_ANSWERS } from '#src/contract/registration.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { parseDayPath } from './day-path.ts';

const item = {
  uuid: '3c6f0c1e-0000-4000-8000-000000000001',
  date: '2026-11-18',
  amount: 200 as Amount,
  ...EMPTY_ANSWERS,
} as const;
const empty = { total: null, goal: null, items: [] };
const context = {
  days: { '2026-11-18': { total: 200 as Amount, goal: null, items: [item] }, '2026-11-19': empty },
  start: '2026-11-17',
  today: '2026-11-19',
  last: '2026-11-19',
} as const;

it('opens today where the address names no day', () => {
  expect(parseDayPath({ date: undefined, uuid: null }, context)).toMatchObject({
    kind: 'form',
    date: '2026-11-19',
    item: null,
  });
});

it('opens one registration of a day by its uuid', () => {
  expect(parseDayPath({ date: '2026-11-18', uuid: item.uuid }, context)).toMatchObject({ kind: 'form', item });
});

it('finds no item that stands on another day or nowhere', () => {
  expect(parseDayPath({ date: '2026-11-19', uuid: item.uuid }, context)).toEqual({
    kind: 'no-item',
    date: '2026-11-19',
  });
  expect(parseDayPath({ date: '2026-11-18', uuid: 'x' }, context)).toEqual({ kind: 'no-item', date: '2026-11-18' });
});

it('knows a day that is still to come, one before the start, and none', () => {
  expect(parseDayPath({ date: '2026-11-20', uuid: null }, context).kind).toBe('ahead');
  expect(parseDayPath({ date: '2026-11-16', uuid: null }, context).kind).toBe('before-start');
  expect(parseDayPath({ date: '2026-02-30', uuid: null }, context).kind).toBe('no-day');
  expect(parseDayPath({ date: '2026-11-17', uuid: null }, context).kind).toBe('no-day');
});

it('opens the day on the wall as well, while the evening before it goes on', () => {
  const night = { ...context, today: '2026-11-18', last: '2026-11-19' } as const;
  expect(parseDayPath({ date: undefined, uuid: null }, night)).toMatchObject({ kind: 'form', date: '2026-11-18' });
  expect(parseDayPath({ date: '2026-11-19', uuid: null }, night)).toMatchObject({
    kind: 'form',
    date: '2026-11-19',
  });
  expect(parseDayPath({ date: '2026-11-20', uuid: null }, night).kind).toBe('ahead');
});
