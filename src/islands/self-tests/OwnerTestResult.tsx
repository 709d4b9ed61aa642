import { getRegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { OfferedTest, TestResult } from '#src/contract/self-tests/instruments.ts';
import { dayInYear } from '#src/i18n/date-words.ts';
import { unitsOf } from '#src/rules/amounts/amount.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isFilled, lastFullDays } from '#src/rules/figures/own-days.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { kindOfUse } from '#src/rules/self-tests/instrument.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useOwnToday } from '#src/session/own-today.ts';
import { useCall } from '#src/session/use-call.ts';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';

/** The most that the Health Council advises in a week: at most one glass a day. */
const ADVISED_GLASSES = 7;
/** Fewer registered days tell no week. */
const LEAST_DAYS = 5;

interface Props {
  test: OfferedTest;
  /** The latest first; at least one. */
  results: readonly TestResult[];
}

/** What the last filling-in came to: its band, the use of the last week beside it, and a way to help. Never good news. */
export function OwnerTestResult({ test, results }: Props) {
  const { t, language, href } = useIsland();
  const [last] = results as readonly [TestResult, ...TestResult[]];
  const isSame = last.version === test.version;
  const band = isSame ? test.bands.find(({ from, to }) => last.score >= from && last.score <= to) : undefined;
  const most = test.bands.at(-1)?.to ?? last.score;
  return (
    <>
      <p>
        <strong className="plan-number">{last.score}</strong>{' '}
        {t('self-tests.owner.score', { most, day: dayInYear(last.day, language) })}
      </p>
      {band && <p>{band.words}</p>}
      <Use />
      {band && (
        <p>
          <WayLink href={href('help')} way="on">
            {t(`self-tests.owner.ways.${band.way}`)}
          </WayLink>
        </p>
      )}
      {isSame && (
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
            <li key={uuid}>{t('self-tests.owner.earlier', { day: dayInYear(day, language), score })}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The use of the last whole week beside the score: who scores low and drinks a lot is not told that all is well. */
function Use() {
  const { t, domain } = useIsland();
  const today = useOwnToday();
  const fetched = useCall(getRegistrationsOverview, domain.registration?.hasDrinks ? {} : null);
  if (fetched.status !== 'done') return null;
  const filled = lastFullDays(today, DAYS_IN_WEEK).flatMap((date) => {
    const day = isCalendarDate(date) ? fetched.value[date] : undefined;
    return isFilled(day) ? [unitsOf(day.total)] : [];
  });
  const sum = filled.reduce((all, one) => all + one, 0);
  const week = filled.length < LEAST_DAYS ? null : (sum * DAYS_IN_WEEK) / filled.length;
  return <p>{t(`self-tests.owner.use.${kindOfUse(week, ADVISED_GLASSES) ?? 'within'}`)}</p>;
}
