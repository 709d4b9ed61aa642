import { p } from '../shared/markup.ts';
import { getProgramme } from '../shared/programme-page.ts';
import { phase, row } from '../shared/programme-parts.ts';

const phases = [
  phase(
    {
      nl: {
        title: 'Jij eerst',
        text: '<p>Je begint bij jezelf: ben je veilig, en hoe gaat het met je? Je kijkt ook wat je nu al doet, en daar heb je de ander niet voor nodig.</p>',
        unlockInfo: 'Je kunt meteen beginnen.',
      },
      en: {
        title: 'You first',
        text: '<p>You’ll begin with yourself: are you safe, and how are you doing? You’ll also look at what you do now, and you do not need anyone else for that.</p>',
        unlockInfo: 'You can start this phase straight away, in your own time.',
      },
    },
    [
      row('closeones_1_1', 'quiz', 4, { nl: 'Ben ik veilig?', en: 'Am I safe?' }),
      row('closeones_1_2', 'text', 5, { nl: 'Hoe gaat het met mij?', en: 'How am I?' }),
      row('closeones_1_3', 'video', 3, {
        nl: 'Niet mijn schuld, niet mijn knop',
        en: 'Not my fault, not my switch',
      }),
      row('closeones_1_4', 'list', 5, { nl: 'Wat doe ik nu al?', en: 'What do I already do?' }),
      row('closeones_1_5', 'text', 3, { nl: 'Eén ding voor mij', en: 'One thing for me' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Begrijpen',
        text: '<p>Je leest wat verslaving doet en waarom beloftes zo snel breken. Daarna kijk je naar één avond en leer je wanneer stoppen gevaarlijk is.</p>',
        unlockInfo: 'Je leert zien wanneer het gebeurt.',
      },
      en: {
        title: 'Understand',
        text: '<p>You’ll read what addiction does and why promises break so quickly. After that you’ll look at one evening, and learn when stopping is dangerous.</p>',
        unlockInfo: 'You’ll learn to see when it happens and what comes before it.',
      },
    },
    [
      row('closeones_2_1', 'video', 3, { nl: 'Wat doet verslaving?', en: 'What does addiction do?' }),
      row('closeones_2_2', 'text', 7, { nl: 'De kaart van een avond', en: 'Map of an evening' }),
      row('closeones_2_3', 'quiz', 4, { nl: 'Waar of niet', en: 'True or not' }),
      row('closeones_2_4', 'quiz', 3, { nl: 'Als stoppen gevaarlijk is', en: 'When stopping is dangerous' }),
      row('closeones_2_5', 'text', 3, { nl: 'Wat er nog is', en: 'What is still there' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Praten',
        text: '<p>Je oefent een gesprek dat niet ontploft: het goede moment, zinnen over jezelf en open vragen. Jij kiest of en wanneer je praat.</p>',
        unlockInfo: 'Je oefent een gesprek dat niet ontploft.',
      },
      en: {
        title: 'Talk',
        text: '<p>You’ll practise a conversation that does not explode: the right moment, sentences about yourself and open questions. It’s up to you whether and when you talk.</p>',
        unlockInfo: 'You’ll practise a conversation that does not explode.',
      },
    },
    [
      row('closeones_3_1', 'quiz', 4, { nl: 'Het goede moment', en: 'The right moment' }),
      row('closeones_3_2', 'text', 6, { nl: 'Ik-zinnen in 4 stukken', en: 'I-sentences in 4 parts' }),
      row('closeones_3_3', 'video', 4, { nl: 'Luisteren met vragen', en: 'Listening with questions' }),
      row('closeones_3_4', 'text', 5, { nl: 'Een aanbod doen', en: 'Make an offer' }),
      row('closeones_3_5', 'text', 3, { nl: 'Wat zei ik wel goed?', en: 'What went well?' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Grenzen en belonen',
        text: '<p>Je kijkt wat je overneemt en kiest een grens die je kunt volhouden. Ook beloon je goede momenten en neem je zelf rust, zodat je het volhoudt.</p>',
        unlockInfo: 'Je kiest wat je niet meer doet, en wat juist wel.',
      },
      en: {
        title: 'Limits and rewards',
        text: '<p>You’ll look at what you take over, and choose a limit that you can stick to. You’ll also reward good moments and take some rest yourself.</p>',
        unlockInfo: 'You’ll choose your limit, and what you’re happy to say yes to.',
      },
    },
    [
      row('closeones_4_1', 'list', 5, { nl: 'Wat neem ik over?', en: 'What do I take over?' }),
      row('closeones_4_2', 'text', 6, { nl: 'Mijn grens in 3 zinnen', en: 'My limit in 3 sentences' }),
      row('closeones_4_3', 'list', 5, { nl: 'Goede momenten belonen', en: 'Reward good moments' }),
      row('closeones_4_4', 'quiz', 5, { nl: 'Geld en huis', en: 'Money and home' }),
      row('closeones_4_5', 'text', 3, { nl: 'Er een tijdje tussenuit', en: 'Take a break' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Kinderen en anderen',
        text: '<p>Je denkt aan de kinderen en aan je eigen kring. Ook maak je een kaart voor als het misgaat, en haal je iets ouds terug.</p>',
        unlockInfo: 'Je denkt aan de kinderen en aan je eigen kring.',
      },
      en: {
        title: 'Children and others',
        text: '<p>You’ll think about the children and about your own circle. You’ll also make a card for when things go wrong, and bring back something that was yours.</p>',
        unlockInfo: 'You’ll think about the children and about your own circle.',
      },
    },
    [
      row('closeones_5_1', 'video', 4, { nl: 'Praten met een kind', en: 'Talking with a child' }),
      row('closeones_5_2', 'list', 5, { nl: 'Wie weet het?', en: 'Who knows?' }),
      row('closeones_5_3', 'quiz', 4, { nl: 'Vragen van familie', en: 'Family questions' }),
      row('closeones_5_4', 'list', 4, { nl: 'Wat doe ik als het misgaat?', en: 'When it goes wrong' }),
      row('closeones_5_5', 'text', 3, { nl: 'Iets van vroeger', en: 'Something from before' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Verder',
        text: '<p>Je maakt een plan voor als de ander begint, en ook voor als er niets verandert. Daarna kijk je terug op wat je zelf anders bent gaan doen.</p>',
        unlockInfo: 'Je maakt je plan.',
      },
      en: {
        title: 'Onwards',
        text: '<p>You’ll make a plan for when they begin to change, and for when nothing changes. After that you’ll look back at what you’ve started to do differently.</p>',
        unlockInfo: 'You’ll make your own plan for the time that comes next.',
      },
    },
    [
      row('closeones_6_1', 'quiz', 4, { nl: 'Als de ander begint', en: 'When they begin to change' }),
      row('closeones_6_2', 'text', 6, { nl: 'Als er niets verandert', en: 'If nothing changes' }),
      row('closeones_6_3', 'list', 4, { nl: 'Mijn kring van hulp', en: 'My circle' }),
      row('closeones_6_4', 'list', 3, { nl: 'Terugkijken', en: 'Looking back' }),
      row('closeones_6_5', 'text', 4, { nl: 'Brief aan mezelf', en: 'A letter to myself' }),
    ],
  ),
];

export const programme = getProgramme(
  'close-ones',
  {
    now: {
      nl: 'Is het nu te veel of ben je niet veilig, kijk dan bij <a href="/hulp">Hulp</a>. Die pagina is altijd open.',
      en: 'If it’s too much now, or you’re not safe, go to <a href="/en/help">Help</a>. That page is always open.',
    },
    end: {
      nl: {
        title: 'Verder, voor jou',
        text: p(
          'Je bent bij het eind van de zes weken. Of er thuis nu iets veranderd is of niet, wat jij leerde blijft van jou.',
          'Er staan nog drie oefeningen klaar: een blik terug, een brief en een blik vooruit. Je kunt elke oefening nog eens openen, en je dagboek en het forum blijven er. Wordt het thuis weer zwaar, kijk dan bij <a href="/hulp">Hulp</a>.',
        ),
      },
      en: {
        title: 'Onwards, for you',
        text: p(
          'You’re at the end of the six weeks. Whether or not things have changed at home, what you’ve learned stays with you.',
          'There are three more exercises: a look back, a letter and a look ahead. You can open every exercise again, and your diary and the forum stay open too. If things get hard at home, go to <a href="/en/help">Help</a>.',
        ),
      },
    },
    endRows: [
      row('closeones_end_1', 'list', 5, { nl: 'Wat veranderde er bij mij?', en: 'What changed for me?' }),
      row('closeones_end_2', 'text', 6, { nl: 'Brief voor een zware dag', en: 'A letter for a hard day' }),
      row('closeones_end_3', 'quiz', 4, { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' }),
    ],
  },
  phases,
  'Method: CRAFT (non-confrontational talk, reward, natural consequences, own wellbeing) and ideas of 5-Stappen. The programme never suggests that the reader can make the other stop. Sources and points to check stand with each form.',
);
