import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findRevealingWords, type MailText } from '#src/contract/desk/mail-text.ts';
import { listMails, openMail, resetMail, saveMail } from '#src/contract/desk/mails.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor } from '#tests/support/desk.ts';
import type { MailName } from '../../mail/define-mail.ts';
import { getOriginalText, MAILS } from '../../mail/mails.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { findEditedText } from './mail-texts.ts';

let content: TestContentSystem;
let editor: DeskEditor;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  editor = await openDeskEditor(content, 'editor');
});
afterAll(() => content.close());

const INVITE = { mail: 'buddy-invite', language: 'nl' } as const;
const open = async (params: { mail: string; language: 'nl' | 'en' }) =>
  expectSuccess(await editor.call(openMail, { params }));
const invite: MailText = {
  subject: '{{name}} wil je iets vragen',
  lines: ['Dag,', 'Wil je {{name}} steunen?'],
  action: 'Ja',
  second: 'Nee',
};

const write = async (body: MailText) => {
  const { version } = await open(INVITE);
  return expectSuccess(await editor.call(saveMail, { params: INVITE, body: { ...body, version } }));
};

describe('the words of a mail', () => {
  test('are the product’s own until an editor writes others, in that language alone', async () => {
    const previousDeskMail = await open(INVITE);
    expect([previousDeskMail.text, previousDeskMail.changedAt]).toEqual([previousDeskMail.original, null]);
    expect(previousDeskMail.placeholders).toEqual([{ name: 'name', example: 'Sam' }]);
    await write(invite);
    expect((await open(INVITE)).text).toEqual(invite);
    expect((await open({ ...INVITE, language: 'en' })).changedAt).toBeNull();
    const rows = expectSuccess(await editor.call(listMails));
    expect(rows.map(({ mail }) => mail)).toEqual(Object.keys(MAILS));
    expect(rows.find(({ mail }) => mail === INVITE.mail)?.changed).toEqual(['nl']);
  });

  test('go out with the next mail, filled in, with the links where they were', async () => {
    await write(invite);
    const text = await findEditedText(content.system.database.db, INVITE);
    const props = { language: 'nl', link: 'https://x.nl/l/a', secondLink: 'https://x.nl/l/b' } as const;
    const mail = renderMail('buddy-invite', { ...props, values: { name: 'Sam' }, ...(text && { text }) });
    expect(mail.subject).toBe('Sam wil je iets vragen');
    expect(mail.text).toContain('Wil je Sam steunen?');
    expect(mail.html.match(/href="[^"]*"/g)).toEqual(['href="https://x.nl/l/a"', 'href="https://x.nl/l/b"']);
  });

  test('that two editors change at once are the first one’s, and the second is told what stands', async () => {
    const { version } = await open(INVITE);
    const first = expectSuccess(
      await editor.call(saveMail, { params: INVITE, body: { ...invite, subject: '{{name}} vraagt je', version } }),
    );
    const second = await editor.call(saveMail, { params: INVITE, body: { ...invite, version } });
    expect(second).toMatchObject({ failure: { status: 412, detail: { current: first } } });
    expect((await open(INVITE)).text.subject).toBe('{{name}} vraagt je');
  });

  test('can be given back', async () => {
    await write(invite);
    const reset = expectSuccess(await editor.call(resetMail, { params: INVITE }));
    expect([reset.text, reset.changedAt]).toEqual([reset.original, null]);
    expect(await findEditedText(content.system.database.db, INVITE)).toBeUndefined();
  });

  test('show what somebody typed as text, also where it looks like a page', () => {
    const { html } = renderMail('contact', {
      language: 'nl',
      link: 'https://x.nl/l/a',
      values: { text: '<script>x</script>\nTwee' },
    });
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt;<br/>Twee');
  });

  test.each([
    ['without the name', { subject: 'Een vraag', lines: ['Wil je steunen?'] }, 'lines'],
    ['with a placeholder that nothing fills', { lines: ['Dag {{naam}}, van {{name}}'] }, 'lines'],
    ['without words for the link', { action: ' ' }, 'action'],
    ['without words for the second link', { second: undefined }, 'second'],
    ['with an address', { lines: ['{{name}}: kijk op https://example.nl'] }, 'lines'],
    ['with two lines in the subject', { subject: '{{name}}\nBcc: x@y.nl' }, 'subject'],
    ['without a line', { lines: [] }, 'lines'],
  ])('%s are refused', async (_what, change, field) => {
    const { version } = await open(INVITE);
    const body = { ...invite, ...change, version } as MailText & { version: string };
    const result = await editor.call(saveMail, { params: INVITE, body });
    expect(expectFailure(result)).toBe(422);
    if (!result.ok) expect(Object.keys(result.failure.fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
  });

  test('of a mail that is not there are none', async () => {
    for (const mail of ['niets', 'constructor']) {
      expect(expectFailure(await editor.call(openMail, { params: { mail, language: 'nl' } }))).toBe(404);
    }
  });
});

describe('words that tell what somebody has an account for', () => {
  test('stand in no mail of the product', () => {
    for (const name of Object.keys(MAILS) as MailName[]) {
      for (const language of LANGUAGES)
        expect(findRevealingWords(getOriginalText(name, language), language)).toEqual([]);
    }
  });

  test.each([
    ['nl', 'Hoe gaat het met drinken?', ['drinken']],
    ['nl', 'Minder Roken en gokken', ['roken', 'gokken']],
    ['nl', 'Je programma van Zelfhulp', ['zelfhulp']],
    ['en', 'About your smoking', ['smoking']],
    ['nl', 'Neem rustig de tijd', []],
  ] as const)('are found in %s: %s', (language, subject, words) => {
    expect(findRevealingWords({ subject, lines: [], action: 'Ga verder' }, language)).toEqual(words);
  });
});
