import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords } from '#src/i18n/date-words.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { WeekOfDates } from '#src/rules/registrations/plan-weeks.ts';
import { Details } from '#src/ui/details/Details.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { type BarContext, stateWords } from './day-bar.ts';

interface Props {
  weeks: readonly WeekOfDates[];
  days: RegistrationsOverview;
  context: BarContext;
  title: string;
}

/** The days of the bars as a table, for users who prefer one. */
export function WeeksTable({ weeks, days, context, title }: Props) {
  const { t, language, unit } = context;
  const dayOf = (date: CalendarDate) => days[date] ?? { total: null, goal: null };
  const words = (amount: Amount | null) => (amount === null ? '–' : amountWords(unitsOf(amount), unit, language));
  return (
    <Details summary={t('plan.table.open')}>
      <Table<CalendarDate>
        caption={title}
        rows={weeks.flat()}
        rowKey={(date) => date}
        columns={[
          { key: 'day', head: t('plan.table.day'), cell: (date) => capitalised(dayWords(date, language)) },
          { key: 'amount', head: t('plan.table.amount'), cell: (date) => words(dayOf(date).total) },
          { key: 'goal', head: t('plan.table.goal'), cell: (date) => words(dayOf(date).goal) },
          { key: 'state', head: t('plan.table.state'), cell: (date) => stateWords(context, dayOf(date), date) },
        ]}
      />
    </Details>
  );
}
