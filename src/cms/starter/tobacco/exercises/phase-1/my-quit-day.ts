import { exercise, line, option, type Part, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

const quitDay: Part = {
  nl: {
    type: 'date',
    key: 'stopdag',
    label: 'Welke dag kies je?',
    help: 'In één keer? Kies een dag binnen 2 weken, liever niet een heel drukke. Stap voor stap? Kies de dag waarop je doel 0 wordt.',
    required: true,
  },
  en: {
    type: 'date',
    key: 'stopdag',
    label: 'Which day do you choose?',
    help: 'All at once? Choose a day within 2 weeks, preferably not a very busy one. Step by step? Choose the day your goal becomes 0.',
    required: true,
  },
};

export const myQuitDay = exercise({
  id: 'tobacco_1_5',
  domain: 'tobacco',
  title: { nl: 'Mijn stopdag', en: 'My quit day' },
  parts: [
    told('inleiding', {
      nl: p(
        'Met een datum wordt je plan echt. Je hoeft er nog niet klaar voor te zijn. Je zet alleen de dag vast. Heb je al een plan? Neem dan de dag uit <a href="/mijn-plan">Mijn plan</a> over.',
      ),
      en: p(
        'A date makes your plan real. You do not have to be ready yet. You only choose the day. Do you have a plan already? Then take the day from <a href="/en/my-recovery-plan">My plan</a>.',
      ),
    }),
    quitDay,
    several(
      'avond_ervoor',
      { nl: 'Wat doe je de avond ervoor?', en: 'What do you do the evening before?' },
      [
        option('weg', {
          nl: 'Alles wat met roken te maken heeft weggooien',
          en: 'Throw away everything to do with smoking',
        }),
        option('auto', { nl: 'De auto schoonmaken', en: 'Tidy and wash the car' }),
        option('jas', { nl: 'Mijn jas wassen of luchten', en: 'Wash or air my coat' }),
        option('klaarleggen', {
          nl: 'Water, kauwgom en mijn hulpmiddel klaarleggen',
          en: 'Put water, gum and my aid ready',
        }),
        option('slapen', { nl: 'Op tijd naar bed', en: 'Go to bed on time' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('wie', { nl: 'Wie vertel je welke dag het is?', en: 'Who do you tell which day it is?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een dag met een datum is een plan', en: 'A day with a date is a plan' },
    html: {
      nl: p(
        'Verzetten kan altijd. Schrijf dan een nieuwe datum op.',
        'Zet de dag ook in je agenda, en kijk of hij past bij <a href="/mijn-plan">Mijn plan</a>. Moet je eerst met je huisarts bellen? Doe dat deze week.',
      ),
      en: p(
        'You can always move it. Then write down a new date.',
        'Put the day in your calendar too, and see if it fits <a href="/en/my-recovery-plan">My plan</a>. Do you need to call your GP first? Do that this week.',
      ),
    },
  },
  notes:
    'Method: commitment and planning. The quit day written here is not kept with the plan: help and feedback point to the one of the plan.',
});
