import { expect, it } from 'vitest';
import { readNickname } from './nickname.ts';

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
])('“%s” passes for the team and is refused', (typed) => {
  expect(readNickname(typed)).toEqual({ ok: false, error: 'reserved' });
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
])('“%s” is anybody’s', (typed) => {
  expect(readNickname(typed)).toEqual({ ok: true, value: typed });
});
