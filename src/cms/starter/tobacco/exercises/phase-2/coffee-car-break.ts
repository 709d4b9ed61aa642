import { answer, checkboxes, createMarkup, exercise, line, lines, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const coffeeCarBreak = exercise({
  id: 'tobacco_2_3',
  domain: 'tobacco',
  title: { nl: 'Koffie, auto, pauze', en: 'Coffee, car, break' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Roken hoort bij veel mensen bij een moment van de dag. Verander je dat moment een beetje, dan komt de gedachte minder snel. Kies wat bij jou speelt, dan krijg je er een idee bij.',
      ),
      en: p(
        'For many people smoking goes with certain moments of the day. If you change that moment a little, the thought comes up less. Choose what’s true for you, and you’ll get an idea for each one.',
      ),
    }),
    checkboxes(
      'momenten',
      { nl: 'Bij welke momenten hoort roken bij jou?', en: 'Which moments go with smoking for you?' },
      [
        answer('opstaan', { nl: 'Na het opstaan', en: 'After getting up' }, null, {
          nl: 'Draai de volgorde om: eerst douchen en aankleden, dan pas naar beneden. Kom je uit de nachtdienst, doe dit dan ’s middags, met het gordijn nog dicht.',
          en: 'Turn the order round: shower and dress first, and only go downstairs after that. If you work nights, do this in the afternoon with the blinds down.',
        }),
        answer('koffie', { nl: 'Bij de koffie', en: 'With coffee' }, null, {
          nl: 'Neem een andere mok en drink op een andere stoel. Werkt dat nog niet, drink dan twee weken thee. De smaak roept het ook op.',
          en: 'Take a different mug and sit in a different chair. If that’s not enough, drink tea for two weeks. The taste itself brings it back.',
        }),
        answer('auto', { nl: 'In de auto of onderweg', en: 'In the car or on the way' }, null, {
          nl: 'Zet een luisterboek of een liedje klaar voordat je wegrijdt. Leg iets in het bakje waar je hand toch heen gaat.',
          en: 'Choose an audiobook or a song before you drive off. Put something in the spot your hand reaches for anyway.',
        }),
        answer('pauze', { nl: 'In de pauze', en: 'During breaks' }, null, {
          nl: 'Neem de pauze wel, maar op een andere plek en met iemand die niet rookt. Vijf minuten buiten lopen telt ook als pauze.',
          en: 'Do take your break, but somewhere else and with someone who does not smoke. Five minutes of walking outside is a break too.',
        }),
        answer('eten', { nl: 'Na het eten', en: 'After meals' }, null, {
          nl: 'Sta op zodra je bord leeg is, en poets meteen je tanden. De smaak van tandpasta maakt het moment vanzelf af.',
          en: 'Get up as soon as you’ve finished eating, and brush your teeth. Once you taste toothpaste, the meal’s over.',
        }),
        answer('telefoon', { nl: 'Tijdens het bellen', en: 'While on the phone' }, null, {
          nl: 'Bel binnen of loop een rondje, in plaats van op de plek waar je rookte. Houd een pen of steentje in de hand die vrij is.',
          en: 'Take calls indoors or while walking, instead of where you used to smoke. Hold a pen or a pebble in your free hand.',
        }),
        answer('balkon', { nl: 'Op het balkon of in de tuin', en: 'On the balcony or in the garden' }, null, {
          nl: 'Haal de stoel weg waar je zat, en zet er iets neer waar je voor zorgt. Zelfs één pot met munt maakt er een andere plek van.',
          en: 'Move the chair you used to sit in, and put something there that needs looking after. One pot of mint makes it a different place.',
        }),
        answer('drank', { nl: 'Bij een drankje', en: 'With a drink' }, null, {
          nl: 'Alcohol maakt nee zeggen lastiger, dus kies de eerste weken liever iets zonder. Houd je glas in de hand waarmee je anders rookte.',
          en: 'Alcohol makes it harder to say no, so go for alcohol-free in the first weeks. Hold your drink in your smoking hand.',
        }),
      ],
      { required: true, other: { nl: 'Een ander moment', en: 'Another moment' } },
    ),
    createMarkup(
      'voorbeelden',
      {
        nl: p(
          'Een magazijnmedewerker rookte bij elke pauze, dus vier keer per nacht. Twee pauzes liet hij zoals ze waren. In de andere twee loopt hij met zijn brood langs het laadperron en hoort een luisterboek. Na een week vroeg een collega of er nog een plek naast hem was.',
        ),
        en: p(
          'A warehouse worker smoked in every break, so four times a night. He left two breaks as they were. In the other two he walks along the loading bay with his sandwich, listening to an audiobook. After a week a colleague asked if he could come along.',
        ),
      },
      { folded: { nl: 'Zo deed iemand anders het', en: 'How someone else did this' } },
    ),
    lines(
      'anders',
      {
        nl: 'Wat doe je anders? Kies hoogstens vier momenten.',
        en: 'What do you do differently? Choose four moments at most.',
      },
      4,
      {
        help: {
          nl: 'Schrijf het moment en wat je doet, zoals “na het eten meteen afwassen”.',
          en: 'Write the moment and what you do, such as “after dinner, wash up at once”.',
        },
      },
    ),
    line('klaarzetten', { nl: 'Wat zet je daarvoor klaar?', en: 'What do you put ready for that?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een nieuwe volgorde', en: 'A new order' },
    html: {
      nl: p(
        'Je hoofd leert een nieuwe volgorde door hem te herhalen, niet door hard te denken. De eerste keren voelen vreemd, en na een week of twee gaat het meer vanzelf. Vergeet je het een keer, dan begin je opnieuw bij het volgende kopje.',
        'Je zwaarste moment krijgt in week 3 een eigen als-dan-zin.',
      ),
      en: p(
        'Your mind learns a new order by repeating it, not by thinking hard about it. The first times feel odd, and after a week or two it starts to happen on its own. If you forget once, start again with the next cup.',
        'Your hardest moment gets its own if-then plan in week 3.',
      ),
    },
  },
  notes: 'Method: stimulus control per routine.',
});
