import {
  answer,
  checkboxes,
  createMarkup,
  exercise,
  line,
  matchAny,
  option,
  radios,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const aBreakOfYourOwn = exercise({
  id: 'tobacco_5_2',
  domain: 'tobacco',
  title: { nl: 'Een pauze die van jou is', en: 'A break of your own' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Roken gaf je iets goeds: een reden om weg te lopen. Die reden houd je, zonder rook. Bedenk drie pauzes van 5 minuten, zodat niemand ze van je afpakt.',
      ),
      en: p(
        'Smoking gave you something good: a reason to step away. You’re keeping that reason, without the smoke. Think of three breaks of 5 minutes, so that nobody takes them from you.',
      ),
    }),
    checkboxes(
      'soort',
      { nl: 'Wat past bij jou?', en: 'What suits you?' },
      [
        answer('buiten', { nl: 'Buiten lopen', en: 'Walk outside' }, null, {
          nl: 'Neem elke keer dezelfde route, dan hoef je niet na te denken. Loop niet langs de plek waar je vroeger stond.',
          en: 'Take the same route each time, so that you do not have to think. Avoid the place where you used to stand.',
        }),
        answer('muziek', { nl: 'Eén liedje luisteren', en: 'Listen to one song' }, null, {
          nl: 'Een liedje heeft een begin en een eind, net als een sigaret. Bewaar er een dat je alleen in je pauze hoort.',
          en: 'A song has a beginning and an end, as a cigarette did. Keep one that you only play in your break.',
        }),
        answer('raam', { nl: 'Uit het raam kijken', en: 'Look out of the window' }, null, {
          nl: 'Ver kijken ontspant je ogen en je kaken. Zoek iets dat beweegt, zoals bomen of wolken, en blijf tot je drie dingen zag.',
          en: 'Looking into the distance relaxes your eyes and jaw. Find something that moves, such as trees or clouds, and name three things.',
        }),
        answer('bellen', { nl: 'Iemand bellen', en: 'Call someone' }, null, {
          nl: 'Vijf minuten is kort genoeg om elke dag te doen. Spreek met iemand een vaste tijd af, dan wachten jullie op elkaar.',
          en: 'Five minutes is short enough to do every day. Agree on a regular time with someone, so that you’re both expecting it.',
        }),
        answer('rekken', { nl: 'Rekken en strekken', en: 'Stretch' }, null, {
          nl: 'Dit kan op elke plek, ook als je niemand alleen mag laten. Reik hoog, laat je armen vallen en rol je schouders naar achteren.',
          en: 'You can do this anywhere, even if you cannot leave someone alone. Reach up, drop your arms and roll your shoulders back.',
        }),
        answer('thee', { nl: 'Thee zetten', en: 'Make tea' }, null, {
          nl: 'Zetten, wachten en drinken duren samen ongeveer zo lang als een sigaret. Ga er wel bij zitten, anders werk je door.',
          en: 'Making it, waiting and drinking take about as long as a cigarette. Do sit down with it, or you’ll end up working.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    radios('zorgt', { nl: 'Zorg je thuis voor iemand?', en: 'Do you look after someone at home?' }, [
      option('ja', {
        nl: 'Ja, voor kinderen, een ouder of een ander',
        en: 'Yes, for children, a parent or someone else',
      }),
      option('nee', { nl: 'Nee', en: 'No' }),
    ]),
    createMarkup(
      'zorg_ruil',
      {
        nl: p(
          'Dan was roken misschien je enige minuut alleen. Ruil daarom met iemand. Een buur of broer past een kwartier op, en jij doet later iets terug. Vraag het één keer per week op een vaste dag. Kan niemand, zet dan twee stoelen bij het raam voor vijf stille minuten.',
        ),
        en: p(
          'Smoking may have been your only minute alone. So swap with someone. A neighbour or a brother stays for a quarter of an hour, and you do something in return. Ask for one regular day a week. If nobody can, put two chairs by the window and agree on five quiet minutes.',
        ),
      },
      { when: matchAny(['zorgt'], 'ja') },
    ),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Een vrouw zorgt voor haar moeder en haar twee kinderen. Roken op het balkon was haar enige pauze, want dan kwam niemand haar halen. Nu hangt er een handdoek aan de klink. Zolang die er hangt, is ze buiten, met thee. De kinderen weten het, en haar moeder ook.',
        ),
        en: p(
          'A woman looks after her mother and her two children. Smoking on the balcony was her only break. Nobody came to fetch her there. Now she hangs a towel on the door handle. While it hangs there she’s outside with her tea. The children know that, and so does her mother.',
        ),
      },
      { folded: { nl: 'De pauze van iemand anders', en: 'Someone else’s break' } },
    ),
    line('een', { nl: 'Pauze 1: wanneer en waar?', en: 'Break 1: when and where?' }),
    line('twee', { nl: 'Pauze 2: wanneer en waar?', en: 'Break 2: when and where?' }),
    line('drie', { nl: 'Pauze 3: wanneer en waar?', en: 'Break 3: when and where?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'De pauze is van jou', en: 'The break is yours' },
    html: {
      nl: p(
        'Zet er één in je agenda, dan gebeurt hij ook op drukke dagen. Sla je hem over, leg hem dan morgen een uur eerder. Een pauze zonder rook voelt eerst leeg, en na een paar keer als de jouwe.',
      ),
      en: p(
        'Put one in your calendar, so that it happens on busy days too. If you miss it, look at what came first, and move it an hour earlier. A break without smoke feels empty at first, and after a few times it’s yours.',
      ),
    },
  },
  notes: 'Method: community reinforcement, replacing a function.',
});
