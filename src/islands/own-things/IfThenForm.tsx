import { type FormEvent, useState } from 'react';
import { type Halves, IfThenFields } from '#src/forms/hard-moment/IfThenFields.tsx';
import { WEEKDAYS, type Weekday } from '#src/rules/calendar/week.ts';
import { IF_THEN_LENGTH, type IfThen } from '#src/rules/hard-moment/if-thens.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const SOME_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** A plan about which nothing is written yet. */
export const newPlan = (own: Partial<IfThen> = {}): IfThen => ({
  uuid: crypto.randomUUID(),
  situation: '',
  action: '',
  hour: null,
  weekdays: [],
  place: null,
  company: null,
  origin: 'own',
  active: true,
  day: null,
  hiddenOn: null,
  putOff: 0,
  ...own,
});

interface Props {
  start: IfThen;
  busy: boolean;
  onSave: (plan: IfThen) => void;
  onStop: () => void;
}

/** Makes or changes a plan: what happens, what then, and when it comes back. */
export function IfThenForm({ start, busy, onSave, onStop }: Props) {
  const { t, language } = useIsland();
  const [plan, setPlan] = useState(start);
  const [isMissing, setMissing] = useState(false);
  const nameOf = (weekday: Weekday) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
      SOME_MONDAY + WEEKDAYS.indexOf(weekday) * DAY_MS,
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const halves: Halves = { situation: plan.situation.trim(), action: plan.action.trim() };
    setMissing(halves.situation === '' || halves.action === '');
    if (halves.situation !== '' && halves.action !== '') onSave({ ...plan, ...halves, putOff: 0 });
  };
  return (
    <form className="if-then-form stack" onSubmit={submit} aria-label={t('hard-moment.plans.formTitle')}>
      <IfThenFields
        id="plan"
        halves={plan}
        maxLength={IF_THEN_LENGTH}
        onChange={(halves) => setPlan({ ...plan, ...halves })}
      />
      <SelectField
        id="plan-hour"
        label={t('hard-moment.plans.hour')}
        help={t('hard-moment.plans.hourHelp')}
        value={plan.hour === null ? '' : String(plan.hour)}
        options={[
          { value: '', label: t('hard-moment.plans.noHour') },
          ...HOURS.map((hour) => ({ value: String(hour), label: t('hard-moment.plans.atHour', { hour }) })),
        ]}
        onChange={({ target }) => setPlan({ ...plan, hour: target.value === '' ? null : Number(target.value) })}
      />
      {plan.hour !== null && (
        <Options
          id="plan-weekdays"
          name="plan-weekdays"
          legend={t('hard-moment.plans.weekdays')}
          pick="several"
          look="chips"
          options={WEEKDAYS.map((weekday) => ({ value: weekday, label: nameOf(weekday) }))}
          chosen={plan.weekdays}
          onChoose={(chosen) => setPlan({ ...plan, weekdays: WEEKDAYS.filter((day) => chosen.includes(day)) })}
        />
      )}
      {isMissing && <p role="alert">{t('hard-moment.plans.missing')}</p>}
      <div className="button-row">
        <Button type="submit" {...(busy ? { busy: t('forms.busy') } : {})}>
          {t('hard-moment.plans.save')}
        </Button>
        <Button kind="plain" onClick={onStop}>
          {t('hard-moment.stop')}
        </Button>
      </div>
    </form>
  );
}
