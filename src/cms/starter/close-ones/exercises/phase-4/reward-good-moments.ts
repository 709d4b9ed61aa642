import { checkboxes, createMarkup, exercise, line, lines, option, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const rewardGoodMoments = exercise({
  id: 'closeones_4_3',
  domain: 'close-ones',
  title: { nl: 'Goede momenten belonen', en: 'Reward good moments' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Aandacht gaat bijna vanzelf naar wat misgaat, terwijl aandacht op een goed moment meer doet. Kies wel iets wat je graag geeft.',
      ),
      en: p(
        'Attention tends to go to what goes wrong, while attention at a good moment does more. Do choose something you enjoy giving.',
      ),
    }),
    checkboxes(
      'dingen',
      { nl: 'Wat vindt de ander fijn?', en: 'What do they like?' },
      [
        option('koffie', { nl: 'Samen koffie drinken', en: 'Having coffee together' }),
        option('eten', { nl: 'Iets lekkers koken', en: 'Cooking something nice' }),
        option('wandelen', { nl: 'Samen wandelen', en: 'Going for a walk together' }),
        option('serie', { nl: 'Samen een serie kijken', en: 'Watching a series together' }),
        option('compliment', { nl: 'Een eerlijk compliment', en: 'An honest compliment' }),
        option('aanraking', { nl: 'Een hand of een arm om je heen', en: 'A hand on the shoulder or a hug' }),
        option('rust', { nl: 'Een uur rust', en: 'An hour of quiet' }),
        option('berichtje', { nl: 'Een lief berichtje', en: 'A kind message' }),
        option('helpen', { nl: 'Samen een klus doen', en: 'Doing a job together' }),
        option('mensen', { nl: 'Samen iemand opzoeken', en: 'Visiting someone together' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    lines(
      'kies',
      {
        nl: 'Kies er twee, voor een moment zonder gebruik',
        en: 'Choose 2, for a moment when there’s no drinking, gambling or using',
      },
      2,
    ),
    line('moment', { nl: 'Welk moment is dat meestal?', en: 'When is that, usually?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Klein en meteen', en: 'Small and at once' },
    html: {
      nl: p(
        'Doe het meteen als het goed gaat, en laat het rustig weg als er gebruikt is. Uitleg is niet nodig. Geef alleen wat je meent, want de ander voelt het verschil.',
      ),
      en: p(
        'Do it straight away when things go well, and calmly leave it out after drinking or using. There’s no need to explain. Only give what you mean. They can feel the difference.',
      ),
    },
  },
  notes: 'Method: positive reinforcement (CRAFT). The Dutch title avoids the word for not having used as a virtue.',
});
