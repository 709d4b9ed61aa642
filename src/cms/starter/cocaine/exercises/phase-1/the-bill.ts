import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const theBill = exercise({
  id: 'cocaine_1_3',
  domain: 'cocaine',
  title: { nl: 'De rekening', en: 'The bill' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Cocaïne gaf je iets, anders was je er niet mee begonnen. De rekening komt later, meestal op een dag dat je er niet aan dacht. Kijk naar allebei. Pas dan zie je wat het jou echt kost.',
      ),
      en: p(
        'Cocaine gave you something, or you would not have started. The bill comes later, usually on a day you were not thinking about. Look at both sides. Only then do you see what it really costs you.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Ik dacht dat het me een avond kostte. Toen zette ik mijn eigen dagen naast elkaar: zaterdag gebruikt, zondag in bed, maandag een college gemist, dinsdag pas weer gegeten. Eén nacht bleek vier dagen te kosten. Dat stond nergens, omdat ik de dagen nooit bij elkaar had opgeteld.',
        ),
        en: p(
          'I always thought that it cost me one evening. Then I put my own days side by side: used on Saturday, in bed on Sunday, missed a lecture on Monday, ate properly on Tuesday. One night turned out to cost four days. I never saw it, as I had never added it all up.',
        ),
      },
      { folded: { nl: 'De rekening van een student', en: 'A student’s bill' } },
    ),
    checkboxes(
      'geeft',
      { nl: 'Wat zocht je erin?', en: 'What were you looking for in it?' },
      [
        answer('energie', { nl: 'Energie', en: 'Energy' }, null, {
          nl: 'Die energie is geleend: de dagen erna ben je moe. Eten en slapen voor een lange avond geven minder vaart, maar je houdt ze.',
          en: 'That energy is borrowed: you pay for it with tired days. Food and sleep before a long evening give less speed, but you keep them.',
        }),
        answer('mensen', { nl: 'Makkelijker contact', en: 'Easier contact' }, null, {
          nl: 'Praten ging vlotter, al weet je de volgende dag niet alles meer. Eén rustig gesprek per week oefent hetzelfde.',
          en: 'Talking came faster, though the next day you cannot always remember what was said. One quiet conversation a week trains the same thing.',
        }),
        answer('zeker', { nl: 'Zekerheid', en: 'Confidence' }, null, {
          nl: 'Het voelde als durven, maar je hoofd zette vooral de twijfel uit. Durven groeit als je iets kleins doet terwijl je het spannend vindt.',
          en: 'It felt like daring, but mostly your mind switched off doubt. Courage grows when you do something small while you’re nervous.',
        }),
        answer('weg', { nl: 'Weg van een gevoel', en: 'Away from a feeling' }, null, {
          nl: 'Weg willen is heel menselijk, alleen staat het gevoel er maandag weer. In week 4 zoek je er iets anders voor.',
          en: 'Wanting to get away is very human, only the feeling is back on Monday. In week 4 you’ll look for something else to do with it.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    checkboxes(
      'kost',
      { nl: 'Wat staat er op de rekening?', en: 'What is on the bill?' },
      [
        answer('maandag', { nl: 'De dagen erna', en: 'The days after' }, null, {
          nl: 'Tel ze eens mee als dagen die je kwijt bent. Eén nacht wordt dan al snel een half weekend of meer.',
          en: 'Try counting the days you’ve lost. One night soon turns into half a weekend or more.',
        }),
        answer('geld', { nl: 'Geld', en: 'Money' }, null, {
          nl: 'Het gaat om meer dan de coke zelf: ook taxi’s, drank en gemiste uren tellen mee. In week 5 maak je er een plan voor.',
          en: 'It’s more than the coke itself: taxis, drinks and missed hours of work count too. In week 5 you’ll make a plan for it.',
        }),
        answer('slaap', { nl: 'Slaap', en: 'Sleep' }, null, {
          nl: 'Slechte slaap maakt de trek van de week erna sterker. Daarom is slapen in het begin je eerste klus.',
          en: 'Poor sleep makes next week’s craving a lot stronger, and that’s why sleep is your first job at the start.',
        }),
        answer('lijf', { nl: 'Mijn neus, hart of gewicht', en: 'My nose, heart or weight' }, null, {
          nl: 'Veel daarvan herstelt als je stopt, al kost het tijd. Laat een klacht die blijft, zien aan je huisarts.',
          en: 'Much of that recovers when you stop, although it takes time. If a symptom stays, show it to your GP.',
        }),
        answer('leugens', { nl: 'Dingen verzwijgen', en: 'Keeping things quiet' }, null, {
          nl: 'Verzwijgen kost elke dag aandacht. Je moet onthouden wat je zei. Eén persoon die het weet, scheelt al veel.',
          en: 'Hiding things takes attention every day. You have to remember what you said. One person who knows already helps a lot.',
        }),
        answer('ruzie', { nl: 'Ruzie of afstand', en: 'Arguments or distance' }, null, {
          nl: 'Na weinig slaap loopt een gesprek sneller mis. Wacht met de moeilijke gesprekken tot je een paar nachten hebt geslapen.',
          en: 'After little sleep a conversation goes wrong sooner. Leave the hard ones until you’ve slept for a few nights.',
        }),
        answer('werk', { nl: 'Werk', en: 'Work' }, null, {
          nl: 'Misschien merkt nog niemand het, maar jij merkt het wel. Noteer één taak die beter gaat na een rustig weekend.',
          en: 'Perhaps nobody has noticed yet, but you have. Write down one task that goes better after a quiet weekend.',
        }),
        answer('angst', { nl: 'Angst of somberheid', en: 'Fear or low mood' }, null, {
          nl: 'Die zakken meestal in de weken na het stoppen. Duren ze langer dan twee weken, bel dan je huisarts.',
          en: 'They usually ease in the weeks after stopping. If they last longer than two weeks, call your GP.',
        }),
        answer('seks', { nl: 'Seks', en: 'Sex' }, null, {
          nl: 'Minder gevoel of andere keuzes dan je wilde komt veel voor. In week 5 is er een oefening waarin je dit rustig bekijkt.',
          en: 'Feeling less, or choosing differently than you wanted, is common. In week 5 there’s an exercise where you can look at it calmly.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line(
      'zwaarst',
      { nl: 'Wat weegt voor jou het zwaarst?', en: 'What weighs most for you?' },
      {
        help: {
          nl: 'Kijk naar je eigen dagen. Een rekening van een ander zegt jou weinig.',
          en: 'Look at your own days. Someone else’s bill tells you little.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Eerlijk naar jezelf', en: 'Honest with yourself' },
    html: {
      nl: p(
        'Vandaag is er niets op te lossen. Kijken was de opdracht. Wat het zwaarst weegt, is straks een goed begin voor je eigen zin.',
        `Heb je zorgen over geld, dan helpt Geldfit gratis en anoniem: ${tel('0800-8115')}.`,
      ),
      en: p(
        'There’s nothing to solve today. You’ve looked, and that was the task. What weighs most is a good start for your own sentence later on.',
        `If you’re worried about money, Geldfit gives free and anonymous debt advice: ${tel('0800-8115')}.`,
      ),
    },
  },
  notes:
    'Method: decisional balance, cost last. Number of Geldfit as in the record of help lines. CHECK [C2]: addiction doctor: recovery of nose and mood.',
});
