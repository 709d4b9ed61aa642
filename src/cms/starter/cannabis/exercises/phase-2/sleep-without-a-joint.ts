import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const sleepWithoutAJoint = exercise({
  id: 'cannabis_2_2',
  domain: 'cannabis',
  title: { nl: 'Slapen zonder joint', en: 'Sleep without a joint' },
  parts: [
    told('inleiding', {
      nl: p(
        'De eerste nachten zijn vaak kort. Dat wordt bij de meeste mensen vanzelf beter. Met vaste gewoonten help je je slaap op weg.',
        'Kies drie dingen voor deze week. Alles tegelijk hoeft niet.',
      ),
      en: p(
        'The first nights are often short. For most people that gets better by itself. With fixed habits you help your sleep along.',
        'Choose three things for this week. You do not have to do all of it.',
      ),
    }),
    several(
      'kies',
      { nl: 'Wat ga je deze week doen?', en: 'What will you do this week?' },
      [
        option('opstaan', { nl: 'Elke dag op dezelfde tijd opstaan', en: 'Get up at the same time every day' }),
        option('uit_bed', {
          nl: 'Na 20 minuten wakker uit bed, iets rustigs doen',
          en: 'After 20 minutes awake, get up and do something calm',
        }),
        option('scherm', { nl: 'Het laatste uur geen scherm', en: 'No screen in the last hour' }),
        option('koffie', { nl: 'Na 14 uur geen koffie of energiedrank', en: 'No coffee or energy drinks after 2 pm' }),
        option('bad', { nl: 'Een warm bad of een warme douche', en: 'A warm bath or shower' }),
        option('boek', { nl: 'Lezen op papier', en: 'Read on paper' }),
        option('koel', { nl: 'Licht beddengoed en frisse lucht', en: 'Light bedding and fresh air' }),
        option('bewegen', { nl: 'Overdag een half uur bewegen', en: 'Move for half an hour in the daytime' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('opstatijd', { nl: 'Hoe laat sta je op, elke dag?', en: 'What time do you get up, every day?' }),
    line(
      'wakker',
      { nl: 'Wat doe je als je om 3 uur wakker ligt?', en: 'What do you do if you are awake at 3 am?' },
      {
        help: {
          nl: 'Iets wat saai en rustig is, met weinig licht.',
          en: 'Something dull and calm, with little light.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Je slaap leert het weer', en: 'Your sleep learns it again' },
    html: {
      nl: p(
        'Na 1 tot 3 weken slapen veel mensen beter dan ervoor. Een slechte nacht zegt niets over de volgende.',
        'Slaap je na 4 weken nog slecht? Bel je huisarts. Neem geen slaappillen of alcohol in plaats van een joint.',
      ),
      en: p(
        'After 1 to 3 weeks many people sleep better than before. One bad night says nothing about the next.',
        'Do you still sleep badly after 4 weeks? Call your GP. Do not take sleeping pills or alcohol instead of a joint.',
      ),
    },
  },
  notes: 'Method: basics of cognitive behavioural therapy for sleep. CHECK: GP: weeks until better sleep.',
});
