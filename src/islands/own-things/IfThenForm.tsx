import { type SubmitEvent, useState } from 'react';
import { COMPANY, getPlaceOptions } from '#src/contract/registration.ts';
import { IfThenFields, type IfThenInputs } from '#src/forms/hard-moment/IfThenFields.tsx';
import { WeekdayChips } from '#src/forms/WeekdayChips.tsx';
import { IF_THEN_LENGTH, type IfThen } from '#src/rules/hard-moment/if-thens.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Creates an empty plan. */
export const createIfThenPlan = (ifThen: Partial<IfThen> = {}): IfThen => ({
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
  ...ifThen,
});

interface Props {
  start: IfThen;
  busy: boolean;
  onSave: (plan: IfThen) => void;
  onStop: () => void;
}

/** Form to create or edit an if-then plan: its condition, action and time. */
export function IfThenForm({ start, busy, onSave, onStop }: Props) {
  const { t, domain } = useIsland();
  const [plan, setPlan] = useState(start);
  const [isMissing, setMissing] = useState(false);
  const renderOptions = (name: 'place' | 'company', values: readonly string[]) => (
    <Options
      id={`plan-${name}`}
      name={`plan-${name}`}
      legend={t(`hard-moment.plans.${name}`)}
      pick="one"
      variant="chips"
      options={values.map((value) => ({ value, label: t(`registration.${name}.${value}`) }))}
      selected={plan[name] === null ? [] : [plan[name]]}
      onChoose={([value]) => setPlan({ ...plan, [name]: value === plan[name] ? null : (value ?? null) })}
    />
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const halves: IfThenInputs = { situation: plan.situation.trim(), action: plan.action.trim() };
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
        <WeekdayChips
          id="plan-weekdays"
          legend={t('hard-moment.plans.weekdays')}
          selected={plan.weekdays}
          onChoose={(weekdays) => setPlan({ ...plan, weekdays })}
        />
      )}
      {domain.registration !== null && (
        <Details summary={t('hard-moment.plans.where')}>
          {renderOptions('place', getPlaceOptions(domain.registration))}
          {renderOptions('company', COMPANY)}
        </Details>
      )}
      {isMissing && <p role="alert">{t('hard-moment.plans.missing')}</p>}
      <div className="button-row">
        <Button type="submit" busy={busy && t('forms.busy')}>
          {t('hard-moment.plans.save')}
        </Button>
        <Button kind="plain" onClick={onStop}>
          {t('hard-moment.stop')}
        </Button>
      </div>
    </form>
  );
}
