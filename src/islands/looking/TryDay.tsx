import { useState } from 'react';
import { defineForm } from '#src/contract/forms/form.ts';
import type { DomainWords, RegistrationLimits } from '#src/domains/domain.ts';
import { CRISIS_LINES, helpLinesById } from '#src/domains/help-lines.ts';
import { CallList } from '#src/forms/danger/CallList.tsx';
import { AmountField } from '#src/forms/day/AmountField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords, weekdayShort, weekdayWord } from '#src/i18n/date-words.ts';
import { among } from '#src/i18n/text-key.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { weekdayOf } from '#src/rules/calendar/week.ts';
import { readAmount } from '#src/rules/fields/amount.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { accept } from '#src/rules/fields/reading.ts';
import { readText } from '#src/rules/fields/text.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { mustCallFirst } from '#src/rules/looking/call-first.ts';
import { TRIAL_LENGTH } from '#src/rules/looking/read-week.ts';
import { FELT, getNotedDays, getWeekDates, type LookingWeek, type TrialDay } from '#src/rules/looking/week.ts';
import { useIsland } from '#src/session/Island.tsx';
import { changeWeek } from '#src/session/looking-week.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { toResult } from './to-result.ts';
import type { WeekProps } from './week-props.ts';

type Props = Pick<WeekProps, 'week' | 'clock' | 'readable'>;

const OWN = 'own';

/** One day on which something else is tried; a call comes first where there is a danger. */
export function TryDay({ week, clock, readable }: Props) {
  const { t, language } = useIsland();
  const [isChoosing, setChoosing] = useState(false);
  const { trial } = week;
  if (mustCallFirst(week)) {
    return (
      <div className="sheet stack">
        <p>{t('looking.try.wait')}</p>
        <CallList lines={helpLinesById(CRISIS_LINES, language)} />
        <Button kind="quiet" onClick={() => changeWeek(week.id, readable, () => ({ call: 'called' }))}>
          {t('start.danger.called')}
        </Button>
      </div>
    );
  }
  if (trial === null || isChoosing)
    return <ChooseDay {...{ week, clock, readable }} onDone={() => setChoosing(false)} />;
  return (
    <div className="sheet stack" translate="no">
      <Planned trial={trial} />
      {trial.felt !== null && <Beside week={week} trial={trial} />}
      {trial.felt === null && trial.date < clock.today && <Answer {...{ week, trial, readable }} />}
      <p>
        <Button kind="plain" onClick={() => setChoosing(true)}>
          {t('looking.try.again')}
        </Button>
      </p>
    </div>
  );
}

function Planned({ trial: { date, what, words } }: { trial: TrialDay }) {
  const { t, language, domain } = useIsland();
  const name = what === OWN ? words : t(among(`looking.trials.${domain.key}.${what}`));
  return <p>{t('looking.try.planned', { day: capitalised(dayWords(date, language)), what: name ?? '' })}</p>;
}

const amountOfTrial = ({ days }: LookingWeek, { date, amount }: TrialDay): Amount | null => {
  const day = days[date];
  return day !== undefined && day !== 'unknown' ? day.amount : amount;
};

/** The amount of the day, beside that of its weekday in the week where there is one. */
function Beside({ week, trial }: { week: LookingWeek; trial: TrialDay }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const inWords = (amount: Amount) => amountWords(unitsOf(amount), unit, language);
  const after = amountOfTrial(week, trial);
  const same = getNotedDays(week).find(([date]) => date !== trial.date && weekdayOf(date) === weekdayOf(trial.date));
  const values = { day: weekdayWord(trial.date, language), before: same ? inWords(same[1].amount) : '' };
  return (
    <>
      {after !== null && (
        <p>{t(same ? 'looking.try.beside' : 'looking.try.alone', { ...values, after: inWords(after) })}</p>
      )}
      {trial.felt !== null && (
        <p>
          {t('looking.try.how')} {capitalised(t(`looking.try.felt.${trial.felt}`))}.
        </p>
      )}
    </>
  );
}

const chooseForm = (days: readonly string[], trials: readonly string[]) =>
  defineForm({
    date: (text: string) => readChoice(text, days),
    what: (text: string) => readChoice(text, [...trials, OWN]),
    words: (text: string, { text: other }) => (other('what') === OWN ? readText(text, TRIAL_LENGTH) : accept(null)),
  });

/** One of the next seven days, and one thing of the visitor's own choice. */
function ChooseDay({ week, clock, readable, onDone }: Props & { onDone: () => void }) {
  const { t, language, domain } = useIsland();
  const days = datesBetween(addDays(clock.today, 1), addDays(clock.today, DAYS_IN_WEEK));
  const form = useForm({
    form: chooseForm(days, readable.trials),
    id: 'looking-try',
    start: { date: '', what: '', words: '' },
    words: 'looking.try.errors',
    failureIn: 'form',
    explain: ({ message }) => message,
    submit: async ({ date, what, words }) => {
      const trial = { uuid: crypto.randomUUID(), date: date as CalendarDate, what, words, amount: null, felt: null };
      return toResult(
        changeWeek(week.id, readable, () => ({ trial })),
        t,
      );
    },
    onDone,
  });
  return (
    <div className="sheet">
      <FormFrame form={form} submit={t('looking.try.save')} kind="quiet" label={t('looking.ways.try')}>
        <Options
          id={form.fieldId('date')}
          name="date"
          legend={t('looking.try.day')}
          error={form.errorOf('date')}
          pick="one"
          look="chips"
          chosen={[form.value('date')]}
          onChoose={([date]) => form.set('date', date ?? '')}
          options={days.map((date) => ({
            value: date,
            label: `${weekdayShort(date, language)} ${Number(date.slice(-2))}`,
          }))}
        />
        <Options
          id={form.fieldId('what')}
          name="what"
          legend={t('looking.try.what')}
          error={form.errorOf('what')}
          pick="one"
          chosen={[form.value('what')]}
          onChoose={([what]) => form.set('what', what ?? '')}
          options={[
            ...readable.trials.map((name) => ({
              value: name,
              label: t(among(`looking.trials.${domain.key}.${name}`)),
            })),
            { value: OWN, label: t('looking.try.own') },
          ]}
        />
        {form.value('what') === OWN && (
          <TextField
            {...form.field('words')}
            label={t('looking.try.ownLabel')}
            maxLength={TRIAL_LENGTH}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormFrame>
    </div>
  );
}

/** How the day was: its amount, unless the week has it, and how it felt. */
function Answer({ week, trial, readable }: Pick<Props, 'week' | 'readable'> & { trial: TrialDay }) {
  const { t, domain } = useIsland();
  const limits = domain.registration as RegistrationLimits;
  const isInWeek = getWeekDates(week.first).includes(trial.date);
  const form = useForm({
    form: defineForm({
      amount: (text: string) => (isInWeek ? accept(null) : readAmount(text, limits.maximum)),
      felt: (text: string) => readChoice(text, FELT),
    }),
    id: 'looking-tried',
    start: { amount: '', felt: '' },
    words: 'registration.errors',
    wordValues: { maximum: limits.maximum },
    failureIn: 'form',
    explain: ({ message }) => message,
    submit: async ({ amount, felt }) =>
      toResult(
        changeWeek(week.id, readable, (stored) => ({ trial: stored.trial && { ...stored.trial, amount, felt } })),
        t,
      ),
  });
  return (
    <FormFrame form={form} submit={t('looking.try.save')} kind="quiet">
      {!isInWeek && (
        <AmountField form={form} limits={limits} isMore={false} isNew total={null} usual={[]} onCount={null} />
      )}
      <Options
        id={form.fieldId('felt')}
        name="felt"
        legend={t('looking.try.how')}
        error={form.errorOf('felt')}
        pick="one"
        chosen={[form.value('felt')]}
        onChoose={([felt]) => form.set('felt', felt ?? '')}
        options={FELT.map((felt) => ({ value: felt, label: t(`looking.try.felt.${felt}`) }))}
      />
    </FormFrame>
  );
}
