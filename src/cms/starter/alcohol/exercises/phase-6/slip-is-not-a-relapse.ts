import { exercise, one, option, read, script, told } from '../../../shared/exercise-parts.ts';
import { p, safety, tel } from '../../../shared/markup.ts';

export const slipIsNotARelapse = exercise({
  id: 'alcohol_6_1',
  domain: 'alcohol',
  title: { nl: 'Uitglijder is geen terugval', en: 'A slip is not a relapse' },
  parts: [
    told('intro', {
      nl: p(
        'Bij veel mensen gaat er weleens een avond anders dan gepland. Wat je daarna denkt en doet, maakt het verschil. Lees daarom rustig mee, het duurt ongeveer 3 minuten.',
      ),
      en: p(
        'Many people have an evening that goes differently from the plan. What you think and do after it makes the difference. Read along, it takes about 3 minutes.',
      ),
    }),
    script(
      'verhaal',
      { nl: 'Uitglijder is geen terugval', en: 'A slip is not a relapse' },
      {
        nl: [
          'Een uitglijder is één moment of één dag boven je doel. Een terugval duurt langer. Tussen die twee zit iets belangrijks: wat je na de uitglijder tegen jezelf zegt.',
          'Stel, je bent boven je doel uitgekomen. Dan komt er een zin in je hoofd, zoals “nu maakt het niet meer uit”. Of je denkt dat je het niet kunt. Bijna iedereen die mindert, kent zulke zinnen.',
          'Zo’n zin klinkt als de waarheid, maar het is een gevoel van schaamte of teleurstelling. Dat gevoel doet pijn, en drinken was misschien lang jouw manier om pijn zachter te maken. Daardoor wordt één glas te veel soms een hele avond. Dat ligt niet aan je karakter, want zo werkt het bij mensen.',
          'Kijk dan naar wat er echt gebeurd is. De dagen die je invulde, staan er nog, en de betere ochtenden zijn echt geweest. Wat je weet over jouw lastige momenten, weet je nog. Eén avond haalt dat niet weg.',
          'Wat helpt in het eerste uur? Zet je glas neer, want ook een half glas kun je laten staan. Ga daarna naar een andere plek, zoals buiten, een andere kamer of je eigen huis. Ga niet zelf rijden.',
          'Drink water en eet iets. Laat het iemand weten als dat kan, bijvoorbeeld met één zin: het loopt anders vanavond, vraag je morgen hoe het gaat?',
          'Zeg dan iets tegen jezelf dat waar is en ook vriendelijk. Dit is één avond, en je laat het hierbij. Je doel blijft hetzelfde: niet strenger, en ook niet weg.',
          'Daarna vul je eerlijk de dag in, en dan ga je slapen. De volgende dag hoef je niets in te halen. Extra streng zijn helpt meestal niet, want dat geeft alleen meer spanning.',
          'Later in de week kun je rustig terugkijken naar het moment zelf. Misschien was je moe, alleen, boos of juist vrolijk. Voor dat moment maak je dan een klein plan, zodat je weet wat je doet.',
          'Let ook op je lichaam. Drink je al weken minder, dan kan je lichaam minder hebben dan vroeger. Hetzelfde aantal glazen komt daardoor harder aan.',
          `Heb je een paar dagen achter elkaar veel gedronken? ${safety('alcoholToday', 'nl')} ${safety('alcoholEmergency', 'nl')}`,
          'Een uitglijder is een moment. Daarna komt de volgende stap, en die kan heel klein zijn.',
        ],
        en: [
          'A slip is one moment or one day above your goal. A relapse lasts longer. Between the two there is something important: what you say to yourself after the slip.',
          'Say that you have gone above your goal. Then a sentence often comes into your head. Now it no longer matters. Or: you see, I cannot do it. Almost everyone who cuts down knows that sentence.',
          'It sounds like the truth. Still, it is a feeling: shame, or disappointment. That feeling hurts. And perhaps drinking was your way to soften pain for a long time. That is how one glass too many can become a whole evening. It is not about your character. This is how people work.',
          'Then look at what really happened. The days you filled in are still there. The mornings that were better were real. What you know about your difficult moments, you still know. One evening does not take that away.',
          'What helps in the first hour? Put your glass down. You can leave half a glass too. Go to another place: outside, to another room, or home. Do not drive yourself.',
          'Drink water and eat something. Let someone know, if you can. One sentence is enough: tonight is going differently, will you ask me tomorrow how I am?',
          'Then say something to yourself that is true, and kind. For example: this is one evening. I leave it at this. Tomorrow my goal counts again.',
          'After that you fill in the day, as honestly as you can. And then you go to sleep. The next day there is nothing to catch up on. Being extra strict usually does not help. Your goal is the same as it was.',
          'Later in the week you can calmly look back. Which moment was it? Were you tired, alone, angry or cheerful? Then you make a small plan for that moment.',
          'Look after your body too. Have you been drinking less for weeks? Then your body may handle less than before. The same number of glasses hits harder.',
          `Have you been drinking a lot for a few days in a row? ${safety('alcoholToday', 'en')} ${safety('alcoholEmergency', 'en')}`,
          'A slip is a moment. After it comes the next step, and that can be very small. You do not start again from zero.',
        ],
      },
    ),
    read,
    one(
      'meenemen',
      { nl: 'Welke zin neem jij mee?', en: 'Which sentence do you take with you?' },
      [
        option('een_avond', { nl: 'Dit is één avond.', en: 'This is one evening.' }),
        option('laat_het_hierbij', { nl: 'Ik laat het hierbij.', en: 'I leave it at this.' }),
        option('morgen', { nl: 'Morgen geldt mijn doel weer.', en: 'Tomorrow my goal counts again.' }),
        option('niet_bij_nul', { nl: 'Ik begin niet opnieuw bij nul.', en: 'I do not start again from zero.' }),
      ],
      { other: { nl: 'Mijn eigen zin', en: 'My own sentence' } },
    ),
  ],
  feedback: {
    title: { nl: 'Je begint niet bij nul', en: 'You do not start from zero' },
    html: {
      nl: p(
        'Ook na een uitglijder begin je niet opnieuw bij nul. Alles wat je leerde, weet je nog.',
        `Wordt het donker in je hoofd na een lastige avond, praat dan met iemand. ${safety('suicide', 'nl')} Bel in direct gevaar altijd ${tel('112')}.`,
      ),
      en: p(
        'After a slip too, you do not start again from zero. Everything you learned, you still know.',
        `Does it get dark in your head after a difficult evening? Talk to someone. If you think of no longer living, call ${tel('113')}, free and anonymous. In immediate danger, call ${tel('112')}.`,
      ),
    },
  },
  notes: `Method: abstinence violation effect, relapse prevention (Larimer, Palmer and Marlatt 1999). Withdrawal: NHG-Standaard Problematisch alcoholgebruik M10.
CHECK: addiction doctor and GP, lower tolerance after weeks of less, advice after some days of heavy drinking, signs for the GP today and for 112.
CHECK: clinician and 113 guideline, wording about suicide.`,
});
