import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const funWithoutRush = exercise({
  id: 'cocaine_5_3',
  domain: 'cocaine',
  title: { nl: 'Plezier zonder haast', en: 'Fun without the rush' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je hersenen hebben een paar weken nodig voordat ze plezier weer proeven. Begin dus voordat je er zin in hebt. De zin komt later. Plan twee dingen in het weekend die nuchter en betaalbaar zijn.',
      ),
      en: p(
        'Your brain needs a few weeks before it can taste pleasure again. So begin before you feel like it. Wanting comes later. Plan two things for the weekend that are sober and cost little.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Mijn week is zorgen, voor mijn zoon en voor mijn schoonvader, dus coke was mijn enige uitgaan. Ik dacht dat iets rustigs mij niets zou doen. Nu zwem ik zaterdag om acht uur met een buurvrouw, en dat vond ik drie keer saai. De vierde keer lachte ik om iets kleins in de kleedkamer.',
        ),
        en: p(
          'My week is all caring, for my son and my father-in-law, so coke was my only night out. I thought something quiet would leave me cold. Now I swim at eight on Saturdays with a neighbour, and three times I found it dull. The fourth time I laughed about something small in the changing room.',
        ),
      },
      { folded: { nl: 'Drie keer saai, en toen niet meer', en: 'Dull three times, and then not' } },
    ),
    checkboxes(
      'wat',
      { nl: 'Wat past bij jou?', en: 'What fits you?' },
      [
        answer('sport', { nl: 'Een sport met vaart', en: 'A fast sport' }, null, {
          nl: 'Snelheid geeft spanning zonder naslag, als je hart het aankan. Begin rustig en bouw het per week op.',
          en: 'Speed gives a thrill with no comedown, if your heart can take it. Start slowly and build it up by the week.',
        }),
        answer('klimmen', { nl: 'Klimmen of boksen op een zak', en: 'Climbing or a punch bag' }, null, {
          nl: 'Je hoofd heeft dan geen plek voor iets anders, en dat is precies rust. Vraag naar een proefles. Die is soms gratis.',
          en: 'Your mind has no room for anything else then, and that’s exactly what rest is. Ask about a trial lesson. Sometimes it’s free.',
        }),
        answer('muziek', { nl: 'Muziek maken', en: 'Making music' }, null, {
          nl: 'Met anderen spelen lijkt op praten, maar dan zonder woorden te zoeken. Kies een tijd overdag als de oefenruimte bij uitgaan hoort.',
          en: 'Playing with others is like talking, but you do not have to find words. Choose the daytime if the rehearsal room goes with nights out.',
        }),
        answer('warm_koud', { nl: 'Zwemmen of sauna', en: 'Swimming or sauna' }, null, {
          nl: 'Warm water ontspant je spieren, al is het voor je hart niet niks. Ga nooit na gebruik en lees de regel hieronder.',
          en: 'Warm water relaxes your muscles, although it does ask something of your heart. Never go after using, and read the line below.',
        }),
        answer('vroeg', { nl: 'Vroeg op en naar buiten', en: 'Up early and outside' }, null, {
          nl: 'De zondagochtend is dan van jou, en dat maakt de zaterdagavond korter. Spreek af met iemand, want anders blijf je liggen.',
          en: 'Sunday morning is yours then, and that makes Saturday night shorter. Arrange it with someone, or you’ll stay in bed.',
        }),
        answer('koken', { nl: 'Koken voor anderen', en: 'Cooking for others' }, null, {
          nl: 'Mensen komen bij jou, dus jij kiest wat er op tafel staat. Zet geen drank neer, dan hoeft er niemand te weigeren.',
          en: 'People come to you, so you choose what’s on the table. Leave out the alcohol, and nobody has to turn it down.',
        }),
        answer('maken', { nl: 'Iets bouwen of repareren', en: 'Building or fixing something' }, null, {
          nl: 'Je ziet aan het eind wat je deed, en dat doet je stemming goed. Neem iets wat in één middag af kan.',
          en: 'At the end you can see what you did, and that lifts your mood. Take something that can be finished in one afternoon.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup('hart', {
      nl: p(
        'Heb je hartklachten of hoge bloeddruk, vraag dan eerst je huisarts wat veilig is. Ga niet zwaar sporten of naar de sauna na gebruik. Je hart werkt dan al hard.',
      ),
      en: p(
        'If you have heart problems or high blood pressure, first ask your GP what’s safe. No hard sports or sauna after using. Your heart is working hard already.',
      ),
    }),
    line('plan_1', { nl: 'Plan 1: dag, tijd, met wie?', en: 'Plan 1: day, time, who with?' }),
    line('plan_2', { nl: 'Plan 2: dag, tijd, met wie?', en: 'Plan 2: day, time, who with?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Plezier komt langzaam terug', en: 'Pleasure comes back slowly' },
    html: {
      nl: p(
        'Voelt het nog vlak, dan hoort dat bij het begin. Herhaal hetzelfde een paar keer. Je hersenen leren het opnieuw. Maandag kun je hier opschrijven wat toch leuk was.',
      ),
      en: p(
        'If it still feels flat, that’s part of the beginning. Repeat the same thing a few times. Your brain is learning it again. On Monday you can write down here what was nice, against expectation.',
      ),
    },
  },
  notes: 'Method: community reinforcement. CHECK [C1]: cardiologist: sports and sauna.',
});
