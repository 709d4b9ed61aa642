import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { deleteAccount } from '#src/contract/account.ts';
import {
  approveSelfTest,
  listSelfTests,
  type SelfTestInputs,
  saveSelfTest,
  withdrawSelfTest,
} from '#src/contract/desk/self-tests.ts';
import { importMyData, myData, pickImportableParts } from '#src/contract/my-data.ts';
import { listInstruments, listTestResults, saveTestResult } from '#src/contract/self-tests/instruments.ts';
import { listTests, saveTest } from '#src/contract/self-tests/own-checks.ts';
import { CHECK } from '#tests/contract/day-cases.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import { TYPED_SELF_TEST } from '#tests/support/self-test-input.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const DAY = 86_400_000;
const params = { instrument: 'proef' } as const;

const DECISION = { by: 'Anne de Wit, arts', purpose: 'Zelfinzicht, geen diagnose.', deviceClass: 'geen' } as const;

let system: TestSystem;
let editor: Awaited<ReturnType<typeof openDesk>>;
let administrator: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
  editor = await openDesk(system, 'editor');
  administrator = await openDesk(system, 'administrator');
});
afterAll(() => system.close());

type Participant = Awaited<ReturnType<typeof participant>>;

const save = (input: SelfTestInputs, revision: number) =>
  editor.client.call(saveSelfTest, { params: { instrument: input.id }, body: { ...input, revision } });
const createResult = (overrides: object = {}) => ({
  uuid: randomUUID(),
  instrument: 'proef',
  version: '1',
  answers: [1, 1],
  ...overrides,
});
const fill = (me: Participant, body = createResult()) => me.client.call(saveTestResult, { body });
const getResults = async (me: Participant) => expectSuccess(await me.client.call(listTestResults, {})).rows;

it('an editor makes a test without code; nobody sees it before an administrator decides, nor after it is changed', async () => {
  const me = await participant(system);
  const english = await participant(system, { language: 'en' });
  const smoker = await participant(system, { domain: 'tobacco' });
  const offer = async (person: Participant) => expectSuccess(await person.client.call(listInstruments, {}));
  expect(
    expectSuccess(await editor.client.call(listSelfTests, {})).map(({ id, isWhole, isCleared }) => [
      id,
      isWhole,
      isCleared,
    ]),
  ).toEqual(['audit', 'cudit-r', 'dudit', 'ftnd', 'pgsi', 'sds'].map((id) => [id, false, false]));
  const refusal = await save({ ...TYPED_SELF_TEST, bandsNl: '0-2 pagina Dat is goed.\n3-7 huisarts Praat erover.' }, 0);
  expect(refusal.ok ? {} : refusal.failure.fields).toEqual({ bandsNl: expect.stringContaining('nooit goed nieuws') });
  expect(expectSuccess(await save(TYPED_SELF_TEST, 0))).toMatchObject({ revision: 1, isWhole: true, clearance: null });
  expect(expectFailure(await save(TYPED_SELF_TEST, 0))).toBe(409);
  const titled = async ({ client }: Pick<Participant, 'client'>) =>
    expectSuccess(await client.call(listSelfTests, {})).find(({ id }) => id === 'proef')?.title;
  expect(await titled(editor)).toBe('Twee vragen');
  expect(await titled(await openDesk(system, 'editor', 'Mila', 'en'))).toBe('Two questions');
  expect(await offer(me)).toEqual([]);
  expect(expectFailure(await fill(me))).toBe(404);
  const clear = (client: typeof editor.client, revision: number) =>
    client.call(approveSelfTest, { params, body: { ...DECISION, revision } });
  expect(expectFailure(await clear(editor.client, 1))).toBe(403);
  expect(expectSuccess(await clear(administrator.client, 1)).clearance).toMatchObject(DECISION);
  expect(await offer(me)).toEqual([
    expect.objectContaining({
      id: 'proef',
      title: 'Twee vragen',
      questions: [
        { text: 'Hoe vaak?', options: ['Nooit', 'Soms', 'Vaak'] },
        { text: 'En daarna?', options: ['Nee', 'Niet dit jaar', 'Dit jaar'] },
      ],
      bands: [
        { from: 0, to: 2, way: 'page', words: 'Lees verder.' },
        { from: 3, to: 7, way: 'gp', words: 'Praat erover.' },
      ],
    }),
  ]);
  expect((await offer(english))[0]?.title).toBe('Two questions');
  expect(await offer(smoker)).toEqual([]);
  expectSuccess(await save({ ...TYPED_SELF_TEST, titleNl: 'Nog twee vragen' }, 2));
  expect(await offer(me)).toEqual([]);
  expectSuccess(await clear(administrator.client, 3));
  expectSuccess(await administrator.client.call(withdrawSelfTest, { params }));
  expect(await offer(me)).toEqual([]);
  expectSuccess(await clear(administrator.client, 5));
  const structure = { params: { instrument: 'audit' }, body: { ...DECISION, revision: 0 } };
  expect(expectFailure(await administrator.client.call(approveSelfTest, structure))).toBe(409);
});

it('a result is scored by the server, kept once and sealed, and asked again after its window', async () => {
  const me = await participant(system);
  const body = createResult();
  const first = expectSuccess(await fill(me, body));
  expect(first).toMatchObject({ score: 3, instrument: 'proef', version: '1' });
  expect(expectSuccess(await fill(me, body))).toEqual(first);
  expect(expectFailure(await fill(me))).toBe(409);
  expect(await getResults(me)).toEqual([first]);
  const { rows } = await system.database.pool.query('select data from test_results where uid = $1', [me.uid]);
  expect(rows[0].data).not.toContain('score');
  system.clock.pass(21 * DAY);
  expect(expectSuccess(await fill(me, createResult({ answers: [2, 2] }))).score).toBe(7);
  expect((await getResults(me)).map(({ score }) => score)).toEqual([7, 3]);
});

it.each([
  ['an answer that is none', { answers: [1, 9] }, 409],
  ['an answer too few', { answers: [1] }, 409],
  ['half an answer', { answers: [1, 0.5] }, 400],
  ['another version', { version: '2' }, 409],
  ['a test that is not offered', { instrument: 'audit' }, 404],
  ['a name that is none', { instrument: '../x' }, 400],
])('refuses %s', async (_name, overrides, status) => {
  const me = await participant(system);
  expect(expectFailure(await fill(me, createResult(overrides) as ReturnType<typeof createResult>))).toBe(status);
  expect(await getResults(me)).toEqual([]);
});

it('is the person’s alone: beside the own check, in the own data, taken along, and gone with the account', async () => {
  const [me, otherUser] = [await participant(system), await participant(system)];
  const ownResult = expectSuccess(await fill(me));
  expectSuccess(await me.client.call(saveTest, { body: { ...CHECK, uuid: randomUUID() } }));
  expect(expectSuccess(await me.client.call(listTests, {})).rows).toHaveLength(1);
  expect(await getResults(me)).toEqual([ownResult]);
  expect(await getResults(otherUser)).toEqual([]);
  const file = expectSuccess(await me.client.call(myData));
  expect(file).toMatchObject({
    selfTests: expect.arrayContaining([expect.objectContaining({ uuid: ownResult.uuid, score: 3, answers: [1, 1] })]),
  });
  expectSuccess(
    await otherUser.client.call(importMyData, { body: { file: pickImportableParts(file) ?? {}, write: true } }),
  );
  expect(await getResults(otherUser)).toEqual([ownResult]);
  expect(expectSuccess(await otherUser.client.call(myData)).selfTests).toEqual(file.selfTests);
  expectSuccess(await me.client.call(deleteAccount));
  const left = await system.database.pool.query('select from test_results where uid = $1', [me.uid]);
  expect(left.rowCount).toBe(0);
});
