import { exercise, one, option, read, script } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const notMyFaultNotMySwitch = exercise({
  id: 'closeones_1_3',
  domain: 'close-ones',
  title: { nl: 'Niet mijn schuld, niet mijn knop', en: 'Not my fault, not my switch' },
  parts: [
    script(
      'script',
      { nl: 'Niet mijn schuld, niet mijn knop', en: 'Not my fault, not my switch' },
      {
        nl: [
          'Ga rustig zitten. Je hoeft niets te onthouden. Lees, en neem mee wat past.',
          'Misschien heb je het al vaak gedacht. Had ik maar iets gezegd. Was ik maar liever geweest, of juist strenger. Bijna iedere naaste denkt dat. Het laat zien hoeveel je om de ander geeft.',
          'Er zijn drie dingen die je kunt weten. Het eerste: je hebt dit niet veroorzaakt. Iemand gaat drinken, gokken of gebruiken door heel veel dingen samen. Aanleg, zorgen, gewoonte, wat er in de buurt is. Eén ruzie of één zin van jou is nooit de oorzaak.',
          'Het tweede: je kunt het niet voor de ander oplossen. Je kunt flessen tellen, geld bewaken en beloftes vragen. Veel naasten hebben dat geprobeerd. Het kost veel kracht, en meestal verandert er weinig. Dat ligt niet aan jou. Veranderen doet iemand zelf, vaak met hulp.',
          'Het derde: je kunt het niet besturen. Er is geen knop waar jij op kunt drukken. Jij kunt de ander niet laten stoppen, en ook niet laten terugvallen. Als het misgaat, heb jij die knop niet ingedrukt.',
          'Nu het goede nieuws. Er is wel iets waar jij over gaat. Hoe jij praat, en wanneer. Wat jij overneemt, en wat niet. Waar jouw grens ligt. En hoe jij voor jezelf zorgt. Dat is geen knop, het is een ander begin van een gesprek. En soms maakt dat voor de ander ruimte om hulp te zoeken.',
          'Misschien voel je nu iets. Opluchting, of verdriet. Of je denkt: maar toch. Dat mag er allemaal zijn. Een oude gedachte gaat niet in één keer weg.',
          'Leg een hand op je borst, als dat prettig is. Adem langzaam uit. Zeg zachtjes, of in je hoofd: dit is niet mijn schuld. Dit is niet mijn knop. Ik kies hoe ik erbij ben.',
          'Dat is genoeg voor vandaag.',
        ],
        en: [
          'Sit down calmly. You do not have to remember anything. Read, and take with you what fits.',
          'You may have thought it often. If only I had said something. If only I had been kinder, or stricter. Almost everyone in your place thinks this. It shows how much you care.',
          'There are three things you can know. The first: you did not cause this. Someone starts to drink, gamble or use because of many things together. How they are made, worries, habit, what is around them. One argument or one sentence of yours is never the cause.',
          'The second: you cannot solve it for the other person. You can count bottles, guard money and ask for promises. Many people have tried that. It takes a lot of strength, and usually little changes. That is not because of you. People change themselves, often with help.',
          'The third: you cannot steer it. There is no switch that you can press. You cannot make the other person stop, and you cannot make them slip either. When it goes wrong, you did not press that switch.',
          'Now the good news. There are things that you do decide. How you talk, and when. What you take over, and what not. Where your limit is. And how you look after yourself. That is not a switch, it is another beginning of a talk. And sometimes that gives the other person room to look for help.',
          'You may feel something now. Relief, or sadness. Or you think: but still. All of that may be there. An old thought does not leave all at once.',
          'Put a hand on your chest, if that feels good. Breathe out slowly. Say softly, or in your mind: this is not my fault. This is not my switch. I choose how I am part of it.',
          'That is enough for today.',
        ],
      },
    ),
    read,
    one('draag', { nl: 'Welke draag jij het meest mee?', en: 'Which one do you carry most?' }, [
      option('oorzaak', { nl: 'Dat ik het veroorzaakt heb', en: 'That I caused it' }),
      option('oplossen', { nl: 'Dat ik het moet oplossen', en: 'That I have to solve it' }),
      option('besturen', { nl: 'Dat ik het in de hand moet houden', en: 'That I have to keep it in hand' }),
      option('geen', { nl: 'Geen van deze', en: 'None of these' }),
    ]),
  ],
  feedback: {
    title: { nl: 'Jij kiest hoe je erbij bent', en: 'You choose how you are part of it' },
    html: {
      nl: p(
        'Je kunt niet kiezen voor een ander. Je kunt wel kiezen hoe jij praat, wat je overneemt en hoe je voor jezelf zorgt.',
      ),
      en: p(
        'You cannot choose for someone else. You can choose how you talk, what you take over and how you look after yourself.',
      ),
    },
  },
  notes:
    'Method: not caused, not cured, not controlled, in own words; CRAFT for the influence on contact. CHECK: clinician: causes in one sentence.',
});
