import { formatWeekday } from '#src/i18n/format-date.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { WEEKDAYS, type Weekday } from '#src/rules/calendar/week.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Options } from '#src/ui/options/Options.tsx';

/** Any Monday; weekday names are formatted from its week. */
const SOME_MONDAY = '2024-01-01';

interface Props {
  id: string;
  legend: string;
  selected: readonly Weekday[];
  onChoose: (weekdays: readonly Weekday[]) => void;
}

/** Multiple choice of weekdays. */
export function WeekdayChips({ id, legend, selected, onChoose }: Props) {
  const { language } = useIsland();
  return (
    <Options
      id={id}
      name={id}
      legend={legend}
      pick="several"
      variant="chips"
      options={WEEKDAYS.map((value, days) => ({ value, label: formatWeekday(addDays(SOME_MONDAY, days), language) }))}
      selected={selected}
      onChoose={(days) => onChoose(WEEKDAYS.filter((weekday) => days.includes(weekday)))}
    />
  );
}
