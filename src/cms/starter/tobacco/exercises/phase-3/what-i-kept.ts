import { count, exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatIKept = exercise({
  id: 'tobacco_3_5',
  domain: 'tobacco',
  title: { nl: 'Wat bleef er over?', en: 'What I kept' },
  parts: [
    told('inleiding', {
      nl: p('Minder of niet roken levert geld op. Reken het uit zoals je wilt. Schatten is goed.'),
      en: p('Smoking less or not at all leaves you money. Work it out as you like. A guess is fine.'),
    }),
    count('per_week', { nl: 'Hoeveel euro gaf je per week uit?', en: 'How many euros did you spend per week?' }, 1000, {
      required: true,
    }),
    count('over', { nl: 'Hoeveel euro hield je deze week over?', en: 'How many euros did you keep this week?' }, 1000, {
      help: { nl: 'Nog niets? Vul 0 in.', en: 'Nothing yet? Fill in 0.' },
    }),
    line('waarvoor', { nl: 'Waar is dat geld voor?', en: 'What is that money for?' }),
    line(
      'plek',
      { nl: 'Waar zet je het apart?', en: 'Where do you put it aside?' },
      {
        help: { nl: 'Bijvoorbeeld een pot, of een spaarrekening.', en: 'For example a jar, or a savings account.' },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Dit geld is van jou', en: 'This money is yours' },
    html: {
      nl: p(
        'Zet het elke week apart. Geef een deel meteen uit aan iets leuks. Zo merk je de winst, ook als hij nog klein is.',
      ),
      en: p(
        'Put it aside every week. Spend a part at once on something nice. That way you notice the gain, even if it is still small.',
      ),
    },
  },
  notes: 'Method: money gain; no price of a packet is given.',
});
