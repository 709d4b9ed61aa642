import { exercise, line, one, option, several, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myCannabisDay = exercise({
  id: 'cannabis_1_3',
  domain: 'cannabis',
  title: { nl: 'Mijn blow-dag', en: 'My cannabis day' },
  parts: [
    told('inleiding', {
      nl: p('Denk aan een dag waarop je blowde. Je verandert nog niets. Je kijkt alleen hoe die dag liep.'),
      en: p('Think of a day on which you used cannabis. You change nothing yet. You only look at how that day went.'),
    }),
    several(
      'waarvoor',
      { nl: 'Waarvoor gebruikte je?', en: 'What did you use for?' },
      [
        option('slapen', { nl: 'Om te slapen', en: 'To sleep' }),
        option('verveling', { nl: 'Uit verveling', en: 'Out of boredom' }),
        option('gamen', { nl: 'Bij gamen of muziek', en: 'With gaming or music' }),
        option('pijn', { nl: 'Tegen pijn', en: 'Against pain' }),
        option('werk', { nl: 'Om bij te komen na werk of school', en: 'To unwind after work or school' }),
        option('mensen', { nl: 'Omdat anderen het deden', en: 'Because others did' }),
        option('gevoel', { nl: 'Om een gevoel zachter te maken', en: 'To soften a feeling' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('eerste', { nl: 'Hoe laat was de eerste?', en: 'What time was the first one?' }),
    one('met_wie', { nl: 'Was je alleen of samen?', en: 'Were you alone or with others?' }, [
      option('alleen', { nl: 'Vooral alleen', en: 'Mostly alone' }),
      option('samen', { nl: 'Vooral samen', en: 'Mostly with others' }),
      option('beide', { nl: 'Allebei', en: 'Both' }),
    ]),
    line('niet_missen', { nl: 'Welke joint zou je het minst missen?', en: 'Which joint would you miss least?' }),
    story('opvalt', { nl: 'Wat valt je op?', en: 'What do you notice?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Kijken is ook beginnen', en: 'Looking is a beginning too' },
    html: {
      nl: p(
        'De joint waar je weinig van merkt, is meestal het makkelijkst om te laten.',
        'Gebruik je tegen pijn? Bespreek dat met je huisarts. Er is vaak iets anders mogelijk.',
      ),
      en: p(
        'The joint you hardly notice is usually the easiest one to leave.',
        'Do you use it against pain? Talk about that with your GP. Often something else is possible.',
      ),
    },
  },
  notes: 'Method: self-monitoring with function per joint.',
});
