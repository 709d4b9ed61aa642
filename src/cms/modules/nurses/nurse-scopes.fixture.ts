import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getClientExercises, getClientRegistrations } from '#src/contract/client-details.ts';
import { getClient, getClients } from '#src/contract/clients.ts';
import { getNurseView } from '#src/contract/nurse-access.ts';
import { canNurseReadAnswers } from '#src/contract/nurse-pairing.ts';
import { getNurseScopes, type NurseScopes, saveNurseScopes } from '#src/contract/nurse-scopes.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { submitWebform } from '#src/contract/submissions.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { fillDay, storePlan } from '#tests/support/stored-days.ts';
import { getParams, getRecord, paired, system } from './nurses.fixture.ts';

const ANSWER = 'Voor mijn kinderen.';

/** Creates a client with a day, a plan and an exercise. */
async function withAnswers() {
  const { her, me } = await paired();
  const today = getAmsterdamDate(system.clock.now());
  await storePlan(system, me.uid, today, '3');
  await fillDay(system, me.uid, today, '4');
  system.clock.pass(60_000);
  const body = { webform: 'alcohol_1_1', fields: { waarom: ANSWER, glazen: '2,5' }, key: randomUUID() };
  expectSuccess(await me.client.call(submitWebform, { body }));
  return { her, me };
}

/** Compares what a client previews with what the nurse gets, for choices of data to share. */
export function checkNurseScopes(choices: readonly NurseScopes[]): void {
  describe('what a client lets the nurse see', () => {
    it.each(choices)(
      'is what the preview shows, days $days, exercises $exercises, answers $answers',
      async (selection) => {
        const { her, me } = await withAnswers();
        const isAnswered = selection.answers && selection.exercises;
        const inForce = { ...selection, answers: isAnswered };
        expect(expectSuccess(await me.client.call(saveNurseScopes, { body: selection }))).toEqual(inForce);
        expect(expectSuccess(await me.client.call(getNurseScopes))).toEqual(inForce);

        const [row] = expectSuccess(await her.client.call(getClients, { query: {} })).rows;
        expect(row?.lastDays.length).toBe(selection.days ? 7 : 0);
        expect((row?.newAnswers ?? 0) > 0).toBe(selection.exercises);
        const readsBefore = (await getRecord(me)).length;
        const preview = expectSuccess(await me.client.call(getNurseView));
        expect(await getRecord(me)).toHaveLength(readsBefore);

        const snapshot = {
          client: expectSuccess(await her.client.call(getClient, getParams(me))),
          days: expectSuccess(await her.client.call(getClientRegistrations, getParams(me))).rows,
          exercises: expectSuccess(await her.client.call(getClientExercises, getParams(me))),
        };
        // An exercise is new relative to the nurse's previous look.
        expect(snapshot.exercises.every(({ isNew }) => isNew)).toBe(true);
        expect({
          ...preview,
          client: { ...preview.client, newAnswers: snapshot.client.newAnswers },
          exercises: preview.exercises.map((exercise) => ({ ...exercise, isNew: true })),
        }).toEqual(snapshot);
        expect(await getRecord(me)).toHaveLength(readsBefore + 3);

        expect(snapshot.client.scopes).toEqual(inForce);
        expect(snapshot.days.some(({ totalAmount }) => totalAmount !== null)).toBe(selection.days);
        expect(snapshot.client.completedRegistrations > 0).toBe(selection.days);
        expect(snapshot.exercises.length > 0).toBe(selection.exercises);
        expect(JSON.stringify(snapshot.exercises).includes(ANSWER)).toBe(isAnswered);
        expect(canNurseReadAnswers(expectSuccess(await me.client.call(currentUser)).fields)).toBe(isAnswered);
      },
    );
  });
}
