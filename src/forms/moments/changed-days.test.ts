import { expect, it } from 'vitest';
import { EMPTY_ANSWERS } from '#src/contract/registration.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { withoutRegistration, withRegistration } from './changed-days.ts';

const createItem = (uuid: string, amount: number) =>
  ({
    uuid,
    date: '2026-11-19',
    amount: amount as Amount,
    ...EMPTY_ANSWERS,
  }) as const;
const days: RegistrationsOverview = {
  '2026-11-19': { total: 100 as Amount, goal: 300 as Amount, items: [createItem('a', 100)] },
};

it('adds a registration to the total of its day and keeps the goal', () => {
  const day = withRegistration(days, createItem('b', 150))['2026-11-19'];
  expect(day).toMatchObject({ total: 250, goal: 300 });
  expect(day?.items.map(({ uuid }) => uuid)).toEqual(['a', 'b']);
});

it('replaces a registration that was changed', () => {
  expect(withRegistration(days, createItem('a', 50))['2026-11-19']).toMatchObject({
    total: 50,
    items: [createItem('a', 50)],
  });
});

it('leaves a day without registrations not filled in, never 0', () => {
  expect(withoutRegistration(days, createItem('a', 100))['2026-11-19']).toEqual({ total: null, goal: 300, items: [] });
});
