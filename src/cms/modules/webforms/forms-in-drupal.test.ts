import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { FormQuery } from '#src/cms/http/content-system.ts';
import { listFormSubmissions } from '#src/contract/desk/webform/webforms.ts';
import { getAccessRecord } from '#src/contract/nurse-access.ts';
import { listSubmissions, submitWebform, updateSubmission } from '#src/contract/submissions.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { getWebformFields } from '#src/contract/webform-fields.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

/** A form of another content system, in a state that each test sets. */
const FORM: WebformDefinition = {
  id: '',
  title: '',
  elements: [
    { type: 'textarea', key: 'waarover', label: 'Waarover?', required: true },
    { type: 'markup', key: 'uitleg', html: '<p onclick="x()">Uitleg</p><script>1</script>' },
  ],
  confirmation: { html: '' },
};
let webformDefinition: WebformDefinition | null | undefined = FORM;
const queries: FormQuery[] = [];

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), {
    readFormElsewhere: async (formQuery) => {
      queries.push(formQuery);
      return formQuery.id === 'bel_mij' ? webformDefinition : null;
    },
  });
});
afterAll(() => system.close());

type Participant = Awaited<ReturnType<typeof participant>>;
const send = ({ client }: Participant, fields: Record<string, string>, webform = 'bel_mij') =>
  client.call(submitWebform, { body: { webform, fields, key: randomUUID() } });
const show = ({ client }: Participant) => client.call(getWebformFields, { params: { id: 'bel_mij' } });

test('a form of another content system is shown with its words sanitised, and its answers are kept here, sealed', async () => {
  const me = await participant(system);
  const form = expectSuccess(await show(me));
  expect(form).toMatchObject({ id: 'bel_mij', elements: [{ label: 'Waarover?' }, { html: '<p>Uitleg</p>' }] });
  const { sid } = expectSuccess(await send(me, { waarover: 'Over slapen.' }));
  const { rows } = await system.database.pool.query('select data from submissions where uuid = $1', [sid]);
  expect(JSON.stringify(rows)).not.toContain('slapen');
  const { submissions } = expectSuccess(await me.client.call(listSubmissions, {}));
  expect(submissions).toMatchObject([
    { webform: 'bel_mij', answers: { waarover: 'Over slapen.' }, labels: { waarover: { label: 'Waarover?' } } },
  ]);
  expect(queries.every((query) => query.domain === 'alcohol' && query.language === 'nl')).toBe(true);
});

test('staff reads what was sent, with the words of the form and without a name; the form says so', async () => {
  const me = await participant(system);
  expect(expectSuccess(await show(me)).readByStaff).toBe(true);
  const { sid } = expectSuccess(await send(me, { waarover: 'Over de huur.' }));
  const { client } = await openDesk(system, 'moderator');
  const { rows } = expectSuccess(await client.call(listFormSubmissions));
  // The test clock may give two forms the same time.
  const formSubmission = rows.find(({ uuid }) => uuid === sid);
  expect(formSubmission).toMatchObject({
    webform: 'bel_mij',
    domain: 'alcohol',
    answers: { waarover: 'Over de huur.' },
  });
  expect(formSubmission?.labels).toEqual({ waarover: { label: 'Waarover?' } });
  expect(Object.keys(formSubmission ?? {})).not.toContain('uid');
  expect(expectFailure(await me.client.call(listFormSubmissions))).toBe(403);
});

test('the look of staff at what was sent is shown to each person who sent it, once a day, and to nobody else', async () => {
  const [me, otherUser] = [await participant(system), await participant(system)];
  expectSuccess(await send(me, { waarover: 'Over een ruzie.' }));
  const desk = await openDesk(system, 'moderator');
  expectSuccess(await desk.client.call(listFormSubmissions));
  expectSuccess(await desk.client.call(listFormSubmissions));
  const { rows: entities } = expectSuccess(await me.client.call(getAccessRecord));
  expect(entities).toMatchObject([{ what: 'form', role: 'moderator', number: desk.uid }]);
  expect(expectSuccess(await otherUser.client.call(getAccessRecord)).rows).toEqual([]);
});

test('answers are checked by the form as it is there', async () => {
  const me = await participant(system);
  const refusal = await send(me, { waarover: '' });
  expect(!refusal.ok && refusal.failure).toMatchObject({ status: 400, fields: { waarover: expect.any(String) } });
  expect(expectFailure(await send(me, { waarover: 'x', anders: 'y' }))).toBe(400);
  expect(expectFailure(await send(me, { waarover: 'x' }, 'bestaat_niet'))).toBe(400);
});

test('a form that was read before can be sent and changed while the other system is away', async () => {
  const me = await participant(system);
  expectSuccess(await show(me));
  webformDefinition = undefined;
  expectSuccess(await show(me));
  const { sid } = expectSuccess(await send(me, { waarover: 'Over werk.' }));
  const params = { webform: 'bel_mij', uuid: sid };
  expectSuccess(await me.client.call(updateSubmission, { params, body: { fields: { waarover: 'Over thuis.' } } }));
  const otherUser = await participant(system, { language: 'en' });
  expect(expectFailure(await show(otherUser))).toBe(404);
  webformDefinition = FORM;
});

test('a form that is gone there takes no more answers, and what was answered stays', async () => {
  const me = await participant(system);
  expectSuccess(await send(me, { waarover: 'Over eten.' }));
  webformDefinition = null;
  expect(expectFailure(await show(me))).toBe(404);
  const newcomer = await participant(system);
  expect(expectFailure(await send(newcomer, { waarover: 'x' }))).toBe(400);
  webformDefinition = undefined;
  expect(expectFailure(await show(me))).toBe(404);
  expect(expectSuccess(await me.client.call(listSubmissions, {})).submissions).toHaveLength(1);
  webformDefinition = FORM;
});
