import { answer, exercise, line, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const afterOneCigarette = exercise({
  id: 'tobacco_6_1',
  domain: 'tobacco',
  title: { nl: 'Na één sigaret', en: 'After one cigarette' },
  parts: [
    script(
      'script',
      { nl: 'Na één sigaret', en: 'After one cigarette' },
      {
        nl: [
          'Deze tekst is voor het moment na één sigaret, of na drie. Lees hem nu al een keer, dan weet je straks wat je doet.',
          'Veel mensen die nu rookvrij zijn, hadden eerst zo’n dag, soms meer dan eens. Dat ligt niet aan jou: nicotine is sterk. Wat je geleerd hebt, weet je nog.',
          'In je hoofd komt meestal een zin als: “Nu maakt het niet meer uit, dus vandaag rook ik door.” Let daarop, want die zin doet meer kwaad dan de sigaret. Eén wordt pas een pakje als je die zin gelooft.',
          '<strong>De eerste minuut.</strong> Maak hem uit en gooi de rest weg, ook wat je voor een ander wilde bewaren. Houd het pakje onder de kraan, dan kun je er niet op terugkomen. Was je handen en poets je tanden.',
          '<strong>De eerste tien minuten.</strong> Ga weg van de plek waar het gebeurde. Drink water en loop een stukje. Bel of app iemand dat je er een rookte, en dat je vandaag verdergaat. Wie het zegt, draagt het niet alleen.',
          '<strong>Je hulpmiddel.</strong> Ga door met je pleister of kauwgom, tenzij je apotheek anders zegt. Eén sigaret is geen reden om ermee te stoppen.',
          '<strong>Vanavond.</strong> Vul in hoeveel het er waren, ook als dat vervelend voelt. Kijk dan terug: waar was ik, met wie, en wat ging eraan vooraf? Daar hoort je volgende als-dan-zin.',
          'Een man van 71 was zeven weken gestopt, na een longontsteking. Op een verjaardag stak hij er toch een op, omdat zijn broer dat deed. Hij maakte hem uit na drie trekken en ging naar huis. Zijn kleindochter belde de volgende ochtend, en hij vertelde het meteen. “Dan ben je nu weer bij dag één van de rest”, zei ze.',
          'Werd het een hele avond of een week, dan is dit hetzelfde verhaal, alleen langer. Kies een nieuwe stopdag, het liefst binnen een paar dagen. Je doel blijft hetzelfde: niet strenger, en ook niet weg.',
        ],
        en: [
          'This text is for the moment after one cigarette, or after three. Read it once now, so that you’ll know what to do if the moment comes.',
          'Many people who are smoke-free now had a day like this first, sometimes more than one. It’s not about you. Nicotine is strong, and you still know everything you’ve learned.',
          'A sentence usually comes to mind, such as: “It no longer matters, so today I’ll smoke on.” Watch out for it. That sentence does more harm than the cigarette. One only becomes a packet if you believe it.',
          '<strong>The first minute.</strong> Put it out and throw the rest away, including what you wanted to keep for someone else. Hold the packet under the tap, so there’s no going back. After that, wash your hands and brush your teeth.',
          '<strong>The first ten minutes.</strong> Move away from where it happened, drink some water and walk for a bit. Call or text someone to say that you smoked one and that you’re carrying on today. Saying it means you’re not carrying it alone.',
          '<strong>Nicotine replacement.</strong> Keep using your patch or gum, unless a pharmacist tells you otherwise. One cigarette is no reason to stop using it, and it still helps against the next craving.',
          '<strong>This evening.</strong> Log how many there were, even if that feels bad. Now look back and ask yourself where you were, who with, and what came before it. That’s where your next if-then plan belongs.',
          'A man of 71 had got over pneumonia and was seven weeks smoke-free. At a birthday party he lit one anyway, like his brother. He put it out after three puffs and went home. When his granddaughter called the next morning, he told her at once. “So this is day one of the rest,” she said.',
          'If it became a whole evening or a week, this is the same story, only longer. Choose a new quit day, within a few days if you can. Your goal stays the same: no stricter, and not gone.',
        ],
      },
    ),
    read,
    radios('eerst', { nl: 'Voor welk moment maak je nu een plan?', en: 'Which moment will you plan for now?' }, [
      answer('minuut', { nl: 'De eerste minuut', en: 'The first minute' }, null, {
        nl: 'Dan is het belangrijk dat je iets kunt weggooien zonder na te denken. Spreek met jezelf één plek af, zoals de kraan in de keuken.',
        en: 'What matters here is that you can throw something away without thinking. Pick one place for it, such as the kitchen tap.',
      }),
      answer('daarna', { nl: 'Het uur erna', en: 'The hour after it' }, null, {
        nl: 'In dat uur komt de zin dat het nu niet meer uitmaakt. Zet het nummer van iemand bovenaan in je telefoon, dan is bellen sneller dan roken.',
        en: 'That’s the hour when you’ll think it no longer matters. Put someone’s number first in your phone, so that calling is faster than smoking.',
      }),
      answer('ochtend', { nl: 'De volgende ochtend', en: 'The next morning' }, null, {
        nl: 'Wie met schuld wakker wordt, steekt sneller op. Leg vanavond al klaar wat je eerste uur anders maakt, ook als er niets gebeurt.',
        en: 'Waking up with guilt makes it easier to light another. Tonight, lay out what will make your first hour different, even if nothing happens.',
      }),
    ]),
    line('weg', { nl: 'Wat doe jij in de eerste minuut?', en: 'What do you do in the first minute?' }),
  ],
  feedback: {
    title: { nl: 'Vandaag verder', en: 'On with today' },
    html: {
      nl: p(
        'Rookte je iets, vul dan de dag in en gooi de rest weg. Houd je hulpmiddel en kijk naar het uur ervoor. Vandaag verdergaan is hier het hele plan. Je kunt deze tekst altijd weer openen in je programma.',
      ),
      en: p(
        'If you smoked, log the day, throw the rest away and look at the hour before it. Keep using your nicotine replacement. Carrying on from here is the whole plan. You can always open this text again in your programme.',
      ),
    },
  },
  notes:
    'Method: slip management (Larimer, Palmer and Marlatt 1999 [S31]). CHECK [C3]: pharmacist: nicotine replacement after a cigarette.',
});
