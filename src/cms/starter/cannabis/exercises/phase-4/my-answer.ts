import { exercise, line, lines, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myAnswer = exercise({
  id: 'cannabis_4_2',
  domain: 'cannabis',
  title: { nl: 'Mijn antwoord', en: 'My answer' },
  parts: [
    told('inleiding', {
      nl: p('Kies één zin die bij jou vaak komt. Je kijkt of hij klopt en maakt er een tweede zin naast.'),
      en: p('Choose one thought that often comes to you. You check if it is true and put a second one next to it.'),
    }),
    line('situatie', { nl: 'Wanneer komt hij?', en: 'When does it come?' }),
    line('zin', { nl: 'Hoe klinkt de zin?', en: 'What does the thought say?' }, { required: true }),
    lines('voor', { nl: 'Wat laat zien dat hij klopt?', en: 'What shows that it is true?' }, 3),
    lines(
      'tegen',
      { nl: 'Wat laat zien dat hij niet helemaal klopt?', en: 'What shows that it is not quite true?' },
      3,
    ),
    line('nieuw', { nl: 'Mijn nieuwe zin', en: 'My new thought' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Twee zinnen geven keus', en: 'Two thoughts give a choice' },
    html: {
      nl: p('De oude zin hoeft niet weg. Met een tweede ernaast heb je iets te kiezen. Lees hem een paar keer hardop.'),
      en: p(
        'The old thought does not have to go. With a second one next to it you have a choice. Read it out loud a few times.',
      ),
    },
  },
  notes: 'Method: thought record.',
});
