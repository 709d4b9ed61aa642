import { programmeOf, selfHelpEnd } from '../shared/programme-page.ts';
import { phase, row } from '../shared/programme-parts.ts';

const phases = [
  phase(
    {
      nl: {
        title: 'Kijken',
        text: '<p>Je begint met veiligheid. Daarna kijk je hoe een dag met cannabis loopt en wat het je geeft en kost. Je verandert nog niets.</p>',
        unlockInfo: 'Je kunt meteen beginnen.',
      },
      en: {
        title: 'See how it is',
        text: '<p>You begin with safety. Then you look at what a day with cannabis is like, and what it gives and costs you. You change nothing yet.</p>',
        unlockInfo: 'You can begin at once.',
      },
    },
    [
      row('cannabis_1_1', 'quiz', 4, { nl: 'Is dit veilig voor mijn hoofd?', en: 'Is it safe for my mind?' }),
      row('cannabis_1_2', 'quiz', 4, { nl: 'Hoe tel ik?', en: 'How do I count?' }),
      row('cannabis_1_3', 'text', 6, { nl: 'Mijn blow-dag', en: 'My cannabis day' }),
      row('cannabis_1_4', 'list', 5, { nl: 'Geeft en kost', en: 'Gives and costs' }),
      row('cannabis_1_5', 'text', 3, { nl: 'Ik over een half jaar', en: 'Me in six months' }),
    ],
  ),
];

export const programme = programmeOf(
  'cannabis',
  {
    now: {
      nl: 'Heb je nu trek? Kijk bij <a href="/hulp">Hulp</a>. Die pagina is altijd open.',
      en: 'Do you have a craving now? Look at <a href="/en/help">Help</a>. That page is always open.',
    },
    end: {
      nl: { title: 'Hoe je verdergaat', text: selfHelpEnd.nl },
      en: { title: 'How you go on', text: selfHelpEnd.en },
    },
  },
  phases,
  'Method: relapse prevention (Larimer, Palmer and Marlatt 1999), cognitive behavioural therapy, community reinforcement. Sources and points to check stand with each form.',
);
