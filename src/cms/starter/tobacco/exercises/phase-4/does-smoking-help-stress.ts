import { createMarkup, exercise, matchAny, option, radios, statement } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const doesSmokingHelpStress = exercise({
  id: 'tobacco_4_1',
  domain: 'tobacco',
  title: { nl: 'Roken helpt tegen stress?', en: 'Does smoking help stress?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Na een sigaret zakten je schouders, dus het voelde als hulp. Wat gebeurde er in je lichaam? Teken in gedachten een lijn. Hij daalt bij elke sigaret, kruipt daarna omhoog, en komt hoger uit dan zonder roken.',
      ),
      en: p(
        'After a cigarette your shoulders dropped, so it felt like help. What was happening in your body? Picture a line: it falls with every cigarette, creeps up again, and ends higher than it would without smoking.',
      ),
    }),
    statement(
      'ontwenning',
      {
        nl: 'De rust na een sigaret komt vooral doordat ontwenning stopt.',
        en: 'The calm after a cigarette is mostly withdrawal stopping.',
      },
      true,
      {
        right: {
          nl: 'Goed gezien: je lichaam vroeg om nicotine en dat gaf onrust.',
          en: 'That’s right, your body was asking for nicotine and that made you restless.',
        },
        wrong: {
          nl: 'Het voelde als rust, en toch was het vooral het einde van onrust.',
          en: 'It felt like calm, and yet it was mostly the end of restlessness.',
        },
        unsure: {
          nl: 'Van binnenuit voel je het verschil niet. Allebei lijkt op ontspannen.',
          en: 'You cannot feel the difference from the inside. Both feel like relaxing.',
        },
        explanation: {
          nl: 'De sigaret haalde die onrust weg, tot de volgende. Daarom was een dag vol stress ook een dag met meer sigaretten.',
          en: 'The cigarette took that away until the next one was due. That’s why a stressful day was also a day with more cigarettes.',
        },
      },
      { required: true },
    ),
    statement(
      'na_tijd',
      {
        nl: 'Mensen die al een tijd gestopt zijn, zijn vaak minder gespannen dan toen ze rookten.',
        en: 'People who stopped some time ago are often less tense than when they smoked.',
      },
      true,
      {
        right: {
          nl: 'Inderdaad, dat komt uit onderzoek onder mensen die stopten.',
          en: 'That’s right, research among people who quit has shown this.',
        },
        wrong: {
          nl: 'In de eerste week lijkt het omgekeerd, en toch laat onderzoek dit zien.',
          en: 'In the first week it seems the other way round, and yet research shows this.',
        },
        unsure: {
          nl: 'Je hoort vooral over de zware weken, en over later bijna niets.',
          en: 'You mostly hear about the hard weeks, and hardly anything about later.',
        },
        explanation: {
          nl: 'De lijn kruipt dan niet meer steeds omhoog. De eerste weken kunnen juist onrustig zijn, maar daarna wordt het bij veel mensen rustiger.',
          en: 'The line no longer keeps creeping up. The first weeks can be restless, but after that things get calmer for many people.',
        },
      },
    ),
    statement(
      'adem',
      { nl: 'Een deel van de rust kwam van diep ademen.', en: 'Part of the calm came from breathing deeply.' },
      true,
      {
        right: {
          nl: 'Zo is het: je ging weg, stond stil en ademde langzaam uit.',
          en: 'That’s right, you stepped away, stood still and breathed out slowly.',
        },
        wrong: {
          nl: 'De rook kreeg de eer, en toch deed je adem een deel van het werk.',
          en: 'The smoke got the credit, and yet your breath did part of the work.',
        },
        unsure: {
          nl: 'Probeer het uit: adem vijf keer langzaam uit en voel je schouders.',
          en: 'Try it out: breathe out slowly five times and feel your shoulders.',
        },
        explanation: {
          nl: 'Dat kun je houden, met dezelfde pauze en dezelfde deur. Alleen de rook valt weg.',
          en: 'You can keep all of that, with the same break and the same door. Only the smoke goes.',
        },
      },
    ),
    statement(
      'drukte',
      {
        nl: 'Met een druk hoofd, zoals bij ADHD, kun je niet zonder nicotine.',
        en: 'If you have a busy mind, as with ADHD, you cannot do without nicotine.',
      },
      false,
      {
        right: {
          nl: 'Inderdaad: ook mensen met ADHD stoppen, al voelt het begin soms onrustiger.',
          en: 'That’s right, people with ADHD quit too, although the start can feel more restless.',
        },
        wrong: {
          nl: 'Nicotine maakte je hoofd een tijdje stiller, en toch is het geen behandeling.',
          en: 'Nicotine made your mind quieter for a while, and yet it’s no treatment.',
        },
        unsure: {
          nl: 'Met een druk hoofd voelt het soms zo, maar ook mensen met ADHD stoppen.',
          en: 'With a busy mind it can feel that way, but people with ADHD quit too.',
        },
        explanation: {
          nl: 'Vertel je huisarts of behandelaar je stopdag, zodat die met je meekijkt. Korte stukken werk en veel bewegen helpen in de eerste weken.',
          en: 'Tell your GP or therapist your quit day, so that they can keep an eye on how it goes. Short stretches of work and plenty of movement help in the first weeks.',
        },
      },
    ),
    statement(
      'medicijn',
      {
        nl: 'Wie somber of angstig is, kan beter niet stoppen.',
        en: 'It’s better not to quit if you feel low or anxious.',
      },
      false,
      {
        right: {
          nl: 'Dat is zo: stoppen kan ook dan en kan op den duur helpen.',
          en: 'That’s right, you can still quit, and over time it may help.',
        },
        wrong: {
          nl: 'Het lijkt veiliger om te wachten, en toch kan stoppen op den duur helpen.',
          en: 'Waiting seems safer, and yet quitting may help over time.',
        },
        unsure: {
          nl: 'Het is begrijpelijk dat je twijfelt, zeker als het nu al zwaar is.',
          en: 'It’s understandable that you’re unsure, certainly if things are hard already.',
        },
        explanation: {
          nl: 'Doe het wel samen met je huisarts. Spreek af wie op je stemming let en wanneer je belt.',
          en: 'Do it together with your GP. Agree who’ll keep an eye on your mood, and when you’ll call.',
        },
      },
    ),
    radios(
      'stress',
      { nl: 'Waar komt jouw spanning het meest vandaan?', en: 'Where does most of your tension come from?' },
      [
        option('werk', { nl: 'Werk of studie', en: 'Work or studies' }),
        option('familie', { nl: 'Familie of thuis', en: 'Family or home' }),
        option('geld', { nl: 'Geld', en: 'Money' }),
        option('hoofd', { nl: 'Mijn eigen gedachten', en: 'My own thoughts' }),
      ],
    ),
    createMarkup(
      'familie_rookt',
      {
        nl: p(
          'Iemand komt uit een familie waar op elk feest samen buiten wordt gerookt. Niet roken voelde als niet meedoen. Nu brengt hij de thee naar buiten en blijft staan zolang zijn kop warm is. Zijn ooms vonden het vreemd, en nu vragen ze wie de thee komt brengen.',
        ),
        en: p(
          'Someone comes from a family where everyone smokes outside together at gatherings. Not smoking felt like not taking part. Now he carries out the tea, and stays for as long as his cup is warm. His uncles found it odd, and by now they ask who’s bringing the tea.',
        ),
      },
      { when: matchAny(['stress'], 'familie') },
    ),
  ],
  feedback: {
    title: { nl: 'De pauze en de adem blijven', en: 'The break and the breath stay' },
    html: {
      nl: p(
        'Merk morgen bij één druk moment op waar de spanning echt vandaan komt. Adem vijf keer uit voordat je iets doet. Dat was altijd het deel dat hielp.',
        `Blijf je gespannen of somber, bel dan je huisarts. ${safety('suicide', 'nl')}`,
      ),
      en: p(
        'At one busy moment tomorrow, notice where the tension really comes from. Breathe out five times before you do anything. That was always the part that helped.',
        `If you stay tense or low, call your GP. ${safety('suicide', 'en')}`,
      ),
    },
  },
  notes:
    'Sources: research on stopping and mood (Taylor 2014 [S34]), general knowledge. CHECK [C2]: GP: the line in words, ADHD, low mood.',
});
