import { createMarkup, exercise, option, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety, tel } from '../../../shared/markup.ts';

export const slipIsNotARelapse = exercise({
  id: 'alcohol_6_1',
  domain: 'alcohol',
  title: { nl: 'Uitglijder is geen terugval', en: 'A slip is not a relapse' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Bij veel mensen gaat er weleens een avond anders dan gepland. Wat je daarna denkt en doet, maakt het verschil. Lees daarom rustig mee, het duurt ongeveer 3 minuten.',
      ),
      en: p(
        'Many people have an evening that does not go to plan. It’s what you think and do afterwards that makes the difference. Take your time. It takes about 3 minutes.',
      ),
    }),
    script(
      'verhaal',
      { nl: 'Uitglijder is geen terugval', en: 'A slip is not a relapse' },
      {
        nl: [
          'Een uitglijder is één moment of één dag boven je doel. Een terugval duurt langer. Tussen die twee zit iets belangrijks: wat je na de uitglijder tegen jezelf zegt.',
          'Stel, je bent boven je doel uitgekomen. Dan komt er een zin in je hoofd, zoals “nu maakt het niet meer uit”. Of je denkt dat je het niet kunt. Bijna iedereen die mindert, kent zulke zinnen.',
          'Zo’n zin klinkt als de waarheid, maar het is een gevoel van schaamte of teleurstelling. Dat gevoel doet pijn, en drinken was misschien lang jouw manier om pijn zachter te maken. Daardoor wordt één glas te veel soms een hele avond. Dat ligt niet aan je karakter. Zo werkt het bij mensen.',
          'Kijk dan naar wat er echt gebeurd is. De dagen die je invulde, staan er nog, en de betere ochtenden zijn echt geweest. Wat je weet over jouw lastige momenten, weet je nog. Eén avond haalt dat niet weg.',
          'Wat helpt in het eerste uur? Zet je glas neer. Ook een half glas kun je laten staan. Ga daarna naar een andere plek, zoals buiten, een andere kamer of je eigen huis. Ga niet zelf rijden.',
          'Drink water en eet iets. Laat het iemand weten als dat kan, bijvoorbeeld met één zin: het loopt anders vanavond, vraag je morgen hoe het gaat?',
          'Zeg dan iets tegen jezelf dat waar is en ook vriendelijk. Dit is één avond, en je laat het hierbij. Je doel blijft hetzelfde: niet strenger, en ook niet weg.',
          'Daarna vul je eerlijk de dag in, en dan ga je slapen. De volgende dag hoef je niets in te halen. Extra streng zijn helpt meestal niet, want dat geeft alleen meer spanning.',
          'Later in de week kun je rustig terugkijken naar het moment zelf. Misschien was je moe, alleen, boos of juist vrolijk. Voor dat moment maak je dan een klein plan, zodat je weet wat je doet.',
          'Let ook op je lichaam. Drink je al weken minder, dan kan je lichaam minder hebben dan vroeger. Hetzelfde aantal glazen komt daardoor harder aan.',
          `Heb je een paar dagen achter elkaar veel gedronken? ${safety('alcoholToday', 'nl')} ${safety('alcoholEmergency', 'nl')}`,
          'Een uitglijder is een moment. Daarna komt de volgende stap, en die kan heel klein zijn.',
        ],
        en: [
          'A slip is one moment or one day over your limit. A relapse goes on for longer than that. What matters is what lies in between, and that’s what you say to yourself after the slip.',
          'Suppose you went over your limit, and a sentence comes into your head, such as “it doesn’t matter any more”. Or you start to think that you cannot do it. Almost everyone who cuts down knows thoughts like that.',
          'A sentence like that sounds like the truth, but it’s a feeling of shame or disappointment. It hurts, and for a long time drinking may have been your way to soften the pain. That’s how one drink too many can turn into a whole evening. It’s not your character. That’s how people work.',
          'Now look at what really happened. The days you logged are still there, and the better mornings were real. Whatever you know about your difficult moments, you still know. One evening does not take all that away.',
          'What helps in the first hour? Put your drink down. You can leave one half full too. Now go somewhere else, such as outside, to another room or home. If you’ve been drinking, do not drive yourself.',
          'Drink some water and eat something, and let someone know if you can. You could text that tonight is going differently, and ask them to check in with you tomorrow.',
          'Tell yourself something that’s true, and kind as well. This is one evening, and you’ll leave it at this. Your goal stays the same, no stricter, and not gone.',
          'After that, log the day honestly and then go to bed. There’s nothing you have to catch up on the next day. Being extra strict hardly ever helps. It only makes you more tense.',
          'Later in the week you can look back calmly at the moment itself. You may have been tired, alone, angry or in a good mood. Make a small plan for that moment, so that you’ll know what to do.',
          'Look after your body as well. If you’ve been drinking less for weeks, your body may not take as much as it used to. So the same number of drinks will hit you harder.',
          `Have you been drinking a lot for several days now? ${safety('alcoholToday', 'en')} ${safety('alcoholEmergency', 'en')}`,
          'A slip is only one moment. The next step comes after it, and that step can be very small.',
        ],
      },
    ),
    read,
    radios(
      'meenemen',
      { nl: 'Welke zin neem jij mee?', en: 'Which sentence will you take with you?' },
      [
        option('een_avond', { nl: 'Dit is één avond.', en: 'This is one evening.' }),
        option('laat_het_hierbij', { nl: 'Ik laat het hierbij.', en: 'I’ll leave it at this.' }),
        option('morgen', { nl: 'Morgen geldt mijn doel weer.', en: 'Tomorrow my limit is the same.' }),
        option('niet_bij_nul', { nl: 'Ik begin niet opnieuw bij nul.', en: 'I’m not starting again from zero.' }),
      ],
      { other: { nl: 'Mijn eigen zin', en: 'My own sentence' } },
    ),
  ],
  feedback: {
    title: { nl: 'Je begint niet bij nul', en: 'You’re not starting from zero' },
    html: {
      nl: p(
        'Ook na een uitglijder begin je niet opnieuw bij nul. Alles wat je leerde, weet je nog.',
        `Wordt het donker in je hoofd na een lastige avond, praat dan met iemand. ${safety('suicide', 'nl')} Bel in direct gevaar altijd ${tel('112')}.`,
      ),
      en: p(
        'You do not start again from zero, not even after a slip. Everything you’ve learned along the way is still there.',
        `If everything feels dark after a difficult evening, talk to someone you trust. ${safety('suicide', 'en')} In immediate danger, always call ${tel('112')}.`,
      ),
    },
  },
  notes: `Method: abstinence violation effect, relapse prevention (Larimer, Palmer and Marlatt 1999 [S31]). Withdrawal: NHG-Standaard Problematisch alcoholgebruik M10 [S1].
CHECK [C1]: addiction doctor and GP, lower tolerance after weeks of less, advice after some days of heavy drinking, signs for the GP today and for 112.
CHECK [C1]: clinician and 113 guideline, wording about suicide.`,
});
