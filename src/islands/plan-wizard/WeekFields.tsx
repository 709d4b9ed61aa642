import type { DomainTexts, RegistrationLimits } from '#src/domains/domain.ts';
import { AmountStepper } from '#src/forms/day/AmountStepper.tsx';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { capitalise, formatWeekday } from '#src/i18n/format-date.ts';
import { type Amount, getWeekTotal, toAmount, toUnits } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import { WEEKDAYS, type Week, type Weekday } from '#src/rules/calendar/week.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';
import { fillRestOfWeek, readAmountInputs } from './week-input.ts';

interface RestOfWeekProps {
  form: { readonly value: (name: Weekday) => string; readonly set: (name: Weekday, value: string) => void };
  /** Called after the days were filled in, which removes the button. */
  onFilled: () => void;
}

/** Button that fills the empty days with the first amount. */
function RestOfWeek({ form, onFilled }: RestOfWeekProps) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const rest = fillRestOfWeek(form.value);
  if (rest === null) return null;
  const amount = formatAmount(toUnits(readHundredths(rest.amount) as Amount), unit, language);
  const fill = () => {
    for (const weekday of rest.empty) form.set(weekday, rest.amount);
    onFilled();
  };
  return (
    <Button kind="quiet" wide onClick={fill}>
      {t('plan.wizard.rest', { amount })}
    </Button>
  );
}

interface WeekForm {
  readonly value: (name: Weekday) => string;
  readonly set: (name: Weekday, value: string) => void;
  readonly fieldId: (name: string) => string;
  readonly getError: (name: string) => string | undefined;
}

interface Props {
  form: WeekForm;
  limits: RegistrationLimits;
  /** Returns the days that need confirmation; they do not block the step. */
  hints: (week: Week<Amount>) => readonly Weekday[];
  /** Returns the text next to the name of a day. */
  help?: (weekday: Weekday) => string | undefined;
}

const A_MONDAY = '2024-01-0';

/** Amount fields for seven days, from Monday, and their total. */
export function WeekFields({ form, limits, hints, help }: Props) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const soFar = readAmountInputs(form.value);
  // An amount above the maximum has an error and therefore needs no confirmation.
  const hinted = hints(soFar).filter(
    (weekday) => soFar[weekday] <= toAmount(limits.maximum) && form.getError(weekday) === undefined,
  );
  return (
    <>
      <div className="sheet wizard-week">
        {WEEKDAYS.map((weekday, index) => {
          const name = formatWeekday(`${A_MONDAY}${index + 1}`, language);
          return (
            <div key={weekday} className="wizard-day">
              <AmountStepper
                id={form.fieldId(weekday)}
                name={weekday}
                size="small"
                label={capitalise(name)}
                help={help?.(weekday)}
                error={form.getError(weekday)}
                limits={limits}
                input={form.value(weekday)}
                words={{ less: t('plan.wizard.less', { day: name }), more: t('plan.wizard.more', { day: name }) }}
                onType={(text) => form.set(weekday, text)}
              />
              <div aria-live="polite">
                {hinted.includes(weekday) && (
                  <Banner kind="over" icon="circle-question-mark">
                    {t('plan.wizard.hint', { amount: formatAmount(toUnits(soFar[weekday]), unit, language) })}
                  </Banner>
                )}
              </div>
            </div>
          );
        })}
      </div>
      <RestOfWeek form={form} onFilled={() => document.getElementById(form.fieldId('total'))?.focus()} />
      <div>
        <p className="wizard-total" id={form.fieldId('total')} tabIndex={-1}>
          <span>{t('plan.wizard.total')}</span>
          <strong>{formatAmount(toUnits(getWeekTotal(soFar)), unit, language)}</strong>
        </p>
        <p className="soft" aria-live="polite">
          {hinted.length > 0 &&
            t('plan.wizard.sum', { amount: formatAmount(toUnits(getWeekTotal(soFar)), unit, language) })}
        </p>
        <FieldError id={form.fieldId('total')} error={form.getError('total')} />
      </div>
    </>
  );
}
