import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type ModerationDecision, moderateText } from '#src/contract/desk/moderation.ts';
import { answerObjection, listObjections } from '#src/contract/desk/objections.ts';
import { showOverview } from '#src/contract/desk/overview.ts';
import { flagContent } from '#src/contract/flags.ts';
import { createPost } from '#src/contract/forum-writes.ts';
import { myData } from '#src/contract/my-data.ts';
import { objectToDecision, objectToSuspension } from '#src/contract/objection.ts';
import { login } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { createCommunity, createMember, getFirstCategory, type Member, post } from '#tests/support/community.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { createObjector, createSilencedMember, listMessages, restrictUser } from '#tests/support/objections.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { hashPassword, runInPasswordSlot } from '../../identity/password.ts';

const PASSWORD = 'een lang wachtwoord 7';
const OBJECTION = { why: 'Dat was geen winkel.', more: 'Vraag het de anderen.' };

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
beforeEach(async () => {
  await system.database.pool.query('delete from objections');
});
afterAll(() => system.close());

const object = ({ client }: Pick<Member, 'client'>, id: number) =>
  client.call(objectToDecision, { params: { id }, body: OBJECTION });

async function decide(desk: Member, id: number, decision: ModerationDecision, reason = 'Er stond een adres in.') {
  const params = { type: 'node', id } as const;
  expectSuccess(await desk.client.call(moderateText, { params, body: { decision, reason, seen: 0 } }));
}

it('lets a silenced person object once, names the day of the answer, and keeps the words sealed', async () => {
  const me = await createSilencedMember(system);
  expect((await listMessages(me))[0]).toMatchObject({ canObject: true, answerBefore: null });
  const body = expectSuccess(await object(me, me.mid));
  expect(body).toMatchObject({ answerBefore: expect.stringMatching(/^20\d\d-\d\d-\d\d$/), isHelpShown: false });
  expect((await listMessages(me))[0]).toMatchObject({ canObject: false, answerBefore: body.answerBefore });
  expect(expectFailure(await object(me, me.mid))).toBe(409);
  const { rows } = await system.database.pool.query('select o::text from objections o');
  for (const text of ['winkel', 'anderen']) expect(JSON.stringify(rows)).not.toContain(text);
  expect(JSON.stringify(expectSuccess(await me.client.call(myData)))).toContain(OBJECTION.more);
});

it('refuses an objection after six months, and to a message that explains no decision', async () => {
  const me = await createSilencedMember(system);
  await system.database.pool.query(`update messages set created_at = created_at - interval '185 days' where mid = $1`, [
    me.mid,
  ]);
  expect((await listMessages(me))[0]).toMatchObject({ canObject: false });
  expect(expectFailure(await object(me, me.mid))).toBe(409);
  await restrictUser(system, me.uid, 'unsilence');
  const [reversal] = await listMessages(me);
  expect(reversal).toMatchObject({ canObject: false });
  expect(expectFailure(await object(me, reversal?.id ?? 0))).toBe(404);
  const otherMember = await createMember(system);
  expect(expectFailure(await object(otherMember, me.mid))).toBe(404);
});

it('shows help to a person whose objection speaks of suicide', async () => {
  const me = await createSilencedMember(system);
  const body = { why: 'Ik wil niet meer leven.', more: '' };
  expect(expectSuccess(await me.client.call(objectToDecision, { params: { id: me.mid }, body })).isHelpShown).toBe(
    true,
  );
});

it('lets a suspended person object with the password, and nobody else', async () => {
  const me = await createMember(system);
  const hash = await runInPasswordSlot(() => hashPassword(PASSWORD));
  const { rows } = await system.database.pool.query<{ mail: string }>(
    'update users set password_hash = $2 where uid = $1 returning mail',
    [me.uid, hash],
  );
  const mail = rows[0]?.mail ?? '';
  const { client } = createBrowser(system.app, { domain: 'alcohol' });
  const objectWith = (password: string) => client.call(objectToSuspension, { body: { mail, password, ...OBJECTION } });
  const logIn = () => client.call(login, { body: { mail, password: PASSWORD } });
  expect(expectFailure(await objectWith(PASSWORD))).toBe(404);
  await restrictUser(system, me.uid, 'suspend');
  expect(await logIn()).toMatchObject({ failure: { detail: { canObject: true, answerBefore: null } } });
  expect(expectFailure(await objectWith('een heel ander 8'))).toBe(400);
  const { answerBefore } = expectSuccess(await objectWith(PASSWORD));
  expect(await logIn()).toMatchObject({ failure: { detail: { canObject: false, answerBefore } } });
  const [pendingRow] = expectSuccess(await (await openDesk(system, 'moderator')).client.call(listObjections, {})).rows;
  const desk = await openDesk(system, 'moderator', 'Bo');
  const body = { answer: 'overturn', reason: '' } as const;
  expectSuccess(await desk.client.call(answerObjection, { params: { id: pendingRow?.id ?? 0 }, body }));
  expect((await logIn()).ok).toBe(true);
});

it('has another member of staff answer than the one who decided', async () => {
  const [noor, bo] = [await openDesk(system, 'moderator', 'Noor'), await openDesk(system, 'moderator', 'Bo')];
  const me = await createObjector(system, noor.uid);
  const readEntities = async (desk: typeof noor) => expectSuccess(await desk.client.call(listObjections, {})).rows;
  expect(await readEntities(noor)).toMatchObject([
    { id: me.objection, decidedBy: 'Noor', isOwn: true, why: 'Dat was geen winkel.', action: 'silence' },
  ]);
  expect((await readEntities(noor))[0]?.decision).toContain('Noem geen namen en adressen. Je noemde een winkel.');
  expect((await readEntities(bo))[0]?.isOwn).toBe(false);
  const { waiting } = expectSuccess(await bo.client.call(showOverview, {}));
  expect(waiting).toContainEqual(expect.objectContaining({ kind: 'objections', count: 1 }));

  const params = { id: me.objection };
  const decision = { answer: 'uphold', reason: 'je een winkel noemde' } as const;
  expect(expectFailure(await noor.client.call(answerObjection, { params, body: decision }))).toBe(403);
  expect(expectFailure(await bo.client.call(answerObjection, { params, body: { ...decision, reason: '' } }))).toBe(422);
  expectSuccess(await bo.client.call(answerObjection, { params, body: decision }));
  expect((await listMessages(me))[0]).toMatchObject({
    text: 'We keken opnieuw. De beslissing blijft staan, omdat je een winkel noemde.',
    canObject: false,
  });
  expect(await readEntities(bo)).toEqual([]);
  expect(expectFailure(await bo.client.call(answerObjection, { params, body: decision }))).toBe(409);
  const stillSilenced = { title: 'Hoi', body: 'Mag dit?', category: await getFirstCategory(me) };
  expect(expectFailure(await me.client.call(createPost, { body: stillSilenced, key: randomUUID() }))).toBe(403);
});

it('undoes a decision that is reversed', async () => {
  const bo = await openDesk(system, 'moderator', 'Bo');
  const me = await createObjector(system);
  const body = { answer: 'overturn', reason: '' } as const;
  const result = await bo.client.call(answerObjection, { params: { id: me.objection }, body });
  expect(expectSuccess(result)).toEqual({ isUndone: true });
  expect((await listMessages(me))[0]?.text).toBe(
    'We keken opnieuw. Je had gelijk. De beslissing is teruggedraaid, en het spijt ons.',
  );
  expect((await post(me)).id).toBeGreaterThan(0);
});

it.each([
  ['hide', 0, true, 'Mijn eigen woorden.'],
  ['erase', 13, true, 'Mijn eigen woorden.'],
  // Held until a moderator has read it, which this colleague has.
  ['erase', 13, true, 'Mail me op mus@example.nl'],
  ['erase', 15, false, 'Mijn eigen woorden.'],
] as const)(
  'restores a text of a reversed decision (%s, %i days later: %s)',
  async (decision, days, isUndone, text) => {
    const [noor, bo] = [await openDesk(system, 'moderator', 'Noor'), await openDesk(system, 'moderator', 'Bo')];
    const me = await createMember(system);
    const { id } = await post(me, text);
    await decide(noor, id, decision);
    const [message] = await listMessages(me);
    expectSuccess(await object(me, message?.id ?? 0));
    await system.database.pool.query(`update removed_words set removed_at = removed_at - make_interval(days => $1)`, [
      days,
    ]);
    const [pendingRow] = expectSuccess(await bo.client.call(listObjections, {})).rows;
    expect(pendingRow).toMatchObject({ type: 'node', entity: id });
    const body = { answer: 'overturn', reason: '' } as const;
    const result = await bo.client.call(answerObjection, { params: { id: pendingRow?.id ?? 0 }, body });
    expect(expectSuccess(result)).toEqual({ isUndone });
    const { rows } = await system.database.pool.query('select body, hidden_at from forum_posts where nid = $1', [id]);
    if (isUndone) expect(rows).toEqual([{ body: text, hidden_at: null }]);
    expect((await listMessages(me))[0]?.text).toContain(isUndone ? 'teruggedraaid' : 'Die is voorgoed weg.');
  },
);

it.each([
  ['hide', 'Er stond een adres in.', 'de tekst is weggehaald. Niet eens?'],
  ['leave', 'er geen adres in staat', 'de tekst mag blijven, omdat er geen adres in staat. Niet eens?'],
  ['leave', '', 'de tekst mag blijven. Niet eens?'],
] as const)('tells those who reported a text what was decided (%s, “%s”)', async (decision, reason, texts) => {
  const desk = await openDesk(system, 'moderator');
  const { id } = await post(await createMember(system));
  const reporter = await createMember(system);
  const params = { flag: 'inappropriate_post', type: 'node', id } as const;
  expectSuccess(await reporter.client.call(flagContent, { params, body: { reason: 'Dit is reclame.' } }));
  await decide(desk, id, decision, reason);
  expect(await listMessages(reporter)).toMatchObject([{ template: 'report', text: expect.stringContaining(texts) }]);
});
