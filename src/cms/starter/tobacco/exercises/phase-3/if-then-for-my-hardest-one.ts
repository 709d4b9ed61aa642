import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const ifThenForMyHardestOne = exercise({
  id: 'tobacco_3_2',
  domain: 'tobacco',
  title: { nl: 'Als-dan voor mijn zwaarste sigaret', en: 'If-then for my hardest one' },
  parts: [
    told('inleiding', {
      nl: p(
        'Welke sigaretten waren het moeilijkst om te laten? Bedenk nu wat je op dat moment doet. Dan hoef je straks niet te kiezen.',
      ),
      en: p(
        'Which cigarettes were the hardest to leave? Decide now what you do at that moment. Then you need not choose later.',
      ),
    }),
    told(
      'voorbeelden',
      {
        nl: ul(
          'Als ik mijn koffie pak, dan loop ik ermee naar het raam.',
          'Als ik van tafel ga, dan poets ik meteen mijn tanden.',
          'Als de vergadering klaar is, dan loop ik één keer de trap op en af.',
        ),
        en: ul(
          'If I take my coffee, then I walk to the window with it.',
          'If I leave the table, then I brush my teeth at once.',
          'If the meeting is over, then I walk the stairs up and down once.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line('als_dan_1', { nl: 'Als …, dan …', en: 'If …, then …' }, { required: true }),
    line('als_dan_2', { nl: 'Nog een: als …, dan …', en: 'Another: if …, then …' }),
    line('als_dan_3', { nl: 'En nog een: als …, dan …', en: 'And another: if …, then …' }),
    line('zak', { nl: 'Wat heb je daarvoor bij je nodig?', en: 'What do you need to have with you?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je zin ligt klaar', en: 'Your sentence is ready' },
    html: {
      nl: p(
        'Zeg je eerste zin nu één keer hardop. Leg vanavond klaar wat je nodig hebt. Ging het morgen anders? Pas dan de zin aan, niet jezelf.',
      ),
      en: p(
        'Say your first sentence out loud once now. Tonight, put ready what you need. Did it go differently tomorrow? Then change the sentence, not yourself.',
      ),
    },
  },
  notes: 'Method: implementation intentions (Gollwitzer).',
});
