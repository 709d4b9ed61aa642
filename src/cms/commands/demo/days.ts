import { COMPANY, EMPTY_ANSWERS, getPlaceOptions, type Registration } from '#src/contract/registration.ts';
import type { DomainKey, Language, RegistrationLimits } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { type Amount, toAmount, toUnits, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { getDayEvent } from '#src/rules/badges/day-event.ts';
import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { createWeek, WEEKDAYS } from '#src/rules/calendar/week.ts';
import type { Cents } from '#src/rules/fields/amounts.ts';
import { completePlan } from '#src/rules/plan/complete-plan.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import { getDayUsage } from '#src/rules/praise/day-usage.ts';
import type { DayWithUsage } from '#src/rules/praise/get-praise.ts';
import { PRAISE_LIMITS } from '#src/rules/praise/praise-limits.ts';
import { toNameUuid } from '../../db/name-uuid.ts';
import { recordEvents } from '../../modules/badges/record-event.ts';
import { insertRegistration } from '../../modules/registrations/insert-registration.ts';
import { savePlan } from '../../modules/registrations/save-plan.ts';
import { withClockAtTime } from './moment.ts';
import type { DemoAccount, DemoPart } from './part.ts';
import { getPseudoRandom, pickOption } from './pseudo-random.ts';

/** Usage of a demo user by weekday from Monday, in units. */
const USAGE: Readonly<Partial<Record<DomainKey, readonly number[]>>> = {
  alcohol: [2, 2, 3, 2, 5, 6, 4],
  tobacco: [14, 14, 15, 14, 18, 20, 16],
  gambling: [1, 0.5, 1, 1.5, 3, 4, 2],
  cannabis: [2, 2, 2, 2, 3, 4, 3],
  cocaine: [0, 0, 0, 0.5, 1, 1.5, 0],
};

const NOTES: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  nl: [
    'Drukke dag. Na het eten ben ik gaan wandelen, dat hielp.',
    'Het was gezellig, maar ik had me iets anders voorgenomen.',
    'Slecht geslapen vannacht.',
    'Ik heb een vriend gebeld toen ik zin kreeg.',
  ],
  en: [
    'A busy day. I went for a walk after dinner, which helped.',
    'It was a good evening, but I had planned something else.',
    'I slept badly last night.',
    'I called a friend when I felt the urge.',
  ],
};

const getAmounts = (domain: DomainKey) => USAGE[domain] ?? [];

function getPlan({ domain, start }: DemoAccount): Plan | null {
  const rules = PLAN_RULES[domain];
  if (rules === null) return null;
  const usage = createWeek((weekday) => toAmount(getAmounts(domain)[WEEKDAYS.indexOf(weekday)] ?? 0));
  const target = createWeek((weekday) => toAmount(Math.floor(toUnits(usage[weekday])) / 2));
  const answers = { stopOrReduce: 'reduce', immediateOrGradual: 'gradual' } as const;
  return completePlan(rules, { savedOn: start, stopDate: null, usage, target, ...answers });
}

/** Returns an amount that is mostly at or below the goal, sometimes above; in whole steps of the stepper. */
function getUsedAmount(goal: Amount, { step }: RegistrationLimits, name: string): Amount {
  const share = getPseudoRandom(`share ${name}`) < 0.2 ? 1.3 : getPseudoRandom(`used ${name}`);
  return toAmount(Math.round((toUnits(goal) * share) / step) * step);
}

function getRegistration(
  account: DemoAccount,
  date: CalendarDate,
  goal: Amount,
  limits: RegistrationLimits,
): Registration {
  const name = `${account.address} ${date}`;
  const amount = getUsedAmount(goal, limits, name);
  const isUsed = amount > ZERO_AMOUNT;
  const [home = 'home', ...placeOption] = getPlaceOptions(limits);
  return {
    date,
    amount,
    ...EMPTY_ANSWERS,
    cost: limits.hasCost && isUsed ? ((Math.round(getPseudoRandom(`cost ${name}`) * 12) * 500) as Cents) : null,
    place: isUsed ? pickOption([home, home, ...placeOption], `where ${name}`) : null,
    company: isUsed ? pickOption(COMPANY, `with ${name}`) : null,
    note: getPseudoRandom(`note ${name}`) < 0.25 ? pickOption(NOTES[account.language], `words ${name}`) : null,
  };
}

/** Adds a plan from the first day and a registration for nearly every day up to yesterday; nothing on the first day. */
export const addDemoDays: DemoPart = async (system, tx, account) => {
  const limits = getDomain(account.domain).registration;
  const plan = account.day > 1 ? getPlan(account) : null;
  const praise = PRAISE_LIMITS[account.domain];
  if (limits === null || plan === null || praise === null) return;
  const { uid, start, today, address } = account;
  const first = withClockAtTime(system, start, '19:00');
  await savePlan(first, tx, { uid, uuid: null, plan });
  const days: Record<CalendarDate, DayWithUsage> = {};
  for (const date of listDatesBetween(start, addDays(today, -1))) {
    const isForgotten = account.stage === 'klaar' && getPseudoRandom(`forgotten ${address} ${date}`) < 0.08;
    if (isForgotten) continue;
    const goal = getDailyGoal([plan], date, limits);
    const registration = getRegistration(account, date, goal ?? ZERO_AMOUNT, limits);
    const evening = withClockAtTime(system, date, '20:00');
    await insertRegistration(evening, tx, { uid, uuid: toNameUuid(`demo ${uid} ${date}`), registration });
    days[date] = { total: registration.amount, goal, usage: getDayUsage([plan], date) };
    await recordEvents(tx, evening, {
      uid,
      events: [getDayEvent({ days, registeredDays: Object.keys(days).length }, date, praise)],
    });
  }
};
