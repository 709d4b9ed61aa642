import { capitalise, formatWeekday } from './format-date.ts';

/** A saved week, with its days counted. */
interface CountedWeek {
  readonly filled: number;
  readonly days: number;
  readonly saved: number;
  /** Days that `none` and the total are about: all registered days, or for a link only those that were just saved. */
  readonly counted: number;
  readonly none: number;
  readonly direction: string;
  readonly dropped: readonly string[];
  readonly high: number;
}

/** `t` of the texts of a week, by key. */
type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns the sentences of a saved week: the number of days, then the total and a comparison with the weeks before.
 * `sum` is the formatted total.
 */
export function listSavedWeekSentences(week: CountedWeek, sum: string, language: string, t: Translate) {
  const { filled, days, saved, counted, none, direction, dropped, high } = week;
  const isPart = counted < filled;
  const amounts = isPart
    ? t('saved.part', { sum })
    : none === counted
      ? t('saved.allNone', { count: counted })
      : none > 0
        ? t('saved.someNone', { count: none, sum })
        : t('saved.sum', { sum });
  return [
    t('saved.filled', { filled, count: days }),
    ...(high > 0 ? [t('saved.high', { count: high })] : []),
    ...dropped.map((date) => t('saved.dropped', { day: capitalise(formatWeekday(date, language)) })),
    ...(saved > 0
      ? [amounts, t(`saved.${isPart && direction !== 'unknown' ? 'whole' : 'direction'}.${direction}`)]
      : []),
  ];
}
