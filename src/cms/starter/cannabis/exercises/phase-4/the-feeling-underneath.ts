import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const theFeelingUnderneath = exercise({
  id: 'cannabis_4_5',
  domain: 'cannabis',
  title: { nl: 'Gevoel dat eronder zat', en: 'The feeling underneath' },
  parts: [
    told('inleiding', {
      nl: p(
        'Nu er minder of geen cannabis is, komen gevoelens soms sterker terug. Dat kan vervelend zijn. Het is ook informatie.',
      ),
      en: p(
        'With less or no cannabis, feelings sometimes come back more strongly. That can be unpleasant. It is information too.',
      ),
    }),
    several(
      'gevoel',
      { nl: 'Welk gevoel komt nu vaker?', en: 'Which feeling comes more often now?' },
      [
        option('boos', { nl: 'Boos', en: 'Angry' }),
        option('leeg', { nl: 'Leeg', en: 'Empty' }),
        option('verdrietig', { nl: 'Verdrietig', en: 'Sad' }),
        option('angstig', { nl: 'Angstig', en: 'Anxious' }),
        option('onrustig', { nl: 'Onrustig', en: 'Restless' }),
        option('blij', { nl: 'Juist iets fijns', en: 'Something nice' }),
      ],
      { required: true, other: { nl: 'Een ander gevoel', en: 'Another feeling' } },
    ),
    line(
      'nodig',
      { nl: 'Wat heeft dat gevoel nodig?', en: 'What does that feeling need?' },
      {
        help: {
          nl: 'Bijvoorbeeld: rust, iemand die luistert, bewegen.',
          en: 'For example: rest, someone who listens, moving.',
        },
      },
    ),
    line('wie', { nl: 'Aan wie zou je dit kunnen vertellen?', en: 'Who could you tell this to?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een gevoel zegt iets', en: 'A feeling says something' },
    html: {
      nl: p(
        'Een gevoel hoeft niet meteen opgelost te worden. Het een naam geven helpt al.',
        `Blijf je somber of angstig? Bel je huisarts. Denk je aan doodgaan? Bel nu ${tel('113')}.`,
      ),
      en: p(
        'A feeling does not have to be solved at once. Giving it a name helps already.',
        `Do you stay low or anxious? Call your GP. Do you think about dying? Call ${tel('113')} now.`,
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: emotion naming. CHECK: wording with 113.',
});
