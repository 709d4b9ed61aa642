import type { MyData } from '#src/contract/my-data.ts';
import { getTextMember } from '#src/contract/paged.ts';
import { isRecord } from '#src/contract/wire.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import { formatDecimalInput } from '#src/i18n/format-amount.ts';
import { type Amount, parseDecimal, sumAmounts, toDecimal } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createWeek, WEEKDAYS, type Week } from '#src/rules/calendar/week.ts';
import { groupBy } from '#src/rules/group-by.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';

interface CsvTexts {
  readonly domain: Pick<Domain, 'registration' | 'words'>;
  readonly language: Language;
  readonly t: (key: string) => string;
}

type Raw = Readonly<Record<string, unknown>>;

const readRecords = (data: MyData, name: string): readonly Raw[] => {
  const value = data[name];
  return Array.isArray(value) ? value.filter(isRecord) : [];
};

const readDate = (raw: Raw, name: string): CalendarDate | null => {
  const text = getTextMember(raw, name);
  return isCalendarDate(text) ? text : null;
};

function readWeek(raw: Raw, name: string): Week<Amount> {
  const amounts: readonly unknown[] = Array.isArray(raw[name]) ? raw[name] : [];
  return createWeek((weekday) => parseDecimal(String(amounts[WEEKDAYS.indexOf(weekday)])));
}

/** Reads the plan from the exported data; empty without a start date. */
function readPlan(raw: Raw): readonly Plan[] {
  const savedOn = readDate(raw, 'savedOn');
  if (savedOn === null) return [];
  const weekOne = readDate(raw, 'weekOne');
  return [
    {
      savedOn,
      stopDate: readDate(raw, 'stopDate'),
      usage: readWeek(raw, 'usage'),
      target: readWeek(raw, 'target'),
      stopOrReduce: raw.stopOrReduce === 'stop' ? 'stop' : 'reduce',
      immediateOrGradual: raw.immediateOrGradual === 'gradual' ? 'gradual' : 'immediate',
      ...(weekOne === null ? {} : { weekOne }),
      keepsLower: raw.keepsLower === true,
    },
  ];
}

/** Byte order mark, by which spreadsheets recognise UTF-8. */
const UTF_8 = '\uFEFF';

const getSeparator = (language: Language) => (language === 'nl' ? ';' : ',');

const quote = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Returns the registered days as CSV: date, total, goal, cost, place and company, without notes. Dutch files use
 * semicolons and a decimal comma, as Dutch spreadsheets expect.
 */
export function toDaysCsv(data: MyData, { domain, language, t }: CsvTexts): string {
  const limits = domain.registration;
  const unit = domain.words.unit?.many[language];
  const entries = groupBy(readRecords(data, 'registrations'), (raw) => getTextMember(raw, 'date'));
  const plans = readRecords(data, 'plans').flatMap(readPlan);
  const formatDecimal = (decimal: string) => formatDecimalInput(decimal, language);
  const listAmounts = (day: readonly Raw[], name: string) =>
    day.flatMap((raw) => (typeof raw[name] === 'string' ? [parseDecimal(raw[name])] : []));
  const listChosen = (day: readonly Raw[], name: string) =>
    [...new Set(day.map((raw) => getTextMember(raw, name)).filter(Boolean))].map((item) =>
      t(`registration.${name}.${item}`),
    );
  const lines = [...entries]
    .sort(([item], [other]) => item.localeCompare(other))
    .map(([date, day]) => {
      const goal = limits && isCalendarDate(date) ? getDailyGoal(plans, date, limits) : null;
      const euros = listAmounts(day, 'euros');
      return [
        date,
        formatDecimal(toDecimal(sumAmounts(listAmounts(day, 'amount')))),
        goal === null ? '' : formatDecimal(toDecimal(goal)),
        euros.length === 0 ? '' : formatDecimal((sumAmounts(euros) / 100).toFixed(2)),
        listChosen(day, 'place').join(', '),
        listChosen(day, 'company').join(', '),
      ];
    });
  const getName = (name: string) => t(`account.data.names.${name}`);
  const amount = unit ? `${getName('amount')} (${unit})` : getName('amount');
  const header = [getName('date'), amount, getName('goal'), getName('euros'), getName('place'), getName('company')];
  const separator = getSeparator(language);
  const rows = [header, ...lines].map((line) => line.map((text) => quote(text, separator)).join(separator));
  return `${UTF_8}${rows.join('\r\n')}\r\n`;
}
