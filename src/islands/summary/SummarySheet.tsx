import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { listTests } from '#src/contract/self-tests/own-checks.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { formatDayAndMonth, formatDayWithYear } from '#src/i18n/format-date.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { listSummaryWeeks } from '#src/rules/figures/summary-weeks.ts';
import { BLOCK_HOURS, countUrgesByBlock, hasTime } from '#src/rules/hard-moment/urge.ts';
import { getRunChecks, RATING_SCALES, type RatingScale } from '#src/rules/self-tests/self-check.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Table } from '#src/ui/table/Table.tsx';
import { ResultsPart } from './ResultsPart.tsx';
import type { SummarySections } from './SummaryChoices.tsx';
import { useUrgesSince } from './use-urges-since.ts';

interface Props {
  choices: SummarySections;
  days: RegistrationsOverview;
  /** Days of the period; empty on the first day. */
  dates: readonly CalendarDate[];
  today: CalendarDate;
}

/** The printed page: black on white on one sheet. */
export function SummarySheet({ choices, days, dates, today }: Props) {
  const { t, language, site } = useIsland();
  const { parts } = choices;
  const question = choices.question.trim();
  const [first, last] = [dates[0] ?? today, dates.at(-1) ?? today];
  const getDate = (day: CalendarDate) => formatDayWithYear(day, language);
  return (
    <article className="sheet stack summary-sheet print-sheet" aria-labelledby="summary-sheet">
      <header>
        <h2 id="summary-sheet">{t('summary.sheet.title')}</h2>
        {dates.length > 0 && (
          <p>
            {first === last
              ? getDate(first)
              : t('summary.sheet.period', { first: getDate(first), last: getDate(last) })}
          </p>
        )}
        <p className="soft">{t('summary.sheet.made', { day: getDate(today) })}</p>
      </header>
      {parts.includes('weeks') && <WeeksPart days={days} dates={dates} />}
      {parts.includes('tests') && <TestsPart />}
      {parts.includes('tests') && <ResultsPart />}
      {parts.includes('urges') && site.offers.urgeLog && <UrgesPart from={first} />}
      {question && (
        <section>
          <h3>{t('summary.sheet.question')}</h3>
          <p className="summary-question" dir="auto">
            {question}
          </p>
        </section>
      )}
      <p className="soft">{t('summary.sheet.own')}</p>
    </article>
  );
}

function WeeksPart({ days, dates }: Pick<Props, 'days' | 'dates'>) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const weeks = listSummaryWeeks(days, dates);
  const getAmount = (value: Amount | null) =>
    value === null ? t('summary.sheet.none') : formatAmount(toUnits(value), unit, language);
  return (
    <section>
      <h3>{t('summary.parts.weeks')}</h3>
      {weeks.length === 0 ? (
        <p>{t('summary.sheet.noDays')}</p>
      ) : (
        <Table
          caption={t('summary.sheet.weeks')}
          columns={[
            {
              key: 'week',
              header: t('summary.sheet.week'),
              cell: ({ first, last }) =>
                t('summary.sheet.from', {
                  first: formatDayAndMonth(first, language),
                  last: formatDayAndMonth(last, language),
                }),
            },
            ...(['total', 'goal', 'start'] as const).map((key) => ({
              key,
              header: t(`summary.sheet.${key}`),
              cell: (week: (typeof weeks)[number]) => getAmount(week[key]),
            })),
            {
              key: 'filled',
              header: t('summary.sheet.filled'),
              cell: ({ filled, of }) => t('summary.sheet.days', { filled, count: of }),
            },
          ]}
          rows={weeks}
          rowKey={({ first }) => first}
        />
      )}
    </section>
  );
}

function TestsPart() {
  const { t, language } = useIsland();
  const { programStartDate } = useUser();
  const fetchState = useCall(listTests, {});
  const start = isCalendarDate(programStartDate) ? programStartDate : null;
  const checks = fetchState.status === 'done' && start !== null ? getRunChecks(start, fetchState.value.rows) : [];
  return (
    <section>
      <h3>{t('summary.parts.tests')}</h3>
      {fetchState.status === 'error' && <p role="alert">{toFailureText(t, fetchState.failure)}</p>}
      {fetchState.status === 'loading' && <p>{t('forms.loading')}</p>}
      {fetchState.status === 'done' && checks.length === 0 && <p>{t('summary.sheet.noTests')}</p>}
      {checks.length > 0 && (
        <Table
          caption={t('self-tests.trend.caption')}
          columns={[
            { key: 'ruler', header: t('summary.sheet.ruler'), cell: (ruler) => t(`self-tests.rulers.${ruler}.name`) },
            ...checks.map(({ uuid, day, answers }) => ({
              key: uuid,
              header: formatDayAndMonth(day, language),
              cell: (ruler: RatingScale) => answers[ruler],
            })),
          ]}
          rows={RATING_SCALES}
          rowKey={String}
        />
      )}
    </section>
  );
}

function UrgesPart({ from }: { from: CalendarDate }) {
  const { t } = useIsland();
  const urges = useUrgesSince(from, true);
  const list = urges && 'urges' in urges ? urges.urges : null;
  const blocks = list?.some(hasTime) ? countUrgesByBlock(list) : [];
  const untimed = list?.filter((urge) => !hasTime(urge)).length ?? 0;
  return (
    <section>
      <h3>{t('summary.parts.urges')}</h3>
      {urges === null && <p>{t('forms.loading')}</p>}
      {urges && 'failure' in urges && <p role="alert">{toFailureText(t, urges.failure)}</p>}
      {list?.length === 0 && <p>{t('summary.sheet.noUrges')}</p>}
      {blocks.length > 0 && (
        <dl className="summary-blocks">
          {blocks.map(({ from: hour, count }) => (
            <div key={hour}>
              <dt>{t('summary.sheet.hours', { from: hour, until: hour + BLOCK_HOURS })}</dt>
              <dd>{t('summary.sheet.times', { count })}</dd>
            </div>
          ))}
        </dl>
      )}
      {untimed > 0 && <p>{t('summary.sheet.untimed', { count: untimed })}</p>}
    </section>
  );
}
