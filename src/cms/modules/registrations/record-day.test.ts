import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readBadge } from '#src/contract/badge.ts';
import type { GoalForm } from '#src/contract/plans.ts';
import { updateRegistration } from '#src/contract/registrations.ts';
import { getView } from '#src/contract/views.ts';
import { addDays, type CalendarDate, countDaysBetween, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createCommunity, createMember, type Member } from '#tests/support/community.ts';
import { createUniformWeek, submitPlan, submitRegistration } from '#tests/support/days.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

const DAY = 86_400_000;
const PLAN: GoalForm = {
  usage: createUniformWeek('6'),
  goal: createUniformWeek('3'),
  stopOrReduce: 'reduce',
  immediateOrGradual: 'immediate',
};

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

async function getBadges({ client }: Member): Promise<readonly string[]> {
  const { rows: entities } = expectSuccess(await client.call(getView, { params: { view: 'badges', display: 'list' } }));
  return entities.map(readBadge).flatMap(({ name, awarded }) => (awarded === null ? [] : [name]));
}

/** Returns the days of the next full week, all in the past: moves the clock to its Sunday. */
function getNextWeek(): readonly CalendarDate[] {
  const monday = addDays(getMonday(getAmsterdamDate(system.system.now())), 7);
  const days = countDaysBetween(getAmsterdamDate(system.system.now()), addDays(monday, 6));
  system.clock.pass(days * DAY);
  return listDatesBetween(monday, addDays(monday, 6));
}

it('registering and planning bring their badges, by the goals of the days', async () => {
  const me = await createMember(system, { domain: 'gambling' });
  expectSuccess(await submitRegistration(me, { date: '2026-11-10', amount: '9', cost: '1' }));
  expect(await getBadges(me)).toEqual(['Eerste stap']);
  expectSuccess(await submitPlan(me, PLAN));
  expect(await getBadges(me)).toEqual(['Eerste stap', 'Mijn plan']);
  const { sid } = expectSuccess(await submitRegistration(me, { date: '2026-11-20', amount: '9', cost: '1' }));
  expect(await getBadges(me)).toEqual(['Eerste stap', 'Toch ingevuld', 'Mijn plan']);
  const change = { params: { uuid: sid }, body: { amount: '2' } };
  expectSuccess(await me.client.call(updateRegistration, change));
  expect(await getBadges(me)).toEqual(['Eerste stap', 'Toch ingevuld', 'Mijn plan', 'Doel geraakt']);
});

it('seven days within the goal, in any order, are a whole week', async () => {
  const me = await createMember(system, { domain: 'gambling' });
  expectSuccess(await submitPlan(me, PLAN));
  system.clock.pass(10 * DAY);
  for (const day of ['25', '23', '29', '24', '28', '26']) {
    expectSuccess(await submitRegistration(me, { date: `2026-11-${day}`, amount: '1', cost: '1' }));
  }
  expect(await getBadges(me)).not.toContain('Een hele week');
  expectSuccess(await submitRegistration(me, { date: '2026-11-27', amount: '0', cost: '' }));
  expect(await getBadges(me)).toEqual(['Eerste stap', 'Week in beeld', 'Mijn plan', 'Doel geraakt', 'Een hele week']);
});

it('20 of 20 glasses, a whole week of it, bring no badge and no message', async () => {
  const me = await createMember(system, { domain: 'alcohol' });
  expectSuccess(
    await submitPlan(me, {
      ...PLAN,
      usage: createUniformWeek('20'),
      goal: createUniformWeek('20'),
      immediateOrGradual: 'gradual',
    }),
  );
  for (const date of getNextWeek()) expectSuccess(await submitRegistration(me, { date, amount: '20' }));
  expect(await getBadges(me)).toEqual([]);
  const { rows: entities } = expectSuccess(
    await me.client.call(getView, { params: { view: 'messages', display: 'list' } }),
  );
  expect(entities).toEqual([]);
});

it('a goal that is not below the usage brings no badge of success in any domain, but for a goal of 0', async () => {
  const me = await createMember(system, { domain: 'gambling' });
  expectSuccess(await submitPlan(me, { ...PLAN, usage: createUniformWeek('3'), goal: createUniformWeek('3') }));
  const [date = ''] = getNextWeek();
  expectSuccess(await submitRegistration(me, { date, amount: '2', cost: '' }));
  expect(await getBadges(me)).toEqual(['Eerste stap']);
  const otherMember = await createMember(system, { domain: 'gambling' });
  expectSuccess(
    await submitPlan(otherMember, { ...PLAN, usage: createUniformWeek('0'), goal: createUniformWeek('0') }),
  );
  expectSuccess(
    await submitRegistration(otherMember, { date: getAmsterdamDate(system.system.now()), amount: '0', cost: '' }),
  );
  expect(await getBadges(otherMember)).toEqual(['Eerste stap', 'Doel geraakt']);
});

it('a day lower than at the start, and above the advice, is a step lower: its goal is not called met', async () => {
  const me = await createMember(system, { domain: 'cannabis' });
  expectSuccess(await submitPlan(me, PLAN));
  for (const date of getNextWeek()) expectSuccess(await submitRegistration(me, { date: date, amount: '3' }));
  expect(await getBadges(me)).toEqual(['Eerste stap', 'Week in beeld', 'Mijn plan', 'Een stap lager']);
});
