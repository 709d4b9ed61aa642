import {
  checkboxes,
  createMarkup,
  exercise,
  line,
  longText,
  option,
  scale,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const howAmI = exercise({
  id: 'closeones_1_2',
  domain: 'close-ones',
  title: { nl: 'Hoe gaat het met mij?', en: 'How am I?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Wie zich zorgen maakt, kijkt de hele dag naar een ander. Nu kijk je een paar minuten naar jezelf, want jij hebt ook zorg nodig.',
      ),
      en: p(
        'When you’re worried, you spend the whole day watching someone else. Take a few minutes now to look at yourself. You need care too.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een student van twintig woont op kamers. Haar vader drinkt, en haar telefoon ligt ’s nachts naast haar kussen. Ze noemde dat lang “gewend zijn”. Bij deze vragen zag ze dat ze al een maand geen hele nacht had geslapen. Daarom vroeg ze haar tante om in het weekend de telefoon over te nemen.',
        ),
        en: p(
          'A 20-year-old student lives away from home. At night her phone lies next to her pillow. Her father drinks. She called that “being used to it”, until these questions showed her she had not slept through in a month. So she asked her aunt to take the calls at weekends, and turned her phone off.',
        ),
      },
      { folded: { nl: 'Hoe een ander dit invulde', en: 'How someone else did this' } },
    ),
    scale(
      'cijfer',
      { nl: 'Hoe gaat het met jou, alles bij elkaar?', en: 'How are you overall?' },
      { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] },
      { required: true },
    ),
    checkboxes(
      'merk',
      { nl: 'Waar merk je de zorgen aan?', en: 'Where do you notice the worry?' },
      [
        option('slaap', { nl: 'Slecht slapen', en: 'Sleeping badly' }),
        option('eten', { nl: 'Anders eten', en: 'Eating differently' }),
        option('werk', { nl: 'Werk of school', en: 'Work or school' }),
        option('vrienden', { nl: 'Minder mensen zien', en: 'Seeing fewer people' }),
        option('lijf', { nl: 'Pijn, moe of gespannen', en: 'Pain, tiredness or tension' }),
        option('hoofd', { nl: 'Steeds nadenken', en: 'Thinking about it all the time' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('eerst', { nl: 'Waar merk je het als eerste?', en: 'Where do you notice it first?' }),
    longText('nodig', { nl: 'Wat heb jij nu nodig?', en: 'What do you need now?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Jouw leven telt', en: 'Your life counts' },
    html: {
      nl: p(
        'Jouw leven telt ook als het thuis niet beter gaat. Zorg je voor jezelf, dan houd je dit langer vol. In fase 6 geef je jezelf weer een cijfer.',
        `Ben je uitgeput of blijf je somber, maak dan een afspraak met je eigen huisarts. Wil je zelf niet meer leven? Bel ${tel('113')}.`,
      ),
      en: p(
        'Your life counts, even if things at home do not improve. Looking after yourself helps you keep going. You’ll give yourself a number again in phase 6.',
        `If you’re exhausted or feel low for long, make an appointment with your own GP. If you no longer want to live, call ${tel('113')}.`,
      ),
    },
  },
  notes: 'Method: own wellbeing (CRAFT; NREPP summary). The person in the example is made up.',
});
