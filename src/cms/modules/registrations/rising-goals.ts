import { readSent } from '#src/contract/fields/fields.ts';
import { risingFields } from '#src/contract/plan-fields.ts';
import type { PlanContext } from '#src/contract/read-plan.ts';
import type { Domain, DomainWords, UnitVariant } from '#src/domains/domain.ts';
import { domainIn } from '#src/domains/domain-in.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { dayWords } from '#src/i18n/date-words.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import type { Week } from '#src/rules/calendar/week.ts';
import { offersLowerGoals, type PlanRise, type RisenGoal } from '#src/rules/plan/compare-plans.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { serverText } from '../../http/server-texts.ts';
import type { SubmittedFields } from '../../http/submit-handler.ts';
import { refuseFields } from './refuse-fields.ts';

function say(
  { var: { language } }: ApiContext,
  key: 'rises.first' | 'rises.most',
  domain: Domain,
  { date, before, after }: RisenGoal,
): string {
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const words = (amount: Amount) => amountWords(unitsOf(amount), unit, language);
  return serverText(key, language, { day: dayWords(date, language), before: words(before), after: words(after) });
}

function textOf(c: ApiContext, domain: Domain, { first, most }: PlanRise): string {
  const isMore = most.after - most.before > first.after - first.before;
  const lines = [
    say(c, 'rises.first', domain, first),
    ...(isMore ? [say(c, 'rises.most', domain, most)] : []),
    serverText('rises.choose', c.var.language),
  ];
  return lines.join(' ');
}

interface Rising extends PlanContext {
  readonly usage: Week<Amount>;
  readonly rise: PlanRise;
  /** What the person counts; null for the domain's own unit. */
  readonly unit: UnitVariant | null;
}

/**
 * Whether a plan that allows more keeps what was lower, by the answer that was sent with it. Refuses with the numbers
 * where none was sent (422), and with the field where it is none of those that are offered (400).
 */
export function keepsLowerGoals(
  c: ApiContext,
  fields: SubmittedFields,
  { rules, limits, usage, rise, unit }: Rising,
): boolean {
  const { wire } = risingFields.risingGoals;
  const reading = readSent(risingFields, fields, {});
  if (!reading.ok) refuseFields(c, 'plan.wizard.errors', reading.refused, limits);
  const { risingGoals } = reading.value;
  if (risingGoals === null)
    throw new ValidationFailure([{ field: wire, text: textOf(c, domainIn(c.var.domain, unit), rise) }]);
  if (risingGoals === 'from_usage') return false;
  if (!offersLowerGoals(rules, usage)) {
    refuseFields(c, 'plan.wizard.errors', [{ name: 'risingGoals', wire, problem: 'invalid' }], limits);
  }
  return true;
}
