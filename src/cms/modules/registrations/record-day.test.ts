import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readBadge } from '#src/contract/badge.ts';
import { getView } from '#src/contract/get-view.ts';
import type { GoalForm } from '#src/contract/save-goal.ts';
import { updateRegistration } from '#src/contract/update-registration.ts';
import { answerOf } from '#tests/support/accounts.ts';
import { type Member, makeCommunity, memberOf } from '#tests/support/community.ts';
import { everyDay, makePlan, register } from '#tests/support/days.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

const DAY = 86_400_000;
const PLAN: GoalForm = {
  usage: everyDay('6'),
  goal: everyDay('3'),
  stopOrReduce: 'reduce',
  immediateOrGradual: 'immediate',
};

let system: TestSystem;
beforeAll(async () => {
  system = await makeCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

async function badgesOf({ client }: Member): Promise<readonly string[]> {
  const { entities } = answerOf(await client.call(getView, { params: { view: 'badges', display: 'list' } }));
  return entities.map(readBadge).flatMap(({ name, awarded }) => (awarded === null ? [] : [name]));
}

it('registering and planning bring their badges, by the goals of the days', async () => {
  const me = await memberOf(system, { domain: 'gambling' });
  answerOf(await register(me, { date: '2026-11-10', amount: '9', cost: '1' }));
  expect(await badgesOf(me)).toEqual(['Eerste stap']);
  answerOf(await makePlan(me, PLAN));
  expect(await badgesOf(me)).toEqual(['Eerste stap', 'Mijn plan']);
  const { sid } = answerOf(await register(me, { date: '2026-11-20', amount: '9', cost: '1' }));
  expect(await badgesOf(me)).toEqual(['Eerste stap', 'Toch ingevuld', 'Mijn plan']);
  const change = { params: { uuid: sid }, body: { amount: '2' } };
  answerOf(await me.client.call(updateRegistration, change));
  expect(await badgesOf(me)).toEqual(['Eerste stap', 'Toch ingevuld', 'Mijn plan', 'Doel geraakt']);
});

it('seven days within the goal, in any order, are a whole week', async () => {
  const me = await memberOf(system, { domain: 'gambling' });
  answerOf(await makePlan(me, PLAN));
  system.clock.pass(10 * DAY);
  for (const day of ['25', '23', '29', '24', '28', '26']) {
    answerOf(await register(me, { date: `2026-11-${day}`, amount: '1', cost: '1' }));
  }
  expect(await badgesOf(me)).not.toContain('Een hele week');
  answerOf(await register(me, { date: '2026-11-27', amount: '0', cost: '' }));
  expect(await badgesOf(me)).toEqual(['Eerste stap', 'Week in beeld', 'Mijn plan', 'Doel geraakt', 'Een hele week']);
});
