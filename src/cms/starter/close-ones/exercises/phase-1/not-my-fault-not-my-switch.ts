import { answer, exercise, radios, read, script } from '../../../shared/exercise-parts.ts';
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
          'Ga rustig zitten op een plek waar niemand meeleest. Onthouden is niet nodig. Je kunt dit later nog eens lezen. Neem mee wat bij jou past.',
          'Misschien dacht je het al honderd keer: had ik maar iets gezegd. Of je had liever willen zijn, of juist strenger. Bijna iedere naaste denkt dat weleens. Het laat zien hoeveel je om de ander geeft.',
          'Er zijn drie dingen die je kunt weten. Het eerste is dat jij dit niet hebt veroorzaakt. Iemand gaat drinken, gokken of gebruiken door heel veel dingen samen, zoals aanleg, zorgen en gewoonte. Eén ruzie of één zin van jou is nooit de oorzaak.',
          'Het tweede is dat jij het niet voor de ander kunt oplossen. Je kunt flessen tellen, geld bewaken en beloftes vragen, zoals veel naasten doen. Het kost je alleen veel kracht, terwijl er meestal weinig verandert. Dat ligt niet aan jou, want veranderen doet iemand zelf.',
          'Het derde is dat jij het niet kunt besturen. Er is geen knop waarmee je de ander laat stoppen. Er is dus ook geen knop waarmee je de ander laat terugvallen. Gaat het mis, dan heb jij niets ingedrukt.',
          'Toch ga jij wel ergens over. Jij kiest hoe je praat en wanneer, wat je overneemt en wat niet. Je kiest waar jouw grens ligt en hoe je voor jezelf zorgt. Daarmee bestuur je de ander niet, maar je begint een gesprek anders. Soms krijgt de ander daardoor ruimte om hulp te zoeken.',
          'Wat je nu voelt, mag er zijn, of het nu opluchting is of verdriet. Misschien denk je: en toch had ik meer kunnen doen. Zo’n oude gedachte gaat niet in één keer weg.',
          'Leg een hand op je borst als dat prettig is, en adem langzaam uit. Zeg dan zachtjes of in je hoofd: dit is niet mijn schuld en niet mijn knop. Ik kies hoe ik erbij ben.',
          'Daarmee is deze oefening klaar. Doe nu iets met je handen, zoals thee zetten of de planten water geven.',
        ],
        en: [
          'Sit somewhere quiet where nobody can read along. There’s nothing to remember. You can come back to this later. Take whatever fits you, and leave the rest for another time.',
          'You may have thought it a hundred times: if only I had said something. Or you wish you had been kinder, or stricter. Almost everyone in your place thinks so, and it shows how much you care.',
          'There are three things you can know, and the first is that you did not cause this. People start drinking, gambling or using because of many things together, such as genes, worries and habit. One argument or one thing you said is never the cause.',
          'The second is that you cannot solve it for them. You can count bottles, guard the money and ask for promises, and many people have. It takes a lot of strength, while little usually changes, and that’s not down to you. People have to change themselves.',
          'The third is that you cannot control it. There’s no switch that makes someone stop, so there’s no switch that makes them slip either. When things go wrong, you did not press anything.',
          'Still, some things are up to you. You choose how and when you talk, what you take over and what you leave. You choose where your limit is and how you look after yourself. That’s not a switch, but it is a different way to start a conversation. Sometimes it gives them room to look for help.',
          'Whatever you feel now is all right, whether it’s relief or sadness. You may still think you could have done more. An old thought does not leave all at once.',
          'Put a hand on your chest if that feels good, and breathe out slowly. Now say softly, or in your mind: this is not my fault and not my switch. I choose how I’m part of it.',
          'That’s the end of this exercise. Do something with your hands now, like making tea or watering the plants.',
        ],
      },
    ),
    read,
    radios('draag', { nl: 'Welke draag jij het meest mee?', en: 'Which one do you carry most?' }, [
      answer('oorzaak', { nl: 'Dat ik het veroorzaakt heb', en: 'That I caused it' }, null, {
        nl: 'Die gedachte komt vooral als je moe bent. Vraag dan: zou ik dit ook tegen een vriendin zeggen?',
        en: 'That thought comes mostly when you’re tired, so ask yourself whether you would say this to a friend.',
      }),
      answer('oplossen', { nl: 'Dat ik het moet oplossen', en: 'That I have to solve it' }, null, {
        nl: 'Oplossen is een zware taak zonder einde. In fase 4 kies je één ding dat je niet meer overneemt.',
        en: 'Solving it is a job that never ends. In phase 4 you’ll choose one thing to stop taking over.',
      }),
      answer(
        'besturen',
        { nl: 'Dat ik het in de hand moet houden', en: 'That I have to keep it under control' },
        null,
        {
          nl: 'Opletten geeft kort rust, maar daarna begint het opnieuw. Let alleen nog op gevaar, zoals rijden na gebruik.',
          en: 'Keeping watch calms you briefly, and then it starts again. From now on, watch only for danger, such as driving after drinking or using.',
        },
      ),
      answer('geen', { nl: 'Geen van deze', en: 'None of these' }, null, {
        nl: 'Dan draag je misschien iets anders, zoals boosheid of schaamte. Schrijf het op in je dagboek. Daarna is je hoofd meestal iets leger.',
        en: 'You may carry something else, such as anger or shame. You could write about it in your diary.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Jij kiest hoe je erbij bent', en: 'You choose how you’re part of it' },
    html: {
      nl: p(
        'Voor een ander kiezen lukt niet, maar je kunt wel kiezen hoe jij praat. Hoe je voor jezelf zorgt, bepaal je ook zelf.',
      ),
      en: p(
        'You cannot choose for someone else, however much you’d like to. You can choose how you talk, what you take over and how you look after yourself.',
      ),
    },
  },
  notes:
    'Method: not caused, not cured, not controlled, in own words; CRAFT for the influence on contact. CHECK [C2]: clinician: causes in one sentence.',
});
