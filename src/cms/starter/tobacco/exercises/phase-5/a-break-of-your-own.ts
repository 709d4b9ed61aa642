import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const aBreakOfYourOwn = exercise({
  id: 'tobacco_5_2',
  domain: 'tobacco',
  title: { nl: 'Een pauze die van jou is', en: 'A break of your own' },
  parts: [
    told('inleiding', {
      nl: p('Roken gaf je ook iets goeds: een pauze. Die houd je. Bedenk drie pauzes van 5 minuten.'),
      en: p('Smoking gave you something good too: a break. You keep that. Think of three breaks of 5 minutes.'),
    }),
    several(
      'soort',
      { nl: 'Wat past bij jou?', en: 'What fits you?' },
      [
        option('buiten', { nl: 'Buiten lopen', en: 'Walk outside' }),
        option('muziek', { nl: 'Eén liedje luisteren', en: 'Listen to one song' }),
        option('raam', { nl: 'Uit het raam kijken', en: 'Look out of the window' }),
        option('bellen', { nl: 'Iemand bellen', en: 'Call someone' }),
        option('rekken', { nl: 'Rekken en strekken', en: 'Stretch' }),
        option('thee', { nl: 'Thee zetten', en: 'Make tea' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('een', { nl: 'Pauze 1: wanneer en waar?', en: 'Break 1: when and where?' }),
    line('twee', { nl: 'Pauze 2: wanneer en waar?', en: 'Break 2: when and where?' }),
    line('drie', { nl: 'Pauze 3: wanneer en waar?', en: 'Break 3: when and where?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'De pauze is van jou', en: 'The break is yours' },
    html: {
      nl: p(
        'Wie rookt, neemt pauze. Houd hem, zonder rook. Zet er één in je agenda, dan gebeurt hij ook op drukke dagen.',
      ),
      en: p(
        'People who smoke take breaks. Keep them, without smoke. Put one in your calendar, then it also happens on busy days.',
      ),
    },
  },
  notes: 'Method: community reinforcement, replacing a function.',
});
