import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { openSuicideWords, saveSuicideWords } from '#src/contract/desk/suicide-words.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { submitRegistration } from '#tests/support/days.ts';
import { createStaffAccount } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const TODAY = '2026-11-20';

let system: TestSystem;
let moderator: Awaited<ReturnType<typeof createStaffAccount>>['client'];
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  moderator = (await createStaffAccount(system, 'moderator')).client;
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from suicide_phrases');
});

const save = (phrases: readonly string[], from: readonly string[] = []) =>
  moderator.call(saveSuicideWords, { body: { phrases, from } });

it('a moderator sees how well the rule does on sentences that it was not made with', async () => {
  const { phrases, size, date, figures } = expectSuccess(await moderator.call(openSuicideWords, {}));
  expect(phrases).toEqual([]);
  expect(size).toBeGreaterThan(900);
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(figures.explicit.found).toBeGreaterThan(0);
});

it('a phrase that a moderator added is found everywhere from then on', async () => {
  const person = await participant(system);
  const note = 'Vandaag naar de regenboogbrug verlangd';
  const readHelpShown = async () =>
    expectSuccess(await submitRegistration(person, { date: TODAY, amount: '1', note })).isHelpShown;
  expect(await readHelpShown()).toBe(false);
  expect(expectSuccess(await save(['regenboogbrug*', 'Naar de sterren toe'])).phrases).toHaveLength(2);
  expect(await readHelpShown()).toBe(true);
  const body = { title: 'Avond', body: 'Ik ga naar de sterren toe.', entryDate: TODAY };
  expect(expectSuccess(await person.client.call(createDiaryEntry, { body, key: randomUUID() })).isHelpShown).toBe(true);
});

it('one that is found in more than one of a hundred ordinary sentences is refused, and nothing changes', async () => {
  const refusal = await save(['regenboogbrug', 'sigaret*', 'drank', 'avond', 'drink*', 'smok*', 'beer', 'week']);
  if (refusal.ok) throw new Error('It was taken.');
  expect(refusal.failure).toMatchObject({ status: 422, fields: { phrases: expect.stringContaining('“') } });
  expect(expectSuccess(await moderator.call(openSuicideWords, {})).phrases).toEqual([]);
});

it('two moderators do not undo each other unseen', async () => {
  expectSuccess(await save(['regenboogbrug']));
  expect(expectFailure(await save(['sterrenstof']))).toBe(409);
  expect(expectSuccess(await save(['sterrenstof'], ['regenboogbrug'])).phrases).toEqual(['sterrenstof']);
});
