import { describe, expect, it } from 'vitest';
import { listAllHelpLines } from '#src/domains/help-lines.ts';
import { hasContactOrOffer } from './outside-contact.ts';

describe('a text is held back for', () => {
  it.each([
    'Bel 06-12345678, ik verkoop wiet via https://t.me/x',
    'Bel me op 06 12 34 56 78',
    '0612345678',
    'o6 12345678',
    '06.12.34.56.78',
    '+31 6 12345678',
    '0031612345678',
    '+44 7700 900123',
    '(020) 123 45 67',
    '٠٦١٢٣٤٥٦٧٨',
    '06\u200b12\u200b34\u200b56\u200b78',
    '０６１２３４５６７８',
    'nul zes een twee drie vier vijf zes zeven acht',
    'zero six one two three four five six seven eight',
    'Mail naar jan@example.nl',
    'jan (at) example (punt) nl',
    'jan apenstaartje example punt nl',
    'jan [at] example [dot] com',
    'Kijk op www.example.nl',
    'https://example.com/x',
    'HTTP://EXAMPLE.COM',
    'example.nl heeft alles',
    'example punt nl',
    'kijk bij t.me/groepje',
    'wa.me/31612345678',
    'discord.gg/abc',
    'iets.io/kopen',
    'Voeg me toe op Telegram: jantje',
    'Mijn snap is @jantje',
    'Mijn snap is jantje',
    'Ik zit op Signal, stuur me iets',
    'Voeg me toe, snap: jantje99',
    'Snap: jantje',
    'Spreek mij op Telegram',
    'Je vindt mij op Instagram',
    'Volg mij op insta',
    'Zoek jantje99 op insta',
    'Find jan99 on Telegram',
    'My insta is jantje',
    'Zoek mij op Facebook',
    'app me, ik zit op whatsapp',
    'add me on insta, my name is jan',
    'Ik verkoop wiet, goede prijs',
    'Wiet te koop in Utrecht',
    'Wij leveren ook coke thuis',
    'Ik heb nog pillen, je kunt bij mij bestellen',
    'Weed for sale, cheap',
    'We deliver cocaine in Amsterdam',
    'Gebruik mijn bonuscode voor gratis spins',
    'Promo code GELUK50',
    'dm me voor de prijslijst',
    'Stuur me een bericht voor prijzen',
  ])('%s', (text) => {
    expect(hasContactOrOffer(text)).toBe(true);
    expect(hasContactOrOffer(`Het gaat slecht. ${text} Groetjes`)).toBe(true);
  });
});

describe('a text is placed at once with', () => {
  it.each([
    'Ik ben 12 dagen gestopt, sinds 01-11-2026',
    'Op 2026-11-01 om 12:30 en op 02-11-2026 om 09.15',
    'Bel 112 of 113',
    'Bel 0800-0113, dat is gratis',
    'Kijk op www.113.nl of https://www.113.nl/chat',
    'Het kostte me 12.500 euro in 2 jaar, 250 per week',
    'Ik rookte 20 per dag, 7 dagen, 52 weken, 10 jaar',
    'Ik dronk 10, 12, 14, 8, 9, 20 en 30 glazen',
    '1 2 3 4 5 6 7',
    'Ik ben gestopt.Me vader niet',
    'Ik heb het gedaan.net als jij',
    'Mijn dealer verkocht me wiet, ik heb zijn nummer gewist',
    'Ik wilde wiet kopen, maar ik liep door',
    'Ik heb mijn huisarts gebeld en hij belt terug',
    'Ik zat de hele dag op Instagram',
    'Whatsapp heb ik van mijn telefoon gehaald',
    'Ik snap je. Ik vind het ook zo moeilijk',
    'Ik snap het: het is zwaar',
    'Snap je? Bij mij duurde het ook lang. Stuur gerust een bericht hier op het forum',
    'My body gave me a signal to stop',
    'Op Facebook vind ik steeds reclame',
    'De casino stuurde me steeds reclame',
    'Het is in de aanbieding bij de supermarkt, dat is lastig',
    'Ik verkoop mijn auto om de schuld te betalen',
    '@Merel dank je, dat helpt',
    'Mijn bonus ging op aan het gokken',
    'Een twee drie, ik begin',
    'One day at a time, two weeks now',
    '',
  ])('%s', (text) => {
    expect(hasContactOrOffer(text)).toBe(false);
  });

  it('every help line, as it is written and dialled', () => {
    for (const { phone, dial, url } of listAllHelpLines()) {
      for (const text of [`Bel ${phone}.`, `Bel ${dial}.`, ...(url ? [`Kijk op ${url}`] : [])]) {
        expect([text, hasContactOrOffer(text)]).toEqual([text, false]);
      }
    }
  });
});
