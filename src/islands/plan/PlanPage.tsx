import { useRef, useState } from 'react';
import type { UserStatistics } from '#src/contract/get-statistics.ts';
import type { RegisteredDay, RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { GpCallAdvice } from '#src/forms/help/GpCallAdvice.tsx';
import { DayLegend } from '#src/forms/moments/DayLegend.tsx';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getSunday, type Week } from '#src/rules/calendar/week.ts';
import { compareThenAndNow } from '#src/rules/figures/then-and-now.ts';
import { listOpenDays } from '#src/rules/hard-moment/welcome-back.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { countDays } from '#src/rules/registrations/day-state.ts';
import { findLastPause } from '#src/rules/registrations/last-pause.ts';
import { getOverviewRange } from '#src/rules/registrations/overview-range.ts';
import { findGroupIndex, groupWeeks, listWeeks } from '#src/rules/registrations/plan-weeks.ts';
import { isPlanSet, listOutstandingDays } from '#src/rules/registrations/statistics.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useUserToday } from '#src/session/user-day.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { OptionalPart } from '#src/ui/OptionalPart.tsx';
import { AboveGoalToday } from './AboveGoalToday.tsx';
import { GainsCard } from './GainsCard.tsx';
import { Patterns } from './Patterns.tsx';
import { PlanSaved } from './PlanSaved.tsx';
import { isPlanUnchanged, PlanSummary } from './PlanSummary.tsx';
import { StreakFigures } from './StreakFigures.tsx';
import { ThenAndNowCard } from './ThenAndNowCard.tsx';
import { UnregisteredDays } from './UnregisteredDays.tsx';
import { useInView, useIsScrolledPast } from './use-scrolled-down.ts';
import { Weeks } from './Weeks.tsx';
import { getWeekSoFar } from './week-goals.ts';

/** Sum of today's entries, if several are above 0. */
function TodaySum({ day }: { day: RegisteredDay | null }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const itemsWithUse = (day?.items ?? []).filter(({ amount }) => amount > 0);
  if (!day || day.total === null || itemsWithUse.length < 2) return null;
  const parts = itemsWithUse.map(({ amount }) => formatNumber(toUnits(amount), language)).join(' +\u00a0');
  return <p>{t('plan.todaySum', { total: formatAmount(toUnits(day.total), unit, language), parts })}</p>;
}

/** Explains the purpose of a plan to a user who has none. */
function NoPlan() {
  const { t, href } = useIsland();
  const make = <ButtonLink href={href('plan-wizard')}>{t('plan.make')}</ButtonLink>;
  return (
    <EmptyState drawing="rust" title={t('plan.none.title')} action={make}>
      {t('plan.none.text')}
    </EmptyState>
  );
}

/** Legend of the shapes and colours. */
function Legend(props: Parameters<typeof DayLegend>[0]) {
  const { t } = useIsland();
  return (
    <section className="sheet stack" aria-labelledby="legend">
      <h2 id="legend">{t('plan.legend.title')}</h2>
      <DayLegend {...props} />
    </section>
  );
}

interface LogTodayProps {
  isTodayOpen: boolean;
}

/** Links to today; filled while today is open. */
function LogToday({ isTodayOpen }: LogTodayProps) {
  const { t, href } = useIsland();
  return (
    <ButtonLink href={href('registration-today')} kind={isTodayOpen ? 'accent' : 'quiet'}>
      {t(isTodayOpen ? 'plan.fillToday' : 'plan.lookToday')}
    </ButtonLink>
  );
}

interface CallToActionProps extends LogTodayProps {
  week: HTMLElement | null;
  onToday: () => void;
}

/**
 * The current action and the link to this week, while this week is out of view. Hides while the user scrolls down, and
 * returns on scrolling up.
 */
function CallToAction({ isTodayOpen, week, onToday }: CallToActionProps) {
  const { t } = useIsland();
  const block = useRef<HTMLDivElement>(null);
  const isDown = useIsScrolledPast(block);
  const isAway = useInView(week) || isDown;
  return (
    <div ref={block} className="plan-action" data-away={isAway || undefined} inert={isAway}>
      <div className="button-row">
        <LogToday isTodayOpen={isTodayOpen} />
        <Button kind="plain" onClick={onToday}>
          {t('plan.toToday')}
        </Button>
      </div>
    </div>
  );
}

interface Props {
  days: RegistrationsOverview;
  figures: UserStatistics;
  /** Plans that determine the goals, newest last. */
  plans: readonly Plan[];
  /** Usage of the first plan; null if unknown. */
  startUsage: Week<Amount> | null;
}

/** The weeks with their bars, next to the unregistered days and the figures. */
export function PlanPage({ days, figures, plans, startUsage }: Props) {
  const { t, href, site, domain } = useIsland();
  const today = useUserToday();
  const { registrationsStart: start, programStartDate: programmeStart } = figures;
  const isSet = isPlanSet(days);
  const { first, last } = getOverviewRange({ registrationsStart: start, programmeStart }, today, plans);
  // Without a plan, future weeks are empty.
  const groups = groupWeeks(
    listWeeks({ first, last: isSet ? last : getSunday(today) }),
    site.weeksInGroup ?? undefined,
  );
  const holdsToday = findGroupIndex(groups, today);
  const [groupShown, setShown] = useState(holdsToday);
  const [calls, setAsked] = useState(0);
  const [week, setWeek] = useState<HTMLElement | null>(null);
  const span = { start: start as CalendarDate, today };
  const planProps = { days, plans, today, start: startUsage };
  const counts = countDays(days, span, PRAISE_LIMITS[domain.key] as PraiseLimits);
  const open = listOutstandingDays(days, start, today);
  // Days before a pause may stay empty.
  const toFillIn = listOpenDays(start, findLastPause(days, today)?.to ?? null, today, open);
  const weeks = compareThenAndNow(days, programmeStart as CalendarDate, today);
  const isTodayOpen = open.includes(today);
  // The sheet of this week has the goal, unless the plan lowers nothing, which the lead explains.
  const isGoalInWeek = getWeekSoFar(days, today) !== null && !isPlanUnchanged(domain.key, plans, startUsage);
  const toToday = () => {
    setShown(holdsToday);
    setAsked(calls + 1);
  };
  return (
    <div className="page-width plan-page">
      <div className="stack">
        <h1>{t('plan.title')}</h1>
        <GpCallAdvice />
        {isSet && <PlanSaved {...planProps} />}
        {!isSet && <NoPlan />}
        {isSet && !isGoalInWeek && <PlanSummary {...planProps} part="first" />}
        {isSet && <CallToAction isTodayOpen={isTodayOpen} week={week} onToday={toToday} />}
        <TodaySum day={days[today] ?? null} />
        <AboveGoalToday days={days} today={today} />
        {(isSet || figures.completed > 0 || groups.flat().length > 1) && (
          <Weeks
            {...{ days, groups, shown: groupShown, today, start, asked: calls, week }}
            ref={setWeek}
            action={isSet && <LogToday isTodayOpen={isTodayOpen} />}
            onShow={setShown}
            onToday={toToday}
          />
        )}
        {isSet && (
          <>
            <PlanSummary {...planProps} part="rest" isGoalInWeek={isGoalInWeek} />
            <p>
              <ButtonLink kind="quiet" icon="pencil" href={href('plan-wizard')}>
                {t('plan.change')}
              </ButtonLink>
            </p>
          </>
        )}
        <div className="plan-insights">
          <OptionalPart>{weeks && <ThenAndNowCard weeks={weeks} />}</OptionalPart>
          <OptionalPart>
            <GainsCard days={days} today={today} />
          </OptionalPart>
          <OptionalPart>
            <Patterns days={days} today={today} />
          </OptionalPart>
        </div>
      </div>
      <aside className="plan-aside" aria-label={t('plan.aside')}>
        <OptionalPart>
          {(isSet || figures.completed > 0) && <StreakFigures counts={counts} isPlanSet={isSet} />}
        </OptionalPart>
        <UnregisteredDays dates={toFillIn} today={today} />
        <Legend days={days} span={span} />
      </aside>
    </div>
  );
}
