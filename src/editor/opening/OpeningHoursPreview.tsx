import { checkLineForm, type toCheckFormValues, toLineCheck } from '#src/contract/forms/help-line.ts';
import { formatOpeningHours } from '#src/domains/format-hours.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { formatOpenState } from '#src/rules/help-lines/format-open-state.ts';
import { getOpenState } from '#src/rules/help-lines/open-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';

interface Props {
  readonly isPaid: boolean;
  readonly inputs: ReturnType<typeof toCheckFormValues>;
  readonly today: CalendarDate;
}

/** Preview of typed opening hours as visitors will see them. Renders nothing while they are invalid. */
export function OpeningHoursPreview({ isPaid, inputs, today }: Props) {
  const { language } = useIsland();
  const form = checkLineForm({ isPaid, isDanger: false }, today);
  const values = { ...inputs, price: 'unknown', perMinute: '', perCall: '', checkedOn: today, checkedBy: '-' };
  if (inputs.hours === '' || form.check(values).length > 0) return null;
  const { open } = toLineCheck(form.read(values));
  const now = getNow();
  return (
    <output>
      {formatOpenState(getOpenState(open, now), open === 'always', now, language)}{' '}
      {open !== 'always' && formatOpeningHours(open, language)}
    </output>
  );
}
