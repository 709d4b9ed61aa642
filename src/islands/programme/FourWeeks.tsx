import type { DomainWords } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/amount-words.ts';
import { dayAndMonth, nearDay } from '#src/i18n/date-words.ts';
import type { FourWeekFacts } from '#src/rules/after/four-weeks.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';

/** The last four weeks up to yesterday, in at most three lines. */
export function FourWeeks({ facts, today }: { facts: FourWeekFacts; today: CalendarDate }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const { gains } = facts;
  const dayOf = (until: CalendarDate) =>
    until === addDays(today, -1) ? (nearDay(1, language) ?? '') : dayAndMonth(until, language);
  const lines = facts.counts.map(({ kind, days }) => t(`programme.fourWeeks.${kind}`, { count: days }));
  return (
    <section className="stack four-weeks" aria-labelledby="four-weeks">
      <h2 id="four-weeks">{t('programme.fourWeeks.title')}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {gains && (
          <li>
            {t('programme.fourWeeks.gains', {
              amount: formatAmount(toUnits(gains.shown), unit, language),
              days: gains.days,
              of: gains.of,
              until: dayOf(gains.until),
            })}
          </li>
        )}
      </ul>
    </section>
  );
}
