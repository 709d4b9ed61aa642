import { exercise, line, one, option, ruler, skip, told } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const moveAgainstCraving = exercise({
  id: 'tobacco_5_3',
  domain: 'tobacco',
  title: { nl: 'Bewegen tegen trek', en: 'Move against craving' },
  parts: [
    told('inleiding', {
      nl: p(
        'Al een paar minuten lopen kan trek verlagen. Probeer het twee keer deze week. Heb je een ziekte van hart of longen? Kies iets rustigs, en vraag bij twijfel je huisarts.',
      ),
      en: p(
        'Even a few minutes of walking can lower a craving. Try it twice this week. Do you have a heart or lung disease? Choose something gentle, and ask your GP if in doubt.',
      ),
    }),
    one(
      'wat',
      { nl: 'Wat doe je, 10 minuten?', en: 'What do you do, for 10 minutes?' },
      [
        option('lopen', { nl: 'Lopen', en: 'Walk' }),
        option('trap', { nl: 'De trap op en af', en: 'Up and down the stairs' }),
        option('fiets', { nl: 'Fietsen', en: 'Cycle' }),
        option('dansen', { nl: 'Dansen in de kamer', en: 'Dance in the room' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('wanneer', { nl: 'Welke twee momenten kies je?', en: 'Which two moments do you choose?' }),
    ruler(
      'voor',
      { nl: 'Je trek ervoor', en: 'Your craving before' },
      { nl: ['niets', 'heel veel'], en: ['nothing', 'very strong'] },
      {
        help: { nl: 'Vul dit later in als je het hebt geprobeerd.', en: 'Fill this in later, once you have tried it.' },
      },
    ),
    ruler(
      'na',
      { nl: 'Je trek erna', en: 'Your craving after' },
      { nl: ['niets', 'heel veel'], en: ['nothing', 'very strong'] },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een paar minuten helpt al', en: 'A few minutes already help' },
    html: {
      nl: p(`Bewegen hoeft niet hard te zijn. ${safety('chest', 'nl')}`),
      en: p(`Moving does not have to be hard. ${safety('chest', 'en')}`),
    },
  },
  notes: 'Method: exercise against craving (general knowledge). CHECK: GP: heart and lung disease.',
});
