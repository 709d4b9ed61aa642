import { exercise, line, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const mapOfAnEvening = exercise({
  id: 'closeones_2_2',
  domain: 'close-ones',
  title: { nl: 'De kaart van een avond', en: 'Map of an evening' },
  parts: [
    told('inleiding', {
      nl: p(
        'Kies één avond die je nog goed weet. Kijk ernaar alsof je er een kaart van tekent. Niemand krijgt de schuld.',
      ),
      en: p('Choose one evening that you remember well. Look at it as if you draw a map. Nobody gets the blame.'),
    }),
    line(
      'vooraf',
      { nl: 'Wat ging eraan vooraf?', en: 'What came before it?' },
      {
        required: true,
        help: {
          nl: 'Bijvoorbeeld: moe van het werk, een rekening, visite.',
          en: 'For example: tired from work, a bill, visitors.',
        },
      },
    ),
    line('tijd', { nl: 'Hoe laat merkte jij het?', en: 'What time did you notice it?' }),
    line('zei', { nl: 'Wat zei of deed jij?', en: 'What did you say or do?' }),
    line('erna', { nl: 'Wat gebeurde er daarna?', en: 'What happened next?' }),
    line('rustig', { nl: 'Op welk moment was het nog rustig?', en: 'At which moment was it still calm?' }),
    story(
      'anders',
      { nl: 'Wat zou jij een volgende keer eerder kunnen doen?', en: 'What could you do earlier next time?' },
      {
        help: { nl: 'Weggaan of niets doen kan ook.', en: 'Leaving or doing nothing is possible too.' },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een patroon kun je anders beginnen', en: 'You can begin a pattern differently' },
    html: {
      nl: p(
        'Vaak is er een rustig stuk, vóór het misgaat. Daar heb jij de meeste ruimte.',
        `Was het die avond niet veilig? Doe dan geen proef. Bel Veilig Thuis: ${tel('0800-2000')}. Bij gevaar bel je ${tel('112')}.`,
      ),
      en: p(
        'There is often a calm part, before it goes wrong. That is where you have most room.',
        `Was it not safe that evening? Then do not try things out. Call Veilig Thuis: ${tel('0800-2000')}. In danger, call ${tel('112')}.`,
      ),
    },
  },
  notes: 'Method: functional analysis from outside (CRAFT). CHECK: Veilig Thuis.',
});
