import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const givesAndCosts = exercise({
  id: 'cannabis_1_4',
  domain: 'cannabis',
  title: { nl: 'Geeft en kost', en: 'Gives and costs' },
  parts: [
    told('inleiding', {
      nl: p('Blowen geeft je iets, en het kost je iets. Beide zijn waar. Zet ze naast elkaar, zonder oordeel.'),
      en: p(
        'Cannabis gives you something, and it costs you something. Both are true. Put them side by side, without judging.',
      ),
    }),
    several(
      'geeft',
      { nl: 'Dit geeft het mij', en: 'This is what it gives me' },
      [
        option('rust', { nl: 'Rust', en: 'Quiet' }),
        option('slaap', { nl: 'Slaap', en: 'Sleep' }),
        option('lachen', { nl: 'Lachen', en: 'Laughing' }),
        option('samen', { nl: 'Samen zijn', en: 'Being together' }),
        option('afstand', { nl: 'Afstand van zorgen', en: 'Distance from worries' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    several(
      'kost',
      { nl: 'Dit kost het mij', en: 'This is what it costs me' },
      [
        option('geheugen', { nl: 'Geheugen', en: 'Memory' }),
        option('werk', { nl: 'School of werk', en: 'School or work' }),
        option('geld', { nl: 'Geld', en: 'Money' }),
        option('hoesten', { nl: 'Hoesten', en: 'Coughing' }),
        option('afspraken', { nl: 'Afspraken die ik vergeet', en: 'Appointments I forget' }),
        option('zin', { nl: 'Zin om iets te doen', en: 'The wish to do things' }),
        option('angst', { nl: 'Onrust of achterdocht', en: 'Unease or suspicion' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('belangrijkst_geeft', { nl: 'Wat wil je niet kwijt?', en: 'What do you not want to lose?' }),
    line('belangrijkst_kost', { nl: 'Wat wil je het liefst terug?', en: 'What do you most want back?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Twee kanten, allebei waar', en: 'Two sides, both true' },
    html: {
      nl: p('Waar het je iets geeft, zoek je straks iets anders voor. Je hoeft dat niet in één keer te weten.'),
      en: p('For what it gives you, you will look for something else. You do not have to know that all at once.'),
    },
  },
  notes: 'Method: decisional balance (motivational interviewing).',
});
