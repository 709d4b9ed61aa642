import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { login } from '#src/contract/sessions.ts';
import { expectSuccess, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const getTimes = (count: number) => Array.from({ length: count }, (_, index) => index);

// Passwords are hashed here as in production; the fast tests hash them with less work.
describe('the right password', () => {
  it('opens fifty sessions at the same moment', async () => {
    const me = await participant(system);
    const answers = await Promise.all(
      getTimes(50).map(() =>
        createBrowser(system.app).client.call(login, { body: { mail: me.mail, password: PASSWORD } }),
      ),
    );
    expect(answers.map((answer) => expectSuccess(answer).uid)).toEqual(getTimes(50).map(() => me.uid));
    const { rows } = await system.database.pool.query('select count(*)::int from sessions where uid = $1', [me.uid]);
    expect(rows[0].count).toBe(51);
  });
});
