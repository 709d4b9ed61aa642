import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, safety, tel } from '../../../shared/markup.ts';

export const myEmergencyCard = exercise({
  id: 'cannabis_6_2',
  domain: 'cannabis',
  title: { nl: 'Mijn noodkaart', en: 'My emergency card' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Bij sterke trek kun je slecht nadenken. Daarom schrijf je nu, terwijl je rustig bent, op wat je dan doet. Houd het kort. Op zo’n moment lees je hooguit vijf regels.',
      ),
      en: p(
        'When a craving is strong, it’s hard to think. So now, while you’re calm, you write down what you’ll do. Keep it short. At a moment like that you’ll read five lines at most.',
      ),
    }),
    line(
      'zin',
      { nl: 'Dit zeg ik tegen mezelf', en: 'This is what I say to myself' },
      {
        required: true,
        help: {
          nl: 'Neem je nieuwe zin uit fase 4, of iets als “dit zakt vanzelf”.',
          en: 'Use your new thought from phase 4, or something like “this drops, even if I do nothing”.',
        },
      },
    ),
    line(
      'mens',
      { nl: 'Ik bel of app', en: 'I call or text' },
      {
        help: {
          nl: 'Vraag die persoon vooraf of het mag, ook laat op de avond.',
          en: 'Ask beforehand if that’s all right, late in the evening too.',
        },
      },
    ),
    line('plek', { nl: 'Ik ga naar deze plek', en: 'I go to this place' }),
    line(
      'route',
      { nl: 'Dit rondje loop ik', en: 'This is the walk I take' },
      {
        help: {
          nl: 'Kies een rondje van tien minuten, niet langs een coffeeshop en met een bank onderweg.',
          en: 'Choose a walk of ten minutes that does not pass a coffeeshop, with a bench to rest on.',
        },
      },
    ),
    line('doe', { nl: 'Dit doe ik met mijn handen', en: 'This is what I do with my hands' }),
    createMarkup('nummers', {
      nl: p(`${safety('suicide', 'nl')} Bij gevaar bel je ${tel('112')}.`, safety('psychosis', 'nl')),
      en: p(`${safety('suicide', 'en')} In danger, call ${tel('112')}.`, safety('psychosis', 'en')),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vrouw van 68 schreef: “Vanavond hoef ik alleen vanavond. Ik bel mijn buurvrouw, die tot elf uur op is. Ik loop langs het water tot het tweede bankje en terug. Mijn handen schillen aardappels voor morgen.” Ze plakte het kaartje in haar keukenkast, naast de thee.',
        ),
        en: p(
          'A woman of 68 wrote: “Tonight I only have to do tonight. I call my neighbour, who is up until eleven. I walk along the water to the second bench and back. My hands peel potatoes for tomorrow.” She put the card inside her kitchen cupboard, next to the tea.',
        ),
      },
      { folded: { nl: 'Een kaart van een ander', en: 'Someone else’s card' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Kort en dichtbij', en: 'Short and close' },
    html: {
      nl: p(
        'Maak een foto van je kaart voor op je scherm, of schrijf hem over. Loop het rondje deze week één keer. Dan kennen je voeten de weg.',
        'Is een regel nog leeg, dan mag dat. Je kunt de kaart altijd weer openen en aanvullen.',
      ),
      en: p(
        'Take a photo of your card and put it on your screen, or copy it onto paper. Do the walk once this week on a good day, so that your feet know the way.',
        'If a line is still empty, that’s all right. You can always open the card again and add to it.',
      ),
    },
  },
  notes: 'Method: crisis plan.',
});
