import type { DomainTexts } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { capitalise, formatDayAndMonth, formatNearDay } from '#src/i18n/format-date.ts';
import type { FourWeekFacts } from '#src/rules/after/four-weeks.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { HomeState } from './use-home.ts';

/** Returns the texts about the last four weeks up to yesterday, with the gains last. */
function useFourWeekLines({ counts, gains }: FourWeekFacts, today: CalendarDate): readonly string[] {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const getDay = (until: CalendarDate) =>
    until === addDays(today, -1) ? (formatNearDay(1, language) ?? '') : formatDayAndMonth(until, language);
  const lines = counts.map(({ kind, days }) => t(`programme.fourWeeks.${kind}`, { count: days }));
  if (!gains) return lines;
  const { shown, days, of, until } = gains;
  const amount = formatAmount(toUnits(shown), unit, language);
  return [...lines, t('programme.fourWeeks.gains', { amount, days, of, until: getDay(until) })];
}

interface Props {
  facts: FourWeekFacts;
  today: CalendarDate;
}

/** The last four weeks, in at most three lines. */
export function FourWeeks({ facts, today }: Props) {
  const { t } = useIsland();
  return (
    <section className="stack four-weeks" aria-labelledby="four-weeks">
      <h2 id="four-weeks">{t('programme.fourWeeks.title')}</h2>
      <ul>
        {useFourWeekLines(facts, today).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function LastLine({ facts, today }: Props) {
  return <p>{capitalise(useFourWeekLines(facts, today).at(-1) ?? '')}.</p>;
}

/** One fact of the last four weeks, unless the home page shows all of them or a recent event comes first. */
export function FourWeeksFact({ homeState, today }: { homeState: HomeState; today: CalendarDate }) {
  const { fourWeeks: facts, places } = homeState;
  const isQuiet = places[0] !== 'safety' && places[0] !== 'night' && !places.includes('four-weeks');
  // The walk above already shows the number of registered days.
  const isNoticed = facts !== null && (facts.gains !== null || facts.counts.at(-1)?.kind !== 'filled');
  return isQuiet && isNoticed ? <LastLine facts={facts} today={today} /> : null;
}
