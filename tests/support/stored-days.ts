import { randomUUID } from 'node:crypto';
import { insertRegistration } from '#src/cms/modules/registrations/insert-registration.ts';
import { savePlan } from '#src/cms/modules/registrations/save-plan.ts';
import { EMPTY_ANSWERS } from '#src/contract/registration.ts';
import { parseDecimal } from '#src/rules/amounts/amount.ts';
import { toCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import type { Cents } from '#src/rules/fields/amounts.ts';
import type { TestSystem } from './test-system.ts';

type WithSystem = Pick<TestSystem, 'system'>;

/** Stores a registration of a user with all fields filled in. */
export function fillDay({ system }: WithSystem, uid: number, date: string, amount: string): Promise<boolean> {
  return insertRegistration(system, system.database.db, {
    uid,
    uuid: randomUUID(),
    registration: {
      ...EMPTY_ANSWERS,
      date: toCalendarDate(date),
      amount: parseDecimal(amount),
      cost: 1250 as Cents,
      place: 'cafe',
      company: 'partner',
      note: 'kanarie-notitie',
    },
  });
}

/** Stores a user's plan that applies immediately, with the same goal for every day. */
export async function storePlan({ system }: WithSystem, uid: number, savedOn: string, goal: string): Promise<void> {
  const plan = {
    savedOn: toCalendarDate(savedOn),
    stopDate: null,
    usage: createWeek(() => parseDecimal('6')),
    target: createWeek(() => parseDecimal(goal)),
    stopOrReduce: 'reduce',
    immediateOrGradual: 'immediate',
  } as const;
  await system.database.db.transaction((tx) => savePlan(system, tx, { uid, uuid: null, plan }));
}
