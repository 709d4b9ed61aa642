import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';
import { permissionThought } from '../../../shared/quiz-forms.ts';

export const permissionThoughts = exercise({
  id: 'cocaine_4_1',
  domain: 'cocaine',
  title: { nl: 'Toestemmingszinnen', en: 'Permission thoughts' },
  parts: [
    told('inleiding', {
      nl: p(
        'Voor het bericht komt vaak een zin langs die het goedpraat. Kies het antwoord dat jou helpt. Er is geen score.',
      ),
      en: p(
        'Before the message there is often a thought that makes it seem fine. Choose the answer that helps you. There is no score.',
      ),
    }),
    permissionThought({
      key: 'eentje',
      required: true,
      thought: { nl: '‘Ik drink er maar één.’', en: '‘I will have one drink only.’' },
      helps: [
        { nl: '‘Ik drink vanavond geen alcohol.’', en: '‘I drink no alcohol tonight.’' },
        {
          nl: 'Na het tweede glas komt vaak het bericht. Drink je elke dag veel? Stop niet ineens, bel eerst je huisarts.',
          en: 'After the second glass the message often comes. Do you drink a lot every day? Do not stop suddenly, call your GP first.',
        },
      ],
      alsoHelps: [
        {
          nl: '‘Ik bestel fris en kijk hoe de eerste twee uur gaan.’',
          en: '‘I order a soft drink and see how the first two hours go.’',
        },
        {
          nl: 'Het begin van de avond bepaalt veel. Dit geeft je tijd.',
          en: 'The start of the evening decides a lot. This gives you time.',
        },
      ],
      stern: [
        { nl: '‘Ik ga nooit meer ergens heen.’', en: '‘I will never go anywhere again.’' },
        {
          nl: 'Je hoeft je niet op te sluiten. Kies alleen deze avond iets anders.',
          en: 'You do not have to lock yourself in. Choose something else for this evening.',
        },
      ],
    }),
    permissionThought({
      key: 'aankunnen',
      thought: { nl: '‘Ik kan het aan.’', en: '‘I can handle it.’' },
      helps: [
        { nl: '‘Ik ga om 23 uur naar huis.’', en: '‘I go home at 11 pm.’' },
        {
          nl: 'Om tien uur voelt dat zo. Om vier uur vaak niet meer. Een vaste tijd kiest voor je.',
          en: 'At ten it feels like that. At four often no longer. A fixed time chooses for you.',
        },
      ],
      alsoHelps: [
        { nl: '‘Ik laat iemand weten hoe laat ik ga.’', en: '‘I tell someone what time I leave.’' },
        {
          nl: 'Dan is er iemand die meekijkt, zonder oordeel.',
          en: 'Then someone keeps an eye on it, without judging.',
        },
      ],
      stern: [
        { nl: '‘Ik kan helemaal niets aan.’', en: '‘I cannot handle anything.’' },
        {
          nl: 'Je hebt al veel aangekund. Alleen deze situatie is lastig, dus plan je die.',
          en: 'You have handled a lot. This situation is hard, so you plan it.',
        },
      ],
    }),
    permissionThought({
      key: 'saai',
      thought: { nl: '‘Zonder ben ik saai.’', en: '‘Without it I am boring.’' },
      helps: [
        {
          nl: '‘Ik kom een uur eerder en ga als ik op ben.’',
          en: '‘I come an hour earlier and leave when I am tired.’',
        },
        { nl: 'Moe is niet hetzelfde als saai.', en: 'Tired is not the same as boring.' },
      ],
      alsoHelps: [
        { nl: '‘Ik zoek één iemand om echt mee te praten.’', en: '‘I find one person to really talk to.’' },
        {
          nl: 'Eén goed gesprek blijft langer hangen dan een lange nacht.',
          en: 'One good talk stays longer than a long night.',
        },
      ],
      stern: [
        { nl: '‘Niemand vindt mij leuk.’', en: '‘Nobody likes me.’' },
        {
          nl: 'Dat is de dip die praat. Vraag het eens aan iemand die je vertrouwt.',
          en: 'That is the low talking. Ask someone you trust.',
        },
      ],
    }),
    permissionThought({
      key: 'betaald',
      thought: { nl: '‘Ik heb al betaald.’', en: '‘I have already paid.’' },
      helps: [
        { nl: '‘Weggooien is goedkoper dan maandag.’', en: '‘Throwing it away is cheaper than Monday.’' },
        { nl: 'Het geld is weg, de nacht nog niet.', en: 'The money is gone, the night is not.' },
      ],
      alsoHelps: [
        { nl: '‘Ik spoel het nu door en ga weg.’', en: '‘I flush it now and leave.’' },
        {
          nl: 'Uit de buurt is het lichtst. Bel iemand onderweg.',
          en: 'Out of reach is lightest. Call someone on the way.',
        },
      ],
      stern: [
        { nl: '‘Zie je wel, ik leer het nooit.’', en: '‘See, I never learn.’' },
        {
          nl: 'Je leert het juist nu, door te stoppen op dit punt.',
          en: 'You are learning it right now, by stopping at this point.',
        },
      ],
    }),
    permissionThought({
      key: 'weekend',
      thought: { nl: '‘Alleen dit weekend nog.’', en: '‘One last weekend.’' },
      helps: [
        { nl: '‘Ik verander alleen deze vrijdag.’', en: '‘I only change this Friday.’' },
        {
          nl: 'Dit weekend hoort bij het patroon. Eén andere vrijdag is een begin.',
          en: 'This weekend is part of the pattern. One different Friday is a beginning.',
        },
      ],
      alsoHelps: [
        {
          nl: '‘Ik plan iets vroegs op zaterdag, met iemand.’',
          en: '‘I plan something early on Saturday, with someone.’',
        },
        {
          nl: 'Een afspraak om tien uur maakt de nacht korter.',
          en: 'A plan at ten in the morning makes the night shorter.',
        },
      ],
      stern: [
        { nl: '‘Vanaf nu is alles anders, voor altijd.’', en: '‘From now on everything is different, for ever.’' },
        {
          nl: 'Voor altijd is te groot voor één vrijdag. Deze vrijdag is genoeg.',
          en: 'For ever is too big for one Friday. This Friday is enough.',
        },
      ],
    }),
  ],
  feedback: {
    title: { nl: 'Een antwoord voor het bericht', en: 'An answer before the message' },
    html: {
      nl: p(
        'Kies één antwoord en zet het in je telefoon, op vrijdagmiddag. De oude zin komt nog wel eens. Nu heb je iets terug te zeggen.',
      ),
      en: p(
        'Choose one answer and put it in your phone, for Friday afternoon. The old thought will still come. Now you have something to say back.',
      ),
    },
  },
  notes: 'Method: permission thoughts (cognitive behavioural therapy). CHECK: clinician; alcohol line.',
});
