import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const badNewsFairHoliday = exercise({
  id: 'tobacco_6_4',
  domain: 'tobacco',
  title: { nl: 'Slecht nieuws, kermis, vakantie', en: 'Bad news, fair, holiday' },
  parts: [
    told('inleiding', {
      nl: p(
        'Trek kan na maanden ineens terugkomen. Kort, en dan weer weg. Bedenk nu drie momenten van het komende half jaar.',
      ),
      en: p(
        'A craving can come back after months. Short, and then gone again. Think now of three moments in the next six months.',
      ),
    }),
    line(
      'moment_1',
      { nl: 'Moment 1, en wat doe je dan?', en: 'Moment 1, and what do you do then?' },
      {
        required: true,
        help: {
          nl: 'Bijvoorbeeld: “Kermis: ik ga met mijn zus en drink fris.”',
          en: 'For example: “Fair: I go with my sister and drink soft drinks.”',
        },
      },
    ),
    line('moment_2', { nl: 'Moment 2, en wat doe je dan?', en: 'Moment 2, and what do you do then?' }),
    line('moment_3', { nl: 'Moment 3, en wat doe je dan?', en: 'Moment 3, and what do you do then?' }),
    line('nieuws', { nl: 'En bij slecht nieuws: wat doe je eerst?', en: 'And with bad news: what do you do first?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Kort, en dan weer weg', en: 'Short, and gone again' },
    html: {
      nl: p(
        'Zet één van deze momenten in je agenda. Komt er iets ergs op je pad? Je hoeft dan niet te bewijzen dat je niet rookt. Wachten is genoeg.',
      ),
      en: p(
        'Put one of these moments in your calendar. Does something bad happen? You do not have to prove that you do not smoke. Waiting is enough.',
      ),
    },
  },
  notes: 'Method: future high-risk dates.',
});
