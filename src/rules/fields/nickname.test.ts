import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNickname, toNicknameKey } from './nickname.ts';

it('is a text of its own, without the spaces around it', () => {
  expect(readNickname('  Nachtuil ')).toEqual({ ok: true, value: 'Nachtuil' });
  expect(readNickname('   ')).toEqual({ ok: false, error: 'required' });
  expect(readNickname('a'.repeat(256))).toEqual({ ok: false, error: 'too-long' });
});

it.each([
  'Team forum',
  'team-forum',
  'Het team',
  'Forumteam',
  'moderator',
  'Moderator Anja',
  'M0derat0r',
  'm o d e r a t o r',
  'Móderator',
  'ｍｏｄｅｒａｔｏｒ',
  'Мoderator',
  'Zelfhulp',
  'Zelfhulp Alcohol',
  'ze1fhulp',
  'Admin',
  'a.d.m.i.n',
  '4dmin',
  'Beheer',
  'de beheerder',
  'Selfhelp support',
  'The Moderation Team',
  'Redactie',
])('“%s” passes for the team and is refused', (input) => {
  expect(readNickname(input)).toEqual({ ok: false, error: 'reserved' });
});

it.each([
  'Nachtuil',
  'Team Rookvrij',
  'Modern',
  'Ik beheers het',
  'Zelf',
  'Hulp nodig',
  'Administratief moe',
  'Forumlezer',
  'Эмма',
  '小明',
  '🌻 Zon',
  'Stafford',
  'Moeder van 2',
])('“%s” is anybody’s', (input) => {
  expect(readNickname(input)).toEqual({ ok: true, value: input });
});

it.each(['\u200b', '\u2060\u200d', '\u3164', '\u2800 \u2800', '\u0301', '\u00ad'])('%j cannot be seen', (input) => {
  expect(readNickname(input).ok).toBe(false);
  expect(readNickname(`a${input}`).ok).toBe(true);
});

it.each([
  'sam@example.nl',
  'sam @ sam.de.vries@gmail.com',
  '0612345678',
  '06-12 34 56 78',
  'Sam +31 (0)6 1234 5678',
  '１２３４５６',
  'Sam 19850312',
  'www.koop-hier',
  'koophier.nl',
  'https://x.example',
  'Koop.COM',
  'bit.ly/3x',
])('“%s” tells where to find somebody and is refused', (input) => {
  expect(readNickname(input)).toEqual({ ok: false, error: 'contact' });
});

it.each(['Sam12345', 'Sam 1985', 'J.Jansen', 'St. Nick', '@home', '24/7 moe', 'A.B.'])('“%s” does not', (input) => {
  expect(readNickname(input)).toEqual({ ok: true, value: input });
});

it.each([
  ['Mus', 'mus'],
  ['Mus', 'Müs'],
  ['Mus', 'Мus'],
  ['Mus', 'M u s'],
  ['Mus', 'Mus.'],
  ['Mus', 'M\u200bus'],
  ['Lisa', '1isa'],
  ['Søren', 'Soren'],
  ['Kees', 'κees'],
])('“%s” and “%s” are one to the eye', (item, other) => {
  expect(toNicknameKey(item)).toBe(toNicknameKey(other));
});

it.each([
  ['Mus', 'Muis'],
  ['🌻', '🌼'],
  ['小明', '小红'],
  ['!?', '...'],
  ['´', '῍'],
])('“%s” and “%s” are two', (item, other) => {
  expect(toNicknameKey(item)).not.toBe(toNicknameKey(other));
});

it('the key of a nickname that may be taken is never empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (input) => {
      if (readNickname(input).ok) expect(toNicknameKey(input)).not.toBe('');
    }),
    { examples: [['´'], ['῍']] },
  );
});
