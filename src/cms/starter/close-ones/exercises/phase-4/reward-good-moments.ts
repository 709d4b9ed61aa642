import { exercise, line, lines, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const rewardGoodMoments = exercise({
  id: 'closeones_4_3',
  domain: 'close-ones',
  title: { nl: 'Goede momenten belonen', en: 'Reward good moments' },
  parts: [
    told('inleiding', {
      nl: p(
        'Aandacht gaat vaak naar wat misgaat. Aandacht op een goed moment doet meer. Het moet wel iets zijn wat jij graag geeft.',
      ),
      en: p(
        'Attention often goes to what goes wrong. Attention at a good moment does more. It should be something you like to give.',
      ),
    }),
    several(
      'dingen',
      { nl: 'Wat vindt de ander fijn?', en: 'What does the other person like?' },
      [
        option('koffie', { nl: 'Samen koffie drinken', en: 'Having coffee together' }),
        option('eten', { nl: 'Iets lekkers koken', en: 'Cooking something nice' }),
        option('wandelen', { nl: 'Samen wandelen', en: 'Going for a walk together' }),
        option('serie', { nl: 'Samen een serie kijken', en: 'Watching a series together' }),
        option('compliment', { nl: 'Een eerlijk compliment', en: 'An honest compliment' }),
        option('aanraking', { nl: 'Een hand of een arm om je heen', en: 'A hand or an arm around you' }),
        option('rust', { nl: 'Een uur rust', en: 'An hour of quiet' }),
        option('berichtje', { nl: 'Een lief berichtje', en: 'A kind message' }),
        option('helpen', { nl: 'Samen een klus doen', en: 'Doing a job together' }),
        option('mensen', { nl: 'Samen iemand opzoeken', en: 'Visiting someone together' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    lines(
      'kies',
      { nl: 'Kies er twee, voor een moment zonder gebruik', en: 'Choose two, for a moment without use' },
      2,
    ),
    line('moment', { nl: 'Welk moment is dat meestal?', en: 'Which moment is that usually?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Klein en meteen', en: 'Small and at once' },
    html: {
      nl: p(
        'Doe het als het goed gaat, en stop ermee als er gebruikt is. Rustig, zonder uitleg. Je hoeft niets te geven wat je niet voelt.',
      ),
      en: p(
        'Do it when things go well, and stop when something was used. Calmly, without explaining. You do not have to give what you do not feel.',
      ),
    },
  },
  notes: 'Method: positive reinforcement (CRAFT). The Dutch title avoids the word for not having used as a virtue.',
});
