import { answer, createMarkup, exercise, line, lines, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const theChainToTheMessage = exercise({
  id: 'cocaine_3_2',
  domain: 'cocaine',
  title: { nl: 'De stappen naar het bericht', en: 'The steps to the message' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een bericht komt nooit uit het niets. Er gaan altijd kleine stappen aan vooraf. Kies één avond en loop terug vanaf het eerste bericht. Namen laat je weg.',
      ),
      en: p(
        'A message never comes out of nowhere. There are always small steps before it. Choose one evening and walk back from the first message, leaving out any names.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: ul(
          'Donderdag: mijn loon kwam binnen, en ik dacht meteen aan vrijdag.',
          'Vrijdag 15 uur: ik vroeg mijn moeder om de kinderen te nemen, omdat ik moest overwerken.',
          '17 uur: er was een borrel, dus ik nam een biertje.',
          '18 uur: bij het tweede biertje keek ik of hij online was.',
          '18.10 uur: ik stuurde het bericht.',
          'Mijn kans om iets anders te doen is donderdag. Op dat uur kan ik nog rustig bellen.',
        ),
        en: ul(
          'Thursday: my wages came in, and I thought of Friday at once.',
          'On Friday at 3 pm I asked my mother to take the children. I had to work late.',
          'At 5 pm there were drinks at work, so I had a beer.',
          '6 pm: with the second beer I looked to see if he was online.',
          '6.10 pm: I sent the message.',
          'My chance to do something different is on Thursday, when I can still make a calm phone call.',
        ),
      },
      {
        folded: {
          nl: 'Een ouder, van loon tot bericht',
          en: 'A parent, from payday to message',
        },
      },
    ),
    line(
      'eerste',
      { nl: 'Wanneer dacht je er die dag het eerst aan?', en: 'When did you first think of it that day?' },
      { required: true },
    ),
    line('met_wie', { nl: 'Met wie was je, of was je alleen?', en: 'Who were you with, or were you alone?' }),
    line(
      'drank',
      { nl: 'Na welk drankje werd de gedachte sterker?', en: 'After which drink did the thought get stronger?' },
      {
        help: { nl: 'Dronk je niet, laat dit dan leeg.', en: 'If you did not drink, leave this empty.' },
      },
    ),
    line('pauze', { nl: 'Was er een pauze, op de wc of buiten?', en: 'Was there a break, in the toilet or outside?' }),
    line(
      'bericht',
      { nl: 'Wie stuurde of belde het eerst?', en: 'Who messaged or called first?' },
      {
        help: {
          nl: 'Dat kun jij zijn, iemand anders, of het lag er al.',
          en: 'It may have been you, or someone else, or it was already there.',
        },
      },
    ),
    radios('begin', { nl: 'Waar begon het volgens jou?', en: 'Where do you think it began?' }, [
      answer('gevoel', { nl: 'Bij een gevoel', en: 'With a feeling' }, null, {
        nl: 'Je eerste kans is iets doen met dat gevoel, nog zonder drank of mensen. Vertel het iemand zolang het klein is.',
        en: 'Your first chance is to do something with that feeling, before drink or people come in. It helps to tell someone while it’s still small.',
      }),
      answer('geld', { nl: 'Bij geld of vrije tijd', en: 'With money or free time' }, null, {
        nl: 'Die momenten weet je vooraf, dus ze zijn goed te plannen. Zet er een afspraak neer die je niet snel afzegt.',
        en: 'You know those moments in advance, so they’re good to plan for. Put something there that you would not cancel lightly.',
      }),
      answer('mensen', { nl: 'Bij bepaalde mensen', en: 'With certain people' }, null, {
        nl: 'Je kunt iemand aardig vinden en toch een tijd niet zien op vrijdag. Stel een andere dag voor, liefst overdag.',
        en: 'You can like someone and still not see them on Fridays for a while. Suggest another day, if possible in the daytime.',
      }),
      answer('drank', { nl: 'Bij het eerste drankje', en: 'With the first drink' }, null, {
        nl: 'Je kans komt als je bestelt. Bedenk thuis al wat je neemt. Aan de bar bestel je wat iedereen bestelt.',
        en: 'Your chance is the moment you order. Decide at home what you’ll have. At the bar you order what everyone orders.',
      }),
    ]),
    lines(
      'afslagen',
      { nl: 'Waar had je iets anders kunnen doen?', en: 'Where could you have done something different?' },
      3,
      {
        help: {
          nl: 'Zoek vooral vroeg op de dag, omdat het daar nog weinig kracht kost.',
          en: 'Look early in the day most of all. It takes little strength there.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor het tweede drankje', en: 'Before the second drink' },
    html: {
      nl: p(
        'Bij veel mensen komt de eerste kans voor het tweede drankje, en soms nog eerder. Kies één moment en zet dat in je telefoon, met een tijd erbij. In de volgende oefening maak je er een als-dan-zin van.',
      ),
      en: p(
        'For many people the first chance comes before the second drink, and sometimes a day earlier. Choose one moment and put it in your phone, with a time. In the next exercise you’ll make an if-then plan from it.',
      ),
    },
  },
  notes: 'Method: functional analysis ending at the first message.',
});
