import { checkboxes, createMarkup, exercise, line, longText, option, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myOrdinaryWeek = exercise({
  id: 'alcohol_1_3',
  domain: 'alcohol',
  title: { nl: 'Mijn gewone week', en: 'My ordinary week' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Aan wat je drinkt, verander je nu nog niets. Kijk alleen, zoals je naar het weer kijkt. Denk aan een week zoals die meestal gaat, want ongeveer is goed genoeg.',
      ),
      en: p(
        'You do not need to change how much you drink yet. For now, look at it the way you look at the weather. Think of a typical week. A rough idea is good enough.',
      ),
    }),
    checkboxes(
      'dagen',
      { nl: 'Op welke dagen drink je meestal?', en: 'What days do you usually drink?' },
      [
        option('maandag', { nl: 'Maandag', en: 'Monday' }),
        option('dinsdag', { nl: 'Dinsdag', en: 'Tuesday' }),
        option('woensdag', { nl: 'Woensdag', en: 'Wednesday' }),
        option('donderdag', { nl: 'Donderdag', en: 'Thursday' }),
        option('vrijdag', { nl: 'Vrijdag', en: 'Friday' }),
        option('zaterdag', { nl: 'Zaterdag', en: 'Saturday' }),
        option('zondag', { nl: 'Zondag', en: 'Sunday' }),
        option('wisselt', { nl: 'Dat wisselt', en: 'It varies' }),
        option('nu_niet', { nl: 'Op dit moment niet', en: 'Not at the moment' }),
      ],
      { required: true },
    ),
    line(
      'begin',
      { nl: 'Hoe laat begint het meestal?', en: 'What time does it usually start?' },
      {
        help: {
          nl: 'Bijvoorbeeld tijdens het koken, of rond 21 uur.',
          en: 'For example while you’re cooking, or around 9 pm.',
        },
      },
    ),
    line(
      'waar',
      { nl: 'Waar ben je dan, en met wie?', en: 'Where are you, and who with?' },
      {
        help: {
          nl: 'Misschien ben je alleen, dan schrijf je dat op.',
          en: 'You may be alone, and then that’s what you write down.',
        },
      },
    ),
    longText('meer', {
      nl: 'Wanneer wordt het meer dan je wilde?',
      en: 'When does it turn into more than you wanted?',
    }),
    longText(
      'minder',
      { nl: 'En wanneer is het minder, of niets?', en: 'And when is it less, or nothing?' },
      {
        help: {
          nl: 'Ook een kleine uitzondering telt. Schrijf op wat er dan anders is.',
          en: 'Even a small exception counts, so write down what’s different at those times.',
        },
      },
    ),
    longText(
      'opvalt',
      { nl: 'Wat valt je op?', en: 'What do you notice?' },
      { help: { nl: 'Eén zin opschrijven is al goed.', en: 'One sentence about what you see is plenty for now.' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Kijken is een stap', en: 'Looking is a step' },
    html: {
      nl: p(
        'Minderen begint met kijken, zonder dat je iets verandert. Wat je zag, mag nu nog blijven zoals het is. Vanaf nu kun je elke dag invullen hoeveel het was. Daardoor zie je wat klopt en wat je vergeten was.',
      ),
      en: p(
        'Cutting down starts with looking, before you change anything at all. There’s nothing you need to do yet with what you saw. From today you can log how much you drank every day. That shows you what you had right and what you had forgotten.',
      ),
    },
  },
  notes:
    'Method: baseline and self-monitoring (cognitive behavioural therapy); exceptions (solution-focused questions).',
});
