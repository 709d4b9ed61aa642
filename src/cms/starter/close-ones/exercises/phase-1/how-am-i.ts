import { exercise, line, option, ruler, several, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const howAmI = exercise({
  id: 'closeones_1_2',
  domain: 'close-ones',
  title: { nl: 'Hoe gaat het met mij?', en: 'How am I?' },
  parts: [
    told('inleiding', {
      nl: p('Vaak gaat alle aandacht naar de ander. Nu kijk je een paar minuten naar jezelf.'),
      en: p('Often all attention goes to the other person. For a few minutes you now look at yourself.'),
    }),
    ruler(
      'cijfer',
      { nl: 'Hoe gaat het met jou, alles bij elkaar?', en: 'How are you, all together?' },
      { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] },
      { required: true },
    ),
    several(
      'merk',
      { nl: 'Waar merk je de zorgen aan?', en: 'Where do you notice the worries?' },
      [
        option('slaap', { nl: 'Slecht slapen', en: 'Sleeping badly' }),
        option('eten', { nl: 'Anders eten', en: 'Eating differently' }),
        option('werk', { nl: 'Werk of school', en: 'Work or school' }),
        option('vrienden', { nl: 'Minder mensen zien', en: 'Seeing fewer people' }),
        option('lijf', { nl: 'Pijn, moe of gespannen', en: 'Pain, tired or tense' }),
        option('hoofd', { nl: 'Steeds nadenken', en: 'Thinking all the time' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('eerst', { nl: 'Waar merk je het als eerste?', en: 'Where do you notice it first?' }),
    story('nodig', { nl: 'Wat heb jij nu nodig?', en: 'What do you need now?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Jouw leven telt', en: 'Your life counts' },
    html: {
      nl: p(
        'Ook als het thuis niet beter gaat. Zorgen voor jezelf helpt je om dit vol te houden.',
        `Ben je uitgeput of blijf je somber? Maak een afspraak met je eigen huisarts. Wil je zelf niet meer leven? Bel ${tel('113')}.`,
      ),
      en: p(
        'Also if things at home do not get better. Looking after yourself helps you to keep going.',
        `Are you exhausted or do you stay low? Make an appointment with your own GP. Do you no longer want to live? Call ${tel('113')}.`,
      ),
    },
  },
  notes: 'Method: own wellbeing (CRAFT; NREPP summary).',
});
