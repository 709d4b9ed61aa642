import { useState } from 'react';
import type { UserStatistics } from '#src/contract/get-statistics.ts';
import { readTips } from '#src/contract/programme-content.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { capitalise, formatDay, formatShortWeekday } from '#src/i18n/format-date.ts';
import { type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getProgrammeDay } from '#src/rules/programme/programme-day.ts';
import { getTipNumber } from '#src/rules/programme/tip-of-day.ts';
import { getDayMark } from '#src/rules/registrations/day-state.ts';
import { isPlanSet } from '#src/rules/registrations/statistics.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { type FetchState, useCall } from '#src/session/use-call.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { StoneRow } from '#src/ui/stone/StoneRow.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { FourWeeksFact } from './FourWeeks.tsx';
import type { Journey } from './journey.ts';
import { ProgrammeStrip } from './ProgrammeStrip.tsx';
import type { HomeState } from './use-home.ts';

/** The seven days of this week; days that can be registered are links. */
function WeekDays({ days, today }: { days: RegistrationsOverview; today: CalendarDate }) {
  const { t, href, language, domain } = useIsland();
  const start = useUser().registrationsStart as CalendarDate;
  return (
    <StoneRow
      label={t('programme.week.title')}
      days={listDatesBetween(getMonday(today), getSunday(today)).map((date) => {
        const mark = getDayMark(days[date], date, { start, today }, PRAISE_LIMITS[domain.key] as PraiseLimits);
        return {
          key: date,
          state: mark,
          day: Number(date.slice(-2)),
          name: formatShortWeekday(date, language),
          label: `${capitalise(formatDay(date, language))}, ${t(`programme.week.states.${mark}`)}`,
          ...(date >= start && date <= today ? { href: href('registration', { date }) } : {}),
        };
      })}
    />
  );
}

/** Link to the whole plan, or to create one, unless the safety step or a call comes first. */
function PlanLink({ days, isPlanLater }: { days: RegistrationsOverview; isPlanLater: boolean }) {
  const { t, href } = useIsland();
  const isSet = isPlanSet(days);
  if (!isSet && isPlanLater) return null;
  return (
    <p>
      <ArrowLink href={href(isSet ? 'plan' : 'plan-wizard')} way="on">
        {t(isSet ? 'programme.week.plan' : 'programme.now.plan.make')}
      </ArrowLink>
    </p>
  );
}

interface Props {
  /** Null for domains without registrations. */
  days: FetchState<RegistrationsOverview> | null;
  figures: UserStatistics | null;
  journey: Journey;
  homeState: HomeState;
  today: CalendarDate;
  isFirstDay: boolean;
}

/** The user's position: the walk of the programme, the days of this week, and one fact. */
export function ThisWeek({ days, figures, journey, homeState, today, isFirstDay }: Props) {
  const { t } = useIsland();
  if (days === null && isFirstDay) return null;
  return (
    <section className="sheet stack this-week" aria-label={t('programme.week.title')}>
      {!isFirstDay && <ProgrammeStrip {...{ journey, figures, today }} homeState={homeState.facts.ownDays} />}
      {days?.status === 'error' && <LoadingFailure call={days} />}
      {days?.status === 'done' && (
        <>
          <WeekDays days={days.value} today={today} />
          <FourWeeksFact homeState={homeState} today={today} />
          <PlanLink days={days.value} isPlanLater={homeState.facts.isSafetyFirst} />
        </>
      )}
    </section>
  );
}

/** Tip for today, by the day of the programme. After it is dismissed, it is hidden until tomorrow. */
export function Tip({ today }: { today: CalendarDate }) {
  const { t } = useIsland();
  const { uid, programStartDate } = useUser();
  // A hidden tip is no typed text: the `.key` suffix excludes it from unsaved texts.
  const hidden = getDraft<string>(uid, 'tip-hidden.key');
  const [isHidden, setHidden] = useState(() => hidden.read() === today);
  const tips = useCall(readTips, { params: { view: 'tips', display: 'list' } });
  const rows = tips.status === 'done' ? tips.value.rows : [];
  const number = getTipNumber(getProgrammeDay(programStartDate as CalendarDate, today), rows.length);
  const text = number === null ? undefined : rows[number - 1];
  if (isHidden || !text) return null;
  return (
    <section className="sheet programme-tip" aria-labelledby="tip">
      <div>
        <h2 id="tip">{t('programme.tip.title')}</h2>
        <p>{text}</p>
      </div>
      <IconButton
        icon="x"
        label={t('programme.tip.hide')}
        onClick={() => {
          hidden.write(today);
          setHidden(true);
        }}
      />
    </section>
  );
}
