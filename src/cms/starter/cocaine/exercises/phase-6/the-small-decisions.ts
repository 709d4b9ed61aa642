import { exercise, line, lines, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const theSmallDecisions = exercise({
  id: 'cocaine_6_3',
  domain: 'cocaine',
  title: { nl: 'De kleine beslissingen', en: 'The small decisions' },
  parts: [
    told('inleiding', {
      nl: p(
        'Een uitglijder begint vaak met een kleine beslissing die er niets mee te maken lijkt te hebben. Zoek de jouwe.',
      ),
      en: p('A slip often begins with a small decision that seems to have nothing to do with it. Find yours.'),
    }),
    several(
      'beslissingen',
      { nl: 'Wat herken je bij jezelf?', en: 'What do you recognise in yourself?' },
      [
        option('pinnen', { nl: 'Geld opnemen ‘voor de zekerheid’', en: 'Taking out cash ‘to be safe’' }),
        option('cafe', { nl: 'Toch naar die ene plek', en: 'Going to that one place anyway' }),
        option('chat', { nl: 'Een oude chat openen', en: 'Opening an old chat' }),
        option('zondag', { nl: 'Niets plannen op zondag', en: 'Planning nothing on Sunday' }),
        option('ruzie', { nl: 'Ruzie zoeken', en: 'Picking a quarrel' }),
        option('moe', { nl: 'Te laat en te weinig slapen', en: 'Sleeping too late and too little' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    lines('tegenzet', { nl: 'Wat is je tegenzet, per stuk?', en: 'What is your move against each?' }, 4),
    line('wie', { nl: 'Wie mag het tegen je zeggen?', en: 'Who may say it to you?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Vroeg kiezen is het lichtst', en: 'Choosing early is lightest' },
    html: {
      nl: p('Hoe eerder in de rij je iets anders doet, hoe minder het vraagt. Kies één tegenzet voor dit weekend.'),
      en: p('The earlier in the row you do something else, the less it asks. Choose one move for this weekend.'),
    },
  },
  notes: 'Method: seemingly irrelevant decisions.',
});
