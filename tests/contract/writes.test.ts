import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ROUTES } from '#src/cms/app.ts';
import type { Route } from '#src/cms/http/route.ts';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { alterCharacter } from '#tests/support/alter-character.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { getCases } from './cases.ts';
import { type Caller, getCaller } from './people.ts';
import { getPersonFor } from './writers.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

/** A form of another site may post these types without a preflight request. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'] as const;

const writes = ROUTES.filter(({ method }) => method !== 'GET');
const ownWrites = writes.filter(({ from }) => from !== 'any-site');

interface WriteRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly type?: string;
}

async function send(
  route: Route,
  { host }: Caller,
  { headers, type = 'application/json' }: WriteRequest,
): Promise<Response> {
  const match = getCases({ nid: 999_999, paragraph: 999_999, tid: 999_999 })[route.name];
  const path = match?.path(BACK_ENDS.embedded) ?? route.path;
  const body = JSON.stringify(match?.body ?? {});
  const request = { method: route.method, headers: { 'content-type': type, ...headers }, body };
  return system.app.request(`http://${host}/api/nl${path}`, request);
}

it('comes as a form where it brings a file, and nowhere else', () => {
  expect(writes.filter(({ brings }) => brings === 'file').map(({ name }) => name)).toEqual([
    'upload-media',
    'replace-media',
    'check-content',
    'import-content',
  ]);
});

it('two writes alone may come from elsewhere: a launch, which proves itself, and a mail program', () => {
  expect(writes.filter(({ from }) => from === 'any-site').map(({ name }) => name)).toEqual([
    'launch-hti',
    'unsubscribe-by-mail',
  ]);
});

describe('a write of a session', () => {
  it.each(ownWrites.filter(({ csrf }) => csrf))(
    '$name is refused without its token and with a wrong one, and as a conflict with that of another person',
    async (route) => {
      const [me, otherCaller] = [
        await getCaller(system, getPersonFor(route)),
        await getCaller(system, getPersonFor(route)),
      ];
      const { cookie = '', 'x-csrf-token': token = '' } = me.headers;
      const tokens = [undefined, '', alterCharacter(token, 1), token.slice(0, 43)];
      for (const token of tokens) {
        const headers = { cookie, ...(token === undefined ? {} : { 'x-csrf-token': token }) };
        expect([token, (await send(route, me, { headers })).status]).toEqual([token, 403]);
      }
      const ofOther = { cookie, 'x-csrf-token': otherCaller.headers['x-csrf-token'] ?? '' };
      const response = await send(route, me, { headers: ofOther });
      expect([response.status, (await response.json()).detail]).toEqual([409, { isOtherPerson: true }]);
      const answer = await send(route, me, { headers: me.headers });
      expect(answer.status).not.toBe(403);
    },
  );

  it('needs none where it opens, locks or unlocks a session or carries a secret of its own; a logout may carry Drupal’s token', () => {
    expect(ownWrites.filter(({ csrf }) => !csrf).map(({ name }) => name)).toEqual([
      'lock-session',
      'unlock-session',
      'object-to-suspension',
      'login',
      'logout',
      'register',
      'request-password-reset',
      'check-reset-link',
      'set-password',
      'validate-email',
      'login-staff',
      'check-staff-link',
      'begin-staff',
      'save-week-link',
      'stop-week-mail',
      'accept-buddy-invite',
      'refuse-buddy-invite',
      'unsubscribe-buddy',
      'resume-buddy',
      'answer-drafts',
    ]);
  });
});

describe('a write', () => {
  it.each(ownWrites)('$name is refused from another origin, logged in or not', async (route) => {
    const [me, visitor] = [await getCaller(system, getPersonFor(route)), await getCaller(system, 'visitor')];
    const label = me.host.split('.')[0];
    for (const origin of ['https://elders.example.nl', 'null', 'http://', `http://${label}.localhost.elders.nl`]) {
      for (const caller of [me, { ...visitor, host: me.host }]) {
        const answer = await send(route, caller, { headers: { ...caller.headers, origin } });
        expect([origin, answer.status]).toEqual([origin, 403]);
      }
    }
  });

  it.each(ownWrites)('$name is refused as a form', async (route) => {
    const me = await getCaller(system, getPersonFor(route));
    const types = FORM_TYPES.filter((type) => route.brings !== 'file' || !type.startsWith('multipart'));
    for (const type of types) {
      const answer = await send(route, me, { headers: me.headers, type });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });
});
