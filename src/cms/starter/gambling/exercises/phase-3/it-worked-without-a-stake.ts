import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const itWorkedWithoutAStake = exercise({
  id: 'gambling_3_5',
  domain: 'gambling',
  title: { nl: 'Zonder inzet gelukt', en: 'It worked without a stake' },
  parts: [
    told('inleiding', {
      nl: p('Zoek één keer dat je drang had en niet speelde. Of dat je eerder stopte dan anders. Klein mag.'),
      en: p(
        'Find one time that you had an urge and did not gamble. Or that you stopped earlier than before. Small is fine.',
      ),
    }),
    line('moment', { nl: 'Wanneer was dat?', en: 'When was that?' }, { required: true }),
    line('hielp', { nl: 'Wat hielp je toen?', en: 'What helped you then?' }),
    line('weer', { nl: 'Hoe kun je dat nog eens gebruiken?', en: 'How can you use that again?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Ook één keer telt', en: 'Once counts too' },
    html: {
      nl: p(
        'Zo leert je hoofd dat drang ook zonder inzet voorbijgaat. Vond je niets? Dan is de volgende golf je eerste kans.',
      ),
      en: p(
        'That is how your mind learns that an urge also passes without a stake. Did you find nothing? Then the next wave is your first chance.',
      ),
    },
  },
  notes: 'Method: self-efficacy.',
});
