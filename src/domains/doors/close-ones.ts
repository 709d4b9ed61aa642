import { SAFETY_TEXTS } from '../safety-texts.ts';
import type { Doors } from './door.ts';

/** Doors for close ones, who have no craving, but moments that are too difficult. */
export const closeOnesDoors: Doors = {
  nl: [
    {
      kind: 'craving',
      title: 'Het is me te veel',
      lead: 'Drie minuten, alleen voor jou.',
      steps: [
        'Je hoeft nu niets op te lossen. Ga naar een andere kamer of naar buiten, als dat veilig kan.',
        'Laat berichten en vragen tien minuten liggen. Ze worden er niet erger van.',
        'Stuur iemand die jou kent een bericht: “Het is me te veel, bel je me straks?”',
      ],
      wave: [
        'Ga zitten, of leun ergens tegenaan. Hoeveel spanning voel je nu? 0 is niets, 10 is heel veel.',
        'Adem in, en langzaam uit alsof je door een rietje blaast.',
        'Je hoofd zegt misschien dat jij dit nu moet oplossen. Dat hoeft de komende minuten niet.',
        'Komt er een zorg op? Zeg dan dat je hem ziet, en ga terug naar je adem.',
        'Laat je schouders zakken, maak je kaken los en adem nog tien keer langzaam uit.',
        'Voel je voeten op de grond, en noem drie dingen die je ziet.',
        'Hoeveel spanning is het nu? Lager, gelijk of hoger: je was er nu voor jezelf.',
      ],
    },
    {
      kind: 'slip',
      title: 'Het ging toch mis',
      lead: 'Eén avond wist niet uit wat al lukte.',
      steps: [
        'Zorg eerst dat jij en de kinderen veilig zijn. De rest kan tot morgen wachten.',
        'Begin nu geen gesprek. Wie heeft gebruikt, hoort je niet goed.',
        'Gebruikte de ander weer, of schreeuwde je, gaf je geld of zei je ja? Dat gebeurt veel mensen, en morgen kun je het weer anders doen.',
        'Vertel één persoon hoe jouw avond was, zodat je er niet alleen mee slaapt.',
        'Schrijf morgen op wat eraan voorafging, en kies één grens die je klein houdt.',
      ],
    },
    {
      kind: 'danger',
      title: 'Het is niet veilig',
      lead: 'Is er gevaar, ga dan weg en bel 112.',
      steps: [
        'Ga met de kinderen naar een plek waar de ander niet is, zoals de buren.',
        'Bel Veilig Thuis als je bang bent. Zij denken dag en nacht met je mee. Je naam hoeft niet.',
        'Is er een wapen of een overdosis? Bel 112 en zeg waar je bent.',
        SAFETY_TEXTS.recovery.nl,
        'Zegt de ander niet meer te willen leven? Vraag ernaar, blijf erbij als dat veilig is en bel samen 113.',
        'Kijkt er iemand mee, druk dan op Snel weg en lees later verder op een andere telefoon. We bewaren niet wat je hier leest.',
      ],
    },
  ],
  en: [
    {
      kind: 'craving',
      title: 'It’s too much',
      lead: 'Three minutes, only for you.',
      steps: [
        'You do not have to solve anything now. Go to another room for a while, or outside, if that’s safe for you.',
        'Leave messages and questions for ten minutes. They will not get any worse.',
        'Text someone who knows you: “It’s all too much. Can you ring me later?”',
      ],
      wave: [
        'Sit down or lean on something. How tense are you now? 0 is not at all, 10 is very tense.',
        'Breathe in, and slowly out as if through a straw.',
        'Your mind may say that you have to solve this now. For the next few minutes you do not.',
        'If a worry comes up, tell yourself that it’s there, and go back to your breath.',
        'Drop your shoulders, loosen your jaw and breathe out slowly ten more times.',
        'Feel your feet on the floor, and name three things you can see.',
        'How tense are you now? Lower, the same or higher: you’ve been there for yourself.',
      ],
    },
    {
      kind: 'slip',
      title: 'It still went wrong',
      lead: 'One evening does not erase what went well before it.',
      steps: [
        'First make sure you and the children are safe. The rest can wait until tomorrow.',
        'Do not start a conversation now. Someone who’s been using cannot take it in.',
        'If they used again, or you shouted, gave money or said yes, you’re one of many. Tomorrow you can do it differently again.',
        'Tell one person what your evening was like, so you do not go to bed alone with it.',
        'Tomorrow, write down what came before it, and choose one small limit.',
      ],
    },
    {
      kind: 'danger',
      title: 'It’s not safe',
      lead: 'If you’re in danger, get away and call 112.',
      steps: [
        'Take the children somewhere your partner or relative is not, such as the neighbours.',
        'If you’re afraid, call Veilig Thuis (domestic abuse helpline). They can think it through with you, day and night, without your name.',
        'If there is a weapon or an overdose, call 112 and say where you are.',
        SAFETY_TEXTS.recovery.en,
        'If they say they do not want to live any more, ask about it. Stay with them if that’s safe, and call 113 together.',
        'If someone is looking, press Leave this page, and read on later on another phone. We do not keep what you read here.',
      ],
    },
  ],
};
