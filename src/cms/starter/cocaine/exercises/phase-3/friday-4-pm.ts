import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const friday4Pm = exercise({
  id: 'cocaine_3_3',
  domain: 'cocaine',
  title: { nl: 'Vrijdag 16 uur', en: 'Friday 4 pm' },
  parts: [
    told('inleiding', {
      nl: p(
        'Het weekend begint vaak al op vrijdagmiddag in je hoofd. Bedenk nu wat je dan doet. Maak er hoogstens vier zinnen van.',
      ),
      en: p(
        'The weekend often begins in your mind on Friday afternoon. Decide now what you do then. Make four sentences at most.',
      ),
    }),
    told(
      'voorbeelden',
      {
        nl: ul(
          'Als mijn loon binnenkomt, dan gaat het weekgeld naar een andere rekening.',
          'Als collega’s gaan borrelen, dan ga ik sporten en haak ik aan bij het ontbijt.',
          'Als mijn partner weg is, dan slaap ik bij mijn broer.',
        ),
        en: ul(
          'If my wages come in, then my weekly money goes to another account.',
          'If colleagues go for drinks, then I go to the gym and join for breakfast.',
          'If my partner is away, then I sleep at my brother’s.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line('loon', { nl: 'Als mijn loon binnenkomt, dan …', en: 'If my wages come in, then …' }, { required: true }),
    line('borrel', { nl: 'Als anderen gaan borrelen, dan …', en: 'If others go for drinks, then …' }),
    line('alleen', {
      nl: 'Als ik alleen thuis of in een hotel ben, dan …',
      en: 'If I am alone at home or in a hotel, then …',
    }),
    line('eigen', { nl: 'Mijn eigen moment: als …, dan …', en: 'My own moment: if …, then …' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Gekozen op een rustig moment', en: 'Chosen at a calm moment' },
    html: {
      nl: p(
        'Kun je de borrel verplaatsen naar een ontbijt of sport? Dan zie je dezelfde mensen op een lichter uur. Zeg je eerste zin nu één keer hardop.',
      ),
      en: p(
        'Can you move the drinks to a breakfast or sports? Then you see the same people at a lighter hour. Say your first sentence out loud once now.',
      ),
    },
  },
  notes: 'Method: if-then plans (Gollwitzer) for weekend and payday.',
});
