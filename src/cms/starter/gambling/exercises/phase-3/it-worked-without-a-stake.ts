import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const itWorkedWithoutAStake = exercise({
  id: 'gambling_3_5',
  domain: 'gambling',
  title: { nl: 'Zonder inzet gelukt', en: 'It worked without a bet' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je hoofd onthoudt vooral de keren dat het niet lukte. Zoek daarom één moment waarop je drang had en niets deed. Eerder stoppen dan anders telt ook mee. Daar zat een keuze in.',
      ),
      en: p(
        'Your mind mostly remembers the times it did not work. So look for one moment when you had an urge and did nothing. Stopping earlier than usual counts as well. There was a choice in it.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Op zaterdag zat ik in de auto te wachten tot de zwemles afgelopen was. Normaal pakte ik dan mijn telefoon. Nu lag die in het handschoenenkastje, en ik ging binnen naar mijn zoon kijken. Het was maar een half uur, maar hij zwaaide drie keer.',
        ),
        en: p(
          'On Saturday I was in the car, waiting for the swimming lesson to end. Normally I’d have my phone out. This time it was in the glove box, and I went inside to watch my son. It was only half an hour, but he waved three times.',
        ),
      },
      { folded: { nl: 'Een half uur bij het zwembad', en: 'Half an hour at the pool' } },
    ),
    line(
      'moment',
      { nl: 'Wanneer was dat?', en: 'When was that?' },
      {
        required: true,
        help: {
          nl: 'Vijf minuten uitstel is al een moment dat je kunt opschrijven.',
          en: 'Putting it off for five minutes is already a moment you can write down.',
        },
      },
    ),
    line('hielp', { nl: 'Wat hielp je toen?', en: 'What helped you then?' }),
    line('weer', { nl: 'Hoe kun je dat nog eens gebruiken?', en: 'How can you use that again?' }),
    line('vertellen', { nl: 'Aan wie zou je dit willen vertellen?', en: 'Who would you like to tell about this?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Ook één keer telt', en: 'Once counts too' },
    html: {
      nl: p(
        'Zo leert je hoofd dat drang ook zonder inzet voorbijgaat, en dat leren gaat per keer. Vond je niets, dan is de volgende golf je eerste kans.',
        'Bewaar wat hielp. In fase 6 zet je het op je noodkaart. Je vindt het tot die tijd hier terug.',
      ),
      en: p(
        'That’s how your mind learns that an urge also passes without a bet, one time after another. If you found nothing, the next wave is your first chance.',
        'Keep what helped. In phase 6 you’ll put it on your emergency card. Until then you’ll find it here.',
      ),
    },
  },
  notes: 'Method: self-efficacy.',
});
