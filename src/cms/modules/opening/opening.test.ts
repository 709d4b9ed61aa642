import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it, test, vi } from 'vitest';
import { loadStarter } from '#src/cms/starter/load.ts';
import { complaintsPages } from '#src/cms/starter/shared/complaints.ts';
import { listFacts, signFacts } from '#src/contract/desk/facts.ts';
import { checkHelpLine, listHelpLines } from '#src/contract/desk/help-lines.ts';
import { openTestMail, sendTestMail } from '#src/contract/desk/mails.ts';
import { saveProvider, setPointState, showOpening, showProvider } from '#src/contract/desk/opening.ts';
import { showOverview } from '#src/contract/desk/overview.ts';
import { getSiteConfig } from '#src/contract/get-site-config.ts';
import { register } from '#src/contract/register.ts';
import { login } from '#src/contract/sessions.ts';
import type { LineCheck } from '#src/domains/help-lines.ts';
import type { Provider } from '#src/domains/provider.ts';
import { SOURCES } from '#src/domains/source-list.ts';
import { OPENING_POINTS, type OpeningPoint } from '#src/rules/opening/opening-list.ts';
import { expectFailure, expectSuccess, PASSWORD } from '#tests/support/accounts.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { createStaffAccount } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { hashPassword } from '../../identity/password.ts';
import { readLineChecks } from './lines.ts';

let system: TestSystem;
let administrator: Awaited<ReturnType<typeof createStaffAccount>>;
beforeAll(async () => {
  const environment = { BASE_HOSTS: 'zelfhulp.example.nl', PUBLIC_PROTOCOL: 'http' };
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment });
  await loadStarter(system.database.db, {
    ...CONTENT_FIXTURE,
    pages: CONTENT_FIXTURE.pages.map((page) =>
      page.notes ? { ...page, notes: 'Source: Gezondheidsraad [S3]. CHECK [C2]: midwife: pregnancy.' } : page,
    ),
  });
  administrator = await createStaffAccount(system, 'administrator');
});
afterAll(() => system.close());

const inBothLanguages = (text: string) => ({ nl: text, en: text });
const WHOLE: Provider = {
  name: 'Stichting Voorbeeld',
  address: 'Kerkstraat 1, 1234 AB Utrecht',
  phone: '030 1234567',
  mail: 'privacy@example.nl',
  officer: 'R. de Wit',
  host: 'Voorbeeld Hosting',
  phoneHours: inBothLanguages('ma tot vr 9-17'),
  country: inBothLanguages('Nederland'),
  processors: inBothLanguages('Voorbeeld Mail'),
  complaints: inBothLanguages('klachten@example.nl'),
  retention: inBothLanguages('24 maanden'),
  moderationHours: inBothLanguages('werkdagen van 9 tot 17 uur'),
  welcomePack: inBothLanguages(''),
  isCareProvider: false,
  approvedOn: '2026-11-01',
  mailSender: 'Stichting Voorbeeld, Utrecht',
  readYears: '5',
  needsReader: false,
};

const getPerson = () => ({
  mail: `${randomUUID()}@example.nl`,
  password: PASSWORD,
  language: 'nl',
  name: 'Sam',
  isConsenting: true,
});
const tryToRegister = () => createBrowser(system.app).client.call(register, { body: getPerson(), key: randomUUID() });
const readConfig = async () => expectSuccess(await createBrowser(system.app).client.call(getSiteConfig));
const readOpening = async () => expectSuccess(await administrator.client.call(showOpening));
const getState = async (point: OpeningPoint) =>
  (await readOpening()).points.find((item) => item.point === point)?.state;
const pass = (point: OpeningPoint) =>
  administrator.client.call(setPointState, {
    params: { point },
    body: { outcome: 'passed', name: 'Robin', reason: 'Later.' },
  });

describe('before the opening list is done, on a host of the world', () => {
  it('makes no account, with words of its own, and lets in who has one', async () => {
    expect((await readOpening()).isLocal).toBe(false);
    expect(await tryToRegister()).toMatchObject({
      failure: { status: 503, message: 'Deze site is nog niet open voor nieuwe accounts. Lezen en bellen kan wel.' },
    });
    expect((await readConfig()).flags.registering).toBe(false);
    expect(expectSuccess(await administrator.client.call(showOverview)).isClosed).toBe(true);
    const passwordHash = await hashPassword(PASSWORD);
    const { mail } = await createAccount(system.system, { role: 'client', domain: 'alcohol', passwordHash });
    expectSuccess(await createBrowser(system.app).client.call(login, { body: { mail, password: PASSWORD } }));
  });

  it('shows the provider when it is filled in, and not before', async () => {
    const { client } = administrator;
    const { version } = expectSuccess(await client.call(showProvider));
    expect((await readConfig()).provider).toMatchObject({ name: '', isComplete: false });
    const half = { ...WHOLE, mail: 'geen adres' };
    expect(expectFailure(await client.call(saveProvider, { body: { ...half, version } }))).toBe(422);
    expectSuccess(await client.call(saveProvider, { body: { ...WHOLE, version } }));
    expect(expectFailure(await client.call(saveProvider, { body: { ...WHOLE, name: 'Ander', version } }))).toBe(412);
    expect((await readConfig()).provider).toMatchObject({ name: WHOLE.name, country: 'Nederland', isComplete: true });
    expect([await getState('provider'), await getState('moderation')]).toEqual(['done', 'done']);
    expect(await getState('statements')).toBe('done');
  });

  it('tries the mail server by a mail whose link is opened, which alone says that it is done', async () => {
    const { client, mail } = administrator;
    const params = { point: 'mail' } as const;
    const body = { outcome: 'done', name: 'Robin', reason: '' } as const;
    expect(expectFailure(await client.call(setPointState, { params, body }))).toBe(422);
    expect(expectSuccess(await client.call(sendTestMail)).mailSent?.to).toBe(mail);
    const receivedMail = await vi.waitFor(
      () => {
        const receivedMail = system.mails.findLast(
          ({ to, subject }) => to === mail && /Proefmail|Test email/.test(subject),
        );
        if (!receivedMail) throw new Error('No test mail.');
        return receivedMail;
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(receivedMail.text).toContain('Verstuurd door Stichting Voorbeeld, Utrecht');
    expect(expectFailure(await client.call(openTestMail, { body: { token: 'een-andere' } }))).toBe(422);
    const target = await system.app.request(receivedMail.link.replace(/^https?:\/\/[^/]+/, 'http://localhost/api'));
    const { redirect } = (await target.json().catch(() => ({ redirect: '' }))) as { redirect: string };
    const token = redirect.split('/').at(-1) ?? '';
    expectSuccess(await client.call(openTestMail, { body: { token } }));
    expect(await getState('mail')).toBe('done');
    expect(expectFailure(await client.call(openTestMail, { body: { token } }))).toBe(422);
  });

  it('takes a named person for what only people know, and a reason for what is passed', async () => {
    const { client } = administrator;
    const params = { point: 'keys' } as const;
    const settlePoint = (body: { outcome: 'done' | 'passed' | 'open'; name: string; reason: string }) =>
      client.call(setPointState, { params, body });
    expect(expectFailure(await settlePoint({ outcome: 'done', name: ' ', reason: '' }))).toBe(422);
    expect(expectFailure(await settlePoint({ outcome: 'passed', name: 'Robin', reason: '' }))).toBe(422);
    expectSuccess(await settlePoint({ outcome: 'done', name: 'Robin', reason: '' }));
    expect((await readOpening()).points.find(({ point }) => point === 'keys')).toMatchObject({
      state: 'done',
      settled: { name: 'Robin' },
    });
    expectSuccess(await settlePoint({ outcome: 'open', name: '', reason: '' }));
    expect(await getState('keys')).toBe('open');
    expectSuccess(await settlePoint({ outcome: 'done', name: 'Robin', reason: '' }));
  });

  it('shows a line that somebody called as they found it, and never a paid one without a price', async () => {
    const { client } = administrator;
    const paid = { kind: 'paid', centsPerMinute: 15, centsPerCall: null } as const;
    const open = { week: { monday: [['09:00', '17:00']] }, holidays: 'closed' } as const;
    const check = (line: string, lineCheck: Partial<LineCheck>) =>
      client.call(checkHelpLine, {
        params: { line },
        body: { checkedOn: '2026-11-20', checkedBy: 'Robin', open: null, price: null, languages: null, ...lineCheck },
      });
    expect(expectFailure(await check('drugs-information', {}))).toBe(422);
    expect(expectFailure(await check('drugs-information', { price: paid, checkedOn: '2026-11-21' }))).toBe(422);
    expect(expectFailure(await check('nergens', {}))).toBe(404);
    expect(expectFailure(await check('suicide-prevention', { open }))).toBe(422);
    const late = { week: { monday: [['19:00', '02:00']], tuesday: [['00:00', '08:00']] }, holidays: 'closed' } as const;
    expect(expectFailure(await check('debts', { open: late }))).toBe(422);
    for (const wrongInput of [
      { open: 'soms' },
      { open: { week: { monday: [['9', '17']] }, holidays: 'closed' } },
      { price: { kind: 'paid' } },
    ])
      expect(expectFailure(await check('debts', wrongInput as never)), JSON.stringify(wrongInput)).toBe(400);
    expectSuccess(await check('drugs-information', { open, price: paid, languages: ['nl', 'en'] }));
    expect((await readConfig()).lineChecks['drugs-information']).toEqual({
      checkedOn: '2026-11-20',
      open,
      price: paid,
      languages: ['nl', 'en'],
    });
    const database = system.database.db;
    const aYearLater = await readLineChecks(database, new Date('2027-11-20T12:00:00Z'));
    expect(aYearLater['drugs-information']?.open).toEqual(open);
    const aDayMore = await readLineChecks(database, new Date('2027-11-21T12:00:00Z'));
    expect(aDayMore['drugs-information']).toMatchObject({ open: null, price: paid });
    expect(await getState('lines')).toBe('open');
    for (const { id, isPaid } of expectSuccess(await client.call(listHelpLines))) {
      expectSuccess(await check(id, isPaid ? { price: paid } : {}));
    }
    expect(await getState('lines')).toBe('done');
  });

  it('asks a new signature for words that changed', async () => {
    const { client } = administrator;
    const readFacts = async () => expectSuccess(await client.call(listFacts));
    const getPage = async () => (await readFacts()).find(({ place }) => place.kind === 'page');
    const previousFact = await getPage();
    expect((await readConfig()).checkedFacts).toMatchObject({ signed: 0, lastOn: null });
    if (!previousFact) throw new Error('No fact of a page.');
    expect([previousFact.risk, previousFact.text, previousFact.signed, previousFact.before]).toEqual([
      2,
      'midwife: pregnancy.',
      null,
      null,
    ]);
    expect(previousFact.sources).toEqual([
      'Gezondheidsraad: Richtlijnen goede voeding, via het Trimbos-instituut (2015)',
    ]);
    expect(expectFailure(await client.call(signFacts, { body: { name: ' ', facts: [previousFact] } }))).toBe(422);
    expectSuccess(await client.call(signFacts, { body: { name: 'A. Verloskundige', facts: [previousFact] } }));
    expect((await getPage())?.signed?.name).toBe('A. Verloskundige');
    const change = `update node_revisions set title = title || '!' where nid = $1`;
    await system.database.pool.query(change, [Number(previousFact.place.id)]);
    expect(await getPage()).toMatchObject({ signed: null, before: { name: 'A. Verloskundige' } });
    expectSuccess(await client.call(signFacts, { body: { name: 'A. Verloskundige', facts: [previousFact] } }));
    expect((await getPage())?.signed).toBeNull();
    await system.database.pool.query(`update node_revisions set title = left(title, -1) where nid = $1`, [
      Number(previousFact.place.id),
    ]);
    expectSuccess(await client.call(signFacts, { body: { name: 'B. Jurist', facts: await readFacts() } }));
    expect((await readFacts()).filter(({ signed }) => signed === null)).toEqual([]);
  });

  it('asks a signature for what each source says, and tells readers how many of the grave ones have one', async () => {
    const facts = expectSuccess(await administrator.client.call(listFacts));
    const grave = facts.filter(({ risk }) => risk <= 3).length;
    expect(facts.filter(({ place }) => place.kind === 'source').map(({ place }) => place.id)).toEqual(
      expect.arrayContaining(Object.keys(SOURCES)),
    );
    expect((await readConfig()).checkedFacts).toEqual({ total: grave, signed: grave, lastOn: '2026-11-20' });
  });

  it('opens once nothing of it is open, and closes again with a point that is opened', async () => {
    expect(expectFailure(await tryToRegister())).toBe(503);
    expectSuccess(await pass('backup'));
    expect((await readOpening()).points.filter(({ state }) => state === 'open')).toEqual([]);
    expectSuccess(await tryToRegister());
    expect([(await readConfig()).flags.registering, (await readOpening()).isOpen]).toEqual([true, true]);
    const body = { outcome: 'open', name: '', reason: '' } as const;
    expectSuccess(await administrator.client.call(setPointState, { params: { point: 'backup' }, body }));
    expect(expectFailure(await tryToRegister())).toBe(503);
  });
});

test('a page with a place that only an editor can fill keeps the list open until it is filled', async () => {
  const local = await makeTestSystem(inject('databaseUrl'));
  try {
    await loadStarter(local.database.db, { ...CONTENT_FIXTURE, pages: complaintsPages });
    const { client } = await createStaffAccount(local, 'administrator');
    const getStatements = async () =>
      expectSuccess(await client.call(showOpening)).points.find(({ point }) => point === 'statements');
    expect(await getStatements()).toMatchObject({ state: 'open', lacking: 3 });
    await local.database.pool.query(
      String.raw`update node_revisions set fields = regexp_replace(fields::text, '\{\{[^{}]*[^a-zA-Z{}][^{}]*\}\}|\{\{\d\}\}', 'x', 'g')::jsonb`,
    );
    expect(await getStatements()).toMatchObject({ state: 'done', lacking: 0 });
  } finally {
    await local.close();
  }
});

test('on this machine alone accounts can be made, whatever the list says', async () => {
  const local = await makeTestSystem(inject('databaseUrl'));
  try {
    const { client } = await createStaffAccount(local, 'administrator');
    const list = expectSuccess(await client.call(showOpening));
    expect([list.isLocal, list.isOpen, list.points.map(({ point }) => point)]).toEqual([
      true,
      true,
      [...OPENING_POINTS],
    ]);
    expectSuccess(await createBrowser(local.app).client.call(register, { body: getPerson(), key: randomUUID() }));
  } finally {
    await local.close();
  }
});
