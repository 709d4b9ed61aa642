import { answer, createMarkup, exercise, line, lines, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const whatGoesOutAndWhatComesIn = exercise({
  id: 'cannabis_2_3',
  domain: 'cannabis',
  title: {
    nl: 'Wat gaat weg, en wat komt ervoor in de plaats?',
    en: 'What are you dropping, and what will you do instead?',
  },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een joint deed iets voor je: hij gaf rust, vulde de avond of hielp je slapen. Dat plekje blijft niet leeg, dus het is fijn als jij kiest wat erin komt. Begin met één ding, dat is voor deze week ruim voldoende.',
      ),
      en: p(
        'A joint did something for you. It gave you calm, filled the evening or helped you sleep. That space will not stay empty, so it’s better if you choose what goes into it. Start with one thing.',
      ),
    }),
    radios(
      'functie',
      { nl: 'Waarvoor zoek je eerst iets anders?', en: 'What would you like to replace first?' },
      [
        answer('rust', { nl: 'Rust', en: 'Quiet' }, null, {
          nl: 'Een warme douche of tien minuten langzaam lopen haalt de scherpe rand eraf. Doe het meteen als je thuiskomt, voordat je gaat zitten.',
          en: 'A warm shower or ten minutes of slow walking takes the edge off. Do it as soon as you get home, before you sit down.',
        }),
        answer('slaap', { nl: 'Slaap', en: 'Sleep' }, null, {
          nl: 'Een boek en thee op een vast uur vertellen je lichaam dat de dag klaar is. Geef het een week. Een ritme groeit langzaam.',
          en: 'A book and a herbal tea at the same time each night tell your body it’s bedtime. Give it a week to become a habit.',
        }),
        answer('verveling', { nl: 'Verveling', en: 'Boredom' }, null, {
          nl: 'Zoek één ding voor je handen en één avond buiten de deur. Verveling trekt weg zodra je bezig bent, maar zelden daarvoor.',
          en: 'Find one thing for your hands and one evening out of the house. Boredom goes once you’re busy, but rarely before that.',
        }),
        answer('eten', { nl: 'Trek in eten', en: 'Appetite' }, null, {
          nl: 'Eet kleine maaltijden op vaste tijden, ook als je niet veel lust. Soep of yoghurt gaat meestal beter dan een vol bord.',
          en: 'Eat small meals at set times, even when you do not want much. Soup or yoghurt usually goes down better than a full plate.',
        }),
        answer('maken', { nl: 'Ideeën en dingen maken', en: 'Ideas and making things' }, null, {
          nl: 'Begin een half uur zonder plan en gooi niets weg. Ideeën komen ook nu, alleen voelen ze in het begin minder bijzonder.',
          en: 'Begin for half an hour with no plan, and do not throw anything away. Ideas will still come, although they feel less special at first.',
        }),
        answer('samen', { nl: 'Samen zijn', en: 'Being together' }, null, {
          nl: 'Spreek af op een plek waar niemand rookt, zoals een sporthal of een keuken. Dan is er gezelschap zonder dat er iets rondgaat.',
          en: 'Meet at a place where nobody smokes, such as a sports hall or a kitchen. You’ll have company without anything being passed around.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'voorbeelden',
      {
        nl: ul(
          'Rust: tien minuten lopen, warm douchen, langzaam uitademen.',
          'Slaap: een vaste tijd om op te staan, een boek, kruidenthee.',
          'Verveling: iets met je handen, een vaste sportavond.',
          'Eten: kleine maaltijden op vaste tijden, iets warms.',
          'Maken: een half uur beginnen zonder plan, of samen met iemand.',
          'Samen: koken met een vriend, of een wandeling met de hond van de buren.',
        ),
        en: ul(
          'Walk for ten minutes, take a warm shower or breathe out slowly, for some calm',
          'A set time to get up, a book or a cup of herbal tea, to sleep better',
          'Something to do with your hands or a weekly evening of sport, against boredom',
          'Small meals at set times with something warm, when you have no appetite',
          'Half an hour with no plan, alone or with someone else, to make things',
          'Cooking with a friend or walking the neighbours’ dog together, for company',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    lines('ervoor', { nl: 'Wat komt ervoor in de plaats? Zoek er twee.', en: 'What comes in its place? Find two.' }, 4),
    line('wanneer', { nl: 'Op welke avond probeer je het eerste?', en: 'Which evening will you try the first one?' }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vrouw uit de bakkerij is vrij als iedereen op kantoor zit, en blowen vulde die middagen. Nu zwemt ze op dinsdag en donderdag om drie uur, met een collega. De eerste keer vond ze het koud en saai. Na drie weken wilde ze de donderdag toch niet meer missen.',
        ),
        en: p(
          'A woman who works in a bakery has her free hours when everyone else is at the office. Cannabis used to fill those afternoons. Now she swims on Tuesdays and Thursdays at three, with someone from the same shift. The first time was cold and boring, but after three weeks she would not miss a Thursday.',
        ),
      },
      { folded: { nl: 'Wat een ander ervoor koos', en: 'What someone else chose' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een plek die jij vult', en: 'A space that you fill' },
    html: {
      nl: p(
        'Een gat in je avond vul je het best met iets vasts: een dag, een tijd, iemand erbij. De eerste keer is misschien niet leuk, omdat alles nog went. Probeer het daarom drie keer voordat je kiest.',
        'Aan het eind van de week lees je hier terug wat je koos en hoe het ging.',
      ),
      en: p(
        'Something regular is the best way to fill a gap in your evening: a set day, a set time and someone to join you. The first time may not be fun. You’re still getting used to it. So try it three times before you decide.',
        'At the end of the week, come back here to see what you chose and how it went.',
      ),
    },
  },
  notes: 'Method: substitution by function (community reinforcement).',
});
