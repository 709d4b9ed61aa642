import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import type { AvailableSelfTest, TestResult } from '#src/contract/self-tests/instruments.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { formatDayWithYear } from '#src/i18n/format-date.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isFilled, listLastFullDays } from '#src/rules/figures/days-with-usage.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { PRAISE_LIMITS } from '#src/rules/praise/praise-limits.ts';
import { findBand, getHighestScore, getUseLevel } from '#src/rules/self-tests/instrument.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';

/** Minimum number of registered days to show a weekly use. */
const MIN_DAYS = 5;

interface Props {
  test: AvailableSelfTest;
  /** Results, latest first; at least one. */
  results: readonly TestResult[];
}

/** Last result: its band, the use of the last week, and a link to help. Never phrased as good news. */
export function ThirdPartyTestResult({ test, results }: Props) {
  const { t, language, href } = useIsland();
  const [last] = results as readonly [TestResult, ...TestResult[]];
  const isSameVersion = last.version === test.version;
  const band = isSameVersion ? findBand(test, last.score) : null;
  return (
    <>
      <p>
        <strong className="plan-number">{last.score}</strong>{' '}
        {isSameVersion
          ? t('self-tests.owner.score', { most: getHighestScore(test), day: formatDayWithYear(last.day, language) })
          : t('self-tests.owner.scored', { day: formatDayWithYear(last.day, language) })}
      </p>
      {band && <p>{band.words}</p>}
      <WeeklyUse />
      {band && (
        <p>
          <ArrowLink href={href('help')} way="on">
            {t(`self-tests.owner.ways.${band.way}`)}
          </ArrowLink>
        </p>
      )}
      {isSameVersion && (
        <ul className="self-test-bands" aria-label={t('self-tests.owner.bands')}>
          {test.bands.map(({ from, to, words }) => (
            <li key={from} aria-current={band?.from === from ? 'true' : undefined}>
              <strong>{from === to ? from : t('self-tests.owner.band', { from, to })}</strong>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      )}
      {results.length > 1 && (
        <ul aria-label={t('self-tests.owner.before')}>
          {results.slice(1).map(({ uuid, day, score }) => (
            <li key={uuid}>{t('self-tests.owner.earlier', { day: formatDayWithYear(day, language), score })}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Use in the last whole week, shown with the score, so that a low score with a high use is not reassuring. */
function WeeklyUse() {
  const { t, domain, language } = useIsland();
  const today = useUserToday();
  const unit = domain.words.unit;
  const guideline = PRAISE_LIMITS[domain.key]?.guideline ?? null;
  const fetchState = useCall(getRegistrationsOverview, unit ? {} : null);
  if (fetchState.status !== 'done' || !unit) return null;
  const weekAmounts = listLastFullDays(today, DAYS_IN_WEEK).flatMap((date) => {
    const day = isCalendarDate(date) ? fetchState.value[date] : undefined;
    return isFilled(day) ? [toUnits(day.total)] : [];
  });
  const sum = weekAmounts.reduce((all, number) => all + number, 0);
  const week = weekAmounts.length < MIN_DAYS ? null : (sum * DAYS_IN_WEEK) / weekAmounts.length;
  const kind = getUseLevel(week, guideline && guideline.dayTo * DAYS_IN_WEEK);
  const verb = domain.words.verb[language];
  const text = formatAmount(Math.round(sum * 10) / 10, unit, language);
  return (
    <>
      {week !== null && <p>{t('self-tests.owner.week', { amount: text, days: weekAmounts.length })}</p>}
      {guideline !== null && (
        <p>
          {guideline.dayTo > 0
            ? t(`self-tests.owner.use.${kind ?? 'within'}`)
            : t('self-tests.owner.use.none', { verb })}
        </p>
      )}
    </>
  );
}
