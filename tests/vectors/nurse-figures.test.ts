import { expect, test } from 'vitest';
import { parseDecimal } from '#src/rules/amounts/amount.ts';
import { countWeeksRegistered, getWeekProgress } from '#src/rules/nurse/client-weeks.ts';
import { getBarPercentage } from '#src/rules/registrations/bar-maximum.ts';
import { getCases } from './cases.ts';

type Input =
  | { figure: 'weeks_registered'; days_registered: number }
  | { figure: 'week_progress'; total_registrations: number }
  | { figure: 'bar_percentage'; amount: string; maximum: string };

function getFigure(input: Input): number {
  if (input.figure === 'weeks_registered') return countWeeksRegistered(input.days_registered);
  if (input.figure === 'week_progress') return getWeekProgress(input.total_registrations);
  return getBarPercentage(parseDecimal(input.amount), parseDecimal(input.maximum));
}

test.each(getCases<Input, { value: number | string }>('nurse-figures'))('$name', ({ input, expected }) => {
  expect(getFigure(input)).toBe(Number(expected.value));
});
