import { listUrges } from '#src/contract/hard-moment/urges.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { countRegisteredDays } from '#src/rules/hard-moment/best-run.ts';
import { getLookBackWeek } from '#src/rules/hard-moment/look-back.ts';
import { getMostHelpful, MIN_URGES_IN_WEEK, URGE_ACTIONS } from '#src/rules/hard-moment/urge.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { useUserDay } from '#src/session/user-day.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { CurrentStep } from './CurrentStep.tsx';
import { OpenWeek } from './later/OpenWeek.tsx';
import type { HomeState } from './use-home.ts';

interface Props {
  homeState: HomeState;
  days: RegistrationsOverview;
  today: CalendarDate;
  /** True for a single line with a link to all weeks. */
  isShort: boolean;
}

/** Last week in one line, until it is dismissed. */
export function LookBackCard({ homeState, days, today, isShort }: Props) {
  const { t, href, domain, site } = useIsland();
  const week = getLookBackWeek(today) ?? [];
  const isLogged = site.offers.urgeLog;
  const dayAt = useUserDay();
  const urges = useCall(listUrges, isLogged ? {} : null);
  const ofWeek = Object.fromEntries(week.flatMap((date) => (days[date] ? [[date, days[date]]] : [])));
  const { registered, within } = countRegisteredDays(ofWeek, today, PRAISE_LIMITS[domain.key] as PraiseLimits);
  const rows = urges.status === 'done' ? urges.value.rows : [];
  const inWeek = rows.filter(({ at }) => week.includes(dayAt(new Date(at))));
  const mostHelpful = getMostHelpful(inWeek, MIN_URGES_IN_WEEK);
  const nameHelp = (label: string) =>
    URGE_ACTIONS.some((help) => help === label) ? t(`hard-moment.help.${label}`) : label;
  const counts = [
    t('programme.lookBack.registered', { count: registered }),
    // As in `getPastDaysFigure`, a minority of the days is not named.
    ...(within > 0 && within * 2 >= registered ? [t('programme.lookBack.within', { count: within })] : []),
  ];
  const facts = [
    ...(registered > 0 ? [`${counts.join(', ')}.`] : []),
    ...(mostHelpful
      ? [t('programme.lookBack.helped', { what: nameHelp(mostHelpful.what), count: mostHelpful.times })]
      : []),
  ];
  if (isShort) {
    return (
      <p className="home-line">
        {t('programme.lookBack.title')} {facts.join(' ')}{' '}
        <ArrowLink href={href('plan')} way="on">
          {t('programme.week.plan')}
        </ArrowLink>
      </p>
    );
  }
  const card = { title: t('programme.lookBack.title'), text: facts.join(' ') };
  const hide = (
    <Button kind="plain" onClick={() => void homeState.putAside('week')}>
      {t('programme.home.hide')}
    </Button>
  );
  if (!homeState.facts.isWeekMailed) return <CurrentStep {...card}>{hide}</CurrentStep>;
  return (
    <OpenWeek {...card} {...{ week, days }}>
      {hide}
    </OpenWeek>
  );
}
