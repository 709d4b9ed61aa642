import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const coffeeshopFriendCouch = exercise({
  id: 'cannabis_3_3',
  domain: 'cannabis',
  title: { nl: 'Coffeeshop, maat, bank', en: 'Coffeeshop, friend, couch' },
  parts: [
    told('inleiding', {
      nl: p('Sommige plekken en momenten roepen trek op. Kies de jouwe. Maak daarna voor drie ervan een als-dan-zin.'),
      en: p(
        'Some places and moments bring up a craving. Choose yours. Then make an if-then sentence for three of them.',
      ),
    }),
    several(
      'plekken',
      { nl: 'Wat zijn jouw lastige plekken en momenten?', en: 'What are your difficult places and moments?' },
      [
        option('coffeeshop', { nl: 'Een coffeeshop op mijn route', en: 'A coffeeshop on my route' }),
        option('maat', { nl: 'Een vriend die ook blowt', en: 'A friend who uses too' }),
        option('bank', { nl: 'Mijn plek op de bank', en: 'My spot on the couch' }),
        option('gamen', { nl: 'Gamen met iemand', en: 'Gaming with someone' }),
        option('werk', { nl: 'Thuiskomen na werk of school', en: 'Coming home from work or school' }),
        option('slapen', { nl: 'Vlak voor het slapen', en: 'Right before sleep' }),
        option('wachten', { nl: 'Wachten', en: 'Waiting' }),
        option('festival', { nl: 'Een feest of festival', en: 'A party or festival' }),
        option('ruzie', { nl: 'Na ruzie', en: 'After an argument' }),
        option('vrij', { nl: 'Een lege vrije dag', en: 'An empty day off' }),
      ],
      { required: true, other: { nl: 'Een andere plek', en: 'Another place' } },
    ),
    told(
      'voorbeelden',
      {
        nl: ul(
          'Als ik naar huis fiets, dan neem ik de weg langs het water.',
          'Als ik op de bank zit, dan heb ik thee en mijn gitaar.',
          'Als hij belt, dan spreken we af bij de sporthal.',
        ),
        en: ul(
          'If I cycle home, then I take the road along the water.',
          'If I sit on the couch, then I have tea and my guitar.',
          'If he calls, then we meet at the sports hall.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line('als_dan_1', { nl: 'Als …, dan …', en: 'If …, then …' }),
    line('als_dan_2', { nl: 'Nog een: als …, dan …', en: 'Another: if …, then …' }),
    line('als_dan_3', { nl: 'En nog een: als …, dan …', en: 'And another: if …, then …' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Zelf je route kiezen', en: 'Choosing your own route' },
    html: {
      nl: p('Een andere route is geen zwakte, het is ontwerp. Zeg je eerste zin nu één keer hardop.'),
      en: p('Another route is not weakness, it is design. Say your first sentence out loud once now.'),
    },
  },
  notes: 'Method: high-risk places and if-then plans (Gollwitzer).',
});
