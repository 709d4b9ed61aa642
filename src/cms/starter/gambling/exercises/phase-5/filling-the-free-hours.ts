import { exercise, line, lines, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const fillingTheFreeHours = exercise({
  id: 'gambling_5_4',
  domain: 'gambling',
  title: { nl: 'Vrije uren invullen', en: 'Filling the free hours' },
  parts: [
    told('inleiding', {
      nl: p('Gokken kostte tijd. Die uren komen vrij. Een leeg uur is vaak het lastigst, dus geef ze een plek.'),
      en: p('Gambling took time. Those hours are free now. An empty hour is often the hardest, so give them a place.'),
    }),
    line('uren', { nl: 'Welke uren waren van het spel?', en: 'Which hours belonged to the game?' }, { required: true }),
    several(
      'ideeen',
      { nl: 'Wat past bij jou?', en: 'What fits you?' },
      [
        option('sport', { nl: 'Sporten', en: 'Sports' }),
        option('klussen', { nl: 'Klussen of tuinieren', en: 'Odd jobs or gardening' }),
        option('kinderen', { nl: 'Iets met mijn kinderen', en: 'Something with my children' }),
        option('koken', { nl: 'Koken en samen eten', en: 'Cooking and eating together' }),
        option('vrijwillig', { nl: 'Vrijwilligerswerk', en: 'Volunteering' }),
        option('groep', { nl: 'Een groep met mensen die dit kennen', en: 'A group of people who know this' }),
        option('leren', { nl: 'Iets leren', en: 'Learning something' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    lines(
      'plan',
      { nl: 'Vul deze week een paar uren in: dag, tijd, wat', en: 'Fill some hours this week: day, time, what' },
      7,
    ),
    line('vast', { nl: 'Welke ene afspraak wordt vast?', en: 'Which one plan becomes fixed?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Eén vaste afspraak', en: 'One fixed plan' },
    html: {
      nl: p(
        'Een vaste afspraak per week helpt veel. De zin komt vaak pas als je begint. Groepen van lotgenoten vind je via <a href="/hulp">Hulp</a>.',
      ),
      en: p(
        'One fixed plan a week helps a lot. Feeling like it often comes only after you begin. You find support groups through <a href="/en/help">Help</a>.',
      ),
    },
  },
  notes: 'Method: community reinforcement. AGOG exists; its number is left to the record of help lines.',
});
