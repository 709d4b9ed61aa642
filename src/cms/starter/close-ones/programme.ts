import { p } from '../shared/markup.ts';
import { programmeOf } from '../shared/programme-page.ts';
import { phase, row } from '../shared/programme-parts.ts';

const phases = [
  phase(
    {
      nl: {
        title: 'Jij eerst',
        text: '<p>Je begint bij jezelf: ben je veilig, en hoe gaat het met je? Je kijkt ook wat je nu al doet. De ander hoeft daar niets voor te doen.</p>',
        unlockInfo: 'Je kunt meteen beginnen.',
      },
      en: {
        title: 'You first',
        text: '<p>You begin with yourself: are you safe, and how are you? You also look at what you do now. The other person does not have to do anything for that.</p>',
        unlockInfo: 'You can begin at once.',
      },
    },
    [
      row('closeones_1_1', 'quiz', 4, { nl: 'Ben ik veilig?', en: 'Am I safe?' }),
      row('closeones_1_2', 'text', 5, { nl: 'Hoe gaat het met mij?', en: 'How am I?' }),
      row('closeones_1_3', 'video', 3, {
        nl: 'Niet mijn schuld, niet mijn knop',
        en: 'Not my fault, not my switch',
      }),
      row('closeones_1_4', 'list', 5, { nl: 'Wat doe ik nu al?', en: 'What do I do now?' }),
      row('closeones_1_5', 'text', 3, { nl: 'Eén ding voor mij', en: 'One thing for me' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Begrijpen',
        text: '<p>Je leest wat verslaving doet en waarom beloftes vaak breken. Je kijkt naar één avond en leert wanneer stoppen gevaarlijk is.</p>',
        unlockInfo: 'Je leert zien wanneer het gebeurt.',
      },
      en: {
        title: 'Understand',
        text: '<p>You read what addiction does and why promises often break. You look at one evening and learn when stopping is dangerous.</p>',
        unlockInfo: 'You learn to see when it happens.',
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
        text: '<p>You practise a talk that does not explode: the right moment, sentences about yourself and open questions. You choose if and when you talk.</p>',
        unlockInfo: 'You practise a talk that does not explode.',
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
        text: '<p>Je kijkt wat je overneemt en kiest een grens die je kunt volhouden. Je zet ook goede momenten in het licht, en neemt zelf rust.</p>',
        unlockInfo: 'Je kiest je grens en je ja.',
      },
      en: {
        title: 'Limits and rewards',
        text: '<p>You look at what you take over and choose a limit that you can keep. You also notice good moments, and take rest yourself.</p>',
        unlockInfo: 'You choose your limit and your yes.',
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
        text: '<p>Je denkt aan de kinderen en aan je eigen kring. Je maakt ook een kaart voor als het misgaat, en haalt iets terug wat van jou was.</p>',
        unlockInfo: 'Je denkt aan de kinderen en aan je eigen kring.',
      },
      en: {
        title: 'Children and others',
        text: '<p>You think of the children and of your own circle. You also make a card for when it goes wrong, and bring back something that was yours.</p>',
        unlockInfo: 'You think of the children and of your own circle.',
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
        text: '<p>Je maakt je plan: als de ander begint, als er niets verandert, en met een kring van hulp om je heen. Je kijkt ook terug op jezelf.</p>',
        unlockInfo: 'Je maakt je plan.',
      },
      en: {
        title: 'Onwards',
        text: '<p>You make your plan: if the other person begins, if nothing changes, and with a circle of help around you. You also look back at yourself.</p>',
        unlockInfo: 'You make your plan.',
      },
    },
    [
      row('closeones_6_1', 'quiz', 4, { nl: 'Als de ander begint', en: 'When they begin to change' }),
      row('closeones_6_2', 'text', 6, { nl: 'Als er niets verandert', en: 'If nothing changes' }),
      row('closeones_6_3', 'list', 4, { nl: 'Mijn kring van hulp', en: 'My circle' }),
      row('closeones_6_4', 'list', 3, { nl: 'Terugkijken', en: 'Looking back' }),
      row('closeones_6_5', 'text', 4, { nl: 'Brief aan mezelf', en: 'Letter to me' }),
    ],
  ),
];

export const programme = programmeOf(
  'close-ones',
  {
    now: {
      nl: 'Is het nu te veel, of ben je niet veilig? Kijk bij <a href="/hulp">Hulp</a>. Die pagina is altijd open.',
      en: 'Is it too much now, or are you not safe? Look at <a href="/en/help">Help</a>. That page is always open.',
    },
    end: {
      nl: {
        title: 'Verder, voor jou',
        text: p(
          'Je bent bij het eind van de oefeningen. Misschien is er thuis iets veranderd, misschien niet. Wat jij leerde, blijft.',
          'Je kunt elke oefening nog eens openen. Je dagboek en het forum blijven er. Hulp vind je altijd bij <a href="/hulp">Hulp</a>.',
        ),
      },
      en: {
        title: 'Onwards, for you',
        text: p(
          'You are at the end of the exercises. Perhaps something changed at home, perhaps not. What you learned stays.',
          'You can open every exercise again. Your diary and the forum stay. You always find help at <a href="/en/help">Help</a>.',
        ),
      },
    },
  },
  phases,
  'Method: CRAFT (non-confrontational talk, reward, natural consequences, own wellbeing) and ideas of 5-Stappen. The programme never suggests that the reader can make the other stop. Sources and points to check stand with each form.',
);
