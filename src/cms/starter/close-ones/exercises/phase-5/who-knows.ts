import { exercise, line, lines, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whoKnows = exercise({
  id: 'closeones_5_2',
  domain: 'close-ones',
  title: { nl: 'Wie weet het?', en: 'Who knows?' },
  parts: [
    told('inleiding', {
      nl: p('Een geheim thuis maakt het zwaarder. Je kiest zelf wie het weet. Drie mensen is veel, één is al iets.'),
      en: p(
        'A secret at home makes it heavier. You choose who knows. Three people is a lot, one is already something.',
      ),
    }),
    lines('wie', { nl: 'Wie zou het kunnen weten?', en: 'Who could know?' }, 3, { required: true }),
    line(
      'zeg_wel',
      { nl: 'Wat zeg je wel?', en: 'What do you say?' },
      {
        help: {
          nl: 'Bijvoorbeeld: ‘Het is thuis zwaar. Wil je af en toe vragen hoe het met mij gaat?’',
          en: 'For example: ‘Things are hard at home. Will you ask me how I am now and then?’',
        },
      },
    ),
    line('zeg_niet', { nl: 'Wat zeg je niet?', en: 'What do you not say?' }),
    several(
      'groep',
      { nl: 'Wat zou kunnen helpen?', en: 'What could help?' },
      [
        option('mens', { nl: 'Eén vriend of familielid', en: 'One friend or relative' }),
        option('groep', { nl: 'Een groep voor naasten', en: 'A group for family and friends' }),
        option('huisarts', { nl: 'Mijn huisarts', en: 'My GP' }),
        option('later', { nl: 'Later misschien', en: 'Perhaps later' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Eén is genoeg', en: 'One is enough' },
    html: {
      nl: p(
        'Niet iedereen hoeft het te weten. Eén mens die naast je staat, maakt het lichter. Groepen en nummers staan bij <a href="/hulp">Hulp</a>.',
      ),
      en: p(
        'Not everyone has to know. One person next to you makes it lighter. Groups and numbers are at <a href="/en/help">Help</a>.',
      ),
    },
  },
  notes: 'Method: reducing secrecy. Al-Anon and other groups exist; phones are left to the record of help lines.',
});
