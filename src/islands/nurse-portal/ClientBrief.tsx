import type { ClientEntry } from '#src/contract/clients.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { applyUnitVariant } from '#src/domains/unit-variants.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DayBars } from '#src/ui/day-bars/DayBars.tsx';
import { findClientDomain, formatListDate, formatListDay, formatProgrammePosition } from './client-texts.ts';

/** Half-page summary of a client, to print or to copy into the GP's record. */
export function ClientBrief({ client, name }: { client: ClientEntry; name: string }) {
  const island = useIsland();
  const { t, language } = island;
  const today = getAmsterdamDate(getNow());
  const domain = findClientDomain(client.domain);
  const unit = domain ? applyUnitVariant(domain, client.unit).words.unit : null;
  const { lastWeeks, lastFilledIn, seenAt, newAnswers, scopes } = client;
  const facts = [
    ['place', formatProgrammePosition(client, island)],
    ...(scopes.days && unit ? [['goal', formatGoal(client, unit, island)] as const] : []),
    ...(scopes.days
      ? [
          [
            'lastFilled',
            isCalendarDate(lastFilledIn ?? '')
              ? formatListDay(lastFilledIn as CalendarDate, today, island)
              : t('portal.notSeen'),
          ] as const,
        ]
      : []),
    ['seen', seenAt === null ? t('portal.notSeen') : formatListDay(getAmsterdamDate(new Date(seenAt)), today, island)],
    ...(scopes.exercises ? [['newAnswers', String(newAnswers)] as const] : []),
  ] as const;
  const weeks = scopes.days && unit ? lastWeeks : [];
  const highestTotal = Math.max(...weeks.map(({ total }) => total), 1);
  const getWeekLine = ({ first, last, total, filled }: (typeof weeks)[number]) => {
    const range = { first: formatDayAndMonth(first, language), last: formatDayAndMonth(last, language) };
    // Without days there is no amount: it is unknown, not 0.
    if (filled === 0) return `${t('portal.progress.range', range)}: ${t('portal.bar.open')}`;
    return t('portal.brief.week', {
      ...range,
      amount: unit ? formatAmount(total, unit, language) : '',
      count: filled,
    });
  };
  const copy = async () => {
    const lines = [
      `${name}, ${formatListDate(today, language)}`,
      ...facts.map(([key, value]) => `${t(`portal.brief.${key}`)}: ${value}`),
      ...weeks.map(getWeekLine),
    ];
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      showToast('done', t('portal.brief.copied'));
    } catch {
      showToast('failed', t('portal.brief.notCopied'));
    }
  };
  return (
    <section className="sheet stack portal-brief" aria-labelledby="brief">
      <h2 id="brief">{t('portal.brief.title')}</h2>
      <dl className="portal-facts portal-brief-facts">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`portal.brief.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {weeks.length > 0 && (
        <DayBars
          label={t('portal.brief.weeks')}
          days={weeks.map((week) => ({
            key: week.first,
            kind: 'filled',
            height: week.total / highestTotal,
            amount: week.filled === 0 ? '–' : formatNumber(week.total, language),
            name: formatListDate(week.first, language).slice(0, 6),
            label: getWeekLine(week),
          }))}
        />
      )}
      <div className="button-row">
        <Button kind="quiet" onClick={() => void copy()}>
          {t('portal.brief.copy')}
        </Button>
        <Button kind="plain" onClick={() => print()}>
          {t('portal.brief.print')}
        </Button>
      </div>
    </section>
  );
}

type BriefTexts = Pick<ReturnType<typeof useIsland>, 't' | 'language'>;

/** Returns the goal as text: stopping or reducing, the target and the start. */
function formatGoal(
  { goal }: ClientEntry,
  unit: NonNullable<DomainTexts['unit']>,
  { t, language }: BriefTexts,
): string {
  if (goal === null) return t('portal.brief.noGoal');
  const values = { amount: formatAmount(goal.week, unit, language), date: formatListDate(goal.since, language) };
  return t(`portal.brief.goals.${goal.kind}`, values);
}
