import { capitalise, formatDay } from '#src/i18n/format-date.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Table } from '#src/ui/table/Table.tsx';

interface Props {
  caption: string;
  /** Name of the unit. */
  head: string;
  rows: readonly { readonly date: CalendarDate; readonly words: string }[];
}

/** Table of days with formatted amounts. */
export function DaysTable({ caption, head, rows }: Props) {
  const { language } = useIsland();
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'day', head: '', cell: ({ date }) => capitalise(formatDay(date, language)) },
        { key: 'amount', head, cell: ({ words }) => words },
      ]}
      rows={rows}
      rowKey={({ date }) => date}
    />
  );
}
