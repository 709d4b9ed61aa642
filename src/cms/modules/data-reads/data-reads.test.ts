import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCleanUpHandler } from '#src/cms/scheduled/clean-up.ts';
import { deleteAccount } from '#src/contract/account.ts';
import { listModeration, listModerationActions, openModeratedText } from '#src/contract/desk/moderation.ts';
import { listNurseApplications } from '#src/contract/desk/nurses.ts';
import { findPeople, openPerson, restrictPerson } from '#src/contract/desk/people.ts';
import { listRemovedForumTexts } from '#src/contract/desk/removed-texts.ts';
import { flagContent } from '#src/contract/flags.ts';
import { anonymisePost } from '#src/contract/forum-writes.ts';
import { myData } from '#src/contract/my-data.ts';
import { getAccessRecord } from '#src/contract/nurse-access.ts';
import { NO_PROVIDER } from '#src/domains/provider.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { createCommunity, createMember, type Member, post } from '#tests/support/community.ts';
import { dumpDatabase } from '#tests/support/everything.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

const DAY = 86_400_000;
const getRecord = async ({ client }: Pick<Member, 'client'>) => expectSuccess(await client.call(getAccessRecord)).rows;
const getKinds = async (member: Pick<Member, 'client'>) => (await getRecord(member)).map(({ what }) => what);

async function getNickname({ uid }: Member): Promise<string> {
  const { rows } = await system.database.pool.query('select nickname from users where uid = $1', [uid]);
  return rows[0]?.nickname;
}

describe('a look of staff', () => {
  it('at a person is shown to that person: who by role and number, when and what', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const desk = await openDesk(system, 'moderator', 'Noor');
    const query = { domain: 'alcohol', nickname: await getNickname(me) };
    expectSuccess(await desk.client.call(findPeople, { query }));
    expectSuccess(await desk.client.call(openPerson, { params: { uid: me.uid } }));
    const appearance = { role: 'moderator', number: desk.uid, who: '', organisation: '' };
    const time = system.clock.now().toISOString();
    expect(await getRecord(me)).toEqual([
      { ...appearance, what: 'person', when: time },
      { ...appearance, what: 'found', when: time },
    ]);
    expect(JSON.stringify(await getRecord(me))).not.toContain('Noor');
    expect(await getRecord(otherMember)).toEqual([]);
  });

  it('at the own words is recorded: in the queue, opened, taken down, and in the decisions', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const desk = await openDesk(system, 'administrator');
    const forumPost = await post(me, 'Mijn woorden.');
    const params = { flag: 'inappropriate_post', type: 'node', id: forumPost.id } as const;
    expectSuccess(await otherMember.client.call(flagContent, { params, body: { reason: 'Reclame.' } }));
    expectSuccess(await desk.client.call(listModeration));
    expectSuccess(await desk.client.call(openModeratedText, { params: { type: 'node', id: forumPost.id } }));
    const body = { action: 'silence' as const, reason: 'Reclame.', until: null };
    expectSuccess(await desk.client.call(restrictPerson, { params: { uid: me.uid }, body }));
    expectSuccess(await desk.client.call(listModerationActions));
    expectSuccess(await me.client.call(anonymisePost, { params: { id: forumPost.id }, body: { withComments: true } }));
    expectSuccess(await desk.client.call(listRemovedForumTexts));
    expect(await getKinds(me)).toEqual(['removed', 'decisions', 'person', 'text', 'queue']);
    expect(await getKinds(otherMember)).toEqual([]);
    const data = expectSuccess(await me.client.call(myData)) as { reads?: readonly unknown[] };
    expect(data.reads).toHaveLength(5);
  });

  it('at a list is recorded once a day for each reader, and each time that something is opened', async () => {
    const me = await createMember(system);
    const [item, two] = [await openDesk(system, 'moderator'), await openDesk(system, 'administrator')];
    const query = { domain: 'alcohol', nickname: await getNickname(me) };
    for (const desk of [item, item, two]) {
      expectSuccess(await desk.client.call(findPeople, { query }));
      expectSuccess(await desk.client.call(openPerson, { params: { uid: me.uid } }));
    }
    expect((await getKinds(me)).toSorted()).toEqual(['found', 'found', 'person', 'person', 'person']);
  });

  it('at the registration of a nurse is shown to her', async () => {
    const nurse = await createMember(system);
    await system.database.pool.query(
      `insert into nurse_profiles values ($1, 'A', 'Jansen', 'POH', 'Praktijk', 'Kerkstraat 1', '1234 AB', 'Utrecht', '030', false)`,
      [nurse.uid],
    );
    await system.database.pool.query("update users set role = 'poh', status = 'pending' where uid = $1", [nurse.uid]);
    const desk = await openDesk(system, 'moderator');
    expectSuccess(await desk.client.call(listNurseApplications, { query: { state: 'waiting' } }));
    expect(await getKinds(nurse)).toEqual(['application']);
  });

  it('that is refused leaves no line, and nobody reads the record of another', async () => {
    const me = await createMember(system);
    const editor = await openDesk(system, 'editor');
    expect(expectFailure(await editor.client.call(openPerson, { params: { uid: me.uid } }))).toBe(403);
    expect(await getRecord(me)).toEqual([]);
    expect(await getRecord(editor)).toEqual([]);
  });
});

describe('an account that is erased', () => {
  it('leaves the line under a code, without name or number, and nothing else', async () => {
    const me = await createMember(system);
    const desk = await openDesk(system, 'moderator');
    expectSuccess(await desk.client.call(openPerson, { params: { uid: me.uid } }));
    const { rows } = await system.database.pool.query('select uuid, mail, nickname from users where uid = $1', [
      me.uid,
    ]);
    const { uuid, mail, nickname } = rows[0];
    expectSuccess(await me.client.call(deleteAccount));
    const account = createHash('sha256').update(`zelfhulp erasure ${uuid}`).digest('hex');
    const result = await system.database.pool.query(
      `select reader_uid::int as reader, role, what from erased_reads where encode(account, 'hex') = $1`,
      [account],
    );
    expect(result.rows).toEqual([{ reader: desk.uid, role: 'moderator', what: 'person' }]);
    const left = await dumpDatabase(system);
    for (const trace of [uuid, mail, nickname]) expect(left).not.toContain(trace);
    const { rows: of } = await system.database.pool.query('select from data_reads where uid = $1', [me.uid]);
    expect(of).toEqual([]);
  });

  it('and one that stays lose the line after the years that the provider set', async () => {
    const [me, deletedUser] = [await createMember(system), await createMember(system)];
    const desk = await openDesk(system, 'moderator');
    for (const { uid } of [me, deletedUser]) expectSuccess(await desk.client.call(openPerson, { params: { uid } }));
    const { pool } = system.database;
    await pool.query(
      `insert into erased_reads (account, reader_uid, role, what, at) values (sha256($1::bytea), $2, 'moderator', 'person', $3)`,
      [randomUUID(), desk.uid, system.clock.now()],
    );
    await pool.query("insert into installation (key, value) values ('provider', $1)", [
      { ...NO_PROVIDER, readYears: '2' },
    ]);
    const count = async () => {
      const sql = `select (select count(*)::int from data_reads where reader_uid = $1) as live,
        (select count(*)::int from erased_reads where reader_uid = $1) as erased`;
      return (await pool.query(sql, [desk.uid])).rows[0];
    };
    const cleanUp = () => createCleanUpHandler(system.system)({}, { id: 'x' });
    system.clock.pass(729 * DAY);
    await cleanUp();
    expect(await count()).toEqual({ live: 2, erased: 1 });
    system.clock.pass(3 * DAY);
    await cleanUp();
    expect(await count()).toEqual({ live: 0, erased: 0 });
  });
});
