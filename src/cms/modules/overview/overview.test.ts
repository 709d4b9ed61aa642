import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createAlert } from '#src/contract/desk/alerts.ts';
import { showOverview } from '#src/contract/desk/overview.ts';
import { createPage, publishPage, restorePage } from '#src/contract/desk/page-life.ts';
import { savePage } from '#src/contract/desk/pages.ts';
import { inviteStaff } from '#src/contract/desk/staff.ts';
import { makeAccount } from '#tests/contract/people.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createStaffAccount } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { setFlags } from '../../content/change-site.ts';
import { queueReport, queueSuicideText } from '../moderation-records/queue.ts';

type Member = Awaited<ReturnType<typeof createStaffAccount>>;

let system: TestSystem;
let editor: Member;
let colleague: Member;
let moderator: Member;
let administrator: Member;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  editor = await createStaffAccount(system, 'editor');
  colleague = await createStaffAccount(system, 'editor');
  moderator = await createStaffAccount(system, 'moderator');
  administrator = await createStaffAccount(system, 'administrator');
});
afterAll(() => system.close());

const start = async ({ client }: Member) => expectSuccess(await client.call(showOverview));

async function createDraft({ client }: Member, title: string) {
  const body = { type: 'tip', domains: ['alcohol' as const], language: 'nl' as const, title };
  const savedPage = expectSuccess(await client.call(createPage, { body }));
  const params = { nid: savedPage.nid, language: 'nl' as const };
  const saved = expectSuccess(
    await client.call(savePage, {
      params,
      body: { from: savedPage.vid, title, fields: { text: '<p>Drink water.</p>' } },
    }),
  );
  return { params, from: saved.vid };
}

const NOTHING = {
  isNew: true,
  waiting: [],
  scheduled: [],
  lately: [],
  missingForms: [],
  held: [],
  alerts: [],
  isClosed: false,
  maintenance: [],
};

it('says that nothing waits where nothing does', async () => {
  for (const member of [editor, moderator, administrator]) expect(await start(member)).toEqual(NOTHING);
});

it('tells an editor of drafts, of what publishes itself, and where to go on', async () => {
  const snapshot = await createDraft(editor, 'Gezien');
  const published = expectSuccess(
    await editor.client.call(publishPage, { params: snapshot.params, body: { from: snapshot.from } }),
  );
  const body = { from: published.vid, title: 'Gezien en veranderd', fields: { text: '<p>Drink thee.</p>' } };
  expectSuccess(await editor.client.call(savePage, { params: snapshot.params, body }));
  await createDraft(editor, 'Ongezien');
  const laterState = await createDraft(colleague, 'Straks');
  const position = '2027-01-01T08:00:00.000Z';
  expectSuccess(
    await colleague.client.call(publishPage, {
      params: laterState.params,
      body: { from: laterState.from, at: position },
    }),
  );

  const { waiting, scheduled, lately } = await start(editor);
  expect(waiting).toEqual([
    { kind: 'changed-pages', count: 1, since: null },
    { kind: 'draft-pages', count: 1, since: null },
  ]);
  expect(scheduled).toMatchObject([{ title: 'Straks', state: 'scheduled', publishAt: position, isOwn: false }]);
  expect(lately.map(({ title, isOwn }) => [title, isOwn])).toEqual([
    ['Straks', false],
    ['Ongezien', true],
    ['Gezien en veranderd', true],
  ]);
  expect((await start(moderator)).lately).toEqual([]);
});

it('shows a few pages of each, however many there are', async () => {
  for (let number = 0; number < 7; number += 1) await createDraft(colleague, `Van een collega ${number}`);
  const { lately } = await start(editor);
  expect(lately.filter(({ isOwn }) => isOwn)).toHaveLength(2);
  expect(lately.filter(({ isOwn }) => !isOwn).map(({ title }) => title)).toEqual(
    [6, 5, 4, 3, 2].map((number) => `Van een collega ${number}`),
  );
});

it('tells a moderator of the urgent first, and counts a text once', async () => {
  const text = { domain: 'alcohol', entityType: 'comment', entityId: 1 } as const;
  const urgent = { ...text, entityId: 2 };
  const now = system.clock.now();
  await system.database.db.transaction(async (tx) => {
    await queueReport(system.system, tx, text, { uid: 1, reason: 'Reclame' }, now);
    await queueReport(system.system, tx, text, { uid: 2, reason: 'Ook reclame' }, now);
    await queueReport(system.system, tx, urgent, { uid: 1, reason: 'Reclame' }, now);
    await queueSuicideText(tx, urgent, 'Ik wil niet meer leven.', now);
  });
  const since = now.toISOString();
  expect((await start(moderator)).waiting).toEqual([
    { kind: 'urgent-texts', count: 1, since },
    { kind: 'reported-texts', count: 1, since },
  ]);
  expect((await start(editor)).waiting.map(({ kind }) => kind)).toEqual(['changed-pages', 'draft-pages']);
});

it('tells an administrator of everything: nurses who wait, mails and jobs that failed', async () => {
  const { uid } = await makeAccount(system, { role: 'poh', domain: 'guided' });
  await system.database.pool.query("update users set status = 'pending' where uid = $1", [uid]);
  const body = { name: 'Kim', mail: 'kim@example.nl', role: 'editor', language: 'nl' } as const;
  expectSuccess(await administrator.client.call(inviteStaff, { body }));
  await system.database.pool.query("update pgboss.job set state = 'failed' where name = 'mail'");
  const { waiting } = await start(administrator);
  expect((await start(moderator)).waiting.map(({ kind }) => kind)).toEqual([
    'urgent-texts',
    'reported-texts',
    'nurse-applications',
  ]);
  expect(waiting.map(({ kind }) => kind)).toEqual([
    'urgent-texts',
    'reported-texts',
    'nurse-applications',
    'failed-mails',
    'changed-pages',
    'draft-pages',
  ]);
  expect(waiting.find(({ kind }) => kind === 'nurse-applications')).toMatchObject({
    count: 1,
    since: expect.any(String),
  });
});

it('tells everybody what visitors meet now, in words that the alert has', async () => {
  const texts = { nl: { title: 'Storing bij 113', body: '<p>Bel 112.</p>' }, en: null };
  const alert = { type: 'crisis' as const, domains: ['alcohol' as const], words: texts };
  expectSuccess(await editor.client.call(createAlert, { body: { ...alert, isOn: true } }));
  expectSuccess(await editor.client.call(createAlert, { body: { ...alert, isOn: false } }));
  await setFlags(system.system, 'tobacco', { maintenance: true });
  for (const member of [editor, moderator, administrator]) {
    const { alerts, maintenance } = await start(member);
    expect(alerts).toEqual([
      { id: expect.any(Number), type: 'crisis', domains: ['alcohol'], title: 'Storing bij 113' },
    ]);
    expect(maintenance).toEqual(['tobacco']);
  }
});

it('welcomes somebody for two weeks', async () => {
  const cameDaysAgo = (days: number) =>
    system.database.pool.query("update users set created_at = $2::timestamptz - $3 * interval '1 day' where uid = $1", [
      moderator.uid,
      system.clock.now(),
      days,
    ]);
  await cameDaysAgo(13);
  expect((await start(moderator)).isNew).toBe(true);
  await cameDaysAgo(14);
  expect((await start(moderator)).isNew).toBe(false);
});

it('reports a plan that a save stopped until the page is planned again, but none that was stopped on purpose', async () => {
  const { params, from } = await createDraft(colleague, 'Gepland');
  const { call } = colleague.client;
  const plan = async (from: number) =>
    expectSuccess(await call(publishPage, { params, body: { from, at: '2027-01-01T08:00:00.000Z' } })).vid;
  const save = async (from: number, title: string) =>
    expectSuccess(await call(savePage, { params, body: { from, title, fields: { text: '<p>Drink melk.</p>' } } })).vid;
  const readHeld = async () => (await start(editor)).held.map(({ name }) => name);
  const planned = await plan(from);
  const { vid } = expectSuccess(await call(restorePage, { params, body: { vid: planned, from: planned } }));
  expect(await readHeld()).toEqual([]);
  const saved = await save(await save(await plan(vid), 'Even anders'), 'Toch anders');
  expect(await readHeld()).toEqual(['Toch anders']);
  await plan(saved);
  expect(await readHeld()).toEqual([]);
});
