import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ROUTES } from '#src/cms/app.ts';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { getCases } from './cases.ts';
import { deskTextFields } from './desk-text-fields.ts';
import { hardMomentTextFields } from './hard-moment-text-fields.ts';
import { getCaller } from './people.ts';
import { peopleTextFields } from './people-text-fields.ts';
import { selfTestTextFields } from './self-test-text-fields.ts';
import { makeTextScene, type TextFields, type TextScene } from './text-scene.ts';
import { togetherTextFields } from './together-text-fields.ts';
import { getPersonFor } from './writers.ts';

let fixture: TextScene;
let fields: TextFields;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !(value instanceof FormData);

const readTexts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return isJson(value) ? Object.values(value).flatMap(readTexts) : [];
};

/** Returns a copy of a body for each of its texts, with that text replaced. */
function replacing(body: unknown, text: string): readonly unknown[] {
  if (typeof body === 'string') return [text];
  if (!isJson(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    replacing(value, text).map((replacement) =>
      Array.isArray(body) ? body.with(Number(name), replacement) : { ...body, [name]: replacement },
    ),
  );
}

const cases = getCases({ nid: 1, paragraph: 1, tid: 1 });
const writes = ROUTES.filter(({ name, method }) => method !== 'GET' && readTexts(cases[name]?.body).length > 0);

/** Operations without a row: their texts are chosen, secret, or read like a field in the table. */
const WITHOUT_A_ROW: readonly string[] = [
  'login',
  'object-to-suspension',
  'register',
  'request-password-reset',
  'check-reset-link',
  'set-password',
  'validate-email',
  'update-sso-user',
  'save-push-token',
  'save-reminder',
  'save-figures',
  'put-aside',
  'begin-path',
  'answer-support',
  'import-my-data',
  'check-links',
  'save-test',
  'save-test-result',
  'delete-push-token',
  'begin-second-factor',
  'confirm-second-factor',
  'renew-recovery-codes',
  'confirm-session',
  'unlock-session',
  'set-lock-code',
  'login-staff',
  'check-staff-link',
  'begin-staff',
  'change-staff',
  'change-staff-password',
  'register-hti',
  'open-test-mail',
  'give-consent',
  'delete-buddy',
  'accept-buddy-invite',
  'unsubscribe-buddy',
  'resume-buddy',
  // The fields of a week are numbers by date: `src/cms/modules/week-links/week-links.test.ts` sends any text in them.
  'save-week-link',
  'save-own-week',
  'find-nurse',
  'pair-nurse',
  'remove-client',
  'contact-client',
  'send-nurse-note',
  'save-review-date',
  'page-here',
  'invite-client',
  'update-alert',
  'update-media',
  'update-term',
  'translate-page',
  'move-page',
  'add-redirect',
  'change-pages',
  'publish-drafts',
  'schedule-release',
  'preview-release',
  'make-approval-link',
  'create-node',
  'update-node',
  'read-references',
];

/** Returns true for a field with one item per line, in which a line break separates items. */
const isInLines = (name: string): boolean => name === 'save-mail line';

const inOneLine = (text: string): string => text.trim().split(/\s+/).join(' ');

/** Returns true for HTML fields, which store only the tags that an editor has. */
const isRich = (name: string): boolean => name.endsWith('rich text');

const RUNNING = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT&colon;alert(1)">x</a>',
  '<svg onload=alert(1)><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))" onclick=alert(1)>x</p>',
  '<form action="https://elders.example.nl"><input autofocus onfocus=alert(1)></form>',
] as const;

/** Creates the installation in which the tests of a file write. */
export function withTextScene(): void {
  beforeAll(async () => {
    fixture = await makeTextScene(inject('databaseUrl'));
    fields = {
      ...peopleTextFields(fixture),
      ...hardMomentTextFields(fixture),
      ...(await deskTextFields(fixture)),
      ...(await togetherTextFields(fixture)),
      ...(await selfTestTextFields(fixture)),
    };
  });
  afterAll(() => fixture.system.close());
  beforeEach(async () => {
    await fixture.system.database.pool.query('delete from limits');
  });
}

type NamedText = readonly [name: string, text: string];

/** Sends texts in every text of every body. */
export function checkHostileBodies(texts: readonly NamedText[]): void {
  describe('whatever stands in a text of its body', () => {
    it.each(writes)('$name answers, and never with a 5xx', async (route) => {
      const { system } = fixture;
      const { host, headers } = await getCaller(system, getPersonFor(route));
      const match = cases[route.name];
      const url = `http://${host}/api/nl${match?.path(BACK_ENDS.embedded)}`;
      for (const [name, text] of texts) {
        for (const body of replacing(match?.body, text)) {
          const init = { method: route.method, headers: { 'content-type': 'application/json', ...headers } };
          const answer = await system.app.request(url, { ...init, body: JSON.stringify(body) });
          expect([name, answer.status < 500]).toEqual([name, true]);
          if (answer.status >= 400) expect((await answer.json()).message).toMatch(/\S/);
        }
      }
      expect(system.logged).toEqual([]);
    });
  });
}

/** Types each hostile text into every field. */
export function checkHostileTexts(hostile: readonly NamedText[]): void {
  describe('rich text', () => {
    it.each(RUNNING)('with %s comes back without anything that runs', async (running) => {
      for (const [name, field] of Object.entries(fields).filter(([name]) => isRich(name))) {
        const result = await field.write(`<p>Voor</p>${running}<p>Na</p>`);
        expect([name, result.ok]).toEqual([name, true]);
        const snapshot = await field.read();
        const back = snapshot.ok ? readTexts(snapshot.value).filter((text) => text.includes('Na</p>')) : [];
        expect([name, back.length > 0]).toEqual([name, true]);
        expect([
          name,
          back.filter((text) => /<(script|img|svg|iframe|form|input)|\son\w+=|javascript|style=/i.test(text)),
        ]).toEqual([name, []]);
      }
    });
  });

  describe('a text', () => {
    it('has its row, in whatever call it is typed', () => {
      const rows = new Set(Object.keys(fields).map((name) => name.split(' ')[0]));
      const remaining = writes
        .map(({ name }) => name)
        .filter((name) => !rows.has(name) && !WITHOUT_A_ROW.includes(name));
      expect(remaining).toEqual([]);
    });

    it('that is an ordinary one is taken in every field but that of a postal code', async () => {
      for (const [name, field] of Object.entries(fields)) {
        const result = await field.write(isRich(name) ? '<p>Gewoon.</p>' : 'Gewoon');
        expect([name, result.ok]).toEqual([name, !name.endsWith('postal_code')]);
      }
    });

    it.each(hostile)('with %s is back as it was typed, or refused by name', async (_, text) => {
      for (const [name, field] of Object.entries(fields)) {
        if (isRich(name)) continue;
        await fixture.system.database.pool.query('delete from limits');
        const result = await field.write(text);
        if (!result.ok) {
          const { status, fields: namedFields = {} } = result.failure;
          const isNamed = status === 422 || (status === 400 && Object.keys(namedFields).length > 0);
          expect([name, isNamed || status]).toEqual([name, true]);
          continue;
        }
        const snapshot = await field.read();
        const back = snapshot.ok ? readTexts(snapshot.value).map((item) => item.trim()) : [];
        const isBack = isInLines(name)
          ? inOneLine(back.join(' ')).includes(inOneLine(text))
          : back.includes(text.trim());
        expect([name, isBack || back]).toEqual([name, true]);
      }
      expect(fixture.system.logged).toEqual([]);
    });
  });
}
