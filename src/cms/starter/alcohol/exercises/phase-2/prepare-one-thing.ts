import { anyOf, exercise, line, one, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const prepareOneThing = exercise({
  id: 'alcohol_2_5',
  domain: 'alcohol',
  title: { nl: 'Eén ding klaarzetten', en: 'Prepare one thing' },
  parts: [
    told('intro', {
      nl: p(
        'Een lastig moment wordt makkelijker als er iets klaarstaat. Kies daarom één ding en doe het drie dagen. Eén ding is klein genoeg om vol te houden, en meer kiezen kan altijd nog.',
      ),
      en: p(
        'A difficult moment gets lighter when something is ready. Choose one thing and do it for three days. Small is fine. You can choose more, but you do not need to.',
      ),
    }),
    several(
      'ding',
      { nl: 'Wat zet je klaar?', en: 'What do you prepare?' },
      [
        option('eten', { nl: 'Eten voor 18 uur', en: 'Eat before six o’clock' }),
        option('eerste_zonder', {
          nl: 'Het eerste drankje is zonder alcohol',
          en: 'The first drink is without alcohol',
        }),
        option('kleiner_glas', { nl: 'Een kleiner glas', en: 'A smaller glass' }),
        option('uit_het_zicht', { nl: 'Alcohol uit het zicht', en: 'Alcohol out of sight' }),
        option('andere_route', {
          nl: 'Een andere route, niet langs de winkel',
          en: 'Another route, not past the shop',
        }),
        option('niet_meer_in_huis', {
          nl: 'Niet meer in huis dan mijn doel van vandaag',
          en: 'No more at home than my goal for today',
        }),
        option('dag_zonder', { nl: 'Een dag zonder', en: 'A day without' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    told(
      'advies_dag_zonder',
      {
        nl: p(
          '<strong>Eerst veilig.</strong> Kies een dag zonder alleen als je in de eerste oefening, over veilig minderen, overal nee had. Had je dat niet, kies dan iets anders en bel eerst je huisarts.',
          'Ga je op een dag zonder alcohol trillen, zweten of overgeven? Bel dan dezelfde dag je huisarts of de huisartsenpost.',
        ),
        en: p(
          '<strong>Safety first.</strong> Choose a day without only if you answered no to everything in the first exercise, about safety. Was there a yes or I do not know? Then choose something else and call your GP first.',
          'Do you shake, sweat or vomit on a day without? Then call your GP or the out-of-hours GP the same day.',
        ),
      },
      { when: anyOf(['ding'], 'dag_zonder') },
    ),
    one(
      'begin',
      { nl: 'Wanneer begin je?', en: 'When do you begin?' },
      [
        option('vandaag', { nl: 'Vandaag', en: 'Today' }),
        option('morgen', { nl: 'Morgen', en: 'Tomorrow' }),
        option('deze_week', { nl: 'Later deze week', en: 'Later this week' }),
      ],
      { other: { nl: 'Een ander moment', en: 'Another moment' } },
    ),
    line(
      'nodig',
      { nl: 'Wat heb je daarvoor nodig?', en: 'What do you need for that?' },
      {
        help: {
          nl: 'Bijvoorbeeld brood in huis, of een kan water in de koelkast.',
          en: 'For example: bread in the house, a jug of water in the fridge.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Eén ding helpt al', en: 'One thing is enough' },
    html: {
      nl: p(
        'Eén ding dat je doet, helpt meer dan vijf plannen. Na drie dagen merk je of het bij je past. Past het niet, kies dan iets anders, want zo leer je wat bij jou werkt.',
        'Krijg je klachten, zoals trillen of zweten, ga dan niet verder omlaag. Stop ook niet ineens, maar bel je huisarts.',
      ),
      en: p(
        'One thing that you do often helps more than five plans. After three days you notice whether it suits you. It does not suit you? Then choose something else. That is how you learn what works for you.',
        'Do you get symptoms, such as shaking or sweating? Then do not go down further, do not stop suddenly, and call your GP.',
      ),
    },
  },
  notes: `Method: stimulus control, a first small success.
CHECK: clinician, a day without only after six times no in exercise 1.1, and the advice for symptoms on that day.`,
});
