import { useMemo, useState } from 'react';
import { createRegistrationForm } from '#src/contract/forms/registration.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { AmountField, UnitHelp } from '#src/forms/day/AmountField.tsx';
import { CostField, RegistrationDetails } from '#src/forms/day/RegistrationDetails.tsx';
import { toRegistrationInputs } from '#src/forms/day/registration-inputs.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { useFormatAmount } from '#src/forms/use-format-amount.ts';
import { capitalise, formatDay, formatNearDay } from '#src/i18n/format-date.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import { type CalendarDate, countDaysBetween } from '#src/rules/calendar/calendar-date.ts';
import { getHighUse } from '#src/rules/looking/call-first.ts';
import { getDay, listLoggedDays, type ObservedDay } from '#src/rules/looking/read-week.ts';
import { requiresConfirmation } from '#src/rules/plan/check-if-correct.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { toDayChips } from './day-chips.ts';
import { HighUseAdvice } from './HighUseAdvice.tsx';
import { RatingQuestions } from './RatingQuestions.tsx';
import { WeekAmountsToggle } from './WeekAmountsToggle.tsx';
import { ViewTitle } from './WeekIntroduction.tsx';
import type { WeekProps } from './week-props.ts';

/** Returns today, or the first day without an amount. */
function getFirstShown({ week: { days }, clock: { today, fillable } }: WeekProps): CalendarDate | undefined {
  const open = fillable.filter((date) => days[date] === undefined);
  return open.find((date) => date === today) ?? open[0] ?? fillable[fillable.length - 1];
}

/** Form for the days of the week. */
export function DaysForm({ onWeek, ...props }: WeekProps & { onWeek: () => void }) {
  const { t, language, domain } = useIsland();
  const { week, clock, save } = props;
  const [chosen, setChosen] = useState(() => getFirstShown(props));
  const [isSaved, setSaved] = useState(false);
  const hasNoted = listLoggedDays(week).length > 0;
  const high = getHighUse(week);
  const number = chosen === undefined ? 0 : countDaysBetween(week.first, chosen) + 1;
  const day = chosen === undefined ? '' : capitalise(formatDay(chosen, language));
  const title = chosen === clock.today ? 'looking.day.today' : 'looking.day.other';
  const choose = (date: CalendarDate | undefined) => {
    setChosen(date);
    setSaved(false);
  };
  return (
    <Screen title={<ViewTitle text={chosen ? t(title, { number, day }) : t('looking.title')} />}>
      {high.week && <HighUseAdvice />}
      {clock.state === 'clock' && <p role="status">{t('looking.state.clock')}</p>}
      {clock.fillable.length > 1 && <DayChips {...props} selected={chosen} onChoose={choose} />}
      {!hasNoted && domain.words.unitChoices && <UnitField {...props} />}
      {chosen && <DayForm key={`${chosen} ${week.unit}`} {...props} date={chosen} onSaved={() => setSaved(true)} />}
      <div role="status">
        {isSaved && (
          <>
            <p>{t('looking.day.saved')}</p>
            {chosen && high.days.includes(chosen) && <p>{t('registration.high')}</p>}
            <p>{t('looking.day.back')}</p>
          </>
        )}
      </div>
      {hasNoted && week.rulers.first === null && <RatingQuestions save={save} which="first" />}
      <WeekAmountsToggle {...props} />
      <p>
        <Button kind="plain" icon="chart-column-big" onClick={onWeek}>
          {t('looking.week.open')}
        </Button>
      </p>
      {domain.key === 'alcohol' && !high.week && <p className="soft">{t('looking.high.today')}</p>}
    </Screen>
  );
}

interface ChipsProps extends WeekProps {
  selected: CalendarDate | undefined;
  onChoose: (date: CalendarDate | undefined) => void;
}

/** Chips of the days so far, with a check mark if they have an amount. */
function DayChips({ week, clock, selected, onChoose }: ChipsProps) {
  const { t, language } = useIsland();
  const options = toDayChips(clock.fillable, language).map(({ value, label }) => {
    const without = week.days[value] === 'unknown' ? 'unknown' : 'open';
    return { value, label: <Chip label={label} state={getDay(week, value) ? 'noted' : without} /> };
  });
  return (
    <div className="looking-days">
      <Options
        id="looking-which"
        name="which"
        legend={t('looking.day.which')}
        pick="one"
        variant="chips"
        selected={selected ? [selected] : []}
        onChoose={([value]) => onChoose(clock.fillable.find((date) => date === value))}
        options={options}
      />
      <p className="soft">{t('looking.day.later')}</p>
    </div>
  );
}

function Chip({ label, state }: { label: string; state: 'noted' | 'unknown' | 'open' }) {
  const { t } = useIsland();
  return (
    <>
      {state === 'noted' && <Icon name="check" />}
      {label} <small className="visually-hidden">{t(`looking.day.${state}`)}</small>
    </>
  );
}

/** Choice between cigarettes and vaping moments, until a day has an amount. */
function UnitField({ week, readable, save }: WeekProps) {
  const { t } = useIsland();
  return (
    <Options
      id="looking-unit"
      name="unit"
      legend={t('forms.unit.legend')}
      pick="one"
      variant="chips"
      selected={[week.unit]}
      onChoose={([key]) => {
        const unit = readable.units.find((knownUnit) => knownUnit === key);
        save((stored) => (unit && listLoggedDays(stored).length === 0 ? { unit } : {}));
      }}
      options={readable.units.map((key) => ({ value: key, label: t(toTextKey(`forms.unit.choices.${key}`)) }))}
    />
  );
}

/** Form of a day: the same fields as in an account, without a note; saved in this browser. */
function DayForm({ week, clock, save, date, onSaved }: WeekProps & { date: CalendarDate; onSaved: () => void }) {
  const { t, language, domain } = useIsland();
  const inWords = useFormatAmount();
  const limits = domain.registration as RegistrationLimits;
  const day = getDay(week, date);
  const saveDay = (answers: Omit<ObservedDay, 'uuid'> | null) =>
    save((storedLookingWeek) => {
      const uuid = getDay(storedLookingWeek, date)?.uuid ?? crypto.randomUUID();
      return { days: { ...storedLookingWeek.days, [date]: answers ? { ...answers, uuid } : 'unknown' } };
    });
  const form = useForm({
    form: useMemo(() => createRegistrationForm(limits, day?.amount ?? null), [limits, day?.amount]),
    id: 'looking-day',
    start: toRegistrationInputs(day && { ...day, date, drinks: null, note: null }, language),
    textKey: 'registration.errors',
    wordValues: { maximum: limits.maximum },
    failureIn: 'form',
    explain: ({ message }) => message,
    submit: async ({ amount, cost, place, company }) => saveDay({ amount, cost, place, company }),
    onDone: onSaved,
  });
  const isUsed = form.value('register') === 'yes';
  const input = readHundredths(form.value('amount')) as Amount | null;
  const near = formatNearDay(countDaysBetween(date, clock.today), language);
  const question = t(toTextKey(`registration.register.${domain.words.unit?.key}`), {
    day: near ?? t('registration.onDay', { day: formatDay(date, language) }),
  });
  return (
    <div className="sheet day-form" translate="no">
      <FormFrame
        form={form}
        submit={t('looking.day.save')}
        label={capitalise(formatDay(date, language))}
        secondaryActions={
          <Button kind="quiet" onClick={() => saveDay(null).ok && onSaved()}>
            {t('looking.day.forgot')}
          </Button>
        }
      >
        <AmountField form={form} limits={limits} use={{ question, form }} />
        {isUsed && (
          <>
            <UnitHelp />
            <p aria-live="polite">
              {input !== null &&
                requiresConfirmation(input, limits) &&
                t('looking.day.check', { amount: inWords(input) })}
            </p>
            <CostField form={form} limits={limits} />
            <RegistrationDetails form={form} limits={limits} />
          </>
        )}
      </FormFrame>
    </div>
  );
}
