import { useState } from 'react';
import { readTips } from '#src/contract/programme-content.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { formatAmount } from '#src/i18n/amount-words.ts';
import { capitalise, formatDay, weekdayShort } from '#src/i18n/date-words.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import { getMorningAfter } from '#src/rules/hard-moment/slip.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { programmeDay } from '#src/rules/programme/programme-day.ts';
import { getTipNumber } from '#src/rules/programme/tip-of-day.ts';
import { getDayMark } from '#src/rules/registrations/day-state.ts';
import { isPlanSet } from '#src/rules/registrations/statistics.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { type FetchState, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { WeekOverview } from '#src/ui/week-overview/WeekOverview.tsx';

const NOTHING_KNOWN = { total: null, goal: null };

interface WeekDaysProps {
  days: RegistrationsOverview;
  today: CalendarDate;
  /** True if the safety step or a call comes before the plan. */
  isPlanLater: boolean;
}

/** The seven days of this week; days that can be registered are links. */
function WeekDays({ days, today, isPlanLater }: WeekDaysProps) {
  const { t, href, language, domain } = useIsland();
  const start = useUser().registrationsStart as CalendarDate;
  const now = days[today] ?? NOTHING_KNOWN;
  const isOpen = now.total === null;
  const unit = domain.words.unit;
  const goal =
    now.goal === null || !unit
      ? ''
      : t('programme.week.goal', { amount: formatAmount(toUnits(now.goal), unit, language) });
  const text = [t(isOpen ? 'programme.week.open' : 'programme.week.done'), goal].filter(Boolean).join(' ');
  const isSet = isPlanSet(days);
  return (
    <WeekOverview
      title={t('programme.week.title')}
      days={datesBetween(getMonday(today), getSunday(today)).map((date) => {
        const mark = getDayMark(days[date], date, { start, today }, PRAISE_LIMITS[domain.key] as PraiseLimits);
        return {
          key: date,
          state: mark,
          day: Number(date.slice(-2)),
          name: weekdayShort(date, language),
          label: `${capitalise(formatDay(date, language))}, ${t(`programme.week.states.${mark}`)}`,
          ...(date >= start && date <= today ? { href: href('registration', { date }) } : {}),
        };
      })}
      text={text}
      {...(isSet && { plan: { href: href('plan'), label: t('programme.week.plan') } })}
      {...(!isSet && !isPlanLater && { plan: { href: href('plan-wizard'), label: t('programme.now.plan.make') } })}
    />
  );
}

/** Tip for today, by the day of the programme. Once dismissed, it is hidden until tomorrow. */
function Tip({ today }: { today: CalendarDate }) {
  const { t } = useIsland();
  const { uid, programStartDate } = useUser();
  // Not a text of the user: the `.key` suffix excludes it from unsaved texts.
  const hidden = getDraft<string>(uid, 'tip-hidden.key');
  const [isHidden, setHidden] = useState(() => hidden.read() === today);
  const tips = useCall(readTips, { params: { view: 'tips', display: 'list' } });
  const rows = tips.status === 'done' ? tips.value.rows : [];
  const number = getTipNumber(programmeDay(programStartDate as CalendarDate, today), rows.length);
  const text = number === null ? undefined : rows[number - 1];
  if (isHidden || !text) return null;
  return (
    <section className="sheet stack programme-tip" aria-labelledby="tip">
      <h2 id="tip">{t('programme.tip.title')}</h2>
      <p>{text}</p>
      <p>
        <Button
          kind="plain"
          onClick={() => {
            hidden.write(today);
            setHidden(true);
          }}
        >
          {t('programme.tip.hide')}
        </Button>
      </p>
    </section>
  );
}

interface Props {
  /** Null for domains without registrations. */
  days: FetchState<RegistrationsOverview> | null;
  today: CalendarDate;
  isPlanLater: boolean;
}

/** Sidebar of the path: the week with its days, and a tip, except on the day after a day above the goal. */
export function ProgrammeSidebar({ days, today, isPlanLater }: Props) {
  const { t, domain } = useIsland();
  if (days === null) {
    return <Tip today={today} />;
  }
  if (days.status === 'error') {
    return (
      <section className="sheet stack">
        <h2>{t('programme.week.title')}</h2>
        <LoadingFailure call={days} />
      </section>
    );
  }
  if (days.status === 'loading') return null;
  const morning = getMorningAfter(days.value, today, PRAISE_LIMITS[domain.key] as PraiseLimits);
  return (
    <>
      <WeekDays days={days.value} today={today} isPlanLater={isPlanLater} />
      {!morning && <Tip today={today} />}
    </>
  );
}
