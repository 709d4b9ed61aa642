import { createMarkup, exercise, line, scale, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const ifThenForMyHardestOne = exercise({
  id: 'tobacco_3_2',
  domain: 'tobacco',
  title: { nl: 'Als-dan voor mijn zwaarste sigaret', en: 'If-then for my hardest one' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'In week 1 schreef je op welke sigaretten het moeilijkst te laten zijn. Bedenk nu wat je op dat moment doet, zodat je straks niet meer kiest. Rook je al niet meer, neem dan de momenten waarop je het mist.',
      ),
      en: p(
        'In week 1 you wrote down which cigarettes were the hardest to leave. For each of them, decide now what you’ll do instead, so that there’s nothing to choose later. If you’ve already quit, take the moments when you still miss them.',
      ),
    }),
    createMarkup('zo_werkt_het', {
      nl: p(
        'Na “als” komt iets wat je ziet of hoort, zoals een deur of een geluid. Na “dan” komt iets wat je doet, niet iets wat je laat. “Dan rook ik niet” helpt je handen namelijk niet verder.',
      ),
      en: p(
        'After “if” comes something you can see or hear, such as a door or a sound. After “then” comes something you can do, not something you leave out. “Then I don’t smoke” gives your hands nothing to go on.',
      ),
    }),
    createMarkup(
      'voorbeelden',
      {
        nl:
          ul(
            'Als ik mijn koffie pak, dan loop ik ermee naar het raam.',
            'Als de kinderen in bed liggen, dan zet ik thee en kies ik een andere stoel.',
            'Als de vergadering klaar is, dan loop ik één keer de trap op en af.',
          ) +
          p(
            'Een vader rookte als zijn dochter sliep. Dan was zijn dag klaar. Zijn zin werd: “Als ik haar deur dichtdoe, dan loop ik naar de brievenbus en terug.” De eerste avond regende het, en hij ging toch.',
          ),
        en:
          ul(
            'If I take my coffee, then I walk to the window with it.',
            'If the children are in bed, then I make tea and sit at the other end of the sofa.',
            'If the meeting is over, then I walk up and down the stairs once.',
          ) +
          p(
            'A father smoked once his daughter was asleep. That was the end of his day. His plan became: “If I close her door, then I take my keys and walk to the letterbox and back.” It rained on the first evening, and he went anyway.',
          ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line('als_dan_1', { nl: 'Als …, dan …', en: 'If …, then …' }, { required: true }),
    line('als_dan_2', { nl: 'Nog een: als …, dan …', en: 'Another: if …, then …' }),
    line('als_dan_3', { nl: 'En nog een: als …, dan …', en: 'And another: if …, then …' }),
    line(
      'zak',
      { nl: 'Wat heb je daarvoor bij je nodig?', en: 'What do you need to have with you?' },
      {
        help: {
          nl: 'Bijvoorbeeld kauwgom, je sleutels of een liedje op je telefoon.',
          en: 'For example gum, your keys or a song on your phone.',
        },
      },
    ),
    scale(
      'vertrouwen',
      { nl: 'Hoeveel vertrouwen heb je in je eerste zin?', en: 'How confident are you about your first plan?' },
      { nl: ['geen vertrouwen', 'veel vertrouwen'], en: ['not at all', 'very confident'] },
      {
        help: {
          nl: 'Is het lager dan 6, maak de zin dan kleiner. Tot de deur lopen lukt eerder dan een half uur.',
          en: 'If it’s below 6, make the plan smaller. Walking to the door is more likely to happen than walking for half an hour.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Je zin ligt klaar', en: 'Your plan is ready' },
    html: {
      nl: p(
        'Zeg je eerste zin nu één keer in jezelf. Leg vanavond klaar wat je nodig hebt. Gaat het morgen anders, pas dan de zin aan en niet jezelf. Meestal was hij te groot of kwam hij te laat.',
        'Kijk er zondag nog eens naar. Dan weet je welke je het meest nodig had.',
      ),
      en: p(
        'Say your first plan to yourself once now, and tonight put out what you need. If tomorrow goes differently, change the plan and not yourself. A plan that does not work was usually too big or came too late.',
        'Look at it again on Sunday, when you’ll know which of the three you needed most.',
      ),
    },
  },
  notes:
    'Method: implementation intentions (Gollwitzer [S47]). The three hardest of exercise 1.2 are not carried over by the product: the introduction names them.',
});
