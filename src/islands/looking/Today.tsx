import { useMemo, useState } from 'react';
import { registrationForm } from '#src/contract/forms/registration.ts';
import type { DomainWords, RegistrationLimits } from '#src/domains/domain.ts';
import { AmountField } from '#src/forms/day/AmountField.tsx';
import { Particulars } from '#src/forms/day/Particulars.tsx';
import { typedOf } from '#src/forms/day/typed-registration.ts';
import { UsedField } from '#src/forms/day/UsedField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords, nearDay, weekdayShort } from '#src/i18n/date-words.ts';
import { among } from '#src/i18n/text-key.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/typed-number.ts';
import { type CalendarDate, daysBetween } from '#src/rules/calendar/calendar-date.ts';
import { getHighUse } from '#src/rules/looking/call-first.ts';
import { getNotedDays, type LookedDay, type LookingClock, type LookingWeek } from '#src/rules/looking/week.ts';
import { needsCheck } from '#src/rules/plan/check-if-correct.ts';
import { useIsland } from '#src/session/Island.tsx';
import { changeWeek } from '#src/session/looking-week.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { DaysShown } from './DaysShown.tsx';
import { HighUseWords } from './HighUseWords.tsx';
import { Rulers } from './Rulers.tsx';
import { toResult } from './to-result.ts';
import type { WeekProps } from './week-props.ts';

/** Today, else the first day that is open. */
function getFirstShown({ days }: LookingWeek, { today, fillable }: LookingClock): CalendarDate | undefined {
  const isOpen = (date: CalendarDate) => days[date] === undefined;
  if (fillable.includes(today) && isOpen(today)) return today;
  return fillable.find(isOpen) ?? fillable[fillable.length - 1];
}

/** The days of the week to note. */
export function Today({ week, clock, readable, isShown, onShow, onWeek }: WeekProps & { onWeek: () => void }) {
  const { t, language, domain } = useIsland();
  const [chosen, setChosen] = useState<CalendarDate | undefined>(() => getFirstShown(week, clock));
  const [isSaved, setSaved] = useState(false);
  const noted = getNotedDays(week);
  const high = getHighUse(week);
  const number = chosen === undefined ? 0 : daysBetween(week.first, chosen) + 1;
  const title =
    chosen === undefined
      ? t('looking.title')
      : chosen === clock.today
        ? t('looking.day.today', { number })
        : t('looking.day.other', { day: capitalised(dayWords(chosen, language)), number });
  return (
    <Screen title={<span tabIndex={-1}>{title}</span>}>
      {high.week && <HighUseWords />}
      {clock.state === 'clock' && <p role="status">{t('looking.state.clock')}</p>}
      {clock.fillable.length > 1 && (
        <DayChips
          {...{ week, clock, chosen }}
          onChoose={(date) => {
            setChosen(date);
            setSaved(false);
          }}
        />
      )}
      {noted.length === 0 && domain.words.unitChoices && <UnitField week={week} readable={readable} />}
      {chosen !== undefined && (
        <DayForm
          key={`${chosen} ${week.unit}`}
          date={chosen}
          {...{ week, clock, readable }}
          onSaved={() => setSaved(true)}
        />
      )}
      <div role="status">
        {isSaved && (
          <>
            <p>{t('looking.day.saved')}</p>
            {chosen !== undefined && high.days.includes(chosen) && <p>{t('registration.high')}</p>}
            <p>{t('looking.day.back')}</p>
          </>
        )}
      </div>
      {noted.length > 0 && week.rulers.first === null && <Rulers week={week} readable={readable} which="first" />}
      <DaysShown {...{ week, isShown, onShow }} />
      <p>
        <Button kind="plain" icon="chart-column-big" onClick={onWeek}>
          {t('looking.week.open')}
        </Button>
      </p>
      {domain.key === 'alcohol' && !high.week && <p className="soft">{t('looking.high.today')}</p>}
    </Screen>
  );
}

interface ChipsProps extends Pick<WeekProps, 'week' | 'clock'> {
  chosen: CalendarDate | undefined;
  onChoose: (date: CalendarDate) => void;
}

/** The days that have begun, with a check where one is noted. */
function DayChips({ week, clock, chosen, onChoose }: ChipsProps) {
  const { t, language } = useIsland();
  const stateOf = (date: CalendarDate) => {
    const day = week.days[date];
    return day === undefined ? 'open' : day === 'unknown' ? 'unknown' : 'noted';
  };
  return (
    <section className="stack" aria-labelledby="looking-which">
      <h2 id="looking-which" className="looking-which">
        {t('looking.day.which')}
      </h2>
      <div className="looking-days">
        {clock.fillable.map((date) => (
          <button
            key={date}
            type="button"
            aria-pressed={date === chosen}
            aria-label={`${capitalised(dayWords(date, language))}, ${t(`looking.day.${stateOf(date)}`)}`}
            onClick={() => onChoose(date)}
          >
            {stateOf(date) === 'noted' && <Icon name="check" />}
            {weekdayShort(date, language)} {Number(date.slice(-2))}
          </button>
        ))}
      </div>
      <p className="soft">{t('looking.day.later')}</p>
    </section>
  );
}

/** Cigarettes or vaping moments, until a day is noted. */
function UnitField({ week, readable }: Pick<WeekProps, 'week' | 'readable'>) {
  const { t, domain } = useIsland();
  return (
    <Options
      id="looking-unit"
      name="unit"
      legend={t('forms.unit.legend')}
      pick="one"
      look="chips"
      chosen={[week.unit]}
      onChoose={([key]) => {
        const unit = readable.units.find((known) => known === key);
        if (unit) changeWeek(week.id, readable, ({ days }) => (Object.keys(days).length === 0 ? { unit } : {}));
      }}
      options={(domain.words.unitChoices ?? []).map(({ key }) => ({
        value: key,
        label: t(among(`forms.unit.choices.${key}`)),
      }))}
    />
  );
}

interface FormProps extends Pick<WeekProps, 'week' | 'clock' | 'readable'> {
  date: CalendarDate;
  onSaved: () => void;
}

/** The form of one day: the account's fields without a note, saved in this browser. */
function DayForm({ week, clock, readable, date, onSaved }: FormProps) {
  const { t, language, domain } = useIsland();
  const limits = domain.registration as RegistrationLimits;
  const stored = week.days[date];
  const day = stored === undefined || stored === 'unknown' ? null : stored;
  const save = (answers: Omit<LookedDay, 'uuid'> | 'unknown') =>
    changeWeek(week.id, readable, ({ days }) => {
      const before = days[date];
      const uuid = before === undefined || before === 'unknown' ? crypto.randomUUID() : before.uuid;
      return { days: { ...days, [date]: answers === 'unknown' ? answers : { uuid, ...answers } } };
    });
  const form = useForm({
    form: useMemo(() => registrationForm(limits, day?.amount ?? null), [limits, day?.amount]),
    id: 'looking-day',
    start: typedOf(day && { ...day, date, drinks: null, note: null }, language),
    words: 'registration.errors',
    wordValues: { maximum: limits.maximum },
    failureIn: 'form',
    explain: ({ message }) => message,
    submit: async ({ amount, cost, place, company }) =>
      toResult(save({ amount, cost, place: place ?? null, company: company ?? null }), t),
    onDone: onSaved,
  });
  const near = nearDay(daysBetween(date, clock.today), language);
  const typed = readHundredths(form.value('amount')) as Amount | null;
  const isChecked = form.value('register') === 'yes' && typed !== null && needsCheck(typed, limits);
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  return (
    <div className="sheet day-form" translate="no">
      <FormFrame
        form={form}
        submit={t('looking.day.save')}
        label={capitalised(dayWords(date, language))}
        beside={
          <Button kind="quiet" onClick={() => save('unknown') === 'saved' && onSaved()}>
            {t('looking.day.forgot')}
          </Button>
        }
      >
        <UsedField form={form} day={near ?? t('registration.onDay', { day: dayWords(date, language) })} />
        {form.value('register') === 'yes' && (
          <>
            <AmountField {...{ form, limits }} isMore={false} isNew total={null} usual={[]} onCount={null} />
            <p aria-live="polite">
              {isChecked && t('looking.day.check', { amount: amountWords(unitsOf(typed), unit, language) })}
            </p>
            <Particulars form={form} limits={limits} />
          </>
        )}
      </FormFrame>
    </div>
  );
}
