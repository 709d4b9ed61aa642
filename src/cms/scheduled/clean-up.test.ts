import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { updateUser } from '#src/contract/account.ts';
import { validateEmail } from '#src/contract/account-links.ts';
import { expectSuccess, followLink, mailTo, PASSWORD, participant } from '#tests/support/accounts.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { users } from '../db/schema/index.ts';
import { findUserByUid } from '../identity/find-user.ts';
import { runDuringChange } from '../modules/accounts/meanwhile.fixture.ts';
import { createCleanUpHandler } from './clean-up.ts';

const DAY = 86_400_000;
let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());

it('erases accounts that were never validated after 30 days without activity, and no others', async () => {
  const [forgotten, validated, nurse] = [
    await participant(system),
    await participant(system),
    await participant(system, { domain: 'guided' }),
  ];
  const { link } = await followLink(validated, await mailTo(system, validated.mail, /Bevestig/));
  expectSuccess(await validated.client.call(validateEmail, { body: link }));
  await system.database.pool.query("update users set status = 'pending' where uid = $1", [nurse.uid]);
  const run = () => createCleanUpHandler(system.system)({}, { id: 'x' });
  system.clock.pass(29 * DAY);
  await run();
  expect(await findUserByUid(system.database.db, forgotten.uid)).toBeDefined();
  const late = await participant(system);
  system.clock.pass(2 * DAY);
  await run();
  expect(await findUserByUid(system.database.db, forgotten.uid)).toBeUndefined();
  for (const { uid } of [validated, nurse, late]) expect(await findUserByUid(system.database.db, uid)).toBeDefined();
  const { rows } = await system.database.pool.query('select uid from sessions where uid <> $1', [late.uid]);
  expect(rows).toEqual([]);
});

it('leaves an account that was validated once, also where its new address never was', async () => {
  const me = await participant(system);
  const { link } = await followLink(me, await mailTo(system, me.mail, /Bevestig/));
  expectSuccess(await me.client.call(validateEmail, { body: link }));
  const body = { mail: `${randomUUID()}@example.nl`, currentPassword: PASSWORD };
  expectSuccess(await me.client.call(updateUser, { params: { uid: me.uid }, body }));
  system.clock.pass(31 * DAY);
  await createCleanUpHandler(system.system)({}, { id: 'x' });
  expect(await findUserByUid(system.database.db, me.uid)).toBeDefined();
});

it('leaves a message for the clients of a nurse it erases', async () => {
  const [nurse, client] = [await participant(system, { domain: 'guided' }), await participant(system)];
  const { pool } = system.database;
  await pool.query('insert into pairings (uid, nurse_uid, since) values ($1, $2, now())', [client.uid, nurse.uid]);
  system.clock.pass(31 * DAY);
  await pool.query('update users set active_at = $1 where uid = $2', [system.clock.now(), client.uid]);
  await createCleanUpHandler(system.system)({}, { id: 'x' });
  expect(await findUserByUid(system.database.db, nurse.uid)).toBeUndefined();
  const { rows } = await pool.query('select template from messages where uid = $1', [client.uid]);
  expect(rows).toEqual([{ template: 'nurse-ended' }]);
});

it.each([
  ['confirms the address', () => ({ validatedAt: system.clock.now() })],
  ['logs in', () => ({ activeAt: system.clock.now() })],
] as const)('leaves whoever %s while it is at work', async (_, change) => {
  const [back, deletedUser] = [await participant(system), await participant(system)];
  system.clock.pass(31 * DAY);
  await runDuringChange(
    system,
    (tx) => tx.update(users).set(change()).where(eq(users.uid, back.uid)),
    () => createCleanUpHandler(system.system)({}, { id: 'x' }),
  );
  expect(await findUserByUid(system.database.db, back.uid)).toBeDefined();
  expect(await findUserByUid(system.database.db, deletedUser.uid)).toBeUndefined();
});

it('drops what has expired however much there is, and nothing that has not', async () => {
  const { pool } = system.database;
  const claim = `insert into first_answers (id, uid, created_at) select $1 || n, 0, $2 from generate_series(1, $3) n`;
  const twoDaysAgo = new Date(system.clock.now().getTime() - 2 * DAY);
  await pool.query(claim, ['old', twoDaysAgo, 10_001]);
  await pool.query(claim, ['new', system.clock.now(), 3]);
  await createCleanUpHandler(system.system)({}, { id: 'x' });
  const { rows } = await pool.query("select id from first_answers where id ~ '^(old|new)' order by id");
  expect(rows.map(({ id }) => id)).toEqual(['new1', 'new2', 'new3']);
});

it('forgets an invitation of a nurse after 90 days', async () => {
  const { pool } = system.database;
  const send = `insert into client_invitations (id, uid, domain, sent_at) values (gen_random_uuid(), $1, 'alcohol', $2)`;
  for (const days of [89, 91]) await pool.query(send, [days, new Date(system.clock.now().getTime() - days * DAY)]);
  await createCleanUpHandler(system.system)({}, { id: 'x' });
  const { rows } = await pool.query('select uid from client_invitations');
  expect(rows).toEqual([{ uid: '89' }]);
});
