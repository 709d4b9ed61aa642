import { exportJWK, generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sites } from '#src/cms/db/schema/index.ts';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { AUDIENCE, type Claims, createLaunchToken, launch, type Portal, startPortal } from './launch.fixture.ts';

const OTHER_URL = 'https://elders.example.nl';
const FAILED = '/registreren-hti/mislukt';

let portal: Portal;
let system: TestSystem;
beforeAll(async () => {
  portal = await startPortal();
  system = await makeTestSystem(inject('databaseUrl'), { environment: portal.environment });
  await system.database.db.insert(sites).values({ domain: 'alcohol', hasHti: true });
});
afterAll(async () => {
  portal.close();
  await system.close();
});

const getNow = () => Math.floor(system.clock.now().getTime() / 1_000);
const readSign = (set: Claims = {}, header: object = {}, key: CryptoKey | Uint8Array = portal.key) =>
  createLaunchToken(set, { key, now: getNow(), header });

/** Claims about time, which depend on the clock. */
const getTimeClaims = (offset: number) => ({ iat: getNow() + offset, exp: getNow() + offset + 300 });

const createTask = (set: object) => ({
  resource: undefined,
  task: { resourceType: 'Task', id: 'a5e57fd0', intent: 'plan', status: 'requested', ...set },
});

const CLAIM = 'ERR_JWT_CLAIM_VALIDATION_FAILED';

/** Token claims by case, with the logged reason. */
const CLAIMS: readonly (readonly [string, string, () => Claims])[] = [
  ['another issuer', `${CLAIM} iss`, () => ({ iss: OTHER_URL })],
  ['an issuer with a slash more', `${CLAIM} iss`, () => ({ iss: 'https://portaal.example.nl/' })],
  ['an issuer in capitals', `${CLAIM} iss`, () => ({ iss: 'HTTPS://PORTAAL.EXAMPLE.NL' })],
  ['no issuer', `${CLAIM} iss`, () => ({ iss: undefined })],
  ['an empty issuer', `${CLAIM} iss`, () => ({ iss: '' })],
  ['a list of issuers', `${CLAIM} iss`, () => ({ iss: ['https://portaal.example.nl'] })],
  ['another audience', `${CLAIM} aud`, () => ({ aud: OTHER_URL })],
  ['no audience', `${CLAIM} aud`, () => ({ aud: undefined })],
  ['an empty audience', `${CLAIM} aud`, () => ({ aud: '' })],
  ['an empty list of audiences', `${CLAIM} aud`, () => ({ aud: [] })],
  ['a number as audience', `${CLAIM} aud`, () => ({ aud: 1 })],
  ['another audience beside ours', 'several audiences', () => ({ aud: [AUDIENCE, OTHER_URL] })],
  ['our audience twice', 'several audiences', () => ({ aud: [AUDIENCE, AUDIENCE] })],
  ['an end in the past', 'ERR_JWT_EXPIRED exp', () => getTimeClaims(-400)],
  ['no end', `${CLAIM} exp`, () => ({ exp: undefined })],
  ['an end in words', `${CLAIM} exp`, () => ({ exp: 'morgen' })],
  ['an end that is null', `${CLAIM} exp`, () => ({ exp: null })],
  ['a life of a second too much', 'lives too long', () => ({ exp: getNow() + 301 })],
  ['a life of a year', 'lives too long', () => ({ exp: getNow() + 31_536_000 })],
  ['a moment in the future', `${CLAIM} iat`, () => getTimeClaims(400)],
  ['an old moment and a late end', 'ERR_JWT_EXPIRED iat', () => ({ iat: getNow() - 3_600 })],
  ['no moment', `${CLAIM} iat`, () => ({ iat: undefined })],
  ['a moment in words', `${CLAIM} iat`, () => ({ iat: 'nu' })],
  ['a start in the future', `${CLAIM} nbf`, () => ({ nbf: getNow() + 100 })],
  ['no person', `${CLAIM} sub`, () => ({ sub: undefined })],
  ['an empty person', 'no subject', () => ({ sub: '' })],
  ['a person of spaces', 'no subject', () => ({ sub: '   ' })],
  ['a number as person', 'no subject', () => ({ sub: 7 })],
  ['a list of persons', 'no subject', () => ({ sub: ['Patient/1', 'Patient/2'] })],
  ['an object as person', 'no subject', () => ({ sub: { reference: 'Patient/1' } })],
  ['null as person', 'no subject', () => ({ sub: null })],
  ['true as person', 'no subject', () => ({ sub: true })],
  ['an endless person', 'no subject', () => ({ sub: 'x'.repeat(256) })],
  ['a person with a line break', 'no subject', () => ({ sub: 'Patient/1\nPatient/2' })],
  ['a person with a NUL', 'no subject', () => ({ sub: 'Patient/1\0' })],
  ['a group as person', 'subject is no person', () => ({ sub: 'Group/1' })],
  ['a device as person', 'subject is no person', () => ({ sub: 'Device/1' })],
  ['an organisation as person', 'subject is no person', () => ({ sub: 'Organization/1' })],
  ['a page as person', 'subject is no person', () => ({ sub: 'https://elders.example.nl/x' })],
  ['no id', `${CLAIM} jti`, () => ({ jti: undefined })],
  ['an empty id', 'no id', () => ({ jti: '' })],
  ['an id of spaces', 'no id', () => ({ jti: '  ' })],
  ['a number as id', 'no id', () => ({ jti: 7 })],
  ['a list of ids', 'no id', () => ({ jti: ['a', 'b'] })],
  ['an endless id', 'no id', () => ({ jti: 'x'.repeat(256) })],
  ['no task at all', 'no task', () => ({ resource: undefined })],
  ['an empty task', 'no task', () => ({ resource: '' })],
  ['a number as task', 'no task', () => ({ resource: 7 })],
  ['an endless task', 'no task', () => ({ resource: `Task/${'x'.repeat(256)}` })],
  ['words as a FHIR task', 'no task', () => ({ task: 'Task/1' })],
  ['a FHIR task that is null', 'no task', () => ({ task: null })],
  ['a FHIR resource of another type', 'no task', () => createTask({ resourceType: 'Appointment' })],
  ['a FHIR task without an id', 'no task', () => createTask({ id: undefined })],
  ['another patient', 'for another person', () => ({ sub: 'Patient/1', patient: 'Patient/2' })],
  ['a relative for a patient', 'for another person', () => ({ sub: 'RelatedPerson/1', patient: 'Patient/2' })],
  ['a FHIR task of another person', 'for another person', () => createTask({ for: { reference: 'Patient/2' } })],
  ['a FHIR task of an unnamed person', 'for another person', () => createTask({ for: {} })],
  ['a number as definition', 'definition unreadable', () => ({ definition: 8 })],
  ['an empty definition', 'definition unreadable', () => ({ definition: '' })],
  ['an endless definition', 'definition unreadable', () => ({ definition: 'x'.repeat(2_001) })],
  ['the definition of another programme', 'another programme', () => ({ definition: 'x/ActivityDefinition/tobacco' })],
  [
    'the same by its Dutch name',
    'another programme',
    () => createTask({ instantiatesCanonical: 'ActivityDefinition/tabak' }),
  ],
  [
    'the same as a reference',
    'another programme',
    () => createTask({ definitionReference: { reference: 'ActivityDefinition/tobacco|1' } }),
  ],
  ['an unknown intent', 'intent', () => ({ intent: 'haast' })],
  ['a number as intent', 'intent', () => ({ intent: 1 })],
  ['a FHIR task of an unknown intent', 'intent', () => createTask({ intent: 'haast' })],
  ['a cancelled task', 'task ended', () => createTask({ status: 'cancelled' })],
  ['a rejected task', 'task ended', () => createTask({ status: 'rejected' })],
  ['a task that was a mistake', 'task ended', () => createTask({ status: 'entered-in-error' })],
];

const changeLast = (text: string): string => text.slice(0, -1) + (text.endsWith('A') ? 'B' : 'A');

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens with a wrong signature or form. */
const TOKENS: readonly (readonly [string, () => Promise<string>])[] = [
  ['a shared secret', () => readSign({}, { alg: 'HS256' }, new TextEncoder().encode('x'.repeat(32)))],
  ['no algorithm', async () => new UnsecuredJWT({ sub: 'Patient/1' }).encode()],
  [
    'no algorithm and a signature',
    async () => {
      const [, body, signature] = (await readSign()).split('.');
      return `${encoded({ alg: 'none' })}.${body}.${signature}`;
    },
  ],
  ['another key', async () => readSign({}, {}, (await generateKeyPair('ES256')).privateKey)],
  [
    'another key of an unknown name',
    async () => readSign({}, { kid: 'twee' }, (await generateKeyPair('ES256')).privateKey),
  ],
  [
    'another key that it brings',
    async () => {
      const { publicKey, privateKey } = await generateKeyPair('ES256');
      return readSign({}, { jwk: await exportJWK(publicKey) }, privateKey);
    },
  ],
  ['another curve', async () => readSign({}, { alg: 'ES384' }, (await generateKeyPair('ES384')).privateKey)],
  ['no signature', async () => (await readSign()).replace(/[^.]*$/, '')],
  ['a signature that is cut', async () => (await readSign()).slice(0, -20)],
  [
    'a body that was changed',
    async () => {
      const [header, body = '', signature] = (await readSign()).split('.');
      return `${header}.${changeLast(body)}.${signature}`;
    },
  ],
  ['a body that is a list', async () => `${encoded({ alg: 'ES256' })}.${encoded([])}.AAAA`],
  ['a body that is no JSON', async () => `${encoded({ alg: 'ES256' })}.AAAA.AAAA`],
  ['a header that is no JSON', async () => (await readSign()).replace(/^[^.]*/, 'AAAA')],
  ['five parts', async () => `${await readSign()}.AAAA.AAAA`],
  ['two parts', async () => (await readSign()).replace(/\.[^.]*$/, '')],
  ['nothing', async () => ''],
  ['a letter', async () => 'x'],
  ['signs that no token has', async () => '😀.😀.😀'],
  ['more than any token', async () => 'a'.repeat(20_000)],
];

/** Expects a refusal with its page, without a session and with one log line; returns its reason. */
async function getRefusal(token: string): Promise<string | undefined> {
  system.refused.length = 0;
  const browser = createBrowser(system.app);
  const { status, headers } = await launch(browser, token);
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([303, FAILED, null]);
  expect(expectSuccess(await browser.client.call(getLoginStatus))).toBe(false);
  expect(system.refused).toHaveLength(1);
  expect(system.logged).toEqual([]);
  return system.refused[0]?.reason;
}

describe('a hostile launch', () => {
  it.each(CLAIMS)('with %s is refused, and the log says "%s"', async (_, reason, claims) => {
    expect(await getRefusal(await readSign(claims()))).toBe(reason);
  });

  it.each(TOKENS)('with %s is refused, with a reason in the log', async (_, token) => {
    expect(await getRefusal(await token())).toMatch(/^ERR_[A-Z_]+/);
  });

  it('in another form than that of a portal is refused', async () => {
    const { status, headers } = await launch(createBrowser(system.app), await readSign(), 'application/json');
    expect([status, headers.get('location')]).toEqual([303, FAILED]);
  });

  it('leaves no account behind', async () => {
    const { rows } = await system.database.pool.query('select count(*)::int as count from users');
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('a launch by the standard', () => {
  it.each<[string, Claims]>([
    ['HTI 2.0 for a patient', { sub: 'Patient/1', patient: 'Patient/1', intent: 'plan' }],
    ['HTI 2.0 with a definition of ours', { sub: 'Person/1', definition: `${OTHER_URL}/ActivityDefinition/alcohol` }],
    ['HTI 2.0 with one of the portal', { sub: 'RelatedPerson/1', definition: `${OTHER_URL}/ActivityDefinition/a5e5` }],
    ['HTI 1.1 for a patient', { sub: 'Patient/9', ...createTask({ for: { reference: 'Patient/9' } }) }],
    [
      'HTI 1.1 by FHIR STU3',
      { sub: 'x', ...createTask({ definitionReference: { reference: 'ActivityDefinition/8' } }) },
    ],
  ])('%s opens the programme', async (_, claims) => {
    const { headers } = await launch(createBrowser(system.app), await readSign(claims));
    expect(headers.get('location')).toBe('/registreren-hti');
  });

  it.each(['Practitioner/1', 'practitioner/1', 'PractitionerRole/1', `${OTHER_URL}/fhir/Practitioner/1`])(
    "for %s opens the nurses' login, and never makes a participant",
    async (sub) => {
      const result = await system.database.pool.query('select uid from users');
      const answer = await launch(createBrowser(system.app), await readSign({ sub, patient: 'Patient/1' }));
      expect(answer.headers.get('location')).toMatch(/^http:\/\/begeleid\.[^/]+\/inloggen\?start=zorgverlener$/);
      expect(answer.headers.get('set-cookie')).toBe(null);
      expect((await system.database.pool.query('select uid from users')).rows).toEqual(result.rows);
    },
  );
});
