import { checkboxes, createMarkup, exercise, line, lines, option, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whoKnows = exercise({
  id: 'closeones_5_2',
  domain: 'close-ones',
  title: { nl: 'Wie weet het?', en: 'Who knows?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een geheim kost kracht: je let steeds op wat je zegt. Jij kiest wie het weet en hoeveel. Drie mensen is veel, met één is er al een begin.',
      ),
      en: p(
        'Keeping a secret takes strength, as you’re always watching what you say. You choose who knows and how much you tell them, and even one person is a good start.',
      ),
    }),
    lines('wie', { nl: 'Wie zou het kunnen weten?', en: 'Who could know?' }, 3, { required: true }),
    line(
      'zeg_wel',
      { nl: 'Wat zeg je wel?', en: 'What will you say?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Het is thuis zwaar. Wil je af en toe vragen hoe het met mij gaat?”',
          en: 'For example: “Things are hard at home. Will you ask me how I am now and then?”',
        },
      },
    ),
    line('zeg_niet', { nl: 'Wat zeg je niet?', en: 'What will you keep to yourself?' }),
    checkboxes(
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
    title: { nl: 'Eén persoon naast je', en: 'One person beside you' },
    html: {
      nl: p(
        'Niet iedereen hoeft het te weten. Met één persoon naast je draag je het al anders, omdat je dan niet alles alleen bedenkt. Groepen en nummers staan bij <a href="/hulp">Hulp</a>.',
      ),
      en: p(
        'Not everyone has to know, but it’s easier to carry with someone beside you. You can find groups and numbers at <a href="/en/help">Help</a>.',
      ),
    },
  },
  notes: 'Method: reducing secrecy. Al-Anon and other groups exist; phones are left to the record of help lines.',
});
