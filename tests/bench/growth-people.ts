import { randomUUID } from 'node:crypto';
import { addBuddy } from '#src/contract/buddies.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { saveUrge } from '#src/contract/hard-moment/urges.ts';
import { submitWebform } from '#src/contract/submissions.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { URGE } from '#tests/contract/hard-moment-cases.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { storeAnswers } from './exercise-answers.ts';
import type { Installation, Visitor } from './growth-installation.ts';

const ENTRIES = 4;
const EXERCISES = 4;

/** A form of the programme in which only the first question is required. */
export const EXERCISE = 'alcohol_1_5';

export const today = getAmsterdamDate(new Date());

const entry = { title: 'Een dag', body: 'Over hoe het die dag ging. '.repeat(10), entryDate: today };

export const writeEntry = async ({ client }: Visitor) =>
  expectSuccess(await client.call(createDiaryEntry, { body: entry, key: randomUUID() }));

/** Writes an urge of an hour ago, because its time must be in the past. */
export const writeUrge = async ({ client }: Visitor) => {
  const date = new Date(Date.now() - 3_600_000).toISOString();
  const body = { ...URGE, uuid: randomUUID(), at: date, note: 'Over hoe het die avond ging.' };
  return expectSuccess(await client.call(saveUrge, { body }));
};

export const sendExercise = async ({ client }: Visitor) => {
  const fields = { belangrijk: '7', mijn_zin: 'Ik wil uitgerust wakker worden.' };
  return expectSuccess(await client.call(submitWebform, { body: { webform: EXERCISE, fields, key: randomUUID() } }));
};

/** Replaces the seeded texts of the measured users by encrypted ones, because these are decrypted again. */
export async function writeOwnTexts({ participants, system }: Installation): Promise<void> {
  for (const person of participants) {
    // Earlier exercises, without which the submitted one would be locked.
    await storeAnswers(system, person.uid, EXERCISES, (index) => `alcohol_1_${index + 1}`);
    for (let index = 0; index < ENTRIES; index += 1) {
      await writeEntry(person);
      await writeUrge(person);
    }
    for (const name of ['Robin', 'Kim']) {
      const body = { name, email: `${name}-${person.uid}@example.nl` };
      expectSuccess(await person.client.call(addBuddy, { body, key: randomUUID() }));
    }
  }
  await system.database.pool.query(`
    update buddies set state = 'accepted', answered_at = now() where name = 'Robin' and state = 'sent'`);
}
