import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const trustWeekByWeek = exercise({
  id: 'gambling_5_2',
  domain: 'gambling',
  title: { nl: 'Vertrouwen per week', en: 'Trust week by week' },
  parts: [
    told('inleiding', {
      nl: p('Vertrouwen komt terug door te doen, week na week. Kies kleine dingen die je kunt waarmaken.'),
      en: p('Trust comes back by doing, week after week. Choose small things that you can keep.'),
    }),
    several(
      'doen',
      { nl: 'Wat doe jij elke week?', en: 'What do you do every week?' },
      [
        option('rekening', { nl: 'Samen de rekening bekijken', en: 'Look at the account together' }),
        option('tijd', { nl: 'Op tijd thuis zijn', en: 'Be home on time' }),
        option('afspraak', { nl: 'Eén afspraak nakomen', en: 'Keep one promise' }),
        option('eerlijk', {
          nl: 'Zelf vertellen hoe het ging, ook bij drang',
          en: 'Tell how it went myself, also with an urge',
        }),
        option('taak', { nl: 'Een vaste taak in huis', en: 'A fixed task at home' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('moment', { nl: 'Op welk vast moment?', en: 'At which fixed moment?' }),
    line(
      'vraag',
      { nl: 'Wat vraag je van de ander?', en: 'What do you ask of the other person?' },
      {
        help: {
          nl: 'Bijvoorbeeld: één vraag per week, geen tien per dag.',
          en: 'For example: one question a week, not ten a day.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Langzaam, door te doen', en: 'Slowly, by doing' },
    html: {
      nl: p(
        'Dat een ander een tijd meekijkt, is begrijpelijk. Spreek af tot wanneer. Ging een week anders? Zeg het zelf, en begin de volgende week opnieuw.',
      ),
      en: p(
        'That someone else keeps an eye on it for a while is understandable. Agree until when. Did a week go differently? Say it yourself, and begin again the next week.',
      ),
    },
  },
  notes: 'Method: behavioural repair.',
});
