import { exercise, lines, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const handsMouthMind = exercise({
  id: 'tobacco_3_3',
  domain: 'tobacco',
  title: { nl: 'Handen, mond, hoofd', en: 'Hands, mouth, mind' },
  parts: [
    told('inleiding', {
      nl: p(
        'Een doosje met kleine dingen helpt in de eerste minuten van een golf. Stel het samen voor je handen, je mond en je hoofd.',
      ),
      en: p(
        'A small box of things helps in the first minutes of a wave. Put it together for your hands, your mouth and your mind.',
      ),
    }),
    several(
      'doosje',
      { nl: 'Wat gaat erin? Kies er ongeveer zes.', en: 'What goes in? Choose about six.' },
      [
        option('kauwgom', { nl: 'Suikervrije kauwgom', en: 'Sugar-free gum' }),
        option('wortel', { nl: 'Wortel of iets knapperigs', en: 'Carrot or something crunchy' }),
        option('rietje', { nl: 'Een rietje', en: 'A straw' }),
        option('bal', { nl: 'Een balletje of elastiek', en: 'A small ball or rubber band' }),
        option('foto', { nl: 'Een foto van wie of wat ik liefheb', en: 'A photo of who or what I love' }),
        option('puzzel', { nl: 'Een puzzel of breiwerk', en: 'A puzzle or knitting' }),
        option('liedje', { nl: 'Een liedje dat ik meezing', en: 'A song I sing along to' }),
        option('reden', { nl: 'Mijn reden op een kaartje', en: 'My reason on a card' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    lines('plekken', { nl: 'Waar leg je er een neer?', en: 'Where do you put one?' }, 4, {
      help: { nl: 'Bijvoorbeeld: auto, jas, bureau.', en: 'For example: car, coat, desk.' },
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor minuut 1 tot 5', en: 'For minutes 1 to 5' },
    html: {
      nl: p(
        'Het doosje is voor het begin van een golf. Daarna zakt de trek meestal vanzelf. Vul het aan als je merkt wat werkt.',
      ),
      en: p(
        'The box is for the beginning of a wave. After that the craving usually drops by itself. Add to it when you notice what works.',
      ),
    },
  },
  notes: 'Method: substitution kit.',
});
