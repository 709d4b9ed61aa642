import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const somethingFromBefore = exercise({
  id: 'closeones_5_5',
  domain: 'close-ones',
  title: { nl: 'Iets van vroeger', en: 'Something from before' },
  parts: [
    told('inleiding', {
      nl: p('Voordat alles om de ander draaide, had je dingen die van jou waren. Haal er één terug.'),
      en: p('Before everything was about the other person, you had things that were yours. Bring one back.'),
    }),
    line('wat', { nl: 'Wat deed jij graag?', en: 'What did you like to do?' }, { required: true }),
    line('wanneer', {
      nl: 'Wanneer doe je het deze week, al is het kort?',
      en: 'When do you do it this week, even briefly?',
    }),
    line('wie', { nl: 'Met wie, of lekker alleen?', en: 'With whom, or nicely alone?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Ook nu', en: 'Now too' },
    html: {
      nl: p(
        'Je hoeft niet te wachten tot het thuis beter gaat. Zet het in je agenda, net als een afspraak bij de tandarts.',
      ),
      en: p(
        'You do not have to wait until things at home are better. Put it in your calendar, like a visit to the dentist.',
      ),
    },
  },
  notes: 'Method: own identity.',
});
