import {
  checkboxes,
  createMarkup,
  exercise,
  lines,
  longText,
  matchAny,
  option,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p, safety, ul } from '../../../shared/markup.ts';

export const calendarWithParties = exercise({
  id: 'alcohol_6_4',
  domain: 'alcohol',
  title: { nl: 'Feesten en andere lastige dagen', en: 'A calendar of special days' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Sommige dagen zijn zwaarder, zoals een feest, een vakantie of een dag waarop je iemand mist. Daar heeft bijna iedereen mee te maken.',
        'Kijk naar de komende 3 maanden. Kies twee dagen en bedenk hoe je die wilt doen, want nu is het rustig.',
      ),
      en: p(
        'Some days are harder, such as a party, a holiday or a day when you miss someone. Almost everyone has days like that.',
        'Look at the next 3 months. Choose two days and think about how you want to spend them, while things are calm.',
      ),
    }),
    checkboxes(
      'soort_dagen',
      { nl: 'Wat komt eraan?', en: 'What is coming up?' },
      [
        option('feestdagen', { nl: 'Feestdagen', en: 'Public holidays' }),
        option('verjaardag', { nl: 'Een verjaardag of feest', en: 'A birthday or party' }),
        option('vakantie', { nl: 'Vakantie', en: 'A holiday' }),
        option('werk', { nl: 'Iets met het werk', en: 'Something at work' }),
        option('verdrietige_datum', { nl: 'Een verdrietige datum', en: 'A sad date' }),
        option('niets', { nl: 'Niets wat ik nu weet', en: 'Nothing I know of now' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'verdrietige_datum_hulp',
      {
        nl: p(
          'Op een verdrietige dag hoef je niet sterk te zijn. Vraag iemand om die dag te bellen of langs te komen. Plan daarna iets kleins dat bij je verdriet past.',
          `Zie je zo op tegen die dag dat je niet meer wilt leven, bel dan nu al. ${safety('suicide', 'nl')}`,
        ),
        en: p(
          'You do not have to be strong on a sad day. Ask someone to call or come by that day. Plan something small that fits your sadness.',
          `If you dread that day so much that you do not want to live, call now. ${safety('suicide', 'en')}`,
        ),
      },
      { when: matchAny(['soort_dagen'], 'verdrietige_datum') },
    ),
    lines('dagen', { nl: 'Welke dagen zijn het?', en: 'Which days are they?' }, 6, {
      help: {
        nl: 'Eén dag per regel, bijvoorbeeld “12 juni, verjaardag van Sam”.',
        en: 'One day per line, for example “12 June, Sam’s birthday”.',
      },
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: ul(
          '<strong>Oudejaarsavond.</strong> Mijn doel is 2 glazen, dus ik begin met fris en neem eten mee. Ik zeg vooraf tegen mijn zus dat ik om half 1 ga.',
          '<strong>De dag dat mijn vader overleed.</strong> Ik ga ’s middags naar zijn graf en eet ’s avonds bij een vriend. Ik drink die dag niet, omdat ik er helder bij wil zijn.',
        ),
        en: ul(
          '<strong>New Year’s Eve.</strong> My goal is 2 drinks, so I’ll start with a soft drink and bring food. I’ll tell my sister beforehand that I’m leaving at half past 12.',
          '<strong>The day my father died.</strong> I’ll go to his grave in the afternoon and have dinner at a friend’s. I will not drink that day. I want to be there with a clear head.',
        ),
      },
      { folded: { nl: 'Lees twee voorbeelden', en: 'Read two examples' } },
    ),
    longText(
      'plan_1',
      { nl: 'Mijn plan voor de eerste dag', en: 'My plan for the first day' },
      {
        help: {
          nl: 'Denk aan je doel, wat je drinkt en eet, wie het weet en wanneer je weggaat.',
          en: 'Think about your goal, what you’ll eat and drink, who knows and when you’ll leave.',
        },
      },
    ),
    longText('plan_2', { nl: 'Mijn plan voor de tweede dag', en: 'My plan for the second day' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Nu bedenken is rustiger', en: 'It’s calmer to plan now' },
    html: {
      nl: p(
        'Feesten blijven, alleen ben jij er anders bij. Na de eerste keer weet je beter wat bij je past.',
        'Zet een herinnering in je telefoon voor de dag ervoor. Komt er een datum bij, vul hem dan hier aan.',
      ),
      en: p(
        'Parties will always be there, only you’ll be there in a different way. After the first time you’ll know better what suits you.',
        'Set a reminder on your phone for the day before. If a new date comes up, add it here.',
      ),
    },
  },
  notes: `Method: planning for high-risk dates.
CHECK [C1]: clinician and 113 guideline, the safety text with a sad date.`,
});
