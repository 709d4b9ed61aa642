import { anyOf, exercise, line, one, option, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myGoal = exercise({
  id: 'cocaine_6_5',
  domain: 'cocaine',
  title: { nl: 'Mijn doel', en: 'My goal' },
  parts: [
    told('inleiding', {
      nl: p('Wat wordt je doel vanaf nu? Stoppen of minder. Jij kiest, en aanpassen kan altijd.'),
      en: p('What is your goal from now? Stopping or less. You choose, and you can always change it.'),
    }),
    one(
      'doel',
      { nl: 'Waar kies je voor?', en: 'What do you choose?' },
      [
        option('stoppen', { nl: 'Stoppen', en: 'Stopping' }),
        option('minder', { nl: 'Minder vaak', en: 'Less often' }),
        option('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }),
      ],
      { required: true },
    ),
    told(
      'hart',
      {
        nl: p(
          'Heb je hartklachten, hoge bloeddruk of viel je weleens flauw? Dan past alleen stoppen. Bel je huisarts.',
        ),
        en: p(
          'Do you have heart problems, high blood pressure, or have you fainted? Then only stopping fits. Call your GP.',
        ),
      },
      { when: anyOf(['doel'], 'minder', 'weet_niet') },
    ),
    line('maand', { nl: 'Hoe vaak per maand wil je hoogstens?', en: 'How often a month at most?' }),
    line('wanneer', { nl: 'Wanneer kijk je opnieuw?', en: 'When do you look again?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Bij hartklachten past alleen stoppen', en: 'With heart problems, only stopping fits' },
    html: {
      nl: p(
        'Past je doel nog bij <a href="/mijn-plan">Mijn plan</a>? Daar kun je het aanpassen. Elke keer minder telt voor je hart.',
      ),
      en: p(
        'Does your goal still fit <a href="/en/my-recovery-plan">My plan</a>? There you can change it. Every time less counts for your heart.',
      ),
    },
  },
  notes: 'Method: commitment. CHECK: cardiologist and addiction doctor: less with heart disease.',
});
