import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const earlySigns = exercise({
  id: 'cannabis_6_3',
  domain: 'cannabis',
  title: { nl: 'Vroege tekens', en: 'Early signs' },
  parts: [
    told('inleiding', {
      nl: p('Terugglijden begint vaak klein, dagen van tevoren. Hoe eerder je het ziet, hoe kleiner de stap terug.'),
      en: p('Slipping back often begins small, days before. The earlier you see it, the smaller the step back.'),
    }),
    several(
      'tekens',
      { nl: 'Waaraan merk jij het het eerst?', en: 'How do you notice it first?' },
      [
        option('later_bed', { nl: 'Steeds later naar bed', en: 'Going to bed later and later' }),
        option('niet_invullen', { nl: 'Dagen niet invullen', en: 'Not filling in days' }),
        option('route', { nl: 'Weer langs de oude route', en: 'Taking the old route again' }),
        option('weekend', { nl: 'De gedachte ‘alleen in het weekend’', en: 'The thought ‘only at the weekend’' }),
        option('somber', { nl: 'Somber of vlak', en: 'Low or flat' }),
        option('afspraken', { nl: 'Afspraken afzeggen', en: 'Cancelling plans' }),
        option('alleen', { nl: 'Meer alleen zijn', en: 'Being alone more' }),
      ],
      { required: true, other: { nl: 'Een ander teken', en: 'Another sign' } },
    ),
    line('stap', { nl: 'Wat is je kleinste tegenstap?', en: 'What is your smallest step against it?' }),
    line('wie', { nl: 'Wie mag het tegen je zeggen?', en: 'Who may say it to you?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Zeg het tegen één mens', en: 'Tell one person' },
    html: {
      nl: p(
        `Vraag die persoon om het eerlijk te zeggen. Blijf je langer dan 2 weken somber? Bel je huisarts, of praat met ${tel('113')}.`,
      ),
      en: p(
        `Ask that person to be honest about it. Do you stay low for more than 2 weeks? Call your GP, or talk to ${tel('113')}.`,
      ),
    },
  },
  notes: 'Method: warning list.',
});
