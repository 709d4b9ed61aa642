import { answer, exercise, radios, read, script } from '../../../shared/exercise-parts.ts';
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
          'Ga zitten op een plek waar je rust hebt. In een paar minuten lees je waarom iemand doorgaat, ook als het zoveel kost. Begrijpen is iets anders dan goedvinden.',
          'Het begint meestal met iets wat helpt, zoals een drankje tegen spanning. De een gokt om een tijdje weg te zijn, de ander blowt om te slapen. Het hoofd onthoudt dat dit rust gaf. De volgende keer komt de gedachte dus sneller.',
          'Na een tijd wordt het een gewoonte, die bijna vanzelf gaat op vaste plekken en tijden. Het fijne gevoel is er dan nauwelijks nog. Het gaat erom het nare gevoel weg te houden. Zonder worden lichaam en hoofd onrustig. Dat heet ontwenning, en bij sommige middelen is die zwaar.',
          'Dan is er nog de schaamte. De ander ziet zelf heel goed wat er misgaat, en dat doet pijn. Het middel haalt die pijn voor een paar uur weg, en zo draait het rond. Verwijten maken de schaamte groter. Zwijgen hoeft daarom niet, maar het helpt om anders te beginnen.',
          'Misschien is dit het meest verwarrende: iemand belooft iets en doet het niet. “Vanavond niet”, hoor je, of “morgen stop ik”. Op dat moment meent de ander het meestal. Een paar uur later is de drang sterker dan de belofte. Jij ervaart een leugen, terwijl het bij de ander vooral machteloosheid is.',
          'Een vrouw met nachtdiensten kwam elke ochtend thuis bij lege blikjes en een slapende man. Zijn briefje met “sorry” gooide ze weg, omdat ze het niet meer geloofde. Toen ze wist hoe beloftes breken, bleef ze boos. Ze hield alleen op met raden of hij haar voor de gek hield. Dat gaf haar hoofd rust.',
          'Daarmee is niet alles goed. Geweld hoef je niet te verdragen. Ook schulden en eindeloos wachten zijn niet jouw taak. Je kunt iemand begrijpen en toch een grens stellen.',
          'Er is ook hoop. Veel mensen minderen of stoppen uiteindelijk, meestal na meer dan één poging. Hulp maakt die kans groter. Contact met mensen die om hen geven, helpt ook mee. Daar ben jij er een van.',
          'Vandaag vraagt deze tekst niets meer van je. Adem rustig uit en leg hem weg.',
        ],
        en: [
          'Sit somewhere quiet. In the next few minutes you’ll read why people carry on, even when it costs them so much. Understanding something is not the same as accepting it.',
          'It usually begins with something that helps, such as a drink to unwind. One person gambles to get away for a while, and another uses cannabis to sleep. The mind remembers that it brought relief, so next time the thought comes sooner.',
          'After a while it becomes a habit that almost runs by itself, in the same places and times. The good feeling has mostly gone by then. What matters is keeping the bad feeling away. Body and mind get restless without it. That’s called withdrawal, and with some drugs it’s severe.',
          'And then there’s shame. They usually see very well what’s going wrong, and that hurts. Drinking, using or gambling takes the pain away for a few hours, and so it goes round. Blame adds to the shame. You do not have to keep quiet, but it helps to start in a different way.',
          'What may confuse you most is when someone makes a promise and breaks it. “Not tonight,” you hear, or “I’ll stop tomorrow”. They usually mean it when they say it, but a few hours later the urge is stronger than the promise. To you it’s a lie. Broken promises are often a sign of feeling powerless.',
          'A woman who works nights came home every morning to empty cans and a sleeping husband. She threw away his notes that said “sorry”. She no longer believed them. Once she knew how promises break, she was still angry. But she stopped guessing whether he was making a fool of her, and that gave her some peace.',
          'None of this makes everything all right. You do not have to put up with violence, carry the debts or wait for ever. You can understand someone and still set a limit.',
          'There’s hope too. Many people cut down or stop in the end, usually after more than one try. Help makes that more likely, and so does contact with people who care about them. You’re one of those people.',
          'You do not have to do anything with this today. Breathe out slowly and put it away for now.',
        ],
      },
    ),
    read,
    radios('raakte', { nl: 'Wat raakte jou het meest?', en: 'What touched you most?' }, [
      answer('gewoonte', { nl: 'De gewoonte', en: 'The habit' }, null, {
        nl: 'Een gewoonte hangt aan tijden en plekken. In de volgende oefening zoek je op welk uur het thuis nog rustig is.',
        en: 'A habit is tied to times and places. In the next exercise you’ll look for the hour when things at home are still calm.',
      }),
      answer('schaamte', { nl: 'De schaamte', en: 'The shame' }, null, {
        nl: 'Schaamte maakt mensen stil of juist fel. Begin daarom met iets goeds dat je zag, hoe klein ook.',
        en: 'Shame makes people go quiet, or sharp. That’s why it helps to start with something good you’ve seen, however small.',
      }),
      answer('beloftes', { nl: 'De beloftes', en: 'The promises' }, null, {
        nl: 'Vraag liever niet om een nieuwe belofte. Zeg wat jij zelf doet als het anders loopt. Dat kun je waarmaken.',
        en: 'Try not to ask for another promise. Say what you’ll do yourself if things go differently. You can keep that.',
      }),
      answer('grens', { nl: 'Begrip en een grens tegelijk', en: 'Understanding and a limit at once' }, null, {
        nl: 'Die twee kunnen naast elkaar bestaan. In fase 4 schrijf je jouw grens op in drie zinnen die je kunt volhouden.',
        en: 'The two can exist side by side. In phase 4 you’ll write your limit in 3 sentences that you can stick to.',
      }),
      answer('niets', { nl: 'Niets in het bijzonder', en: 'Nothing in particular' }, null, {
        nl: 'Misschien wist je dit al, of is je hoofd te vol. Lees de tekst dan later nog eens op een rustige ochtend.',
        en: 'You may already know this, or have too much on your mind right now. You could read it again on a quiet morning.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Begrijpen is niet goedvinden', en: 'Understanding is not approving' },
    html: {
      nl: p(
        'Een gebroken belofte is meestal machteloosheid en geen plan tegen jou. Je kunt dat begrijpen en toch een grens stellen. In de volgende oefening kijk je naar één avond.',
      ),
      en: p(
        'A broken promise usually comes from feeling powerless. It’s not a plan against you. You can understand that and still set a limit. In the next exercise you’ll look at one evening, to see how things go.',
      ),
    },
  },
  notes:
    'The word in the title is about what happens, not about the person. CHECK [C2]: clinician: habit, relief and shame; more than one try. The person in the script is made up.',
});
