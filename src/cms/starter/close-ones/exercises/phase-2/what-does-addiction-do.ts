import { exercise, one, option, read, script } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatDoesAddictionDo = exercise({
  id: 'closeones_2_1',
  domain: 'close-ones',
  title: { nl: 'Wat doet verslaving?', en: 'What does addiction do?' },
  parts: [
    script(
      'script',
      { nl: 'Wat doet verslaving?', en: 'What does addiction do?' },
      {
        nl: [
          'Ga zitten op een plek waar je rust hebt. In een paar minuten hoor je waarom iemand doorgaat, ook als het zoveel kost. Begrijpen is iets anders dan goedvinden.',
          'Het begint meestal met iets wat helpt. Een drankje tegen spanning. Gokken om er een tijdje niet te zijn. Blowen om te slapen. Het hoofd onthoudt dat: dit gaf rust. De volgende keer komt de gedachte sneller.',
          'Na een tijd wordt het een gewoonte. Het gebeurt bijna vanzelf, op vaste plekken en tijden. Het gaat dan vaak niet meer om het fijne gevoel. Het gaat erom het nare gevoel weg te houden. Zonder wordt het onrustig in lijf en hoofd. Dat is ontwenning, en die is bij sommige middelen zwaar.',
          'En dan is er schaamte. De ander ziet vaak heel goed wat er misgaat. Schaamte doet pijn, en het middel haalt die pijn voor een paar uur weg. Zo draait het rond. Verwijten maken de schaamte groter. Dat is geen reden om te zwijgen. Het is wel een reden om anders te beginnen.',
          'Misschien is het meest verwarrende: beloven en het niet doen. Vanavond niet. Morgen stop ik. Op het moment dat de ander het zegt, meent die persoon het vaak. Een paar uur later is de drang sterker dan de belofte. Voor jou voelt dat als een leugen. Meestal is het machteloosheid.',
          'Dat betekent niet dat alles goed is. Jij hoeft geen geweld te verdragen, geen schulden te dragen en niet te wachten. Je kunt begrip hebben en een grens stellen. Die twee gaan samen.',
          'Er is ook hoop. Veel mensen minderen of stoppen uiteindelijk, vaak na meer dan één poging. Hulp maakt de kans groter. En contact met mensen die om hen geven, helpt mee. Daar ben jij er een van.',
          'Je hoeft vandaag niets te doen met wat je hoorde. Adem uit. Dat is genoeg.',
        ],
        en: [
          'Sit in a place where it is quiet. In a few minutes you hear why someone goes on, even when it costs so much. Understanding is not the same as approving.',
          'It usually begins with something that helps. A drink against tension. Gambling to be away for a while. Cannabis to sleep. The mind remembers: this gave rest. Next time the thought comes sooner.',
          'After a time it becomes a habit. It happens almost by itself, at fixed places and times. Then the other person often no longer does it for the nice feeling, but to keep the bad feeling away. Without it, body and mind get restless. That is withdrawal, and with some substances it is heavy.',
          'And then there is shame. The other person often sees very well what goes wrong. Shame hurts, and the substance takes that pain away for a few hours. So it goes round. Blame makes the shame bigger. That is no reason to be silent. It is a reason to begin differently.',
          'What may confuse you most: promising and not doing it. Not tonight. Tomorrow I stop. At the moment the other person says it, it is often meant. A few hours later the urge is stronger than the promise. To you that feels like a lie. Usually it is powerlessness.',
          'That does not make everything all right. You do not have to bear violence, carry debts or keep waiting. You can understand and set a limit. Those two go together.',
          'There is hope too. Many people cut down or stop in the end, often after more than one try. Help makes that more likely. And contact with people who care about them helps. You are one of those.',
          'You do not have to do anything today with what you heard. Breathe out. That is enough.',
        ],
      },
    ),
    read,
    one('raakte', { nl: 'Wat raakte jou het meest?', en: 'What touched you most?' }, [
      option('gewoonte', { nl: 'De gewoonte', en: 'The habit' }),
      option('schaamte', { nl: 'De schaamte', en: 'The shame' }),
      option('beloftes', { nl: 'De beloftes', en: 'The promises' }),
      option('grens', { nl: 'Begrip en een grens tegelijk', en: 'Understanding and a limit at once' }),
      option('niets', { nl: 'Niets in het bijzonder', en: 'Nothing in particular' }),
    ]),
  ],
  feedback: {
    title: { nl: 'Begrijpen is niet goedvinden', en: 'Understanding is not approving' },
    html: {
      nl: p('Beloven en niet doen is vaak machteloosheid. Jij kunt dat begrijpen en toch een grens stellen.'),
      en: p('Promising and not doing it is often powerlessness. You can understand that and still set a limit.'),
    },
  },
  notes:
    'The word in the title is about what happens, not about the person. CHECK: clinician: habit, relief and shame; more than one try.',
});
