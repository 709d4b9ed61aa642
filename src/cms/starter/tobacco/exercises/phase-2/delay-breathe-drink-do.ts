import { exercise, line, one, option, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const delayBreatheDrinkDo = exercise({
  id: 'tobacco_2_2',
  domain: 'tobacco',
  title: { nl: 'Wachten, ademen, drinken, doen', en: 'Delay, breathe, drink, do' },
  parts: [
    told('inleiding', {
      nl: p(
        'Een golf van trek duurt meestal een paar minuten. Met vier dingen kom je erdoorheen. Maak er je eigen versie van.',
      ),
      en: p(
        'A wave of craving usually lasts a few minutes. Four things get you through it. Make your own version of them.',
      ),
    }),
    one(
      'wachten',
      { nl: 'Wachten: hoe geef je jezelf 5 minuten?', en: 'Delay: how do you give yourself 5 minutes?' },
      [
        option('wekker', { nl: 'Een wekker zetten', en: 'Set a timer' }),
        option('liedje', { nl: 'Eén liedje luisteren', en: 'Listen to one song' }),
        option('plek', { nl: 'Naar een andere plek gaan', en: 'Go to another place' }),
      ],
      { required: true, other: { nl: 'Anders', en: 'Another way' } },
    ),
    one(
      'ademen',
      { nl: 'Ademen: wat past bij jou?', en: 'Breathe: what fits you?' },
      [
        option('tien', { nl: 'Tien keer langzaam uitademen', en: 'Breathe out slowly ten times' }),
        option('rietje', {
          nl: 'Uitademen alsof er een rietje in je mond zit',
          en: 'Breathe out as if through a straw',
        }),
        option('buiten', { nl: 'Bij een open raam ademen', en: 'Breathe at an open window' }),
      ],
      { other: { nl: 'Anders', en: 'Another way' } },
    ),
    one(
      'drinken',
      { nl: 'Drinken: wat zet je klaar?', en: 'Drink: what do you keep ready?' },
      [
        option('water', { nl: 'Water, in kleine slokjes', en: 'Water, in small sips' }),
        option('thee', { nl: 'Kruidenthee', en: 'Herbal tea' }),
        option('bruis', { nl: 'Bruiswater met iets zuurs', en: 'Sparkling water with something sour' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line(
      'doen',
      { nl: 'Doen: wat doe je met je handen?', en: 'Do: what do you do with your hands?' },
      {
        help: {
          nl: 'Bijvoorbeeld: afwassen, tekenen, een elastiek.',
          en: 'For example: wash up, draw, a rubber band.',
        },
      },
    ),
    told('oefenen', {
      nl: p('Oefen het nu één keer, ook zonder trek. Dan weet je hoe het gaat.'),
      en: p('Practise it once now, even without a craving. Then you know how it goes.'),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Vier dingen bij de hand', en: 'Four things at hand' },
    html: {
      nl: p(
        'Trek gaat meestal na een paar minuten voorbij, ook zonder te roken. Lukt één ding niet? Dan heb je er nog drie.',
      ),
      en: p(
        'A craving usually passes after a few minutes, also without smoking. Does one thing not work? Then you have three more.',
      ),
    },
  },
  notes: 'Method: acute craving skills (delay, breathe, drink, do).',
});
