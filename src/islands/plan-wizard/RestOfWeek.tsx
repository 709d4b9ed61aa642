import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/typed-number.ts';
import type { Weekday } from '#src/rules/calendar/week.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { restOfWeek } from './week-typed.ts';

interface Props {
  form: { readonly value: (name: Weekday) => string; readonly set: (name: Weekday, value: string) => void };
  /** Called when the days are filled in, which takes the button away. */
  onFilled: () => void;
}

/** Fills in the days that are still empty like the first one that is not: one press instead of six times the same. */
export function RestOfWeek({ form, onFilled }: Props) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const rest = restOfWeek(form.value);
  if (rest === null) return null;
  const amount = amountWords(unitsOf(readHundredths(rest.amount) as Amount), unit, language);
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
