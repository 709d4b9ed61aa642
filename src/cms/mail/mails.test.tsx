import { describe, expect, it } from 'vitest';
import { DOMAINS } from '#src/domains/index.ts';
import type { MailName } from './define-mail.ts';
import { drawMail, MAILS } from './mails.tsx';

const LINK = 'https://zelfhulp.example.nl/l/abc123';
const NAMES = Object.keys(MAILS) as MailName[];
const cases = NAMES.flatMap((name) => (['nl', 'en'] as const).map((language) => ({ name, language })));
const words = (text: string) => text.replace(/https?:\S+/g, '').match(/\p{L}+/gu) ?? [];

describe.each(cases)('the mail $name in $language', ({ name, language }) => {
  const { subject, html, text } = drawMail(name, { language, link: LINK });

  it('has the name it is listed under', () => expect(MAILS[name].name).toBe(name));

  it('tells nothing of the programme in its subject or its words', () => {
    const ofProgrammes = DOMAINS.flatMap(({ words: own }) => [own.name[language], own.programme[language]]);
    const others = [
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
    const told = `${subject}\n${text.replace(LINK, '')}`.toLowerCase();
    expect([...ofProgrammes, ...others].filter((word) => told.includes(word.toLowerCase()))).toEqual([]);
  });

  it('has one link, in HTML and in text, and at most 60 words', () => {
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${LINK}"`]);
    expect(text.match(/https?:\/\/\S+/g)).toEqual([LINK]);
    expect(words(text).length).toBeLessThanOrEqual(60);
  });

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(/i);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
  });
});

it('says different things in the two languages', () => {
  for (const name of NAMES) {
    const [nl, en] = (['nl', 'en'] as const).map((language) => drawMail(name, { language, link: LINK }).text);
    expect(nl).not.toBe(en);
  }
});
