import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { speaksOfSuicide } from './speaks-of-suicide.ts';

describe('a text that speaks of suicide is found', () => {
  test.each([
    'Ik denk aan zelfmoord.',
    'IK WIL DOOD',
    'ik wil echt niet meer leven',
    'Soms wil ik er niet meer zijn...',
    'Was ik maar dood',
    'Jullie zijn beter af zonder mij',
    'Ik wil een einde aan mijn leven maken',
    'ik ben bang dat ik mezelf iets aandoe, ik wil mezelf iets aandoen',
    'Suïcidale gedachten? Ja, suïcidaal.',
    'ik wil\nniet meer\u00a0leven',
    'ik wil d\u200bood',
    'zelf\u00admoord',
    'I want to die',
    'I don’t want to live any more',
    'I keep thinking about how to kill myself',
    'they are better off without me',
    'I wish I was dead',
  ])('%j', (text) => {
    expect(speaksOfSuicide(text)).toBe(true);
  });
});

describe('an ordinary text is not', () => {
  test.each([
    'Ik wil stoppen met drinken.',
    'Mijn plant is dood.',
    'Ik was doodmoe en heb toch niet gedronken.',
    'Ik wil weer leven, niet meer drinken.',
    'We waren op een doodlopende weg.',
    'Ik schrok me dood van de rekening.',
    'Ik wil geen bier meer in huis.',
    'I would die for a coffee.',
    'My phone died at the station.',
    'I want to live longer.',
    '',
  ])('%j', (text) => {
    expect(speaksOfSuicide(text)).toBe(false);
  });
});

test('any text is read, in time in step with its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(speaksOfSuicide(`${text} zelfmoord`)).toBe(true);
    }),
  );
  const begun = performance.now();
  speaksOfSuicide('wil '.repeat(25_000));
  expect(performance.now() - begun).toBeLessThan(2_000);
});
