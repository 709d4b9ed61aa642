import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const doesSmokingHelpStress = exercise({
  id: 'tobacco_4_1',
  domain: 'tobacco',
  title: { nl: 'Roken helpt tegen stress?', en: 'Does smoking help stress?' },
  parts: [
    told('inleiding', {
      nl: p(
        'Een sigaret leek vaak te helpen als het druk was. Wat gebeurde er dan echt? Kies, en lees daarna de uitleg.',
      ),
      en: p(
        'A cigarette often seemed to help when things were busy. What really happened? Choose, then read the explanation.',
      ),
    }),
    statement(
      'ontwenning',
      {
        nl: 'De rust na een sigaret komt vooral doordat ontwenning stopt.',
        en: 'The calm after a cigarette is mostly withdrawal stopping.',
      },
      true,
      {
        nl: 'Waar. Je lijf vroeg om nicotine en dat gaf onrust. De sigaret haalde die onrust weg, tot de volgende.',
        en: 'True. Your body asked for nicotine and that caused unrest. The cigarette took it away, until the next one.',
      },
      { required: true },
    ),
    statement(
      'na_tijd',
      {
        nl: 'Mensen die al een tijd gestopt zijn, zijn vaak minder gespannen dan toen ze rookten.',
        en: 'People who stopped some time ago are often less tense than when they smoked.',
      },
      true,
      {
        nl: 'Waar. Dat komt uit onderzoek. De eerste weken kunnen juist onrustig zijn. Daarna wordt het bij veel mensen rustiger.',
        en: 'True. Research shows this. The first weeks can be restless. After that it gets calmer for many people.',
      },
    ),
    statement(
      'adem',
      { nl: 'Een deel van de rust kwam van diep ademen.', en: 'Part of the calm came from breathing deeply.' },
      true,
      {
        nl: 'Waar. Je ging weg, stond stil en ademde langzaam. Dat kun je houden, zonder rook.',
        en: 'True. You stepped away, stood still and breathed slowly. You can keep that, without smoke.',
      },
    ),
    statement(
      'medicijn',
      {
        nl: 'Wie somber of angstig is, kan beter niet stoppen.',
        en: 'It is better not to stop if you feel low or anxious.',
      },
      false,
      {
        nl: 'Niet waar. Stoppen kan ook dan, en kan op den duur helpen. Doe het wel samen met je huisarts.',
        en: 'Not true. Stopping is possible then too, and can help over time. Do it together with your GP.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p('Je houdt de pauze en de adem. De rook gaat weg. Blijf je gespannen of somber? Bel je huisarts.'),
      en: p('You keep the pause and the breath. The smoke goes. Do you stay tense or low? Call your GP.'),
    },
  },
  notes: 'Sources: research on stopping and mood (Taylor 2014), general knowledge. CHECK: GP.',
});
