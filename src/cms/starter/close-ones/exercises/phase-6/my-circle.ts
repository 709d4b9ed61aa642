import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myCircle = exercise({
  id: 'closeones_6_3',
  domain: 'close-ones',
  title: { nl: 'Mijn kring van hulp', en: 'My circle' },
  parts: [
    told('inleiding', {
      nl: p('Hulp is er ook voor jou, ook als de ander geen hulp wil. Zet jouw kring op een rij.'),
      en: p('There is help for you too, also if the other person wants none. Put your circle in a row.'),
    }),
    several(
      'kring',
      { nl: 'Wat hoort bij jouw kring?', en: 'What belongs in your circle?' },
      [
        option('huisarts', { nl: 'Mijn huisarts', en: 'My GP' }),
        option('verslavingszorg', { nl: 'Verslavingszorg, voor naasten', en: 'Addiction care, for relatives' }),
        option('groep', { nl: 'Een groep voor naasten', en: 'A group for relatives' }),
        option('wijkteam', { nl: 'Het wijkteam of maatschappelijk werk', en: 'The wijkteam or a social worker' }),
        option('vrienden', { nl: 'Vrienden of familie', en: 'Friends or family' }),
        option('werk', { nl: 'Iemand op mijn werk', en: 'Someone at work' }),
        option('nog_niets', { nl: 'Nog niemand', en: 'Nobody yet' }),
      ],
      { required: true, other: { nl: 'Iemand anders', en: 'Someone else' } },
    ),
    line('eerste', { nl: 'Wie bel je het eerst?', en: 'Who do you call first?' }),
    line('vraag', { nl: 'Wat vraag je?', en: 'What do you ask?' }),
    told('hulp', {
      nl: p(
        'Nummers en groepen staan bij <a href="/hulp">Hulp</a>. Verslavingszorg praat vaak ook met naasten alleen.',
      ),
      en: p(
        'Numbers and groups are at <a href="/en/help">Help</a>. Addiction care often talks with relatives alone too.',
      ),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Hulp is er ook voor jou', en: 'Help is there for you too' },
    html: {
      nl: p('Je hoeft niet te wachten tot het erger wordt. Eén telefoontje is een begin.'),
      en: p('You do not have to wait until it gets worse. One phone call is a beginning.'),
    },
  },
  notes: 'Source: trimbos.nl (help for relatives). CHECK: names of services in English.',
});
