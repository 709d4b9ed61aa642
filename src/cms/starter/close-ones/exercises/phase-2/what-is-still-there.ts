import { createMarkup, exercise, line, lines, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatIsStillThere = exercise({
  id: 'closeones_2_5',
  domain: 'close-ones',
  title: { nl: 'Wat er nog is', en: 'What is still there' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Zorgen kunnen alles bedekken, ook de persoon van wie je houdt. Zoek die hier een paar minuten op, zonder iets goed te praten.',
      ),
      en: p(
        'Worry can cover up everything, even the person you love. Spend a few minutes looking for them here, without excusing anything.',
      ),
    }),
    lines(
      'graag',
      {
        nl: 'Wat zie je graag in de ander? Noem er hoogstens drie.',
        en: 'What do you like about them? Name 3 at most.',
      },
      3,
      {
        required: true,
        help: {
          nl: 'Bijvoorbeeld: “Hoe hij met de hond praat.”',
          en: 'For example: “How he talks to the dog.”',
        },
      },
    ),
    line('laatst', { nl: 'Wanneer zag je dat voor het laatst?', en: 'When did you last see that?' }),
    line('zeggen', { nl: 'Hoe zou je dat eens kunnen zeggen?', en: 'How could you tell them one day?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Dit mag er ook zijn', en: 'This is true as well' },
    html: {
      nl: p(
        'Zien wat goed is, neemt de zorgen niet weg. Het geeft je wel een vriendelijk begin voor een gesprek. In fase 3 gebruik je het als eerste zin. Lukte het nu niet, dan is het thuis misschien te zwaar geweest.',
      ),
      en: p(
        'Seeing what’s good does not take the worry away, but it gives you a kind way to start a conversation. You’ll use it as a first sentence in phase 3. If nothing came to mind, things may be too hard at the moment.',
      ),
    },
  },
  notes: 'Method: remembering the person before (CRAFT).',
});
