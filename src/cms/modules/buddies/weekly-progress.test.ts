import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addBuddy } from '#src/contract/buddies.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { fillDay } from '#tests/support/stored-days.ts';
import {
  createReader,
  delivered,
  getMails,
  getSubjects,
  runTwice,
  system,
  withReaders,
} from '../reminders/reminders.fixture.ts';
import { sendWeeklyProgress } from './weekly-progress.ts';

withReaders();

describe('a week of a buddy', () => {
  const monday = () => addDays(getMonday(getAmsterdamDate(system.clock.now())), -7);
  /** Creates a user with a buddy in a state, who answered on a day of last week, counted from its Monday. */
  async function withBuddy(answerCount: number, state = 'accepted') {
    const me = await createReader();
    const email = `${randomUUID()}@example.nl`;
    const { id } = expectSuccess(await me.client.call(addBuddy, { body: { name: 'Robin', email }, key: randomUUID() }));
    await system.database.pool.query('update buddies set state = $1, answered_at = $2 where id = $3', [
      state,
      `${addDays(monday(), answerCount)}T12:00:00Z`,
      id,
    ]);
    return { me, buddy: { mail: email } };
  }
  const readStarts = (uid: number, day: number) =>
    system.database.pool.query('update users set registrations_start = $1 where uid = $2', [
      addDays(monday(), day),
      uid,
    ]);

  it('is told on the days filled in, without amounts, once to each who said yes', async () => {
    const [{ me, buddy: yes }, { buddy: no }] = [await withBuddy(-20), await withBuddy(-20, 'refused')];
    await readStarts(me.uid, -30);
    for (const days of [-1, 0, 1, 1, 6]) await fillDay(system, me.uid, addDays(monday(), days), '9');
    await delivered();
    await runTwice(sendWeeklyProgress);
    expect(getSubjects(yes)).toEqual(['Sam vraagt je iets', 'Hoe gaat het met Sam?']);
    expect(getSubjects(no)).toEqual(['Sam vraagt je iets']);
    const text = getMails(yes).at(-1)?.text ?? '';
    expect(text).toContain('Vorige week: 3 van de 7 dagen ingevuld.');
    expect(text).not.toMatch(/glazen|alcohol|kanarie|cafe|aandacht/);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
  });

  it.each([
    ['begun on Tuesday, accepted on Sunday', 1, 6, [1, 3, 5], 'Vorige week: 3 van de 6 dagen ingevuld.'],
    ['begun on Sunday', 6, 6, [6], 'Vorige week is er 1 dag ingevuld.'],
    ['begun on Friday, nothing filled in', 4, 5, [], 'Een berichtje van jou kan deze week veel doen.'],
  ] as const)('counts only days that could be filled in: %s', async (_, start, answers, filledDays, line) => {
    const { me, buddy } = await withBuddy(answers);
    await readStarts(me.uid, start);
    for (const day of filledDays) await fillDay(system, me.uid, addDays(monday(), day), '9');
    await delivered();
    await runTwice(sendWeeklyProgress);
    expect(getMails(buddy).at(-1)?.text).toContain(line);
  });

  it.each([
    ['before the buddy said yes', -10, 7],
    ['in which nothing could be filled in', 7, 0],
  ] as const)('%s is told to nobody', async (_, start, answers) => {
    const { me, buddy } = await withBuddy(answers);
    await readStarts(me.uid, start);
    await delivered();
    await runTwice(sendWeeklyProgress);
    expect(getSubjects(buddy)).toEqual(['Sam vraagt je iets']);
  });
});
