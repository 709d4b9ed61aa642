import type { LineCheck } from '#src/domains/help-lines.ts';
import { type CallPrice, HOUR_DAYS, type HourDay, type HourRange, type OpenHours } from '#src/domains/open-hours.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { accept, refuse } from '#src/rules/fields/parse-result.ts';
import { doRangesOverlap, formatRanges, readRanges } from '#src/rules/help-lines/read-ranges.ts';
import type { OtherValues } from '../fields/fields.ts';
import { defineForm } from './form.ts';

/** The help line that a form is about. */
export interface FormHelpLine {
  /** True for 0900. */
  readonly isPaid: boolean;
  /** True for a line with hours that cannot be changed. */
  readonly isDanger: boolean;
}

const MAX_EXCEPTIONS = 40;
const WEEK = 'week';

const readOtherRanges = (others: OtherValues, day: string) => readRanges(others.text(day)) ?? [];

const readDay = (day: HourDay) => (input: string, others: OtherValues) => {
  if (others.text('hours') !== WEEK) return accept<readonly HourRange[]>([]);
  const ranges = readRanges(input);
  if (ranges === null) return refuse('time' as const);
  const nextDay = HOUR_DAYS[(HOUR_DAYS.indexOf(day) + 1) % HOUR_DAYS.length] as HourDay;
  return doRangesOverlap(ranges, readOtherRanges(others, nextDay)) ? refuse('overlap' as const) : accept(ranges);
};

const readHolidayHours = (input: string, others: OtherValues) => {
  const isOwnEntry = others.text('hours') === WEEK && others.text('holidays') === 'own';
  const ranges = isOwnEntry ? readRanges(input) : [];
  return ranges === null ? refuse('time' as const) : accept(ranges);
};

type Exceptions = Readonly<Record<string, readonly HourRange[]>>;

/** Reads a line for each date: "24-12-2026 9:00-12:00", or only the date for a closed day. */
const readExceptions = (today: CalendarDate) => (input: string) => {
  const exceptions: Record<string, readonly HourRange[]> = {};
  const lines = input.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > MAX_EXCEPTIONS) return refuse('most' as const);
  for (const line of lines) {
    const [, day = '', month = '', year = '', hours = ''] =
      /^(\d{1,2})-(\d{1,2})-(\d{4})\s*(.*)$/.exec(line.trim()) ?? [];
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const ranges = readRanges(hours);
    if (!isCalendarDate(date) || ranges === null) return refuse('invalid' as const);
    if (date < today) return refuse('past' as const);
    if (exceptions[date]) return refuse('twice' as const);
    exceptions[date] = ranges;
  }
  return accept<Exceptions>(exceptions);
};

/** Converts a typed amount in euros to cents; null if empty. */
const readCents = (input: string) => {
  const text = input.trim().replace(',', '.');
  if (text === '') return accept(null);
  return /^\d{1,2}(\.\d{1,2})?$/.test(text) ? accept(Math.round(Number(text) * 100)) : refuse('invalid' as const);
};

/** Creates the form of a verified help line: a paid line requires a price, or "unknown". `today` is the last date. */
export const checkLineForm = ({ isPaid, isDanger }: FormHelpLine, today: CalendarDate) =>
  defineForm({
    checkedOn: (input: string, _: OtherValues) => {
      if (input === '') return refuse('required' as const);
      return isCalendarDate(input) && input <= today ? accept(input) : refuse('invalid' as const);
    },
    checkedBy: (input: string) => (input.trim() === '' ? refuse('required' as const) : accept(input.trim())),
    hours: (input: string) => (isDanger && input !== '' ? refuse('danger' as const) : accept(input)),
    ...(Object.fromEntries(HOUR_DAYS.map((day) => [day, readDay(day)])) as Record<HourDay, ReturnType<typeof readDay>>),
    holidays: (input: string) => accept(input),
    holidayHours: readHolidayHours,
    exceptions: readExceptions(today),
    price: (input: string, others: OtherValues) => {
      const hasAmount = others.text('perMinute').trim() !== '' || others.text('perCall').trim() !== '';
      const isMissing = (isPaid && input === '') || (input === 'paid' && !hasAmount);
      return isMissing ? refuse('required' as const) : accept(input);
    },
    perMinute: readCents,
    perCall: readCents,
    english: (input: string) => accept(input),
  });

type CheckValues = ReturnType<ReturnType<typeof checkLineForm>['read']>;

function toOpenHours(values: CheckValues): OpenHours {
  if (values.hours !== WEEK) return values.hours === 'always' ? 'always' : null;
  return {
    week: Object.fromEntries(HOUR_DAYS.flatMap((day) => (values[day].length > 0 ? [[day, values[day]]] : []))),
    holidays: values.holidays === 'own' ? values.holidayHours : values.holidays === 'closed' ? 'closed' : 'as-week',
    ...(Object.keys(values.exceptions).length > 0 && { exceptions: values.exceptions }),
  };
}

function toCallPrice({ price, perMinute, perCall }: CheckValues): CallPrice {
  if (price === 'free' || price === 'normal') return { kind: price };
  if (price === 'paid') return { kind: 'paid', centsPerMinute: perMinute, centsPerCall: perCall };
  return price === 'unknown' ? { kind: 'paid', centsPerMinute: null, centsPerCall: null } : null;
}

/** Converts the form values to the result of a call to a line. */
export const toLineCheck = (values: CheckValues): LineCheck => ({
  checkedOn: values.checkedOn,
  open: toOpenHours(values),
  price: toCallPrice(values),
  languages: values.english === '' ? null : values.english === 'yes' ? ['nl', 'en'] : ['nl'],
});

const toEuros = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','));

function toTypedPrice(price: CallPrice) {
  if (price?.kind !== 'paid') return { price: price?.kind ?? '', perMinute: '', perCall: '' };
  const { centsPerMinute, centsPerCall } = price;
  const hasKnownCost = centsPerMinute !== null || centsPerCall !== null;
  return {
    price: hasKnownCost ? 'paid' : 'unknown',
    perMinute: toEuros(centsPerMinute),
    perCall: toEuros(centsPerCall),
  };
}

/** Converts the result of a call to form values; exceptions before today are omitted. */
export function toCheckFormValues(check: Omit<LineCheck, 'checkedOn'>, today: CalendarDate) {
  const week = check.open === 'always' ? null : check.open;
  const { holidays = 'as-week', exceptions = {} } = week ?? {};
  return {
    hours: check.open === 'always' ? 'always' : week ? WEEK : '',
    ...(Object.fromEntries(HOUR_DAYS.map((day) => [day, formatRanges(week?.week[day] ?? [])])) as Record<
      HourDay,
      string
    >),
    holidays: typeof holidays === 'string' ? holidays : 'own',
    holidayHours: typeof holidays === 'string' ? '' : formatRanges(holidays),
    exceptions: Object.entries(exceptions)
      .filter(([date]) => date >= today)
      .map(([date, ranges]) => `${date.split('-').reverse().join('-')} ${formatRanges(ranges)}`.trim())
      .join('\n'),
    ...toTypedPrice(check.price),
    english: check.languages === null ? '' : check.languages.includes('en') ? 'yes' : 'no',
  };
}
