import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { DOMAINS } from '#src/domains/index.ts';
import type { MailName } from './define-mail.ts';
import { MAIL_EXAMPLES } from './examples.ts';
import { toMailName } from './mail-name.ts';
import { MAILS } from './mails.ts';
import { renderMailPreviews } from './previews.ts';
import { renderMail } from './render-mail.ts';

const LINK = 'https://zelfhulp.example.nl/l/abc123';
const SECOND = 'https://zelfhulp.example.nl/l/def456';
const NAMES = Object.keys(MAILS) as MailName[];
const NO_MAIL = ['frame'];
const cases = NAMES.flatMap((name) =>
  (['nl', 'en'] as const).flatMap((language) =>
    Object.keys(MAIL_EXAMPLES[name]).map((example) => ({ name, language, example })),
  ),
);
const toText = (text: string) => text.replace(/https?:\S+/g, '').match(/\p{L}+/gu) ?? [];

it('every folder is a mail with its examples, and every mail is a folder', () => {
  const folders = readdirSync('src/cms/mail', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_MAIL.includes(entry.name))
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...NAMES].sort());
  expect(Object.keys(MAIL_EXAMPLES).sort()).toEqual([...NAMES].sort());
});

it.each(['nl', 'en'])('every mail has its name and its occasion at the desk (%s)', async (language) => {
  const getTexts = async (file: string) =>
    JSON.parse(await readFile(`public/locales/${language}/${file}.json`, 'utf8'));
  const [library, settings] = await Promise.all([getTexts('desk-library'), getTexts('desk-settings')]);
  const entries = { name: expect.any(String), when: expect.any(String) };
  expect(library.mails.names).toEqual(Object.fromEntries(NAMES.map((name) => [name, entries])));
  expect(Object.keys(settings.mails.names).sort()).toEqual([...NAMES].sort());
});

describe.each(cases)('the mail $name in $language, $example', ({ name, language, example }) => {
  const { hasSecondLink, hasNoLink } = MAILS[name];
  const values = MAIL_EXAMPLES[name][example];
  const links = hasNoLink ? [] : hasSecondLink ? [LINK, SECOND] : [LINK];
  const secondLink = hasSecondLink ? { secondLink: SECOND } : {};
  const { subject, html, text } = renderMail(name, { language, link: LINK, ...secondLink, values });

  it('has the name it is listed under', () => expect(MAILS[name].name).toBe(name));

  it('tells nothing of the programme in its subject or its words', () => {
    const ofProgrammes = DOMAINS.flatMap(({ words: domainWords }) => [
      domainWords.name[language],
      domainWords.programme[language],
    ]);
    const otherWords = [
      'drink',
      'rook',
      'smok',
      'gok',
      'gambl',
      'wiet',
      'cannabis',
      'verslav',
      'addict',
      'zelfhulp',
      'help',
    ];
    const reports = `${subject}\n${text.replace(/https:\S+/g, '')}`.toLowerCase();
    expect([...ofProgrammes, ...otherWords].filter((word) => reports.includes(word.toLowerCase()))).toEqual([]);
  });

  it('has one link, the two that it chooses between or none, in HTML and in text, and at most 60 words', () => {
    expect(html.match(/href="[^"]*"/g) ?? []).toEqual(links.map((link) => `href="${link}"`));
    expect(text.match(/https?:\/\/\S+/g) ?? []).toEqual(links);
    expect(toText(text).length).toBeLessThanOrEqual(60);
  });

  it('tells nobody who reads over a shoulder of care, a practice or a programme in its subject', () => {
    expect(subject).not.toMatch(/praktijk|huisarts|poh|zorg|behandel|practice|nurse|doctor|care|treatment/i);
  });

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(/i);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
  });
});

it.each(['daily', 'buddy-progress', 'end-of-phase', 'usage-reminder', 'thinking-of-you', 'badge'] as const)(
  'the mail %s praises no day and no week: it does not know what was used',
  (name) => {
    for (const language of ['nl', 'en'] as const) {
      for (const values of Object.values(MAIL_EXAMPLES[name])) {
        const { subject, text } = renderMail(name, { language, link: LINK, values });
        expect(`${subject} ${text}`).not.toMatch(
          /gehaald|geslaagd|gelukt|goed gedaan|goed bezig|knap|trots|doel|binnen je plan|success|achieved|well done|proud|goal|target/i,
        );
      }
    }
  },
);

it.each([
  ['pairing-ended', 'default', /was gekoppeld met dat van iemand anders.*gestopt/, /linked with someone else’s.*ended/],
  ['end-of-phase', 'default', /volgende week staat voor je klaar/, /next week is ready for you/],
] as const)('the mail %s says what happened', (name, example, nl, en) => {
  const getTexts = (language: 'nl' | 'en') =>
    renderMail(name, { language, link: LINK, values: MAIL_EXAMPLES[name][example] });
  expect(getTexts('nl').text.replace(/\s+/g, ' ')).toMatch(nl);
  expect(getTexts('en').text.replace(/\s+/g, ' ')).toMatch(en);
});

it('the mail about changed details says which of them changed', () => {
  const getText = (changes: 'password' | 'mail' | 'both') =>
    renderMail('details-changed', { language: 'nl', link: LINK, values: { changed: changes } }).text;
  expect(getText('password')).toMatch(/Het wachtwoord van je account is gewijzigd/);
  expect(getText('mail')).toMatch(/Het e-mailadres van je account is gewijzigd/);
  expect(getText('both')).toMatch(/Het wachtwoord en het e-mailadres van je account zijn gewijzigd/);
  expect(getText('password')).toMatch(/Vraag een nieuw wachtwoord/);
  // The former address finds no account any more.
  for (const change of ['mail', 'both'] as const) expect(getText(change)).toMatch(/Neem meteen contact met ons op/);
});

it('says different things in the two languages', () => {
  for (const name of NAMES) {
    const [nl, en] = (['nl', 'en'] as const).map(
      (language) => renderMail(name, { language, link: LINK, values: MAIL_EXAMPLES[name].default }).text,
    );
    expect(nl).not.toBe(en);
  }
});

it('can all be looked at, in both languages, with their twins', () => {
  const visible = renderMailPreviews(['nl', 'en']);
  expect(visible.map(({ name }) => name)).toEqual(NAMES);
  for (const { previews } of visible) {
    expect(previews.map(({ language }) => language)).toEqual(['nl', 'en']);
    for (const { subject, html, text } of previews) {
      expect(html).toMatch(/^<p>.*<\/p>$/s);
      expect(html).not.toMatch(/<(html|style|script)|style=/);
      expect([subject, text]).not.toContain('');
    }
  }
});

describe('a name in a mail', () => {
  it.each([
    ['Sam', 'Sam'],
    ['  Jan-Willem   O’Neil ', 'Jan-Willem O Neil'],
    ['Win geld op https://evil.example/x nu', 'Win geld op https evil example x nu'],
    ['<b>Sam</b>\r\nBcc: x@y.nl', 'b Sam b Bcc x y nl'],
    ['12345', 'Iemand'],
    ['é'.repeat(100), 'é'.repeat(40)],
  ])('%j is %j', (input, text) => {
    expect(toMailName(input, 'nl')).toBe(text);
  });
});
