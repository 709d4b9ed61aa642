import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { moderateText } from '#src/contract/desk/moderation.ts';
import { type RestrictionAction, restrictPerson } from '#src/contract/desk/people.ts';
import { login } from '#src/contract/sessions.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { getForumRules } from '#src/domains/forum-rules.ts';
import { expectSuccess, mailTo } from '#tests/support/accounts.ts';
import { createCommunity, createMember, post } from '#tests/support/community.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { listMessages } from '#tests/support/objections.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { hashPassword, runInPasswordSlot } from '../../identity/password.ts';
import { STARTER } from '../../starter/content.ts';

const PASSWORD = 'een lang wachtwoord 7';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());

async function decide(uid: number, action: RestrictionAction, until: string | null = null): Promise<void> {
  const desk = await openDesk(system, 'moderator');
  const grounds = { rule: 'second', source: 'report' } as const;
  expectSuccess(
    await desk.client.call(restrictPerson, {
      params: { uid },
      body: { action, reason: 'Je noemde een winkel.', until, ...grounds },
    }),
  );
}

it('tells a silenced person the rule, what happened, how it was seen, and how to object', async () => {
  const me = await createMember(system);
  await decide(me.uid, 'silence');
  const [message] = await listMessages(me);
  expect(message?.template).toBe('decision');
  for (const text of [
    'Je kunt voorlopig niet schrijven op het forum.',
    'Waarom: Noem geen namen en adressen. Je noemde een winkel.',
    'iemand meldde het',
    'Maak bezwaar, gratis, binnen 6 maanden, met de knop hieronder.',
    'Je krijgt antwoord binnen 14 dagen.',
    'Iemand anders dan degene die besloot, kijkt opnieuw',
  ]) {
    expect(message?.text).toContain(text);
  }
  await decide(me.uid, 'unsilence');
  expect((await listMessages(me))[0]?.text).toBe('We keken opnieuw. De beslissing is teruggedraaid.');
});

it('tells a suspended person why after the right password, and nobody else', async () => {
  const me = await createMember(system);
  const hash = await runInPasswordSlot(() => hashPassword(PASSWORD));
  const { rows } = await system.database.pool.query<{ mail: string }>(
    'update users set password_hash = $2 where uid = $1 returning mail',
    [me.uid, hash],
  );
  const mail = rows[0]?.mail ?? '';
  await decide(me.uid, 'suspend');
  const logIn = (password: string) =>
    createBrowser(system.app, { domain: 'alcohol' }).client.call(login, { body: { mail, password } });
  expect(await logIn(PASSWORD)).toMatchObject({
    failure: {
      status: 409,
      detail: {
        decision: expect.stringMatching(/Je account is voorlopig gesloten[\s\S]*Je noemde een winkel[\s\S]*bezwaar/),
      },
    },
  });
  const wrongJson = JSON.stringify(await logIn('een heel ander 8'));
  for (const text of ['winkel', 'bezwaar']) expect(wrongJson).not.toContain(text);
});

it.each(['suspend', 'silence'] as const)(
  'mails that there is a decision, without a word of it (%s)',
  async (action) => {
    const me = await createMember(system);
    const mail = `${randomUUID()}@example.nl`;
    await system.database.pool.query('update users set mail = $2 where uid = $1', [me.uid, mail]);
    await decide(me.uid, action);
    const { subject, text } = await mailTo(system, mail, /beslissing/);
    expect(subject).toBe('Er is een beslissing over je account');
    expect(text).toContain('Log in om te lezen wat er is besloten en wat je kunt doen.');
    for (const textKey of ['winkel', 'namen en adressen', 'forum', 'bezwaar', 'gesloten'])
      expect(text).not.toContain(textKey);
  },
);

it('tells the writer of a hidden text why, with the day of the text', async () => {
  const me = await createMember(system);
  const { id } = await post(me);
  const desk = await openDesk(system, 'moderator');
  const params = { type: 'node', id } as const;
  const body = { decision: 'hide', reason: 'Er stond een adres in.', seen: 0, rule: 'law', source: 'words' } as const;
  expectSuccess(await desk.client.call(moderateText, { params, body }));
  const [message] = await listMessages(me);
  expect(message?.text).toMatch(/Je bericht van \d+ \w+ 20\d\d is weggehaald\./);
  expect(message?.text).toContain('Waarom: Er stond een adres in.');
  expect(message?.text).toContain('een computerprogramma herkende woorden');
  const { rows } = await system.database.pool.query('select m::text from messages m where uid = $1', [me.uid]);
  expect(JSON.stringify(rows)).not.toContain('adres in');
});

it('names the rules as the page with the forum rules does', () => {
  const pages = { alcohol: 'shared-forum-rules', 'close-ones': 'close-ones-forum-rules' } as const;
  for (const [domain, id] of Object.entries(pages)) {
    const page = STARTER.pages.find((page) => page.id === id);
    for (const language of LANGUAGES) {
      const text = JSON.stringify(page?.[language]);
      for (const rule of getForumRules(domain as keyof typeof pages)) expect(text).toContain(rule[language]);
    }
  }
});
