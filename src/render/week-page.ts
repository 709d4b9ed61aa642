import type { WeekView } from '#src/contract/week-form.ts';
import { WEEK_PATH } from '#src/contract/week-links.ts';
import type { Language } from '#src/domains/domain.ts';
import { formatNumber } from '#src/i18n/format-amount.ts';
import { capitalise, formatDay } from '#src/i18n/format-date.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { createTranslator } from '#src/i18n/translator.ts';
import { listSavedWeekSentences } from '#src/i18n/week-words.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { insertGp } from '#src/rules/help-lines/find-gp.ts';
import { getScreenPaths } from '#src/screens/screen-paths.ts';
import type { PageLocals } from './locals.ts';

/** Returns true for the path at which a week is rendered; the path does not include its token. */
export const isWeekPage = (path: string): boolean => path === WEEK_PATH;

/** A row of the form. */
export interface WeekRow {
  readonly date: CalendarDate;
  readonly label: string;
  readonly isOpen: boolean;
  readonly input: string;
  readonly isNone: boolean;
  readonly error: string | null;
}

export interface WeekPageData {
  readonly title: string;
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly rows: readonly WeekRow[];
  /** First and last day of the week, formatted. */
  readonly span: readonly [string, string];
  /** Sentences of a saved week, and the label of its only link. */
  readonly saved: { readonly sentences: readonly string[]; readonly next: string; readonly login: string } | null;
  readonly loginLink: string;
}

function listRows(view: Extract<WeekView, { kind: 'form' }>, language: Language): readonly WeekRow[] {
  const { days, typed, errors } = view;
  return days
    .filter(({ state }) => state !== 'outside')
    .map(({ date, state }) => ({
      date,
      label: capitalise(formatDay(date, language)),
      isOpen: state === 'open',
      input: typed.days[date] ?? '',
      isNone: typed.none.includes(date),
      error: errors[date] ?? null,
    }));
}

/** Returns the content of the page of a week's link, which all programmes share. */
export function getWeekPage({ language }: Pick<PageLocals, 'language'>, view: WeekView, now: Date): WeekPageData {
  const t = createTranslator(language, 'week-link');
  const week = view.kind === 'saved' ? { ...view.week, counted: view.week.saved } : null;
  const [first, last] = view.kind === 'form' ? [view.days[0], view.days.at(-1)] : [];
  return {
    title: t('title'),
    t,
    rows: view.kind === 'form' ? listRows(view, language) : [],
    span: [first ? capitalise(formatDay(first.date, language)) : '', last ? formatDay(last.date, language) : ''],
    saved: week && {
      sentences: listSavedWeekSentences(week, formatNumber(toUnits(week.sum), language), language, t),
      next: insertGp(t(`next.${week.next}`), language, now),
      login: t(`login.${week.next}`),
    },
    loginLink: toLocalisedPath(getScreenPaths('programmes')[language], language),
  };
}
