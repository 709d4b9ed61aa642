import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const mapOfAnEvening = exercise({
  id: 'closeones_2_2',
  domain: 'close-ones',
  title: { nl: 'De kaart van een avond', en: 'Map of an evening' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Kies één avond die je nog goed weet. Kijk ernaar alsof je er een kaart van tekent, van vroeg tot laat. Niemand krijgt de schuld. Je zoekt alleen de rustige plek.',
      ),
      en: p(
        'Choose one evening that you remember well. Look at it as if you’re drawing a map of it, from early to late. Nobody gets the blame. You’re only looking for the calm spot.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een man werkt in ploegen en zijn vriendin drinkt. Om zes uur was het nog gezellig, tot hij de fles in de gang zag staan. Hij zei er meteen iets van. Om zeven uur zaten ze ieder in een andere kamer. Zijn rustige plek was het eten. Nu begint hij daar over iets anders en gaat hij na het eten lopen.',
        ),
        en: p(
          'A man works shifts, and his girlfriend drinks. At 6 pm things were still friendly, until he saw the bottle in the hall. He commented on it straight away, and by 7 they were sitting in separate rooms. His calm spot was dinner, so now he talks about other things there and goes for a walk afterwards.',
        ),
      },
      { folded: { nl: 'Een avond van iemand anders', en: 'Someone else’s evening' } },
    ),
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
    line('rustig', { nl: 'Op welk moment was het nog rustig?', en: 'When was it still calm?' }),
    longText(
      'anders',
      { nl: 'Wat zou jij een volgende keer eerder kunnen doen?', en: 'What could you do earlier next time?' },
      {
        help: {
          nl: 'Weggaan kan ook, net als niets doen.',
          en: 'Leaving is an option too, and so is doing nothing.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een patroon kun je anders beginnen', en: 'You can start a pattern differently' },
    html: {
      nl: p(
        'Bijna altijd is er een rustig stuk voordat het misgaat. Daar heb jij de meeste ruimte, dus daar probeer je iets nieuws.',
        `Was het die avond niet veilig, doe dan geen proef en bel Veilig Thuis: ${tel('0800-2000')}. Bij gevaar bel je ${tel('112')}.`,
      ),
      en: p(
        'There’s nearly always a calm stretch before things go wrong. That’s where you have most room, so it’s the place to try something new.',
        `If that evening was not safe, do not experiment. Call Veilig Thuis, the domestic abuse helpline, on ${tel('0800-2000')}, or ${tel('112')} if anyone is in danger.`,
      ),
    },
  },
  notes:
    'Method: functional analysis from outside (CRAFT). CHECK [C1]: Veilig Thuis. The person in the example is made up.',
});
