import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { listFacts, signFacts } from '#src/contract/desk/facts.ts';
import { createPage, deletePage } from '#src/contract/desk/page-life.ts';
import { listDueReviews, openReviewDate, saveReviewDate } from '#src/contract/desk/review-dates.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
type Member = Awaited<ReturnType<typeof openDesk>>;
let [editor, colleague, administrator]: Member[] = [];

beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  [editor, colleague, administrator] = await Promise.all([
    openDesk(system, 'editor'),
    openDesk(system, 'editor'),
    openDesk(system, 'administrator'),
  ]);
});
afterAll(() => system.close());

const getClient = (member: Member | undefined) => {
  if (!member) throw new Error('Nobody is at the desk.');
  return member.client;
};

async function readPage(title: string) {
  const body = { type: 'basic_page', title, domains: ['alcohol' as const], language: 'nl' as const };
  const { nid } = expectSuccess(await getClient(editor).call(createPage, { body }));
  return { nid, params: { kind: 'page' as const, key: `${nid}.nl` } };
}

const toList = async (member: Member | undefined) => expectSuccess(await getClient(member).call(listDueReviews, {}));
const dated = (rows: Awaited<ReturnType<typeof toList>>) => rows.filter(({ kind }) => kind !== 'fact');

it('lists what is due by owner, the own entries first, and takes nothing offline', async () => {
  const { nid, params } = await readPage('Oud');
  const form = { kind: 'webform', key: 'bestaat_niet' } as const;
  const mail = { kind: 'mail', key: 'daily.nl' } as const;
  expect(expectSuccess(await getClient(editor).call(openReviewDate, { params }))).toEqual({ dueOn: null, owner: null });
  expectSuccess(await getClient(editor).call(saveReviewDate, { params, body: { dueOn: '2026-01-02' } }));
  expectSuccess(await getClient(colleague).call(saveReviewDate, { params: mail, body: { dueOn: '2026-01-01' } }));
  expectSuccess(await getClient(editor).call(saveReviewDate, { params: form, body: { dueOn: '2026-01-01' } }));
  expect(dated(await toList(editor))).toMatchObject([
    { kind: 'page', key: params.key, title: 'Oud', dueOn: '2026-01-02', isOwn: true },
    { kind: 'mail', key: 'daily.nl', title: '', dueOn: '2026-01-01', isOwn: false },
  ]);
  expect(dated(await toList(colleague)).map(({ kind }) => kind)).toEqual(['mail', 'page']);

  expectSuccess(await getClient(editor).call(saveReviewDate, { params: mail, body: { dueOn: '2999-01-01' } }));
  expect(dated(await toList(editor)).map(({ kind }) => kind)).toEqual(['page']);
  expectSuccess(await getClient(editor).call(saveReviewDate, { params: mail, body: { dueOn: null } }));
  expect(expectSuccess(await getClient(editor).call(openReviewDate, { params: mail })).dueOn).toBeNull();
  expectSuccess(await getClient(editor).call(deletePage, { params: { nid } }));
  expect(dated(await toList(editor))).toEqual([]);
});

it('is refused for a kind without dates and for what is no date', async () => {
  const { params } = await readPage('Geen datum');
  const menu = { kind: 'menu', key: 'content.cocaine.nl' } as unknown as typeof params;
  expect(
    expectFailure(await getClient(editor).call(saveReviewDate, { params: menu, body: { dueOn: '2026-01-02' } })),
  ).toBe(404);
  for (const dueOn of ['2026-02-30', 'morgen'])
    expect(expectFailure(await getClient(editor).call(saveReviewDate, { params, body: { dueOn } }))).toBe(422);
});

it('lists a fact by the years of its source, for administrators, until it is signed', async () => {
  const { facts, due } = {
    facts: expectSuccess(await getClient(administrator).call(listFacts)),
    due: (await toList(administrator)).filter(({ kind }) => kind === 'fact'),
  };
  const oldFacts = facts.filter(({ years }) => years.length > 0 && Math.max(...years) <= 2022);
  expect(oldFacts.length).toBeGreaterThan(0);
  expect(new Set(due.map(({ key }) => key)).size).toBe(due.length);
  const [first] = oldFacts;
  const key = `${first?.place.kind}:${first?.place.id}`;
  expect(due.find((dueReview) => dueReview.key === key)?.owner).toBeNull();
  expect((await toList(editor)).filter(({ kind }) => kind === 'fact')).toEqual([]);
  const ofPlace = facts.filter(({ place }) => `${place.kind}:${place.id}` === key);
  const body = { name: 'Anne de Arts', facts: ofPlace.map(({ id, textHash }) => ({ id, textHash })) };
  expectSuccess(await getClient(administrator).call(signFacts, { body }));
  expect((await toList(administrator)).some((dueReview) => dueReview.key === key)).toBe(false);
});
