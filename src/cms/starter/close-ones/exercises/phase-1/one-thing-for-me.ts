import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const oneThingForMe = exercise({
  id: 'closeones_1_5',
  domain: 'close-ones',
  title: { nl: 'Eén ding voor mij', en: 'One thing for me' },
  parts: [
    told('inleiding', {
      nl: p('Kies één klein ding voor jezelf, deze week. Een half uur is genoeg.'),
      en: p('Choose one small thing for yourself, this week. Half an hour is enough.'),
    }),
    told(
      'voorbeelden',
      {
        nl: ul(
          'Met een vriendin koffie drinken.',
          'Een rondje fietsen.',
          'In bad met de telefoon uit.',
          'Een boek lezen op een bankje.',
        ),
        en: ul(
          'Have coffee with a friend.',
          'Go for a bike ride.',
          'Take a bath with the phone off.',
          'Read a book on a bench.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line('wat', { nl: 'Wat ga je doen?', en: 'What will you do?' }, { required: true }),
    line('wanneer', { nl: 'Welke dag en welk half uur?', en: 'Which day and which half hour?' }),
    line('nodig', { nl: 'Wat moet je daarvoor regelen?', en: 'What do you need to arrange for it?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Zorg voor jou is geen verraad', en: 'Caring for you is not betrayal' },
    html: {
      nl: p('Je laat niemand in de steek. Wie uitrust, kan langer blijven. Schrijf het half uur in je agenda.'),
      en: p('You leave nobody behind. People who rest can stay longer. Put the half hour in your calendar.'),
    },
  },
  notes: 'Method: self-care step (CRAFT).',
});
