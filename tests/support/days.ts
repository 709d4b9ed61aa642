import { randomUUID } from 'node:crypto';
import { type GoalForm, saveGoal } from '#src/contract/plans.ts';
import type { RegistrationForm } from '#src/contract/registration.ts';
import { getRegistrationsOverview, saveRegistration } from '#src/contract/registrations.ts';
import { createWeek, type Week } from '#src/rules/calendar/week.ts';
import { answerOf } from './accounts.ts';
import type { TestBrowser } from './browser-of.ts';

type Of = Pick<TestBrowser, 'client'>;

/** The same amount on every day. */
export const everyDay = (amount: string): Week<string> => createWeek(() => amount);

/** Sends a registration under a key of its own. */
export const register = ({ client }: Of, body: RegistrationForm, key: string = randomUUID()) =>
  client.call(saveRegistration, { body, key });

/** Sends a plan under a key of its own. */
export const makePlan = ({ client }: Of, body: GoalForm, key: string = randomUUID()) =>
  client.call(saveGoal, { body, key });

/** The days as the person sees them. */
export const daysSeenBy = async ({ client }: Of) => answerOf(await client.call(getRegistrationsOverview));
