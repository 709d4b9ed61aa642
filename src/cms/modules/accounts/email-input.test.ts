import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { requestPasswordReset } from '#src/contract/account-links.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { login } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, mailTo, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());

const getName = () => randomUUID().slice(0, 8);

/** Forms of one address: as registered, and as typed at the next login. */
const FORMS: readonly (readonly [string, (name: string) => string, (name: string) => string])[] = [
  ['accent and punycode', (item) => `${item}@café.nl`, (item) => `${item}@xn--caf-dma.nl`],
  ['punycode and accent', (item) => `${item}@xn--mller-praktijk-gsb.nl`, (item) => `${item}@müller-praktijk.nl`],
  ['plain and pasted with direction signs', (item) => `${item}@example.nl`, (item) => `\u202a${item}@example.nl\u202c`],
  ['pasted with a zero-width sign and plain', (item) => `\u200b${item}@example.nl`, (item) => `${item}@example.nl`],
  ['plain and with a soft hyphen', (item) => `${item}@example.nl`, (item) => `${item}@exam\u00adple.nl`],
];

describe('one address', () => {
  it.each(FORMS)('that was typed in two forms is one account: %s', async (_, registeredDays, input) => {
    const item = getName();
    const me = await participant(system, { mail: registeredDays(item) });
    const { client } = createBrowser(system.app);
    expectSuccess(await client.call(login, { body: { mail: input(item), password: PASSWORD } }));
    expect(expectSuccess(await client.call(currentUser)).uid).toBe(me.uid);
  });

  it('at a domain with an accent gets its mail, whichever form asks for it', async () => {
    const item = getName();
    await participant(system, { mail: `${item}@café.nl` });
    expectSuccess(
      await createBrowser(system.app).client.call(requestPasswordReset, { body: { mail: `${item}@café.nl` } }),
    );
    // The mail server shows the accent decoded.
    await mailTo(system, `${item}@café.nl`, /^Nieuw wachtwoord$/);
  });
});

describe('a text of nothing visible', () => {
  it.each(['\u200b', '\u2060\u2060', '\u3164', '\u2800', '\u00ad'])('is an empty one: %j', async (input) => {
    const me = await participant(system);
    const body = { entryDate: '20/11/2026', title: input, body: input };
    expect(expectFailure(await me.client.call(createDiaryEntry, { body, key: randomUUID() }))).toBe(422);
  });
});
