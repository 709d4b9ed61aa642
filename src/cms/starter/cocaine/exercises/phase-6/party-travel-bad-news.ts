import { answer, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const partyTravelBadNews = exercise({
  id: 'cocaine_6_4',
  domain: 'cocaine',
  title: { nl: 'Feest, reis, slecht nieuws', en: 'Party, travel, bad news' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Sommige lastige dagen kun je nu al aanwijzen, zoals een bonus of een vrijgezellenfeest. Andere komen onverwacht. Kies drie momenten en maak een kort plan. Vooraf denk je helderder.',
      ),
      en: p(
        'Some days of the coming six months you can point to now, such as a bonus or a stag night. Others come unexpectedly. Choose three moments and make a short plan. You think more clearly beforehand.',
      ),
    }),
    radios('welk', { nl: 'Welk moment vind je het spannendst?', en: 'Which moment worries you most?' }, [
      answer('bonus', { nl: 'Een bonus of ander extra geld', en: 'A bonus or other extra money' }, null, {
        nl: 'Extra geld voelt als geld dat niet meetelt. Geef het een doel voordat het er is, en vertel dat iemand.',
        en: 'Extra money feels like money that does not count. Give it a purpose before it comes, and tell someone what it is.',
      }),
      answer(
        'vrijgezel',
        { nl: 'Een vrijgezellenfeest of festival', en: 'A stag night, hen night or festival' },
        null,
        {
          nl: 'Ga overdag mee en vertrek voor middernacht. Het programma is dan al klaar. Vertel één persoon in de groep je plan.',
          en: 'Join in during the day and leave before midnight. The programme is over by then. Tell one friend in the group your plan.',
        },
      ),
      answer('begrafenis', { nl: 'Een begrafenis of slecht nieuws', en: 'A funeral or bad news' }, null, {
        nl: 'Verdriet vraagt om mensen en niet om verdoving. Blijf die nacht bij iemand, en bel 113 als het te donker wordt.',
        en: 'In grief you need people, and not something to numb it. Stay with someone that night, and call 113 if it gets too dark.',
      }),
      answer('reis', { nl: 'Een reis alleen', en: 'Travelling alone' }, null, {
        nl: 'In een vreemde stad kent niemand je, en dat voelt vrij. Plan daarom de avonden vooraf, en bel elke dag op een vast uur naar huis.',
        en: 'In a strange city nobody knows you, and that feels free. So plan the evenings beforehand, and call home at the same time every day.',
      }),
    ]),
    line('moment_1', { nl: 'Moment 1: wat doe je?', en: 'Moment 1: what do you do?' }, { required: true }),
    line('moment_2', { nl: 'Moment 2: wat doe je?', en: 'Moment 2: what do you do?' }),
    line('moment_3', { nl: 'Moment 3: wat doe je?', en: 'Moment 3: what do you do?' }),
    line('thuis', { nl: 'Hoe kom je thuis, en hoe laat?', en: 'How do you get home, and at what time?' }),
    createMarkup('versneden', {
      nl: p(
        'Er kan altijd iets anders in zitten dan je denkt, ook als het getest is. Na een pauze is dezelfde hoeveelheid gevaarlijker, omdat je lichaam het minder gewend is.',
      ),
      en: p(
        'There can always be something else in it than you think, even if it’s been tested. After a break the same amount is more dangerous, because your body is less used to it.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Na de begrafenis van mijn broer stonden zijn oude vrienden buiten. Ik wist wat er kwam. Mijn schoonzoon zou om zes uur de auto voorrijden. Dat deed hij zonder iets te zeggen. Thuis heb ik gehuild, en dat was waar het over ging.',
        ),
        en: p(
          'After my brother’s funeral his old friends stood smoking outside, and I knew what was coming. I’d agreed with my son-in-law that he’d bring the car round at six. He did, without a word. At home I cried, and that was what it was really about.',
        ),
      },
      { folded: { nl: 'Naar huis na een begrafenis', en: 'Going home after a funeral' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een plan per moment', en: 'A plan for each moment' },
    html: {
      nl: p(
        'Zet één plan in je agenda en vertel het aan iemand. Komt er slecht nieuws, bel die persoon dan eerst, voordat je iets anders doet. Je plannen blijven hier staan.',
      ),
      en: p(
        'Put one plan in your diary and tell someone about it. If bad news comes, call them first, before you do anything else. Your plans stay here.',
      ),
    },
  },
  notes: 'Method: planning dates; no testing means no safety. CHECK [C1]: addiction doctor: amount after a pause.',
});
