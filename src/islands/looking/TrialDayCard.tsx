import { useState } from 'react';
import { defineForm } from '#src/contract/forms/form.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { CRISIS_LINES, findHelpLines } from '#src/domains/help-lines.ts';
import { CallList } from '#src/forms/danger/CallList.tsx';
import { AmountField } from '#src/forms/day/AmountField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { RadioField } from '#src/forms/RadioField.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { useFormatAmount } from '#src/forms/use-format-amount.ts';
import { capitalise, formatDay, formatWeekday } from '#src/i18n/format-date.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getWeekday } from '#src/rules/calendar/week.ts';
import { readAmount } from '#src/rules/fields/amounts.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { accept } from '#src/rules/fields/parse-result.ts';
import { readText } from '#src/rules/fields/text.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { mustCallFirst } from '#src/rules/looking/call-first.ts';
import {
  CUSTOM_TRIAL,
  getDay,
  listLoggedDays,
  MAX_TRIAL_LENGTH,
  TRIAL_RESULTS,
  type TrialDay,
} from '#src/rules/looking/read-week.ts';
import { getWeekDates } from '#src/rules/looking/week.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { toDayChips } from './day-chips.ts';
import type { WeekProps } from './week-props.ts';

type PropsWithTrial = WeekProps & { trial: TrialDay };

/** Plans a day on which the visitor tries something else. If there is a danger, calling comes first. */
export function TrialDayCard(props: WeekProps) {
  const { t, language } = useIsland();
  const [isChoosing, setChoosing] = useState(false);
  const { week, save } = props;
  const { trial } = week;
  if (mustCallFirst(week)) {
    return (
      <div className="sheet stack">
        <p>{t('looking.try.wait')}</p>
        <CallList lines={findHelpLines(CRISIS_LINES, language)} />
        <Button kind="quiet" onClick={() => save(() => ({ call: 'called' }))}>
          {t('start.danger.called')}
        </Button>
      </div>
    );
  }
  if (trial === null || isChoosing) return <ChooseDay {...props} onDone={() => setChoosing(false)} />;
  return (
    <div className="sheet stack" translate="no">
      <ChosenTrialDay {...props} trial={trial} />
      <p>
        <Button kind="plain" onClick={() => setChoosing(true)}>
          {t('looking.try.again')}
        </Button>
      </p>
    </div>
  );
}

/** The chosen day; afterwards the question how it was, and its amount compared with that weekday in the week. */
function ChosenTrialDay(props: PropsWithTrial) {
  const { t, language, domain } = useIsland();
  const inWords = useFormatAmount();
  const { week, trial, clock } = props;
  const { date, what, words, felt } = trial;
  const name = what === CUSTOM_TRIAL ? (words ?? '') : t(toTextKey(`looking.trials.${domain.key}.${what}`));
  const plan = <p>{t('looking.try.planned', { day: capitalise(formatDay(date, language)), what: name })}</p>;
  if (felt === null) {
    return (
      <>
        {plan}
        {date < clock.today && <TrialAnswer {...props} />}
      </>
    );
  }
  const amount = getDay(week, date)?.amount ?? trial.amount;
  const sameWeekday = listLoggedDays(week).find(([other]) => other !== date && getWeekday(other) === getWeekday(date));
  const values = { day: formatWeekday(date, language), before: sameWeekday ? inWords(sameWeekday[1].amount) : '' };
  const key = sameWeekday ? 'looking.try.beside' : 'looking.try.alone';
  return (
    <>
      {plan}
      {amount !== null && <p>{t(key, { ...values, after: inWords(amount) })}</p>}
      <p>
        {t('looking.try.how')} {capitalise(t(`looking.try.felt.${felt}`))}.
      </p>
    </>
  );
}

/** Form to choose one of the next seven days, and an activity. */
function ChooseDay({ clock, readable, save, onDone }: WeekProps & { onDone: () => void }) {
  const { t, language, domain } = useIsland();
  const days = listDatesBetween(addDays(clock.today, 1), addDays(clock.today, DAYS_IN_WEEK));
  const form = useForm({
    form: defineForm({
      date: (text: string) => readChoice(text, days),
      what: (text: string) => readChoice(text, [...readable.trials, CUSTOM_TRIAL]),
      words: (text: string, { text: other }) =>
        other('what') === CUSTOM_TRIAL ? readText(text, MAX_TRIAL_LENGTH) : accept(null),
    }),
    id: 'looking-try',
    start: { date: '', what: '', words: '' },
    textKey: 'looking.try.errors',
    failureIn: 'form',
    explain: ({ message }) => message,
    submit: async ({ date, ...chosen }) => {
      const trial = { uuid: crypto.randomUUID(), date: date as CalendarDate, ...chosen, amount: null, felt: null };
      return save(() => ({ trial }));
    },
    onDone,
  });
  const trials = readable.trials.map((value) => ({
    value,
    label: t(toTextKey(`looking.trials.${domain.key}.${value}`)),
  }));
  return (
    <div className="sheet">
      <FormFrame form={form} submit={t('looking.try.save')} kind="quiet" label={t('looking.ways.try')}>
        <RadioField
          form={form}
          name="date"
          legend={t('looking.try.day')}
          variant="chips"
          options={toDayChips(days, language)}
        />
        <RadioField
          form={form}
          name="what"
          legend={t('looking.try.what')}
          options={[...trials, { value: CUSTOM_TRIAL, label: t('looking.try.own') }]}
        />
        {form.value('what') === CUSTOM_TRIAL && (
          <TextField
            {...form.field('words')}
            label={t('looking.try.ownLabel')}
            maxLength={MAX_TRIAL_LENGTH}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormFrame>
    </div>
  );
}

/** Form for the day's amount, unless it is in the week, and how it felt. */
function TrialAnswer({ week, trial, save }: PropsWithTrial) {
  const { t, domain } = useIsland();
  const limits = domain.registration as RegistrationLimits;
  const isInWeek = getWeekDates(week.first).includes(trial.date);
  const form = useForm({
    form: defineForm({
      amount: (text: string) => (isInWeek ? accept(null) : readAmount(text, limits.maximum)),
      felt: (text: string) => readChoice(text, TRIAL_RESULTS),
    }),
    id: 'looking-tried',
    start: { amount: '', felt: '' },
    textKey: 'registration.errors',
    wordValues: { maximum: limits.maximum },
    failureIn: 'form',
    explain: ({ message }) => message,
    submit: async (answers) =>
      save((storedLookingWeek) => ({ trial: storedLookingWeek.trial && { ...storedLookingWeek.trial, ...answers } })),
  });
  return (
    <FormFrame form={form} submit={t('looking.try.save')} kind="quiet">
      {!isInWeek && <AmountField form={form} limits={limits} />}
      <RadioField
        form={form}
        name="felt"
        legend={t('looking.try.how')}
        options={TRIAL_RESULTS.map((felt) => ({ value: felt, label: t(`looking.try.felt.${felt}`) }))}
      />
    </FormFrame>
  );
}
