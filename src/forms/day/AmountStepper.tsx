import type { ComponentProps } from 'react';
import type { DomainTexts, RegistrationLimits } from '#src/domains/domain.ts';
import { formatDecimalInput } from '#src/i18n/format-amount.ts';
import { type Amount, toAmount, toDecimal } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import { stepAmount } from '#src/rules/amounts/step-amount.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Stepper } from '#src/ui/stepper/Stepper.tsx';

type Props = Pick<ComponentProps<typeof Stepper>, 'id' | 'name' | 'label' | 'help' | 'error' | 'words' | 'size'> & {
  limits: RegistrationLimits;
  input: string;
  /** Called with a typed number, and with the number of a step. */
  onType: (text: string) => void;
};

/** Stepper of an amount in the unit of the domain, with its step and its maximum. */
export function AmountStepper({ limits, input, onType, ...text }: Props) {
  const { language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const amount = readHundredths(input) as Amount | null;
  return (
    <Stepper
      {...text}
      value={input}
      unit={unit.many[language]}
      canStepDown={amount !== null && amount > 0}
      canStepUp={amount === null || amount < toAmount(limits.maximum)}
      onType={onType}
      onStep={(direction) => onType(formatDecimalInput(toDecimal(stepAmount(amount, direction, limits)), language))}
    />
  );
}
