import { exercise, line, lines, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatIsStillThere = exercise({
  id: 'closeones_2_5',
  domain: 'close-ones',
  title: { nl: 'Wat er nog is', en: 'What is still there' },
  parts: [
    told('inleiding', {
      nl: p(
        'Zorgen kunnen alles bedekken. Onder die zorgen zit nog steeds de persoon van wie je houdt. Kijk er een paar minuten naar.',
      ),
      en: p(
        'Worries can cover everything. Under those worries is still the person you love. Look at that for a few minutes.',
      ),
    }),
    lines(
      'graag',
      {
        nl: 'Wat zie je graag in de ander? Noem er hoogstens drie.',
        en: 'What do you like to see in the other person? Name three at most.',
      },
      3,
      {
        required: true,
        help: {
          nl: 'Bijvoorbeeld: ‘Hoe hij met de hond praat.’ Eén is genoeg.',
          en: 'For example: ‘How he talks to the dog.’ One is enough.',
        },
      },
    ),
    line('laatst', { nl: 'Wanneer zag je dat voor het laatst?', en: 'When did you last see that?' }),
    line('zeggen', { nl: 'Hoe zou je dat eens kunnen zeggen?', en: 'How could you say that one day?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Dit mag er ook zijn', en: 'This may be there too' },
    html: {
      nl: p(
        'Zien wat goed is, neemt de zorgen niet weg. Het geeft je wel een vriendelijk begin voor een gesprek. Lukt het nu niet? Dat zegt iets over hoe zwaar het is.',
      ),
      en: p(
        'Seeing what is good does not take the worries away. It does give you a kind beginning for a talk. Is it not possible now? That says something about how heavy it is.',
      ),
    },
  },
  notes: 'Method: remembering the person before (CRAFT).',
});
