import { describe, expect, it, test } from 'vitest';
import type { Language } from '#src/domains/domain.ts';
import { rankLines } from '#src/domains/help-lines.ts';
import type { CallPrice, OpenHours } from '#src/domains/open-hours.ts';
import { findGp } from '#src/rules/help-lines/find-gp.ts';
import { listHolidays } from '#src/rules/help-lines/holidays.ts';
import { findOpenLine, orderLines } from '#src/rules/help-lines/line-order.ts';
import { getOpenState } from '#src/rules/help-lines/open-state.ts';
import { getCases } from './cases.ts';

interface LineInFile {
  id: string;
  hours: OpenHours;
  price: CallPrice;
  languages?: string[];
  is_sure: boolean;
  domains?: string[];
}
type Input =
  | { question: 'line'; hours: OpenHours; at: string }
  | { question: 'order'; lines: LineInFile[]; domain: string; language: Language; at: string }
  | { question: 'gp'; at: string }
  | { question: 'holidays'; year: number };

/** Formats an instant like the file, to the minute. */
const inMinutes = (instant: Date | null) => instant?.toISOString().replace(':00.000Z', 'Z') ?? null;

function answer(input: Input): unknown {
  if (input.question === 'holidays') return { dates: listHolidays(input.year) };
  if (input.question === 'gp') return { call: findGp(new Date(input.at)) };
  if (input.question === 'line') {
    const { state, until, opens } = getOpenState(input.hours, new Date(input.at));
    return { state, until: inMinutes(until), opens: inMinutes(opens) };
  }
  const { lines, domain, language, at } = input;
  const visible = lines
    .filter(({ domains }) => !domains || domains.includes(domain))
    .map(({ id, hours, price, languages, is_sure }) => ({
      ...{ id, price, isSure: is_sure, open: hours },
      ...(languages && { languages }),
    }));
  const sortedLineNows = orderLines(rankLines(visible, language), new Date(at));
  return { order: sortedLineNows.map(({ id }) => id), awake: findOpenLine(sortedLineNows)?.id ?? null };
}

test.each(getCases<Input, object>('open-now'))('$name', ({ input, expected }) => {
  expect(answer(input)).toEqual(expected);
});

describe('the holidays of the years to come', () => {
  it.each([
    [2027, '2027-03-28', '2027-04-27', '2027-05-06', '2027-05-16'],
    [2029, '2029-04-01', '2029-04-27', '2029-05-10', '2029-05-20'],
    [2031, '2031-04-13', '2031-04-26', '2031-05-22', '2031-06-01'],
    [2033, '2033-04-17', '2033-04-27', '2033-05-26', '2033-06-05'],
    [2034, '2034-04-09', '2034-04-27', '2034-05-18', '2034-05-28'],
    [2035, '2035-03-25', '2035-04-27', '2035-05-03', '2035-05-13'],
  ])('of %i', (year, ...dates) => {
    expect(listHolidays(year)).toEqual(expect.arrayContaining(dates));
    expect(listHolidays(year).includes(`${year}-05-05`)).toBe(year % 5 === 0);
  });
});
