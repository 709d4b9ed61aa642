import { expect, test } from 'vitest';
import { parseDecimal, toDecimal } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getWeekday, type Week } from '#src/rules/calendar/week.ts';
import { getGains, getStakeGains } from '#src/rules/figures/gains.ts';
import { getCost } from '#src/rules/figures/money.ts';
import { createAmountOrNull, type DomainOfDays, getCases } from './cases.ts';

type Figure = 'glass' | 'pack' | 'in_pack' | 'gram' | 'grams_in_joint' | 'usual_week';

interface Input {
  domain: DomainOfDays;
  programme_start: CalendarDate;
  today: CalendarDate;
  start_usage: Week<string> | null;
  days: Record<CalendarDate, { total: string; cost: string | null }>;
  figures: Partial<Record<Figure, string>>;
}

const toCents = (euros: string | null | undefined): number | null =>
  euros == null ? null : Math.round(Number(euros) * 100);

test.each(getCases<Input, object>('gains-shown'))('$name', ({ input, expected }) => {
  const { domain, programme_start, today, start_usage, figures } = input;
  const days = Object.fromEntries(
    listDatesBetween(programme_start, addDays(today, 42)).map((date) => {
      const start = start_usage && parseDecimal(start_usage[getWeekday(date)]);
      const total = createAmountOrNull(input.days[date]?.total ?? null);
      const items = total === null ? [] : [{ amount: total, cost: toCents(input.days[date]?.cost) }];
      return [date, { total, goal: null, usage: start === null ? null : { start, plan: start }, items }];
    }),
  );
  const gains = getGains(days, programme_start, today);
  const { glass, pack, gram, usual_week, in_pack, grams_in_joint } = figures;
  const price = toCents(glass ?? pack ?? gram ?? usual_week);
  const size = toCents(in_pack ?? grams_in_joint);
  const putIn = domain === 'gambling' && price !== null ? getStakeGains(days, price, programme_start, today) : null;
  const money =
    domain === 'gambling' ? (putIn?.amount ?? null) : gains && getCost(domain, gains.amount, { price, size });
  const moneyOver = money === null ? null : (putIn ?? gains);
  expect({
    units: gains && toDecimal(gains.amount),
    days: gains?.days ?? null,
    of: gains?.of ?? null,
    until: gains?.until ?? null,
    rest_unknown: gains && gains.days * 2 < gains.of,
    money: money === null ? null : String(money / 100),
    money_days: moneyOver?.days ?? null,
    money_until: moneyOver?.until ?? null,
  }).toMatchObject(expected);
});
