import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createPost } from '#src/contract/create-post.ts';
import { deleteAccount } from '#src/contract/delete-account.ts';
import { listModeration } from '#src/contract/desk/list-moderation.ts';
import { listModerationActions } from '#src/contract/desk/list-moderation-actions.ts';
import { myData } from '#src/contract/my-data.ts';
import { updateUser } from '#src/contract/update-user.ts';
import { answerOf } from '#tests/support/accounts.ts';
import { firstCategory, makeCommunity, memberOf, post } from '#tests/support/community.ts';
import { deskOf } from '#tests/support/desk-of.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { catchUp } from './catch-up.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

it('reasons that stood open are sealed at the next start, and read as before', async () => {
  const { pool } = system.database;
  const [me, desk] = [await memberOf(system), await deskOf(system, 'moderator')];
  const { id } = await post(me);
  const secret = 'Zij is vannacht opgenomen';
  await pool.query(
    "insert into flaggings (flag, entity_id, uid, reason, created_at) values ('inappropriate_post', $1, $2, $3, now())",
    [id, me.uid, secret],
  );
  await pool.query(
    `insert into moderation_items (domain, cause, entity_type, entity_id, uid, reason, urgency, created_at)
     values ('alcohol', 'report', 'node', $1, $2, $3, 'normal', now())`,
    [id, me.uid, secret],
  );
  await pool.query(
    `insert into moderation_deeds (deed, domain, entity_type, entity_id, reason, uid, staff_uid, created_at)
     values ('hide', 'alcohol', 'node', $1, $2, $3, $4, now())`,
    [id, secret, me.uid, desk.uid],
  );
  await Promise.all([catchUp(system.system), catchUp(system.system)]);
  for (const table of ['flaggings', 'moderation_items', 'moderation_deeds']) {
    const { rows } = await pool.query(`select t::text from ${table} t`);
    expect(rows.length).toBe(1);
    expect(JSON.stringify(rows)).not.toContain('opgenomen');
  }
  expect(answerOf(await desk.client.call(listModeration, {})).entities[0]?.reports[0]?.reason).toBe(secret);
  expect(answerOf(await desk.client.call(listModerationActions, {})).entities[0]?.reason).toBe(secret);
  expect(answerOf(await me.client.call(myData))).toMatchObject({
    flags: [{ reason: secret }],
    moderation: [{ reason: secret }],
  });
});

it('of several with one nickname the first keeps it, and the others are asked for another when they write', async () => {
  const people = [await memberOf(system), await memberOf(system), await memberOf(system, { domain: 'tobacco' })];
  const [first, second, elsewhere] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const { pool } = system.database;
  await pool.query('delete from nicknames');
  await pool.query("update users set nickname = 'Mus', nickname_key = null where uid = $1", [first.uid]);
  await pool.query("update users set nickname = 'MÜS', nickname_key = null where uid = any($1)", [
    [second.uid, elsewhere.uid],
  ]);
  await Promise.all([catchUp(system.system), catchUp(system.system)]);
  const write = async (me: typeof first) => {
    const body = { title: 'x', body: 'x', category: await firstCategory(me) };
    return me.client.call(createPost, { body, key: crypto.randomUUID() });
  };
  for (const me of [first, elsewhere]) answerOf(await write(me));
  expect(await write(second)).toMatchObject({
    failure: {
      status: 422,
      fields: { field_nickname: expect.stringContaining('Iemand anders heeft ook deze bijnaam') },
    },
  });
  const { nickname } = answerOf(await second.client.call(updateUser, { params: { uid: second.uid }, body: {} }));
  expect(nickname).toBe('MÜS');
  answerOf(await second.client.call(updateUser, { params: { uid: second.uid }, body: { nickname: 'Merel' } }));
  answerOf(await write(second));
});

it('a nickname of several goes to the next once the first is gone', async () => {
  const [first, second] = [await memberOf(system, { nickname: 'Valk' }), await memberOf(system)];
  const set = "update users set nickname = 'Valk', nickname_key = null where uid = $1";
  await system.database.pool.query(set, [second.uid]);
  await catchUp(system.system);
  answerOf(await first.client.call(deleteAccount));
  await catchUp(system.system);
  const { rows } = await system.database.pool.query('select nickname_key from users where uid = $1', [second.uid]);
  expect(rows).toEqual([{ nickname_key: 'vaik' }]);
});
