import { exercise, line, lines, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../../shared/markup.ts';

export const messageToMyHeadAt2Am = exercise({
  id: 'gambling_2_5',
  domain: 'gambling',
  title: { nl: 'Boodschap aan mijn hoofd om 2 uur ’s nachts', en: 'Message to my head at 2 am' },
  parts: [
    told('inleiding', {
      nl: p(
        '’s Nachts kan de gedachte komen: ik haal alles terug. Schrijf nu, terwijl je rustig bent, wat je dan wilt lezen.',
      ),
      en: p(
        'At night the thought can come: I will win it all back. Write now, while you are calm, what you want to read then.',
      ),
    }),
    told(
      'voorbeeld',
      {
        nl: ul(
          'Wat weg is, is weg.',
          'Morgen is het geld hetzelfde en ben ik uitgeslapen.',
          'Ik leg de telefoon nu weg.',
        ),
        en: ul(
          'What is gone is gone.',
          'Tomorrow the money is the same and I am rested.',
          'I am putting the phone away now.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    lines('regels', { nl: 'Mijn regels, hoogstens drie', en: 'My lines, three at most' }, 3, {
      required: true,
      help: { nl: 'Eén regel is genoeg.', en: 'One line is enough.' },
    }),
    line('telefoon', { nl: 'Waar ligt je telefoon vannacht?', en: 'Where is your phone tonight?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Geschreven op een rustig moment', en: 'Written at a calm moment' },
    html: {
      nl: p(
        'Schreef je iets? Bewaar het als foto, of op papier naast je bed. Leg je telefoon na 23 uur in een andere kamer.',
        `Is de nacht te zwaar? Bel ${tel('113')}, gratis en anoniem.`,
      ),
      en: p(
        'Did you write something? Keep it as a photo, or on paper next to your bed. After 11 pm leave your phone in another room.',
        `Is the night too heavy? Call ${tel('113')}, free and anonymous.`,
      ),
    },
  },
  notes: 'Method: self-statement for a known moment.',
});
