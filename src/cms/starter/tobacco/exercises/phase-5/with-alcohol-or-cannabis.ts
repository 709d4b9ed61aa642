import { anyOf, exercise, line, one, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const withAlcoholOrCannabis = exercise({
  id: 'tobacco_5_4',
  domain: 'tobacco',
  title: { nl: 'Roken met alcohol of wiet', en: 'With alcohol or cannabis' },
  parts: [
    told('inleiding', {
      nl: p(
        'Roken hoort vaak bij iets anders: een biertje, een joint, een feest. Maak voor vier weken een afspraak met jezelf.',
      ),
      en: p(
        'Smoking often goes with something else: a beer, a joint, a party. Make an agreement with yourself for four weeks.',
      ),
    }),
    several(
      'middel',
      { nl: 'Waarbij komt de trek?', en: 'With what does the craving come?' },
      [
        option('alcohol', { nl: 'Alcohol', en: 'Alcohol' }),
        option('wiet', { nl: 'Wiet of hasj', en: 'Weed or hash' }),
        option('feest', { nl: 'Feesten', en: 'Parties' }),
        option('koffie', { nl: 'Koffie', en: 'Coffee' }),
        option('geen', { nl: 'Geen van deze', en: 'None of these' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    told(
      'alcohol_let_op',
      {
        nl: p('<strong>Drink je elke dag veel?</strong> Stop dan niet ineens met alcohol. Bel eerst je huisarts.'),
        en: p('<strong>Do you drink a lot every day?</strong> Then do not stop alcohol suddenly. Call your GP first.'),
      },
      { when: anyOf(['middel'], 'alcohol') },
    ),
    told(
      'wiet_let_op',
      {
        nl: p('Een joint met tabak geeft ook nicotine. Dan blijft je lijf erom vragen.'),
        en: p('A joint with tobacco gives nicotine too. Then your body keeps asking for it.'),
      },
      { when: anyOf(['middel'], 'wiet') },
    ),
    one('afspraak', { nl: 'Wat spreek je af voor 4 weken?', en: 'What do you agree for 4 weeks?' }, [
      option('minder', { nl: 'Minder vaak', en: 'Less often' }),
      option('anders', { nl: 'Op een andere plek of tijd', en: 'In another place or time' }),
      option('niet_samen', { nl: 'Niet samen met mensen die roken', en: 'Not with people who smoke' }),
      option('niet', { nl: 'Helemaal niet', en: 'Not at all' }),
    ]),
    line('feest', {
      nl: 'Welk feest of welke avond plan je wel, en hoe?',
      en: 'Which party or evening do you plan, and how?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Vier weken anders', en: 'Four weeks different' },
    html: {
      nl: p(
        'De eerste weken zijn feestjes vaak het lastigst. Plan er maar één. Is alcohol of wiet zelf een zorg? Kijk bij <a href="/programmas">alle programma’s</a>.',
      ),
      en: p(
        'In the first weeks parties are often the hardest. Plan only one. Is alcohol or cannabis itself a worry? Look at <a href="/en/programmes">all programmes</a>.',
      ),
    },
  },
  notes: 'Method: linked cues. CHECK: addiction doctor: alcohol line.',
});
