import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const sayingGoodbye = exercise({
  id: 'tobacco_4_5',
  domain: 'tobacco',
  title: { nl: 'Afscheid nemen', en: 'Saying goodbye' },
  parts: [
    told('inleiding', {
      nl: p('Roken was er vaak bij, ook op goede momenten. Je kunt het missen en toch niet terug willen.'),
      en: p('Smoking was often there, at good moments too. You can miss it and still not want it back.'),
    }),
    line(
      'blijft',
      { nl: 'Wat mag blijven, zonder rook?', en: 'What may stay, without smoke?' },
      {
        required: true,
        help: {
          nl: 'Bijvoorbeeld: de pauze, buiten zijn, een praatje.',
          en: 'For example: the break, being outside, a chat.',
        },
      },
    ),
    line('achter', { nl: 'Wat laat je achter?', en: 'What do you leave behind?' }),
    line('ik_ben', { nl: 'Maak af: ik ben iemand die …', en: 'Finish: I am someone who …' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Missen mag', en: 'Missing it is all right' },
    html: {
      nl: p('Missen is geen reden om terug te gaan. Het wordt bij de meeste mensen langzaam minder.'),
      en: p('Missing is no reason to go back. For most people it slowly becomes less.'),
    },
  },
  notes: 'Method: grief for a habit, identity.',
});
