import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const clearOutThisWeek = exercise({
  id: 'cannabis_2_5',
  domain: 'cannabis',
  title: { nl: 'Deze week opruimen', en: 'Clear out this week' },
  parts: [
    told('inleiding', {
      nl: p('Wat je niet ziet en niet hebt, daar hoef je geen nee tegen te zeggen. Kies wat deze week weg kan.'),
      en: p('What you do not see and do not have, you need not say no to. Choose what can go this week.'),
    }),
    several(
      'weg',
      { nl: 'Wat ruim je op?', en: 'What do you clear out?' },
      [
        option('voorraad', { nl: 'Wat er nog in huis is', en: 'What is still in the house' }),
        option('spullen', { nl: 'De spullen die erbij horen', en: 'The things that go with it' }),
        option('contact', { nl: 'Nummers en chats', en: 'Numbers and chats' }),
        option('groep', { nl: 'Een appgroep dempen of verlaten', en: 'Mute or leave a group chat' }),
        option('route', { nl: 'Een andere route kiezen', en: 'Choose another route' }),
        option('plek', { nl: 'Mijn vaste plek anders inrichten', en: 'Rearrange my usual spot' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('wanneer', { nl: 'Wanneer doe je dit?', en: 'When do you do this?' }),
    line('wie', { nl: 'Wie doet het met je?', en: 'Who does it with you?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Minder te kiezen', en: 'Less to choose' },
    html: {
      nl: p('Niet in huis scheelt veel keuzes. Doe het op een moment dat het goed met je gaat, dan is het zo gebeurd.'),
      en: p('Not having it at home saves many choices. Do it at a moment when you feel fine, then it is soon done.'),
    },
  },
  notes: 'Method: stimulus control.',
});
