import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toSpokenPieces, toSpokenText } from './spoken-text.ts';

describe('Dutch, as it is said', () => {
  test.each([
    ['Bel 112.', 'Bel één één twee.'],
    ['Bel 113 of 0800-0113.', 'Bel één één drie of nul acht nul nul, nul één één drie.'],
    ['Chat op 113.nl.', 'Chat op één één drie punt nl.'],
    [
      'Bel 0900-500 20 21, dat is niet gratis.',
      'Bel nul negen nul nul, vijf nul nul, twee nul, twee één, dat is niet gratis.',
    ],
    ['De Luisterlijn: 088-0767 000.', 'De Luisterlijn: nul acht acht, nul zeven zes zeven, nul nul nul.'],
    ['Er waren 112 mensen.', 'Er waren 112 mensen.'],
    ['Dat kost 113 euro.', 'Dat kost 113 euro.'],
    ['Je stort 1.113 euro.', 'Je stort 1.113 euro.'],
    ['Je POH kijkt mee.', 'Je praktijkondersteuner kijkt mee.'],
    ['Eet iets, bijv. brood.', 'Eet iets, bijvoorbeeld brood.'],
    ['Van maandag t/m vrijdag.', 'Van maandag tot en met vrijdag.'],
    ['Neem fruit, brood, enz.', 'Neem fruit, brood, enzovoort.'],
    ['Stop nooit ineens met GHB.', 'Stop nooit ineens met G H B.'],
    ['Bij AGOG ontmoet je anderen.', 'Bij AGOG ontmoet je anderen.'],
    ['Eén glas is 250 ml bier.', 'Eén glas is 250 milliliter bier.'],
    ['Je betaalt € 12,50.', 'Je betaalt 12 euro 50.'],
    ['Je spaart € 1.200 per jaar.', 'Je spaart 1.200 euro per jaar.'],
    ['Dat is 95% van de mensen.', 'Dat is 95 procent van de mensen.'],
    ['Dit is voor 18+.', 'Dit is voor 18 jaar en ouder.'],
    ['Het duurt 3-4 weken.', 'Het duurt 3 tot 4 weken.'],
    ['Het duurt 3 – 4 weken.', 'Het duurt 3 tot 4 weken.'],
    ['Open tot 17.30 uur.', 'Open tot 17 uur 30.'],
    ['Open van 9.00 uur af.', 'Open van 9 uur af.'],
    ['0:50 Adem in tot vier.', '50 seconden Adem in tot vier.'],
    ['1:30 Je hoofd belooft nu rust.', '1 minuut en 30 seconden Je hoofd belooft nu rust.'],
    ['Getekend op 22-11-2026.', 'Getekend op 22 november 2026.'],
    ['Je doel is 2,5 glazen.', 'Je doel is 2,5 glazen.'],
    ['Denk: “Dit gaat voorbij.”', 'Denk: Dit gaat voorbij.'],
    ['Geldfit (gratis) helpt.', 'Geldfit, gratis, helpt.'],
    ['Bel Veilig Thuis (0800-2000).', 'Bel Veilig Thuis, nul acht nul nul, twee nul nul nul.'],
    ['Vader/moeder', 'Vader of moeder.'],
    ['Mail naar info@zelfhulp.nl.', 'Mail naar info apenstaartje zelfhulp punt nl.'],
    ['Kijk op https://www.geldfit.nl/start.', 'Kijk op geldfit punt nl.'],
    ['Wat je nu kunt doen', 'Wat je nu kunt doen.'],
  ])('%s', (source, text) => {
    expect(toSpokenText(source, 'nl')).toBe(text);
  });
});

describe('English, as it is said', () => {
  test.each([
    ['Call 112 or 113.', 'Call one one two or one one three.'],
    ['Call 0800-0113, day and night.', 'Call zero eight zero zero, zero one one three, day and night.'],
    ['Your POH (practice nurse) can help.', 'Your practice nurse can help.'],
    ['Ask your GP.', 'Ask your G P.'],
    ['Eat something, e.g. bread.', 'Eat something, for example bread.'],
    ['One drink is 250 ml of beer.', 'One drink is 250 millilitres of beer.'],
    ['It takes 1 min.', 'It takes 1 minute.'],
    ['You pay €4.50.', 'You pay 4 euros 50.'],
    ['From 11 am to 9 pm.', 'From 11 am to 9 pm.'],
    ['It lasts 2–3 weeks.', 'It lasts 2 to 3 weeks.'],
    ['2:45 What’s the number now?', '2 minutes and 45 seconds What’s the number now?'],
    ['It is 5% of people.', 'It is 5 per cent of people.'],
    ['Chat at 113.nl', 'Chat at one one three dot nl.'],
    ['Signed on 01-12-2026.', 'Signed on 1 December 2026.'],
  ])('%s', (source, text) => {
    expect(toSpokenText(source, 'en')).toBe(text);
  });
});

describe('a text of more lines', () => {
  it('pauses after a heading and an item, and says nothing of a line without words', () => {
    expect(toSpokenText('Nu nodig\n\n—\nDrink water\nBel iemand.', 'nl')).toBe('Nu nodig.\nDrink water.\nBel iemand.');
  });

  it('is handed over in whole sentences, none of them lost', () => {
    const sentence = fc.constantFrom('Adem rustig uit.', 'Bel 113 als het te zwaar wordt.', 'Hoe gaat het nu?');
    fc.assert(
      fc.property(fc.array(fc.array(sentence, { minLength: 1, maxLength: 12 }), { minLength: 1 }), (lines) => {
        const text = lines.map((line) => line.join(' ')).join('\n');
        const pieces = toSpokenPieces(text, 'nl');
        expect(pieces.join(' ')).toBe(toSpokenText(text, 'nl').replaceAll('\n', ' '));
        expect(pieces.filter((piece) => piece.length > 200)).toEqual([]);
      }),
    );
  });

  it('keeps every digit of a telephone number', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(digit, { minLength: 4, maxLength: 4 }), (end) => {
        const text = toSpokenText(`Bel 0800-${end.join('')}.`, 'en');
        expect(text).not.toMatch(/\d/);
        expect(text.replace(/^Bel |\.$/g, '').split(/,? /)).toHaveLength(8);
      }),
    );
  });
});
