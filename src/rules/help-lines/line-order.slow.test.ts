import { expect, it } from 'vitest';
import { describeStates, findOrderProblems } from './order-checks.fixture.ts';

const MINUTE_MS = 60_000;

it.each([2027, 2028, 2029, 2030, 2031, 2032])(
  'begins with danger and an open line in every minute of %i',
  (year) => {
    const problems: string[] = [];
    let states = '';
    for (let index = Date.UTC(year, 0, 1); index < Date.UTC(year + 1, 0, 1); index += MINUTE_MS) {
      const instant = new Date(index);
      const now = describeStates(instant);
      if (now !== states) problems.push(...findOrderProblems(instant));
      states = now;
    }
    expect(problems).toEqual([]);
  },
  600_000,
);
