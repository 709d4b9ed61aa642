import type { RegistrationLimits } from '../../domains/domain.ts';
import { type Amount, toAmount, ZERO_AMOUNT } from './amount.ts';

/**
 * Returns the amount after one click on the stepper: the next multiple of the step in that direction, from 0 to the
 * maximum (docs/specification.md, section 9, "Stepper increment"). Null, an empty field, counts as 0; an amount between
 * two steps moves to the nearest one.
 */
export function stepAmount(
  amount: Amount | null,
  direction: -1 | 1,
  limits: Pick<RegistrationLimits, 'step' | 'maximum'>,
): Amount {
  const step = toAmount(limits.step);
  const steps = (amount ?? ZERO_AMOUNT) / step;
  const next = (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  return Math.min(toAmount(limits.maximum), Math.max(ZERO_AMOUNT, next)) as Amount;
}
