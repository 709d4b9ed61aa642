import type { DomainTexts, RegistrationLimits } from '#src/domains/domain.ts';
import { formatAmount, formatDecimalInput, formatNumber } from '#src/i18n/format-amount.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { type Amount, toDecimal, toUnits, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';
import { AmountStepper } from './AmountStepper.tsx';
import type { DayBinding } from './day-binding.ts';

interface Props {
  form: DayBinding<'amount'>;
  limits: RegistrationLimits;
  /** Question about any use, for a day without an amount; clicking "nothing" answers it with no. */
  use?: { readonly question: string; readonly form: DayBinding<'register'> } | null;
  /** True if the amount is added to the day's existing amount. */
  isMore?: boolean;
  /** True for a new entry, false for a change. */
  isNew?: boolean;
  /** Total of the day including this amount; null if unknown. */
  total?: Amount | null;
  /** Amounts that can be filled in with one click. */
  usual?: readonly Amount[];
}

/** Amount field with stepper and chips; shows the sum if the amount is added to an existing one. */
export function AmountField(props: Props) {
  const { form, limits, use = null, isMore = false, isNew = true, total = null, usual = [] } = props;
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const isNothing = use?.form.value('register') === 'no';
  const input = isNothing ? '0' : form.value('amount');
  const amount = readHundredths(input) as Amount | null;
  const fill = (text: string) => {
    const isZero = use !== null && readHundredths(text) === 0;
    use?.form.set('register', text === '' ? '' : isZero ? 'no' : 'yes');
    form.set('amount', isZero ? '' : text);
  };
  const fillAmount = (next: Amount) => fill(formatDecimalInput(toDecimal(next), language));
  const id = form.fieldId('register');
  const error = use?.form.getError('register');
  const chips = [...(use === null ? [] : [ZERO_AMOUNT]), ...usual];
  return (
    <fieldset
      className="day-amount"
      id={id}
      tabIndex={-1}
      aria-label={use?.question}
      aria-describedby={error && `${id}-error`}
    >
      <AmountStepper
        id={form.fieldId('amount')}
        name="amount"
        label={t(toTextKey(`registration.${isMore && isNew ? 'more' : 'amount'}.${unit.key}`))}
        error={form.getError('amount')}
        words={{ less: t('registration.less'), more: t('registration.increase') }}
        onType={fill}
        {...{ limits, input }}
      />
      {chips.length > 0 && (
        <div className="day-recent">
          {chips.map((chip) => (
            <button
              key={chip}
              type="button"
              className="day-recent-amount"
              aria-label={chip === ZERO_AMOUNT ? undefined : formatAmount(toUnits(chip), unit, language)}
              aria-pressed={amount === chip}
              onClick={() => fillAmount(chip)}
            >
              {chip === ZERO_AMOUNT ? t('registration.nothing') : formatNumber(toUnits(chip), language)}
            </button>
          ))}
        </div>
      )}
      <FieldError id={id} error={error} />
      {isMore && (
        <div aria-live="polite">
          {total !== null && (
            <p className="day-preview">
              <strong>{t('registration.more.preview', { total: formatAmount(toUnits(total), unit, language) })}</strong>
              {isNew && ` ${t('registration.more.correct')}`}
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}

/** Explanation of the unit, for example a standard glass. */
export function UnitHelp() {
  const { t, domain } = useIsland();
  return (
    <Details summary={t('registration.count')}>
      <p className="field-help">{t(toTextKey(`registration.amountHelp.${domain.words.unit?.key}`))}</p>
    </Details>
  );
}
