import { exercise, line, option, several, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const howAndWhen = exercise({
  id: 'cocaine_1_2',
  domain: 'cocaine',
  title: { nl: 'Hoe en wanneer', en: 'How and when' },
  parts: [
    told('inleiding', {
      nl: p('Bij veel mensen gaat het in vaste stappen. Je kijkt hoe dat bij jou is. Veranderen hoeft nog niet.'),
      en: p('For many people it goes in fixed steps. You look at how that is for you. You do not have to change yet.'),
    }),
    several(
      'wanneer',
      { nl: 'Wanneer gebruik je vooral?', en: 'When do you mostly use?' },
      [
        option('weekend', { nl: 'In het weekend', en: 'At the weekend' }),
        option('uitgaan', { nl: 'Bij het uitgaan', en: 'On nights out' }),
        option('werk', { nl: 'Op of na het werk', en: 'At or after work' }),
        option('alleen', { nl: 'Alleen thuis', en: 'Alone at home' }),
        option('loon', { nl: 'Als er geld binnenkomt', en: 'When money comes in' }),
        option('rot', { nl: 'Na een rotdag', en: 'After a rotten day' }),
      ],
      { required: true, other: { nl: 'Op een ander moment', en: 'At another moment' } },
    ),
    line('dagen', { nl: 'Op hoeveel dagen per maand, ongeveer?', en: 'On how many days a month, roughly?' }),
    line(
      'drank',
      { nl: 'Na welk drankje komt de gedachte?', en: 'After which drink does the thought come?' },
      {
        help: { nl: 'Drink je er niet bij? Laat dit leeg.', en: 'Do you not drink with it? Leave this empty.' },
      },
    ),
    line('bereik', {
      nl: 'Hoe kwam je eraan: een bericht, een bekende, iemand die het aanbood?',
      en: 'How did you get it: a message, someone you know, an offer?',
    }),
    story(
      'later',
      {
        nl: 'Hoeveel wilde je vooraf, en hoe liep de nacht?',
        en: 'How much did you want beforehand, and how did the night go?',
      },
      {
        help: { nl: 'Geen namen of adressen nodig.', en: 'No names or addresses needed.' },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een patroon heeft een begin', en: 'A pattern has a beginning' },
    html: {
      nl: p(
        'Vaak begint het met een drankje, dan een bericht, dan de rest. Hoe eerder in die rij je iets anders doet, hoe minder het kost.',
      ),
      en: p(
        'It often starts with a drink, then a message, then the rest. The earlier in that row you do something else, the less it takes.',
      ),
    },
  },
  notes: 'Method: self-monitoring of a binge pattern. No places, names or prices.',
});
