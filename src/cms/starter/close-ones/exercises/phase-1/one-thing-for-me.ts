import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const oneThingForMe = exercise({
  id: 'closeones_1_5',
  domain: 'close-ones',
  title: { nl: 'Eén ding voor mij', en: 'One thing for me' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Kies voor deze week één klein ding dat alleen voor jou is. Een half uur is lang genoeg, want een kort plan gaat eerder door.',
      ),
      en: p(
        'Choose one small thing this week that’s only for you. Half an hour is plenty, because short plans are more likely to happen.',
      ),
    }),
    createMarkup(
      'voorbeelden',
      {
        nl: ul(
          'Met een vriendin koffie drinken.',
          'Een rondje fietsen.',
          'In bad met de telefoon uit.',
          'Een boek lezen op een bankje.',
        ),
        en: ul(
          'Have a cup of coffee in town with a good friend.',
          'Go for a bike ride on your own, or a long walk.',
          'Take a long bath with the door shut and the phone off.',
          'Read a book on a bench in the park for a while.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line('wat', { nl: 'Wat ga je doen?', en: 'What will you do?' }, { required: true }),
    line('wanneer', { nl: 'Welke dag en welk half uur?', en: 'Which day, and which half hour?' }),
    line('nodig', { nl: 'Wat moet je daarvoor regelen?', en: 'What do you need to arrange for it?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Zorg voor jou is geen verraad', en: 'Caring for yourself is not betrayal' },
    html: {
      nl: p(
        'Je laat hiermee niemand in de steek, want wie uitrust, kan langer blijven. Zet het half uur in je agenda alsof het een afspraak met een ander is. Komt er iets tussen, kies dan meteen een nieuwe dag.',
      ),
      en: p(
        'You’re not letting anyone down. Rest helps you keep going. Put the half hour in your calendar as if it’s an appointment with someone else. If something gets in the way, choose a new day straight away.',
      ),
    },
  },
  notes: 'Method: self-care step (CRAFT).',
});
