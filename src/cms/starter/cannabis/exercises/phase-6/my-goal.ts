import { anyOf, exercise, line, one, option, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myGoal = exercise({
  id: 'cannabis_6_5',
  domain: 'cannabis',
  title: { nl: 'Mijn doel', en: 'My goal' },
  parts: [
    told('inleiding', {
      nl: p('Wat wordt je doel vanaf nu? Nul, minder, of iets anders. Jij kiest, en aanpassen kan altijd.'),
      en: p('What is your goal from now? Zero, less, or something else. You choose, and you can always change it.'),
    }),
    one(
      'doel',
      { nl: 'Waar kies je voor?', en: 'What do you choose?' },
      [
        option('nul', { nl: 'Niet blowen', en: 'No cannabis' }),
        option('weekend', { nl: 'Alleen op vaste dagen', en: 'Only on fixed days' }),
        option('minder', { nl: 'Minder dan nu', en: 'Less than now' }),
        option('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }),
      ],
      { required: true },
    ),
    told(
      'nul_veiliger',
      {
        nl: p(
          'Had jij ooit een psychose, of had een ouder, broer of zus er een? Of ben je snel achterdochtig? Dan is niet gebruiken het veiligst.',
        ),
        en: p(
          'Have you, or has a parent, brother or sister, ever had a psychosis? Or do you soon get suspicious? Then not using is the safest.',
        ),
      },
      { when: anyOf(['doel'], 'weekend', 'minder', 'weet_niet') },
    ),
    line('hoeveel', { nl: 'Hoeveel joints, en op welke dagen?', en: 'How many joints, and on which days?' }),
    line('wanneer', { nl: 'Wanneer kijk je opnieuw?', en: 'When do you look again?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Bijstellen mag', en: 'You may adjust it' },
    html: {
      nl: p(
        'Past je doel nog bij <a href="/mijn-plan">Mijn plan</a>? Daar kun je het aanpassen. Je dagen invullen blijft kunnen, ook na dit programma.',
      ),
      en: p(
        'Does your goal still fit <a href="/en/my-recovery-plan">My plan</a>? There you can change it. You can keep filling in your days, also after this programme.',
      ),
    },
  },
  notes: 'Method: commitment. CHECK: psychiatrist: less with a psychosis risk.',
});
