import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ROUTES } from '#src/cms/app.ts';
import { ifThenPlans, ownDrinks, personalDates, urges } from '#src/cms/db/schema/index.ts';
import type { Route } from '#src/cms/http/route.ts';
import { insertRegistration } from '#src/cms/modules/registrations/insert-registration.ts';
import { KINDS } from '#src/contract/kinds/index.ts';
import type { Access } from '#src/contract/operation.ts';
import { EMPTY_ANSWERS } from '#src/contract/registration.ts';
import { ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { getCases } from './cases.ts';
import { NURSE_CALLS } from './nurse-calls.ts';
import { type Caller, getCaller, makeAccount, PEOPLE, type Person } from './people.ts';

export const EVERYBODY = Object.keys(PEOPLE) as Person[];
const PARTICIPANTS: readonly Person[] = ['client, unvalidated', 'client, validated', 'client, silenced', 'sso_client'];
/** Callers with a session that staff ended: visitors who are informed of the reason. */
const PUT_OUT: readonly Person[] = ['client, suspended', 'poh, withdrawn'];
const OUTSIDE: readonly Person[] = ['visitor', ...PUT_OUT];

/** Callers allowed by each access level. */
export const MAY: Readonly<Record<Access, readonly Person[]>> = {
  anyone: EVERYBODY,
  'logged-in': EVERYBODY.filter((person) => !OUTSIDE.includes(person)),
  participant: PARTICIPANTS,
  nurse: ['poh'],
  professional: ['poh', 'poh, before the second step', 'editor', 'moderator', 'administrator'],
  staff: ['editor', 'moderator', 'administrator'],
  editor: ['editor', 'administrator'],
  moderator: ['moderator', 'administrator'],
  administrator: ['administrator'],
};

/**
 * Refusals of allowed callers because of who they are, beyond the access that a route declares. The test fails for a
 * route that is missing here and refuses.
 */
const REFUSALS: Readonly<Record<string, Partial<Record<Person, number>>>> = {
  register: Object.fromEntries(EVERYBODY.filter((person) => !OUTSIDE.includes(person)).map((person) => [person, 403])),
  // Only an administrator deletes accounts of staff; guided has no staff login.
  'delete-account': { editor: 403, moderator: 403, administrator: 403 },
  // A session opened by password only cannot see or end other sessions.
  'list-sessions': { 'poh, before the second step': 403 },
  'end-session': { 'poh, before the second step': 403 },
  'end-other-sessions': { 'poh, before the second step': 403 },
  'update-sso-user': { 'client, unvalidated': 403, 'client, validated': 403, 'client, silenced': 403 },
  // Silenced on the forum: no posts, comments and likes; reading, reporting and deleting their own texts remain
  // possible.
  'create-post': { 'client, silenced': 403 },
  'create-comment': { 'client, silenced': 403 },
  'flag-content': { 'client, silenced': 403 },
};

/** A `DELETE /node/{id}` deletes a page or a user's text, depending on the caller: other callers get 404. */
const TAKEN_BY_ANOTHER: Readonly<Record<string, readonly Person[]>> = {
  'delete-node': PARTICIPANTS,
  'delete-diary-entry': ['editor', 'administrator'],
};

/** Routes that depend on the object: another user's, another domain's, a deleted and an absent one all return 404. */
const OWN_OBJECTS: readonly string[] = [
  'get-user',
  'update-user',
  'delete-registration',
  'update-diary-entry',
  'delete-diary-entry',
  'update-message',
  'object-to-decision',
  'update-urge',
  'delete-urge',
  'delete-if-then',
  'delete-own-date',
  'delete-own-drink',
];

/** Routes with an object that everyone in the domain may see and only its author may change; tested with the module. */
const PUBLIC_OBJECTS: readonly string[] = [
  'update-post',
  'anonymise-post',
  'update-comment',
  'anonymise-comment',
  'flag-content',
  'unflag-content',
];

/**
 * Routes with an object that depends on more than a uid, tested in `src/cms/modules/webforms/webforms.test.ts`,
 * `src/cms/modules/sessions/sessions.test.ts` and `nurse-calls.test.ts`.
 */
const OWN_OBJECTS_ELSEWHERE: readonly string[] = [
  'update-submission',
  'end-session',
  // Tested in `src/cms/modules/week-links/own-weeks.test.ts`.
  'save-own-week',
  'take-back-week',
  ...NURSE_CALLS,
];

/** Routes with an object without an owner: all allowed callers may use every object. */
const NOBODYS_OBJECTS: readonly string[] = [
  'get-menu',
  'get-view',
  'get-node',
  'get-paragraph',
  'get-term',
  'get-media',
  'create-node',
  'update-node',
  'delete-node',
  'get-neutral-link',
  'get-buddy-link',
  'get-client-invitation',
  'unsubscribe-by-mail',
  'show-unsubscribe',
  'show-week-link',
  'save-week-link',
  'stop-week-mail',
  'get-webform-fields',
  'moderate-text',
  'open-moderated-text',
  'restore-words',
  'open-person',
  'restrict-person',
  'answer-objection',
  'set-nurse-standing',
  'reset-nurse-factor',
  'review-nurse',
  'open-webform',
  'save-webform',
  'delete-webform',
  'open-media',
  'update-media',
  'replace-media',
  'delete-media',
  'change-staff',
  'remove-staff',
  'send-staff-link',
  'reset-staff-factor',
  'save-site',
  'settle-point',
  'check-help-line',
  'describe-page',
  'delete-page',
  'duplicate-page',
  'open-page',
  'save-page',
  'translate-page',
  'publish-page',
  'unpublish-page',
  'restore-page',
  'move-page',
  'add-redirect',
  'remove-redirect',
  'list-revisions',
  'open-revision',
  'open-other-language',
  'mark-up-to-date',
  'list-affected',
  'preview-page',
  'show-preview',
  'page-here',
  'list-page-notes',
  'write-page-note',
  'settle-page-note',
  'get-approval',
  'ask-approval',
  'answer-approval',
  'open-mail',
  'save-mail',
  'reset-mail',
  ...KINDS.flatMap(({ name }) => [`update-${name}`, `delete-${name}`]),
  'open-menu',
  'save-menu',
  'list-terms',
  'make-term',
  'update-term',
  'delete-term',
  'order-terms',
  'list-versions',
  'open-thing',
  'save-draft',
  'drop-draft',
  'schedule-thing',
  'open-release',
  'change-release',
  'schedule-release',
  'publish-release',
  'undo-release',
  'delete-release',
  'preview-release',
  'show-site-preview',
  'list-approval-links',
  'revoke-approval-link',
  'read-drafts',
  'answer-drafts',
  'open-review-date',
  'save-review-date',
  'bring-back',
  'erase-binned',
  'open-self-test',
  'save-self-test',
  'delete-self-test',
  'clear-self-test',
  'withdraw-self-test',
];

const ids = { nid: 999_999, paragraph: 999_999, tid: 999_999 };

async function send(system: TestSystem, route: Route, { headers, host }: Caller, path?: string): Promise<Response> {
  const { embedded } = (await import('#src/contract/back-ends.ts')).BACK_ENDS;
  const match = getCases(ids)[route.name];
  const url = path ?? match?.path(embedded) ?? route.path;
  const body = match?.body ?? (route.method === 'GET' || route.method === 'DELETE' ? undefined : {});
  const init = body === undefined || route.method === 'GET' ? {} : { body: JSON.stringify(body) };
  const request = { method: route.method, headers: { 'content-type': 'application/json', ...headers }, ...init };
  return system.app.request(`http://${host}/api/nl${url}`, request);
}

/** Calls every route as the chosen callers, and for every object as a user who does not own it. */
export function checkAuthorisation(getPeople: (route: Route) => readonly Person[]): void {
  let system: TestSystem;
  beforeAll(async () => {
    system = await makeTestSystem(inject('databaseUrl'));
  });
  afterAll(() => system.close());

  it('knows of every object in a path whose it is', () => {
    const withObject = ROUTES.filter(({ path }) => path.includes(':')).map(({ name }) => name);
    const visible = [...OWN_OBJECTS, ...OWN_OBJECTS_ELSEWHERE, ...PUBLIC_OBJECTS, ...NOBODYS_OBJECTS];
    expect(withObject.filter((name) => !visible.includes(name))).toEqual([]);
  });

  describe('every route', () => {
    const cells = ROUTES.flatMap((route) =>
      getPeople(route).map((person) => ({ name: route.name, path: route.path, person, route })),
    );
    beforeEach(async () => {
      await system.database.pool.query('delete from limits');
    });

    it.each(cells)('$name at $path is for $person as declared', async ({ route, person }) => {
      const caller = await getCaller(system, person);
      const answer = await send(system, route, caller);
      const isLetIn = MAY[route.access].includes(person);
      const refusal = REFUSALS[route.name]?.[person];
      if (TAKEN_BY_ANOTHER[route.name]?.includes(person)) expect(answer.status).toBe(404);
      else if (!isLetIn) expect(answer.status).toBe(403);
      else if (refusal !== undefined) expect(answer.status).toBe(refusal);
      else expect([200, 201, 204, 301, 303, 400, 404, 409, 412, 415, 422, 428, 503]).toContain(answer.status);
      expect(answer.status).not.toBe(500);
      if (!isLetIn && PUT_OUT.includes(person)) {
        expect(await answer.json()).toMatchObject({
          message: expect.stringMatching(/geschorst|ingetrokken/),
          detail: { closed: expect.any(String) },
        });
      }
      if (route.access !== 'anyone') expect(answer.headers.get('cache-control')).toBe('no-store');
    });
  });

  describe('an object of somebody else', () => {
    const kinds = ['another’s', 'another domain’s', 'a deleted one', 'an absent one'] as const;
    const rows = ROUTES.filter(({ name }) => OWN_OBJECTS.includes(name)).flatMap((route) =>
      kinds.map((kind) => ({ route, name: route.name, kind })),
    );

    async function getUid(kind: (typeof kinds)[number]): Promise<number> {
      if (kind === 'an absent one') return 987_654;
      const domain = kind === 'another domain’s' ? 'gambling' : 'alcohol';
      const { uid } = await makeAccount(system, { role: 'client', domain });
      if (kind === 'a deleted one') await system.database.pool.query('delete from users where uid = $1', [uid]);
      return uid;
    }

    /** Returns the path of a user's object: the account, or one of its objects under a uuid. */
    async function getPath(route: Route, uid: number): Promise<string> {
      const uuid = randomUUID();
      const registration = { ...EMPTY_ANSWERS, amount: ZERO_AMOUNT, date: '2026-11-20' } as const;
      await insertRegistration(system.system, system.database.db, { uid, uuid, registration });
      const now = system.clock.now();
      const rowKey = { uid, uuid, data: 'verzegeld', createdAt: now };
      await system.database.db.insert(urges).values({ ...rowKey, at: now });
      await system.database.db.insert(ownDrinks).values(rowKey);
      await system.database.db.insert(ifThenPlans).values({ ...rowKey, changedAt: now });
      const date = { first: '2026-12-24', last: '2026-12-24', isYearly: false, label: 'verzegeld' };
      await system.database.db.insert(personalDates).values({ uid, uuid, ...date });
      const path = route.path.replace('/webform_rest/:id/', '/webform_rest/daily_registration/');
      return path.replace(':id', String(uid)).replace(':uuid', uuid);
    }

    it.each(rows)('answers $name as an absent one does: $kind', async ({ route, kind }) => {
      const people = getPeople(route).filter((person) => MAY[route.access].includes(person));
      expect(people).not.toEqual([]);
      for (const person of people) {
        const caller = await getCaller(system, person);
        const answer = await send(system, route, caller, await getPath(route, await getUid(kind)));
        expect([person, answer.status]).toEqual([person, 404]);
        expect(await answer.json()).toEqual({ message: 'Deze pagina is er niet.' });
      }
    });
  });
}
