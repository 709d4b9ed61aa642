import { getProgramme, selfHelpEnd } from '../shared/programme-page.ts';
import { phase, row } from '../shared/programme-parts.ts';

const phases = [
  phase(
    {
      nl: {
        title: 'De deur dicht',
        text: '<p>Je maakt gokken vandaag lastiger en kijkt hoe het nu gaat, ook met jou. Uitrekenen doe je nog niet. Dat komt later.</p>',
        unlockInfo: 'Je kunt meteen beginnen: de eerste oefening maakt gokken vandaag al lastiger.',
      },
      en: {
        title: 'Close the door',
        text: '<p>You make gambling harder to reach today and look at how things are right now, for you as well. Working things out can wait until later.</p>',
        unlockInfo: 'You can start at once: the first exercise makes gambling harder to reach today.',
      },
    },
    [
      row('gambling_1_1', 'list', 5, { nl: 'Vandaag één slot', en: 'One lock today' }),
      row('gambling_1_2', 'text', 6, { nl: 'Mijn spel op papier', en: 'My gambling on paper' }),
      row('gambling_1_3', 'list', 5, { nl: 'Wat gokken geeft en kost', en: 'What it gives and costs' }),
      row('gambling_1_4', 'quiz', 3, { nl: 'Hoe gaat het echt met je?', en: 'How are you really?' }),
      row('gambling_1_5', 'text', 3, { nl: 'Eén zin waarom', en: 'One sentence why' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Geld op tafel',
        text: '<p>Je kijkt stap voor stap naar je geld, zodat je weet wat eerst moet. Ook lees je waarom terugwinnen niet werkt.</p>',
        unlockInfo: 'Je kijkt stap voor stap naar je geld, en je lost nog niets op.',
      },
      en: {
        title: 'Money on the table',
        text: '<p>You’ll look at your money step by step: what comes first, what you owe and who can help. You’ll also read why winning it back does not work.</p>',
        unlockInfo: 'You’ll look at your money step by step, and there’s nothing to solve yet.',
      },
    },
    [
      row('gambling_2_1', 'list', 7, {
        nl: 'Wat is er binnen, wat is er nodig?',
        en: 'What comes in, what is needed?',
      }),
      row('gambling_2_2', 'list', 7, { nl: 'Mijn lijst van schulden', en: 'My list of debts' }),
      row('gambling_2_3', 'text', 6, { nl: 'Iemand bij mijn geld', en: 'Someone with my money' }),
      row('gambling_2_4', 'quiz', 5, { nl: 'Terugwinnen klopt niet', en: 'You cannot win it back' }),
      row('gambling_2_5', 'text', 3, {
        nl: 'Boodschap aan mijn hoofd om 2 uur ’s nachts',
        en: 'Message to my head at 2 am',
      }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Drang',
        text: '<p>Je oefent wat je doet als de drang komt. Je zoekt waar een avond anders had kunnen gaan, en zet iets klaar voor lastige momenten.</p>',
        unlockInfo: 'Je oefent wat je doet als de drang komt, want hij zakt altijd weer.',
      },
      en: {
        title: 'The urge',
        text: '<p>You’ll practise what to do when the urge comes. You’ll look for where an evening could have gone differently, and prepare something for difficult moments.</p>',
        unlockInfo: 'You’ll practise what to do when the urge comes. It always drops again.',
      },
    },
    [
      row('gambling_3_1', 'video', 4, { nl: 'De golf zonder inzet', en: 'Ride the wave without betting' }),
      row('gambling_3_2', 'text', 7, { nl: 'Hoe die avond ging', en: 'How that evening went' }),
      row('gambling_3_3', 'list', 5, { nl: 'Salaris, wedstrijd, reclame', en: 'Payday, match, advert' }),
      row('gambling_3_4', 'list', 4, { nl: 'Tien minuten en iemand erbij', en: 'Ten minutes and someone with you' }),
      row('gambling_3_5', 'text', 3, { nl: 'Zonder inzet gelukt', en: 'It worked without a bet' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Hoofd en gevoel',
        text: '<p>Je ziet hoe een spel je gedachten stuurt, en welk gevoel erachter zit. Je zoekt een antwoord op zinnen die het goedpraten.</p>',
        unlockInfo: 'Je ziet hoe een spel je gedachten stuurt, en welk gevoel erachter zit.',
      },
      en: {
        title: 'Mind and feeling',
        text: '<p>You’ll look at how gambling plays with your mind, and which feeling is behind it. You’ll find an answer to thoughts that make it seem fine.</p>',
        unlockInfo: 'You’ll look at how gambling plays with your mind, so you recognise it in time.',
      },
    },
    [
      row('gambling_4_1', 'video', 3, { nl: 'Hoe een spel is gemaakt', en: 'How a game is built' }),
      row('gambling_4_2', 'text', 6, { nl: 'Geheugen van de winst', en: 'The memory of the win' }),
      row('gambling_4_3', 'quiz', 5, { nl: 'Zinnen die het goedpraten', en: 'Thoughts that talk you into it' }),
      row('gambling_4_4', 'list', 5, { nl: 'Verveling, spanning, leegte', en: 'Boredom, stress, emptiness' }),
      row('gambling_4_5', 'text', 3, { nl: 'Schaamte wordt kleiner in licht', en: 'Shame shrinks in light' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Herstel met anderen',
        text: '<p>Je denkt na over eerlijk zijn en over vertrouwen. Je oefent nee zeggen en bedenkt wat je met je vrije tijd doet.</p>',
        unlockInfo: 'Je denkt na over eerlijk zijn, geld en leuke dingen.',
      },
      en: {
        title: 'Repair with others',
        text: '<p>You’ll think about being honest and about trust. You’ll also practise saying no to invites and plan what to do with your free time.</p>',
        unlockInfo: 'You’ll think about honesty, money and things you enjoy.',
      },
    },
    [
      row('gambling_5_1', 'text', 7, { nl: 'Vertellen aan één persoon', en: 'Telling one person' }),
      row('gambling_5_2', 'list', 5, { nl: 'Vertrouwen per week', en: 'Trust week by week' }),
      row('gambling_5_3', 'quiz', 4, { nl: 'Een bericht op mijn telefoon', en: 'Saying no to invites' }),
      row('gambling_5_4', 'list', 6, { nl: 'Vrije uren invullen', en: 'Filling the free hours' }),
      row('gambling_5_5', 'text', 3, { nl: 'Twee uur zonder scherm', en: 'Two hours without a screen' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Vasthouden',
        text: '<p>Je maakt je plan voor als het spannend wordt. Daarin komen een noodkaart, de einddatum van Cruks, grote geldmomenten en je doel voor daarna.</p>',
        unlockInfo: 'Je maakt je plan voor als het spannend wordt, terwijl het nu rustig is.',
      },
      en: {
        title: 'Holding on',
        text: '<p>You’ll make your plan for when things get tense. It holds an emergency card, the end date of Cruks (the self-exclusion register), big money moments and your goal.</p>',
        unlockInfo: 'You’ll make your plan for when things get tense, while it’s calm now.',
      },
    },
    [
      row('gambling_6_1', 'video', 3, { nl: 'Toch gegokt', en: 'When you gambled anyway' }),
      row('gambling_6_2', 'list', 5, { nl: 'Mijn noodkaart', en: 'My emergency card' }),
      row('gambling_6_3', 'quiz', 4, { nl: 'Als de Cruks-tijd bijna voorbij is', en: 'When Cruks ends' }),
      row('gambling_6_4', 'list', 5, { nl: 'Grote geldmomenten', en: 'Big money moments' }),
      row('gambling_6_5', 'text', 3, { nl: 'Mijn doel vanaf nu', en: 'My goal from now' }),
    ],
  ),
];

const endRows = [
  row('gambling_end_1', 'list', 4, { nl: 'Wat kwam terug?', en: 'What came back?' }),
  row('gambling_end_2', 'text', 5, { nl: 'Brief aan mezelf op salarisdag', en: 'A letter to myself on payday' }),
  row('gambling_end_3', 'quiz', 3, { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' }),
];

export const programme = getProgramme(
  'gambling',
  {
    now: {
      nl: 'Heb je nu drang, kijk dan bij <a href="/hulp">Hulp</a>. Die pagina is altijd open.',
      en: 'If you have an urge now, have a look at <a href="/en/help">Help</a>. That page is always open.',
    },
    end: {
      nl: { title: 'Zes weken verder', text: selfHelpEnd.nl },
      en: { title: 'Six weeks on', text: selfHelpEnd.en },
    },
    endRows,
  },
  phases,
  'Method: relapse prevention (Larimer, Palmer and Marlatt 1999), cognitive behavioural therapy, community reinforcement. Sources and points to check stand with each form.',
);
