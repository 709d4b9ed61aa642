import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const theBill = exercise({
  id: 'cocaine_1_3',
  domain: 'cocaine',
  title: { nl: 'De rekening', en: 'The bill' },
  parts: [
    told('inleiding', {
      nl: p('Cocaïne geeft iets en stuurt later een rekening. Kijk naar allebei. Niemand beoordeelt wat je kiest.'),
      en: p('Cocaine gives something and sends a bill later. Look at both. Nobody judges what you choose.'),
    }),
    several(
      'geeft',
      { nl: 'Wat zocht je erin?', en: 'What were you looking for in it?' },
      [
        option('energie', { nl: 'Energie', en: 'Energy' }),
        option('mensen', { nl: 'Makkelijker contact', en: 'Easier contact' }),
        option('zeker', { nl: 'Zekerheid', en: 'Confidence' }),
        option('weg', { nl: 'Weg van een gevoel', en: 'Away from a feeling' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    several(
      'kost',
      { nl: 'Wat staat er op de rekening?', en: 'What is on the bill?' },
      [
        option('maandag', { nl: 'De dagen erna', en: 'The days after' }),
        option('geld', { nl: 'Geld', en: 'Money' }),
        option('slaap', { nl: 'Slaap', en: 'Sleep' }),
        option('lijf', { nl: 'Mijn neus, hart of gewicht', en: 'My nose, heart or weight' }),
        option('leugens', { nl: 'Dingen verzwijgen', en: 'Keeping things quiet' }),
        option('ruzie', { nl: 'Ruzie of afstand', en: 'Arguments or distance' }),
        option('werk', { nl: 'Werk', en: 'Work' }),
        option('angst', { nl: 'Angst of somberheid', en: 'Fear or low mood' }),
        option('seks', { nl: 'Seks', en: 'Sex' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('zwaarst', { nl: 'Wat weegt voor jou het zwaarst?', en: 'What weighs most for you?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Eerlijk naar jezelf', en: 'Honest with yourself' },
    html: {
      nl: p(
        'Eerlijk kijken is genoeg voor nu. Je hoeft vandaag niets op te lossen.',
        `Zorgen over geld? Geldfit helpt gratis en anoniem: ${tel('0800-8115')}.`,
      ),
      en: p(
        'Looking honestly is enough for now. You do not have to solve anything today.',
        `Money worries? Geldfit helps for free and anonymously: ${tel('0800-8115')}.`,
      ),
    },
  },
  notes: 'Method: decisional balance, cost last. Number of Geldfit as in the record of help lines.',
});
