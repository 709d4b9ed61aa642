import { randomUUID } from 'node:crypto';
import { type GoalForm, saveGoal } from '#src/contract/plans.ts';
import type { RegistrationForm } from '#src/contract/registration.ts';
import { getRegistrationsOverview, saveRegistration } from '#src/contract/registrations.ts';
import { createWeek, type Week } from '#src/rules/calendar/week.ts';
import { expectSuccess } from './accounts.ts';
import type { TestBrowser } from './create-browser.ts';

type WithClient = Pick<TestBrowser, 'client'>;

/** Returns a week with the same amount on every day. */
export const createUniformWeek = (amount: string): Week<string> => createWeek(() => amount);

/** Sends a registration with a new idempotency key. */
export const submitRegistration = ({ client }: WithClient, body: RegistrationForm, key: string = randomUUID()) =>
  client.call(saveRegistration, { body, key });

/** Sends a plan with a new idempotency key. */
export const submitPlan = ({ client }: WithClient, body: GoalForm, key: string = randomUUID()) =>
  client.call(saveGoal, { body, key });

/** Returns the registered days for the user. */
export const getDays = async ({ client }: WithClient) => expectSuccess(await client.call(getRegistrationsOverview));
