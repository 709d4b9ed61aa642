import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutTraces } from './traces.ts';

const removed = { nickname: 'Mus', texts: ['Een zware dag', 'Ik heb vandaag niet gedronken.\nDat was moeilijk.'] };

test.each([
  ['Dank je, Mus.', 'Dank je, ….'],
  ['@Mus: sterk van je', '…: sterk van je'],
  ['@mus, hou vol', '…, hou vol'],
  ['Museum en Mussen blijven staan', 'Museum en Mussen blijven staan'],
  ['> Dat was moeilijk.\nVoor mij ook', '> …\nVoor mij ook'],
  ['>> zware dag\nja', '>> …\nja'],
  ['Je schreef “Ik heb vandaag niet gedronken.” en dat raakt me', 'Je schreef “…” en dat raakt me'],
  ['> Iets van een ander\nMooi', '> Iets van een ander\nMooi'],
  ['Hou vol', 'Hou vol'],
])('%j becomes %j', (text, expected) => {
  expect(withoutTraces(text, removed)).toBe(expected);
});

test('a name is kept while the person still speaks on the page', () => {
  expect(withoutTraces('Dank je, Mus', { ...removed, nickname: null })).toBe('Dank je, Mus');
});

test('any name and any text is taken as it stands', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (nickname, text) => {
      const rest = withoutTraces(`“ ${nickname.trim() || 'x'} ” ${text}`, {
        nickname: nickname.trim() || 'x',
        texts: [],
      });
      expect(rest).toContain('…');
    }),
  );
});
