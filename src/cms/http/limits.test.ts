import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkResetLink } from '#src/contract/check-reset-link.ts';
import { login } from '#src/contract/login.ts';
import { register } from '#src/contract/register.ts';
import { updateUser } from '#src/contract/update-user.ts';
import { answerOf, PASSWORD, participant, statusOf } from '#tests/support/accounts.ts';
import { browserOf } from '#tests/support/browser-of.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const WRONG = 'iets anders 1';
let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('failed tries', () => {
  it('at one account trip the limit after ten, from however many machines, and tell how long to wait', async () => {
    const me = await participant(system);
    for (const _ of times(10)) {
      const { client } = browserOf(system.app);
      expect(statusOf(await client.call(login, { body: { mail: me.mail, password: WRONG } }))).toBe(400);
    }
    const { client } = browserOf(system.app);
    const refused = await client.call(login, { body: { mail: me.mail.toUpperCase(), password: PASSWORD } });
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'limited', status: 429 } });
    expect(refused.ok ? 0 : refused.failure.retryAfter).toBeGreaterThan(3_000);
  });

  it('at an unknown address are counted the same', async () => {
    const mail = `${randomUUID()}@example.nl`;
    const seen: (number | null)[] = [];
    for (const _ of times(11)) {
      const { client } = browserOf(system.app);
      seen.push(statusOf(await client.call(login, { body: { mail, password: WRONG } })));
    }
    expect(seen).toEqual([...times(10).map(() => 400), 429]);
  });

  it('from one machine trip the limit after ten, at however many accounts, and for that machine alone', async () => {
    const me = await participant(system);
    const { client } = browserOf(system.app, { address: '198.51.100.7' });
    for (const _ of times(10)) {
      const body = { mail: `${randomUUID()}@example.nl`, password: WRONG };
      expect(statusOf(await client.call(login, { body }))).toBe(400);
    }
    const body = { mail: me.mail, password: PASSWORD };
    expect(statusOf(await client.call(login, { body }))).toBe(429);
    answerOf(await browserOf(system.app).client.call(login, { body }));
  });

  it('of the addresses of one IPv6 network are those of one machine', async () => {
    for (const index of times(10)) {
      const { client } = browserOf(system.app, { address: `2001:db8:1:2::${index}` });
      statusOf(await client.call(login, { body: { mail: `${randomUUID()}@example.nl`, password: WRONG } }));
    }
    const { client } = browserOf(system.app, { address: '2001:db8:1:2:ffff::1' });
    expect(statusOf(await client.call(login, { body: { mail: 'x@example.nl', password: WRONG } }))).toBe(429);
  });

  it('are forgotten at the account after the right password', async () => {
    const me = await participant(system);
    for (const _ of times(3)) {
      for (const __ of times(6)) {
        const { client } = browserOf(system.app);
        expect(statusOf(await client.call(login, { body: { mail: me.mail, password: WRONG } }))).toBe(400);
      }
      answerOf(await browserOf(system.app).client.call(login, { body: { mail: me.mail, password: PASSWORD } }));
    }
  });

  it('made at the same moment get no more answers than the limit and the few that are worked on at once', async () => {
    const me = await participant(system);
    const statuses = await Promise.all(
      times(50).map(async () => {
        const { client } = browserOf(system.app);
        return statusOf(await client.call(login, { body: { mail: me.mail, password: WRONG } }));
      }),
    );
    expect(statuses.filter((status) => status === 400).length).toBe(10);
    expect(statuses.filter((status) => status === 429).length).toBe(40);
  });

  it('at the current password, a link or a taken address trip it too', async () => {
    const me = await participant(system);
    const seen = { password: [] as unknown[], link: [] as unknown[], register: [] as unknown[] };
    for (const index of times(11)) {
      const body = { newPassword: 'maan en 7 sterren', currentPassword: `${WRONG}${index}` };
      seen.password.push(statusOf(await me.client.call(updateUser, { params: { uid: me.uid }, body })));
      const link = { uid: String(me.uid), timestamp: '1795219819', hash: 'A'.repeat(43) };
      seen.link.push(statusOf(await browserOf(system.app).client.call(checkResetLink, { body: link })));
      const person = { mail: me.mail, password: PASSWORD, language: 'nl', name: 'Sam', isConsenting: true };
      const { client } = browserOf(system.app);
      seen.register.push(statusOf(await client.call(register, { body: person, key: randomUUID() })));
    }
    expect(seen.password).toEqual([...times(10).map(() => 422), 429]);
    expect(seen.link).toEqual([...times(10).map(() => 400), 429]);
    expect(seen.register).toEqual([...times(10).map(() => 422), 429]);
  });
});

describe('the right password', () => {
  it('opens fifty sessions at the same moment', async () => {
    const me = await participant(system);
    const answers = await Promise.all(
      times(50).map(() => browserOf(system.app).client.call(login, { body: { mail: me.mail, password: PASSWORD } })),
    );
    expect(answers.map((answer) => answerOf(answer).uid)).toEqual(times(50).map(() => me.uid));
    const { rows } = await system.database.pool.query('select count(*)::int from sessions where uid = $1', [me.uid]);
    expect(rows[0].count).toBe(51);
  });

  it('takes as long to refuse at an unknown address as at a known one', async () => {
    const me = await participant(system);
    const timeOf = async (mail: string) => {
      const { client } = browserOf(system.app);
      const begun = performance.now();
      statusOf(await client.call(login, { body: { mail, password: WRONG } }));
      return performance.now() - begun;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (const _ of times(9)) {
      known.push(await timeOf(me.mail));
      unknown.push(await timeOf(`${randomUUID()}@example.nl`));
    }
    const [fast, slow] = [Math.min(...known), Math.min(...unknown)].sort((one, other) => one - other);
    // Without the hash it would be more than ten times as fast.
    expect((slow ?? 0) / (fast ?? 1)).toBeLessThan(3);
  });
});

it('keeps neither addresses of people nor of machines', async () => {
  const { rows } = await system.database.pool.query<{ key: string }>('select key from limits');
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:(account|client):[\w-]{43}$/);
});
