import type { RegistrationLimits } from '#src/domains/domain.ts';
import { LARGEST_MAXIMUM, type SiteLimits } from '#src/domains/site-limits.ts';
import { type Amount, amountOfUnits, unitsOf } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/typed-number.ts';
import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import type { OtherValues } from '../fields/fields.ts';
import { defineForm } from './form.ts';

/** The most weeks that the plan view shows at once: half a year. */
const LARGEST_GROUP = 26;

type LimitError = 'invalid' | 'no-step' | 'too-low' | 'too-high' | 'above-maximum';
type ReadLimit = (typed: string, beside: OtherValues) => Reading<number | null, LimitError>;

/** An amount of one day in steps of the domain; an empty one leaves the product's own value. */
const amountIn =
  ({ step }: RegistrationLimits): ReadLimit =>
  (typed) => {
    if (typed.trim() === '') return accept(null);
    const hundredths = readHundredths(typed);
    if (hundredths === null) return refuse('invalid');
    if (hundredths < amountOfUnits(step)) return refuse('too-low');
    if (hundredths > amountOfUnits(LARGEST_MAXIMUM)) return refuse('too-high');
    return hundredths % amountOfUnits(step) === 0 ? accept(unitsOf(hundredths as Amount)) : refuse('no-step');
  };

/** The threshold of the hint is not above the largest amount. */
const checkIn =
  (limits: RegistrationLimits): ReadLimit =>
  (typed, beside) => {
    const read = amountIn(limits)(typed, beside);
    const maximum = amountIn(limits)(beside.text('maximum'), beside);
    const most = maximum.ok ? (maximum.value ?? limits.maximum) : LARGEST_MAXIMUM;
    return read.ok && read.value !== null && read.value > most ? refuse('above-maximum') : read;
  };

const readGroup: ReadLimit = (typed) => {
  if (typed.trim() === '') return accept(null);
  if (!/^\d{1,4}$/.test(typed.trim())) return refuse('invalid');
  const weeks = Number(typed);
  if (weeks < 1) return refuse('too-low');
  return weeks > LARGEST_GROUP ? refuse('too-high') : accept(weeks);
};

const readNothing: ReadLimit = () => accept(null);

/** The fields of a site's limits; a domain without registration has none. */
export const limitFields = (limits: RegistrationLimits | null): Readonly<Record<keyof SiteLimits, ReadLimit>> => ({
  maximum: limits ? amountIn(limits) : readNothing,
  checkFrom: limits ? checkIn(limits) : readNothing,
  weeksInGroup: limits ? readGroup : readNothing,
});

/** The limits of a site alone. */
export const siteLimitsForm = (limits: RegistrationLimits | null) => defineForm(limitFields(limits));

/** The limits of a site as they are typed, with a dot. */
export const typedLimits = ({ maximum, checkFrom, weeksInGroup }: SiteLimits) => ({
  maximum: String(maximum ?? ''),
  checkFrom: String(checkFrom ?? ''),
  weeksInGroup: String(weeksInGroup ?? ''),
});
