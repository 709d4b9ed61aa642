import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whenCruksEnds = exercise({
  id: 'gambling_6_3',
  domain: 'gambling',
  title: { nl: 'Als de Cruks-tijd bijna voorbij is', en: 'When Cruks ends' },
  parts: [
    told('inleiding', {
      nl: p(
        'Een gokstop in Cruks heeft een einddatum. Wat gebeurt er dan? Kies, en lees daarna de uitleg. Sta je er niet in? Dan weet je het alvast.',
      ),
      en: p(
        'A gambling stop in Cruks has an end date. What happens then? Choose, then read the explanation. Not registered? Then you know it in advance.',
      ),
    }),
    statement(
      'vanzelf',
      { nl: 'De stop loopt vanzelf af, zonder bericht.', en: 'The stop ends by itself, without a message.' },
      true,
      {
        nl: 'Waar. Je merkt het pas als je weer ergens binnen kunt. Zet dus zelf de einddatum in je agenda.',
        en: 'True. You only notice when you can get in somewhere again. So put the end date in your calendar yourself.',
      },
      { required: true },
    ),
    statement(
      'verlengen',
      { nl: 'Je kunt verlengen voor de stop afloopt.', en: 'You can extend before the stop ends.' },
      true,
      {
        nl: 'Waar. Een maand ervoor is een goed moment. Doe het op een rustige dag.',
        en: 'True. One month before is a good moment. Do it on a calm day.',
      },
    ),
    statement(
      'stopzetten',
      {
        nl: 'In de eerste 6 maanden kun je de stop laten stopzetten.',
        en: 'In the first 6 months you can have the stop ended.',
      },
      false,
      {
        nl: 'Niet waar. De eerste 6 maanden staan vast. Dat beschermt je op een lastig moment.',
        en: 'Not true. The first 6 months are fixed. That protects you at a difficult moment.',
      },
    ),
    statement(
      'agenda',
      {
        nl: 'Een melding in je agenda en die van een ander helpt.',
        en: 'A reminder in your calendar and in someone else’s helps.',
      },
      true,
      {
        nl: 'Waar. Spreek af dat die persoon je dan belt. Samen verlengen is lichter.',
        en: 'True. Agree that this person calls you then. Extending together is lighter.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Zet het nu in je agenda', en: 'Put it in your calendar now' },
    html: {
      nl: p(
        'Sta je in Cruks? Zet één maand voor het einde: verlengen. Er zijn ook sloten die langer blijven, zoals een blokkade-app of iemand bij je geld.',
      ),
      en: p(
        'Are you in Cruks? Put one month before the end: extend. There are also locks that last longer, such as a blocking app or someone with your money.',
      ),
    },
  },
  notes:
    'Source: kansspelautoriteit.nl. CHECK: Kansspelautoriteit: extending, ending, days of reflection when leaving.',
});
