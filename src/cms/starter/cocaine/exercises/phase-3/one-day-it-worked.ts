import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const oneDayItWorked = exercise({
  id: 'cocaine_3_5',
  domain: 'cocaine',
  title: { nl: 'Een dag gelukt', en: 'One day it worked' },
  parts: [
    told('inleiding', {
      nl: p('Zoek een dag of avond die ging zoals je wilde. Of een uur. Wat maakte het verschil?'),
      en: p('Find a day or evening that went the way you wanted. Or an hour. What made the difference?'),
    }),
    line('waar', { nl: 'Waar was je, en wanneer?', en: 'Where were you, and when?' }, { required: true }),
    line('hielp', { nl: 'Wat of wie hielp?', en: 'What or who helped?' }),
    line('weer', { nl: 'Hoe regel je dat nog een keer?', en: 'How do you arrange that again?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Dat kan nog een keer', en: 'That can happen again' },
    html: {
      nl: p('Wat één keer hielp, helpt vaak vaker. Vond je niets? Vraag iemand wat die aan je ziet.'),
      en: p('What helped once often helps again. Did you find nothing? Ask someone what they see in you.'),
    },
  },
  notes: 'Method: self-efficacy.',
});
