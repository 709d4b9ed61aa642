import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectSuicide, isAboutSuicide } from './is-about-suicide.ts';

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
    'Ik heb mijn slaappillen opgespaard.',
    'Ik verhang me.',
    'ik snij mezelf weer',
    'kms',
    'Ze haalden me van het spoor.',
    'Het leven hoeft voor mij niet meer.',
    'Ik ben iedereen tot last.',
    'nobody would miss me if i was gone',
    'I have been saving up my tablets.',
    'Mijn zusje mag mijn gitaar, die heeft ze altijd mooi gevonden.',
    'De papieren liggen op tafel. Jullie redden het wel zonder mij.',
    'Het leven is mij te zwaar geworden.',
    'the river keeps calling me',
    'Tell my kids their dad really tried.',
    'Ik tel de uren, ik weet niet waarvoor, en als ik er straks niet ben zal het stil zijn voor iedereen.',
    'No, I have no suicidal thoughts.',
    'My uncle died by suicide.',
    'ik wil d o o d',
    'k1ll myself',
    'z*lfmoord',
    'I might as well be dead',
    'Ik heb mezelf weer gesneden',
    'Waarom leef ik nog',
    'I keep looking at the pills and the vodka, nobody is coming home',
  ])('%j', (text) => {
    expect(isAboutSuicide(text)).toBe(true);
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
    'Ik wil niet dood aan de drank.',
    'I don’t want to die of this.',
    'Ik ben klaar met roken.',
    'I ended my subscription to the betting app.',
    'Ik wil niet meer roken',
    'Ik kan niet slapen en heb zo’n trek in een biertje.',
    'Ik heb zo veel zin in een joint dat ik er niet van kan slapen',
    'Ik heb geen geld meer, alles is vergokt.',
    'We hebben onze hond laten inslapen.',
    'I cannot sleep and I really want a drink.',
    'I spent all my money on the slots again and I feel awful.',
    'The craving is so strong tonight',
    '',
  ])('%j', (text) => {
    expect(isAboutSuicide(text)).toBe(false);
  });
});

test.each([
  ['Ik kan niet meer.', 'Ik kan niet meer. Mijn benen zijn op na 12 km hardlopen.'],
  ['I give up.', 'I give up. This app logs me out every time.'],
  ['My life is over.', 'My life as a smoker is over.'],
])('%j is found, unless something everyday stands near that explains it', (text, explained) => {
  expect(isAboutSuicide(text)).toBe(true);
  expect(isAboutSuicide(explained)).toBe(false);
});

test('any text is read, whatever stands before the words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(isAboutSuicide(`${text} zelfmoord`)).toBe(true);
    }),
  );
});

test('a long text is judged in many steps, so that others do not wait for all of it', () => {
  const steps = detectSuicide('Vandaag met de hond naar het bos geweest en daarna soep gekookt. '.repeat(300));
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBeGreaterThan(100);
});
