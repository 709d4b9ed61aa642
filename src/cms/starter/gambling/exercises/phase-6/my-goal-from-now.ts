import { anyOf, exercise, line, one, option, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myGoalFromNow = exercise({
  id: 'gambling_6_5',
  domain: 'gambling',
  title: { nl: 'Mijn doel vanaf nu', en: 'My goal from now' },
  parts: [
    told('inleiding', {
      nl: p('Je hebt geoefend, gekeken en gekozen. Wat wordt je doel vanaf nu? Jij kiest. Aanpassen kan altijd.'),
      en: p('You practised, looked and chose. What is your goal from now? You choose. You can always change it.'),
    }),
    one(
      'doel',
      { nl: 'Waar kies je voor?', en: 'What do you choose?' },
      [
        option('stoppen', { nl: 'Niet gokken', en: 'Not gambling' }),
        option('grenzen', {
          nl: 'Strenge grenzen, met iemand die meekijkt',
          en: 'Strict limits, with someone who keeps an eye on it',
        }),
        option('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }),
      ],
      { required: true },
    ),
    told(
      'grenzen_let_op',
      {
        nl: p('Heb je schulden, of drang na verlies? Dan past stoppen meestal beter dan minderen. Jij kiest.'),
        en: p(
          'Do you have debts, or an urge after a loss? Then stopping usually fits better than cutting down. You choose.',
        ),
      },
      { when: anyOf(['doel'], 'grenzen', 'weet_niet') },
    ),
    line('uren', {
      nl: 'Kies je grenzen? Hoeveel uren, en hoeveel euro ingelegd?',
      en: 'Do you choose limits? How many hours, and how many euros put in?',
    }),
    line('wie', { nl: 'Wie kijkt mee?', en: 'Who keeps an eye on it?' }),
    line('wanneer', { nl: 'Wanneer kijk je opnieuw?', en: 'When do you look again?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Bijstellen kan altijd', en: 'You can always adjust it' },
    html: {
      nl: p(
        'Past je doel nog bij <a href="/mijn-plan">Mijn plan</a>? Je kunt het daar aanpassen. Opschrijven wanneer je kijkt, maakt het echt.',
      ),
      en: p(
        'Does your goal still fit <a href="/en/my-recovery-plan">My plan</a>? You can change it there. Writing down when you look makes it real.',
      ),
    },
  },
  notes: 'Method: commitment. CHECK: clinician: limits with debts.',
});
