import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { AmountField } from '#src/forms/day/AmountField.tsx';
import { Particulars } from '#src/forms/day/Particulars.tsx';
import { UsedField } from '#src/forms/day/UsedField.tsx';
import { registeredAmounts } from '#src/forms/moments/registered-amounts.ts';
import { isUncounted } from '#src/forms/unit/is-uncounted.ts';
import { UnitChoice } from '#src/forms/unit/UnitChoice.tsx';
import type { Amount } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isLowerAhead } from '#src/rules/praise/saved-words.ts';
import { usualAmounts } from '#src/rules/registrations/usual-amounts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { GoalWords } from './GoalWords.tsx';
import type { useRegistration } from './use-registration.ts';

interface Props {
  form: ReturnType<typeof useRegistration>;
  date: CalendarDate;
  days: RegistrationsOverview;
  limits: RegistrationLimits;
  /** "vandaag", "op woensdag 18 november". */
  day: string;
  /** Total of the day with the typed amount; null where it is unknown. */
  total: Amount | null;
  isMore: boolean;
  isNew: boolean;
  /** Opens the sheet that counts drinks; null without one. */
  onCount: (() => void) | null;
}

/** The question if the user used, or the amount to add; its meaning beside the goal, and the optional fields. */
export function DayFields({ form, date, days, limits, day, total, isMore, isNew, onCount }: Props) {
  const { t, domain } = useIsland();
  const register: string = form.value('register');
  const isUsed = register === 'yes';
  const { goal = null, usage } = days[date] ?? {};
  const usual = usualAmounts(registeredAmounts(days, date), domain.key, limits);
  return (
    <>
      {isUncounted(days) && <UnitChoice />}
      {!isMore && <UsedField form={form} day={day} />}
      {isUsed && <AmountField {...{ form, limits, isMore, isNew, total, usual, onCount }} />}
      <GoalWords day={{ total, goal, usage }} isLowerAhead={isLowerAhead(days, date)} />
      {isUsed && <Particulars form={form} limits={limits} />}
      {register !== '' && (
        <TextArea {...form.field('note')} label={t('registration.note')} help={t('registration.noteHelp')} rows={3} />
      )}
    </>
  );
}
