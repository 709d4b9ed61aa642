import { exercise, line, lines, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const boredomStressEmptiness = exercise({
  id: 'gambling_4_4',
  domain: 'gambling',
  title: { nl: 'Verveling, spanning, leegte', en: 'Boredom, stress, emptiness' },
  parts: [
    told('inleiding', {
      nl: p('Achter drang zit vaak een gevoel dat iets zoekt. Als je weet welk, kun je het iets anders geven.'),
      en: p(
        'Behind an urge there is often a feeling that is looking for something. If you know which, you can give it something else.',
      ),
    }),
    several(
      'gevoel',
      { nl: 'Welk gevoel zoekt bij jou het spel?', en: 'Which feeling makes you look for the game?' },
      [
        option('verveling', { nl: 'Verveling', en: 'Boredom' }),
        option('spanning', { nl: 'Zin in spanning', en: 'Wanting excitement' }),
        option('stress', { nl: 'Te veel aan mijn hoofd', en: 'Too much on my mind' }),
        option('leegte', { nl: 'Leegte', en: 'Emptiness' }),
        option('eenzaam', { nl: 'Alleen zijn', en: 'Being alone' }),
        option('boos', { nl: 'Boosheid', en: 'Anger' }),
      ],
      { required: true, other: { nl: 'Een ander gevoel', en: 'Another feeling' } },
    ),
    told(
      'voorbeelden',
      {
        nl: ul(
          'Spanning: klimmen, koud water, een snelle sport.',
          'Leegte: iemand bellen, ergens heen gaan.',
          'Rust: lopen, langzaam uitademen, douchen.',
          'Verveling: iets met je handen, samen koken.',
        ),
        en: ul(
          'Excitement: climbing, cold water, a fast sport.',
          'Emptiness: call someone, go somewhere.',
          'Quiet: walk, breathe out slowly, shower.',
          'Boredom: something with your hands, cook together.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    lines(
      'anders',
      {
        nl: 'Wat geef je dat gevoel in plaats daarvan? Zoek er twee.',
        en: 'What do you give that feeling instead? Find two.',
      },
      4,
    ),
    line('wanneer', { nl: 'Wanneer probeer je het eerste?', en: 'When do you try the first one?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je zocht een gevoel, geen geld', en: 'You looked for a feeling, not for money' },
    html: {
      nl: p(
        'Dat gevoel kan ook ergens anders vandaan komen. Klein beginnen is goed. Blijft het leeg of somber? Bel je huisarts.',
      ),
      en: p(
        'That feeling can come from somewhere else too. Starting small is fine. Does it stay empty or low? Call your GP.',
      ),
    },
  },
  notes: 'Method: emotion map.',
});
