import { useState } from 'react';
import type { PathPlan } from '#src/contract/home.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { SixWeekRun } from '#src/rules/after/paths.ts';
import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getPartOfDay, isDark } from '#src/rules/calendar/today.ts';
import { PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { countDays, type DayState, getDayMark } from '#src/rules/registrations/day-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useToday } from '#src/session/use-today.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ProgrammePath } from '#src/ui/programme-path/ProgrammePath.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { CurrentStep } from '../CurrentStep.tsx';
import type { HomeState } from '../use-home.ts';
import { WeeklyMailButton } from '../WeeklyOffer.tsx';
import { startPath } from './start-path.ts';

interface Props {
  homeState: HomeState;
  days: RegistrationsOverview | null;
  /** The six weeks that have ended. */
  path: SixWeekRun;
}

/** States of the programme's days, in the order of the legend. */
const STATES: readonly DayState[] = ['none', 'within', 'less', 'above', 'filled', 'no-goal', 'open'];

interface WalkProps extends Pick<Props, 'path'> {
  days: RegistrationsOverview;
  today: CalendarDate;
}

/** The 42 days of six weeks as a walk. */
export function LookoutPath({ days, today, path }: WalkProps) {
  const { t, href, domain } = useIsland();
  const start = path.begunOn;
  const limits = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const dates = listDatesBetween(start, addDays(start, PROGRAMME_DAYS - 1));
  const walk = dates.map((date) => getDayMark(days[date], date, { start, today }, limits));
  const counts = STATES.map((state) => ({ state, count: walk.filter((dayMark) => dayMark === state).length }));
  const presentCounts = counts.filter(({ count }) => count > 0);
  return (
    <figure className="lookout-walk">
      <ProgrammePath
        days={walk}
        isEvening={isDark(useToday(getPartOfDay))}
        label={t('programme.lookout.walk', {
          days: presentCounts.map(({ state, count }) => `${count} ${t(`programme.week.states.${state}`)}`).join('; '),
        })}
      />
      <figcaption>
        <span className="soft">{t('programme.lookout.upwards')}</span>{' '}
        <ArrowLink href={href('calendar')} way="on">
          {t('programme.lookout.calendar')}
        </ArrowLink>
      </figcaption>
    </figure>
  );
}

/** Returns a function that starts another six weeks and shows a failure, and whether it is busy. */
function useStartPath() {
  const { t, href } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const start = async (plan: PathPlan) => {
    setBusy(true);
    const isBegun = await startPath(plan);
    setBusy(false);
    if (!isBegun) showToast('failed', t('programme.path.failed'));
    else if (plan === 'new') location.assign(href('plan-wizard'));
  };
  return { isBusy, start };
}

/** Starts another six weeks, with the current goal or a new one. */
function StartAgain({ isBusy, start }: ReturnType<typeof useStartPath>) {
  const { t } = useIsland();
  return (
    <CurrentStep title={t('programme.path.ask')} text="">
      <Button busy={isBusy} onClick={() => void start('keep')}>
        {t('programme.path.keep')}
      </Button>
      <Button kind="quiet" busy={isBusy} onClick={() => void start('new')}>
        {t('programme.path.new')}
      </Button>
    </CurrentStep>
  );
}

/** Card at the end of six weeks, with options to continue; the past days are below the day row. */
export function Lookout({ homeState, days, path }: Props) {
  const { t, domain } = useIsland();
  const [isAsked, setAsked] = useState(false);
  const starting = useStartPath();
  const start = path.begunOn;
  const limits = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const last = addDays(start, PROGRAMME_DAYS - 1);
  const { within, above, filled } = countDays(days ?? {}, { start, today: last }, limits);
  const count = within + above + filled;
  const facts = [...(count > 0 ? [t('programme.lookout.filled', { count })] : []), t('programme.lookout.how')];
  if (isAsked) return <StartAgain {...starting} />;
  return (
    <CurrentStep title={t('programme.lookout.title')} text={facts.join(' ')}>
      <Button onClick={() => void homeState.putAside('end')}>{t('programme.lookout.on')}</Button>
      <Button
        kind="quiet"
        busy={starting.isBusy}
        onClick={() => (domain.registration ? setAsked(true) : void starting.start('keep'))}
      >
        {t('programme.lookout.anew')}
      </Button>
      <WeeklyMailButton homeState={homeState}>{t('programme.weekly.once')}</WeeklyMailButton>
    </CurrentStep>
  );
}
