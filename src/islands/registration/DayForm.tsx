import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { COMPANY, placesOf, type RegistrationItem } from '#src/contract/registration.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { dayWords } from '#src/i18n/date-words.ts';
import { type Amount, sumOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { readRegisteredAmount } from '#src/rules/registrations/registered-amount.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { AmountField } from './AmountField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { GoalWords } from './GoalWords.tsx';
import { recentAmounts } from './recent-amounts.ts';
import { useRegistration } from './use-registration.ts';

/** Being alone is asked before the company of others. */
const ALONE_FIRST = COMPANY.toSorted((a, b) => Number(b === 'alone') - Number(a === 'alone'));

interface Props {
  date: CalendarDate;
  item: RegistrationItem | null;
  days: RegistrationsOverview;
  limits: RegistrationLimits;
  /** "vandaag", "gisteren", or null. */
  near: string | null;
  onSaved: (total: Amount) => void;
}

/** Did you use, how much, and what one may leave out. */
export function DayForm({ date, item, days, limits, near, onSaved }: Props) {
  const { t, language, domain } = useIsland();
  const others = (days[date]?.items ?? []).filter(({ uuid }) => uuid !== item?.uuid);
  const typedTotal = () => {
    const register = form.value('register') === 'yes' ? 'yes' : form.value('register') === 'no' ? 'no' : null;
    const frequency = form.value('frequency');
    const reading = readRegisteredAmount({ register, frequency }, limits.maximum, item?.amount);
    return reading.ok ? sumOf([...others.map(({ amount }) => amount), reading.value]) : null;
  };
  const form = useRegistration({ date, item, limits, onSaved: () => onSaved(typedTotal() ?? (0 as Amount)) });
  const register = form.value('register');
  const day = near ?? t('registration.onDay', { day: dayWords(date, language) });
  return (
    <div className="sheet day-form">
      {form.hadDraft && <Banner>{t('forms.draft')}</Banner>}
      <FormFrame form={form} submit={t('registration.submit')} label={t('registration.title')}>
        <Options
          id={form.fieldId('register')}
          name="register"
          legend={t(`registration.register.${domain.key}`, { day })}
          error={form.errorOf('register')}
          pick="one"
          look="chips"
          chosen={register ? [register] : []}
          onChoose={([chosen]) => form.set('register', chosen ?? '')}
          options={['yes', 'no'].map((value) => ({ value, label: t(`registration.${value}`) }))}
        />
        {register === 'yes' && (
          <AmountField form={form} limits={limits} recent={recentAmounts(days, date, limits.maximum)} />
        )}
        <GoalWords total={form.isBusy ? null : typedTotal()} goal={days[date]?.goal ?? null} />
        {register === 'yes' && limits.hasCost && (
          <TextField
            {...form.field('cost')}
            label={t('registration.cost')}
            help={t('registration.costHelp')}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        {register === 'yes' && (
          <>
            <ChoiceField form={form} name="where" values={placesOf(limits)} />
            <ChoiceField form={form} name="withWho" values={ALONE_FIRST} />
          </>
        )}
        {register !== '' && (
          <TextArea {...form.field('note')} label={t('registration.note')} help={t('registration.noteHelp')} rows={3} />
        )}
      </FormFrame>
    </div>
  );
}
