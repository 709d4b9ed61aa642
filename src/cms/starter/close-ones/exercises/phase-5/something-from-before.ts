import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const somethingFromBefore = exercise({
  id: 'closeones_5_5',
  domain: 'close-ones',
  title: { nl: 'Iets van vroeger', en: 'Something from before' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Voordat alles om de ander draaide, had je dingen die alleen van jou waren. Haal er één terug, hoe klein ook.',
        'Een moeder van drie zong vroeger in een koor. Vier jaar zei ze af, omdat de avond thuis altijd anders liep. Nu rijdt haar buurvrouw op dinsdag en past oma op.',
      ),
      en: p(
        'Before everything was about someone else, you had things that were only yours. Bring one of them back, however small.',
        'A mother of 3 used to sing in a choir. For 4 years she cancelled, because she never knew how the evening at home would go. Now her neighbour drives her on Tuesdays, and grandma stays with the children.',
      ),
    }),
    line('wat', { nl: 'Wat deed jij graag?', en: 'What did you like to do?' }, { required: true }),
    line('wanneer', {
      nl: 'Wanneer doe je het deze week, al is het kort?',
      en: 'When will you do it this week, even briefly?',
    }),
    line('wie', { nl: 'Met wie, of lekker alleen?', en: 'Who with, or would you rather go alone?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Ook nu', en: 'Now too' },
    html: {
      nl: p(
        'Wacht hiermee niet tot het thuis beter gaat, want dan komt het er misschien nooit van. Zet het in je agenda, net als een afspraak bij de tandarts. Gaat het niet door, kies dan meteen een nieuwe dag.',
      ),
      en: p(
        'Do not wait until things at home are better, because then it may never happen. Put it in your calendar, like a visit to the dentist. If it’s cancelled, pick a new day straight away.',
      ),
    },
  },
  notes: 'Method: own identity.',
});
