import {
  checkboxes,
  createMarkup,
  exercise,
  line,
  matchAny,
  option,
  radios,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const prepareOneThing = exercise({
  id: 'alcohol_2_5',
  domain: 'alcohol',
  title: { nl: 'Eén ding klaarzetten', en: 'Get one thing ready' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Een lastig moment wordt makkelijker als er iets klaarstaat. Kies daarom één ding en doe het drie dagen. Eén ding is klein genoeg om vol te houden, en meer kiezen kan altijd nog.',
      ),
      en: p(
        'A difficult moment gets easier to handle when you have something ready. So choose one thing and do it for three days. One thing is small enough to keep up, and you can always add more.',
      ),
    }),
    checkboxes(
      'ding',
      { nl: 'Wat zet je klaar?', en: 'What will you get ready?' },
      [
        option('eten', { nl: 'Eten voor 18 uur', en: 'Eating before six o’clock' }),
        option('eerste_zonder', {
          nl: 'Het eerste drankje is zonder alcohol',
          en: 'Starting with an alcohol-free drink',
        }),
        option('kleiner_glas', { nl: 'Een kleiner glas', en: 'Pouring smaller drinks' }),
        option('uit_het_zicht', { nl: 'Alcohol uit het zicht', en: 'Keeping alcohol out of sight' }),
        option('andere_route', {
          nl: 'Een andere route, niet langs de winkel',
          en: 'Taking another route, not past the shop',
        }),
        option('niet_meer_in_huis', {
          nl: 'Niet meer in huis dan mijn doel van vandaag',
          en: 'Having no more at home than my goal for today',
        }),
        option('dag_zonder', { nl: 'Een dag zonder', en: 'An alcohol-free day' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'advies_dag_zonder',
      {
        nl: p(
          '<strong>Eerst veilig.</strong> Kies een dag zonder alleen als je in de eerste oefening, over veilig minderen, overal nee had. Had je dat niet, kies dan iets anders en bel eerst je huisarts.',
          `Ga je op een dag zonder alcohol trillen, zweten of overgeven? ${safety('alcoholNow', 'nl')}`,
        ),
        en: p(
          '<strong>Safety first.</strong> Choose an alcohol-free day only if you answered no to everything in the first exercise, about cutting down safely. If you did not, choose something else and call your GP first.',
          'If you shake, sweat or are sick on an alcohol-free day, call your GP or the huisartsenpost (out-of-hours GP) now.',
        ),
      },
      { when: matchAny(['ding'], 'dag_zonder') },
    ),
    radios(
      'begin',
      { nl: 'Wanneer begin je?', en: 'When will you start?' },
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
          en: 'For example bread in the house, or a jug of water in the fridge.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Eén ding helpt al', en: 'One thing already helps' },
    html: {
      nl: p(
        'Eén ding dat je doet, helpt meer dan vijf plannen. Na drie dagen merk je of het bij je past. Past het niet, kies dan iets anders, want zo leer je wat bij jou werkt.',
        'Krijg je klachten, zoals trillen of zweten, ga dan niet verder omlaag. Stop ook niet ineens, maar bel nu je huisarts of de huisartsenpost.',
      ),
      en: p(
        'One thing you do helps more than five things you plan. After three days you’ll notice whether it suits you. If it does not, choose something else. That’s how you learn what works for you.',
        `If you get symptoms, such as shaking or sweating, do not cut down any further and do not stop suddenly. ${safety('alcoholNow', 'en')}`,
      ),
    },
  },
  notes: `Method: stimulus control, a first small success.
CHECK [C1]: clinician, a day without only after seven times no in exercise 1.1, and the advice for symptoms on that day.`,
});
