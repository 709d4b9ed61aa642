import { type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { type HelpLine, helpLines, type LineCheck, type LineChecks } from '#src/domains/help-lines.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { HOUR_DAYS, type HourRange, type OpenHours, type WeekHours } from '#src/domains/open-hours.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '../calendar/today.ts';
import { findGp } from './find-gp.ts';
import { findOpenLine, orderLines } from './line-order.ts';
import { isOpenOn } from './open-state.ts';

const createEach = (days: readonly string[], ranges: readonly HourRange[]) =>
  Object.fromEntries(days.map((day) => [day, ranges]));

const createFound = (open: OpenHours): LineCheck => ({ checkedOn: '2026-12-01', open, price: null, languages: null });

/** Checks of lines as a provider may record them: office hours with a break, evenings past midnight, and weekends. */
export const LINE_CHECKS: LineChecks = {
  'quit-smoking': createFound({
    week: createEach(HOUR_DAYS.slice(0, 5), [
      ['09:00', '12:30'],
      ['13:30', '17:00'],
    ]),
    holidays: 'closed',
    exceptions: { '2027-12-24': [['09:00', '12:00']] },
  }),
  'drugs-information': createFound({ week: createEach(HOUR_DAYS, [['19:00', '02:30']]), holidays: 'as-week' }),
  debts: createFound({ week: createEach(HOUR_DAYS.slice(5), [['00:00', '00:00']]), holidays: [['10:00', '16:00']] }),
};

const LISTS: readonly { readonly key: DomainKey; readonly language: Language; readonly lines: readonly HelpLine[] }[] =
  DOMAINS.flatMap(({ key }) =>
    LANGUAGES.map((language) => ({ key, language, lines: helpLines(key, language, LINE_CHECKS) })),
  );

/** Returns the problems of the order in every programme and language at an instant; empty if it is correct. */
export function findOrderProblems(time: Date): readonly string[] {
  const minute = getAmsterdamMinute(time);
  const isOfficeHour = minute >= 480 && minute < 1020;
  const gp = findGp(time) === 'practice' && !isOfficeHour ? ['the practice outside its hours'] : [];
  const ofLists = LISTS.flatMap(({ key, language, lines }) => {
    const sortedLineNows = orderLines(lines, time);
    const danger = sortedLineNows.filter(({ kind }) => kind === 'danger').length;
    const rest = sortedLineNows.slice(danger);
    const firstNotOpen = rest.findIndex(({ now }) => now.state !== 'open');
    const problems = [
      (sortedLineNows[0]?.id !== 'emergency' || sortedLineNows[1]?.id !== 'suicide-prevention') &&
        '112 and 113 are displaced',
      sortedLineNows.slice(0, danger).some(({ kind }) => kind !== 'danger') && 'a line before danger',
      firstNotOpen !== -1 && rest.slice(firstNotOpen).some(({ now }) => now.state === 'open') && 'a closed line above',
      findOpenLine(sortedLineNows)?.now.state !== 'open' && 'no open line',
      rest[0]?.now.state !== 'open' && rest[0]?.now.opens === null && 'a first line that says nothing',
    ];
    return problems.filter(Boolean).map((problem) => `${key} ${language}: ${problem} at ${time.toISOString()}`);
  });
  return [...gp, ...ofLists];
}

const WEEKS = Object.values(LINE_CHECKS).map(({ open }) => open as WeekHours);

/** Returns the states of the lines with hours at an instant; equal states imply an equal order. */
export function describeStates(time: Date): string {
  const [date, minute] = [getAmsterdamDate(time), getAmsterdamMinute(time)];
  return [...WEEKS, CHILDREN].map((hours) => Number(isOpenOn(hours, date, minute))).join('') + findGp(time);
}

const CHILDREN = helpLines('close-ones', 'nl').find(({ id }) => id === 'children')?.open as WeekHours;
