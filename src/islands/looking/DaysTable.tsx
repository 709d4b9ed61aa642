import { capitalise, formatDay } from '#src/i18n/format-date.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Table } from '#src/ui/table/Table.tsx';

interface Props {
  caption: string;
  /** Name of the unit. */
  header: string;
  rows: readonly { readonly date: CalendarDate; readonly words: string }[];
}

/** Table of days with formatted amounts. */
export function DaysTable({ caption, header, rows }: Props) {
  const { language } = useIsland();
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'day', header: '', cell: ({ date }) => capitalise(formatDay(date, language)) },
        { key: 'amount', header, cell: ({ words }) => words },
      ]}
      rows={rows}
      rowKey={({ date }) => date}
    />
  );
}
