import type { ClientDay } from '#src/contract/client-details.ts';
import type { ClientEntry } from '#src/contract/clients.ts';
import { applyUnitVariant } from '#src/domains/unit-variants.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useRequestFailureToast } from '#src/forms/use-request-failure-toast.ts';
import { formatDayAndMonth, formatWeekday } from '#src/i18n/format-date.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { getWeekProgress } from '#src/rules/nurse/client-weeks.ts';
import { getPreviousWeek } from '#src/rules/nurse/previous-week.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getBarMaximum } from '#src/rules/registrations/bar-maximum.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { FetchState } from '#src/session/use-call.ts';
import { useToday } from '#src/session/use-today.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DayBars } from '#src/ui/day-bars/DayBars.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { StoneLegend } from '#src/ui/stone/StoneLegend.tsx';
import { type ClientContext, toClientBar, toDayWithUsage } from './client-bar.ts';
import { findClientDomain } from './client-texts.ts';

/** Returns the client's current date, or the nurse's if it is unknown. */
function useClientToday({ today }: ClientEntry): CalendarDate {
  const date = useToday(getAmsterdamDate);
  return isCalendarDate(today ?? '') ? (today as CalendarDate) : date;
}

interface Props {
  client: ClientEntry;
  /** Days of the client; not requested if they are not shared. */
  fetched: FetchState<readonly ClientDay[]>;
}

/** Notable facts of the last seven days as text, if the client shares the days. */
export function NotableFacts({ client, fetched }: Props) {
  const { t, language } = useIsland();
  const today = useClientToday(client);
  if (!client.scopes.days || fetched.status === 'error') return null;
  if (fetched.status === 'loading') return <p className="portal-stands-out">{'\u00a0'}</p>;
  const days = fetched.value;
  const entries = Object.fromEntries(days.map((day) => [day.date, toDayWithUsage(day)]));
  const start = client.registrationsStart as CalendarDate;
  const week = getPreviousWeek(entries, start, today);
  if (week === null) return null;
  const name = client.name || t('portal.unnamed');
  const { filled, over, overBefore } = week;
  const weekdays = new Intl.ListFormat(language).format(over.map((date) => formatWeekday(date, language)));
  const sentences = [
    filled === 0
      ? t('portal.standsOut.nothing', { name, count: week.days })
      : t('portal.standsOut.filled', { name, filled, count: week.days }),
    over.length > 0 ? t('portal.standsOut.over', { weekdays }) : '',
    over.length === 0 && week.judged > 0 ? t('portal.standsOut.within') : '',
    over.length > 0 && overBefore !== null ? t('portal.standsOut.before', { count: overBefore }) : '',
  ];
  return <p className="portal-stands-out">{sentences.filter(Boolean).join(' ')}</p>;
}

const LEGEND = ['within', 'above', 'filled', 'open'] as const;

/** Weeks of a client as bars, newest first. */
export function Progress({ client, fetched }: Props) {
  const { t } = useIsland();
  if (client.scopes.days) return <Weeks client={client} fetched={fetched} />;
  return <p className="sheet">{t('portal.notShared.notDays')}</p>;
}

function Weeks({ client, fetched: fetchState }: Props) {
  const { t, language } = useIsland();
  const today = useClientToday(client);
  const domain = findClientDomain(client.domain);
  const unit = domain && applyUnitVariant(domain, client.unit).words.unit;
  const failure = fetchState.status === 'error' ? fetchState.failure : null;
  const failed = failure && toFailureText(t, failure);
  useRequestFailureToast(failure, failed ?? '');
  if (fetchState.status === 'loading') {
    return (
      <div className="sheet">
        <Skeleton shape="bars" label={t('portal.progress.loading')} />
      </div>
    );
  }
  if (fetchState.status === 'error' || !unit) {
    return (
      <div className="sheet stack">
        <p>{failed ?? t('portal.progress.none')}</p>
        {fetchState.status === 'error' && (
          <p>
            <Button icon="refresh-cw" onClick={fetchState.retry}>
              {t('forms.retry')}
            </Button>
          </p>
        )}
      </div>
    );
  }
  const days = fetchState.value;
  const praise = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const maximum = getBarMaximum(days.map(toDayWithUsage));
  const context: ClientContext = { t, language, unit, maximum, praise, today, start: client.registrationsStart };
  const weeks = Array.from({ length: Math.ceil(days.length / DAYS_IN_WEEK) }, (_, index) =>
    days.slice(index * DAYS_IN_WEEK, (index + 1) * DAYS_IN_WEEK),
  );
  return (
    <div className="stack">
      <p>
        {client.completedRegistrations === 0
          ? t('portal.progress.nothing')
          : t('portal.progress.lead', { count: getWeekProgress(client.totalRegistrations) })}
      </p>
      {[...weeks].reverse().map((week) => (
        <Week key={week[0]?.date} days={week} context={context} />
      ))}
      <section className="sheet stack" aria-labelledby="legend">
        <h2 id="legend">{t('portal.legend.title')}</h2>
        <StoneLegend entries={LEGEND.map((state) => ({ state, label: t(`portal.legend.${state}`) }))} />
        <p className="soft">{t('portal.legend.goal')}</p>
      </section>
    </div>
  );
}

/** A week with its dates. The weeks of the programme are different: they start on the client's start date. */
function Week({ days, context }: { days: readonly ClientDay[]; context: ClientContext }) {
  const { t, language } = context;
  const [first, last] = [days[0], days.at(-1)].map((day) => (day ? formatDayAndMonth(day.date, language) : ''));
  const title = t('portal.progress.week', { date: first ?? '' });
  const id = `week-${days[0]?.date}`;
  return (
    <section className="sheet stack" aria-labelledby={id}>
      <div className="portal-list-head">
        <h2 id={id}>{title}</h2>
        <p className="soft">{t('portal.progress.range', { first: first ?? '', last: last ?? '' })}</p>
      </div>
      <DayBars label={title} days={days.map((day) => toClientBar(context, day))} />
    </section>
  );
}
