import {
  anyOf,
  count,
  exercise,
  line,
  lines,
  one,
  option,
  type Part,
  read,
  script,
  several,
  skip,
  story,
  told,
} from '../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../shared/markup.ts';
import type { StarterWebform } from '../../starter.ts';

const slipIsNotARelapse = exercise({
  id: 'alcohol_6_1',
  domain: 'alcohol',
  title: { nl: 'Uitglijder is geen terugval', en: 'A slip is not a relapse' },
  parts: [
    told('intro', {
      nl: p(
        'Bij veel mensen gaat er weleens een avond anders dan gepland. Wat je daarna denkt en doet, maakt het verschil. Lees of luister, het duurt ongeveer 3 minuten.',
      ),
      en: p(
        'Many people have an evening that goes differently from the plan. What you think and do after it makes the difference. Read or listen, it takes about 3 minutes.',
      ),
    }),
    script(
      'verhaal',
      { nl: 'Uitglijder is geen terugval', en: 'A slip is not a relapse' },
      {
        nl: [
          'Een uitglijder is één moment of één dag boven je doel. Een terugval duurt langer. Tussen die twee zit iets belangrijks: wat je na de uitglijder tegen jezelf zegt.',
          'Stel, je bent boven je doel uitgekomen. Dan komt er vaak een zin in je hoofd. Nu maakt het niet meer uit. Of: zie je wel, ik kan het niet. Bijna iedereen die mindert, kent die zin.',
          'Hij klinkt als de waarheid. Toch is het een gevoel: schaamte, of teleurstelling. Dat gevoel doet pijn. En drinken was misschien lang jouw manier om pijn zachter te maken. Zo wordt van één glas te veel soms een hele avond. Dat ligt niet aan je karakter. Zo werkt het bij mensen.',
          'Kijk dan naar wat er echt gebeurd is. De dagen die je invulde, staan er nog. De ochtenden die beter waren, zijn echt geweest. Wat je weet over jouw lastige momenten, weet je nog. Eén avond haalt dat niet weg.',
          'Wat helpt in het eerste uur? Zet je glas neer. Ook een half glas kun je laten staan. Ga naar een andere plek: naar buiten, naar een andere kamer of naar huis. Ga niet zelf rijden.',
          'Drink water en eet iets. Laat het iemand weten, als dat kan. Eén zin is genoeg: het loopt anders vanavond, vraag je morgen hoe het gaat?',
          'Zeg dan iets tegen jezelf dat waar is, en vriendelijk. Bijvoorbeeld: dit is één avond. Ik laat het hierbij. Morgen geldt mijn doel weer.',
          'Daarna vul je de dag in, zo eerlijk als je kunt. En dan ga je slapen. De volgende dag hoef je niets in te halen. Extra streng zijn helpt meestal niet. Je doel is hetzelfde als het was.',
          'Later in de week kun je rustig terugkijken. Welk moment was het? Was je moe, alleen, boos of vrolijk? Dan maak je voor dat moment een klein plan.',
          'Let ook op je lijf. Drink je al weken minder? Dan kan je lijf minder hebben dan vroeger. Hetzelfde aantal glazen komt harder aan.',
          'Heb je een paar dagen achter elkaar veel gedronken? Stop dan niet ineens. Bel vandaag je huisarts als je trilt, zweet, overgeeft of een snelle hartslag hebt. In de avond en het weekend bel je de huisartsenpost. Bij een aanval, of als je dingen ziet die er niet zijn, bel je 112.',
          'Een uitglijder is een moment. Daarna komt de volgende stap, en die kan heel klein zijn. Je begint niet opnieuw bij nul.',
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
          'Have you been drinking a lot for a few days in a row? Then do not stop suddenly. Call your GP today if you shake, sweat, are sick or have a fast heartbeat. In the evening and at the weekend, call the out-of-hours GP. For a fit, or if you see things that are not there, call 112.',
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
        `Wordt het donker in je hoofd na een lastige avond? Praat met iemand. Denk je eraan om niet meer te leven, bel ${tel('113')}, gratis en anoniem. Bij direct gevaar bel je ${tel('112')}.`,
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

const emergencyCard = exercise({
  id: 'alcohol_6_2',
  domain: 'alcohol',
  title: { nl: 'Mijn noodkaart', en: 'My emergency card' },
  parts: [
    told('intro', {
      nl: p(
        'Als het lastig wordt, is nadenken moeilijk. Dat is bij iedereen zo. Met een kaart hoef je alleen te lezen wat je zelf al bedacht.',
        'Vul in wat je nu weet. Een halve kaart is ook een kaart.',
      ),
      en: p(
        'When it gets difficult, it is hard to think. That is so for everyone. With a card you only have to read what you already thought of.',
        'Fill in what you know now. Half a card is a card too.',
      ),
    }),
    told(
      'voorbeeld',
      {
        nl: ul(
          '<strong>Dit zeg ik:</strong> “Dit is één avond. Ik laat het hierbij.”',
          '<strong>Hier ga ik weg:</strong> uit de kamer, ik loop een rondje om de kerk.',
          '<strong>Deze persoon app ik:</strong> mijn broer.',
          '<strong>Dit doe ik morgen:</strong> op tijd opstaan, ontbijten, mijn dag invullen.',
        ),
        en: ul(
          '<strong>I say:</strong> “This is one evening. I leave it at this.”',
          '<strong>I leave:</strong> the room, and walk around the church.',
          '<strong>I text this person:</strong> my brother.',
          '<strong>Tomorrow I will:</strong> get up on time, have breakfast, fill in my day.',
        ),
      },
      { folded: { nl: 'Lees een voorbeeld', en: 'Read an example' } },
    ),
    line(
      'dit_zeg_ik',
      { nl: '1. Dit zeg ik tegen mezelf', en: '1. This is what I say to myself' },
      { required: true, help: { nl: 'Eén vriendelijke zin.', en: 'One kind sentence.' } },
    ),
    line('weg', {
      nl: '2. Dit giet ik weg, of hier ga ik weg',
      en: '2. This I pour away, or this place I leave',
    }),
    line(
      'persoon',
      { nl: '3. Deze persoon app of bel ik', en: '3. This person I text or call' },
      {
        help: {
          nl: 'Een voornaam of “mijn zus” is genoeg. Weet je niemand? Kies een lijn van de pagina Hulp.',
          en: 'A first name or “my sister” is enough. Do you have nobody? Choose a line from the Help page.',
        },
      },
    ),
    line('morgen', { nl: '4. Dit doe ik morgen', en: '4. This is what I do tomorrow' }),
    told('huisarts', {
      nl: p(
        '<strong>5. Ik bel mijn huisarts als ik ga trillen, zweten of overgeven omdat ik niet drink.</strong> In de avond, de nacht en het weekend bel ik de huisartsenpost.',
        `<strong>Bel ${tel('112')}</strong> bij een aanval, of als je dingen ziet die er niet zijn.`,
      ),
      en: p(
        '<strong>5. I call my GP if not drinking makes me shake, sweat or be sick.</strong> In the evening, at night and at the weekend I call the out-of-hours GP.',
        `<strong>Call ${tel('112')}</strong> for a fit, or if you see things that are not there.`,
      ),
    }),
    line('nummer_huisarts', {
      nl: 'Het nummer van mijn huisarts',
      en: 'The number of my GP',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een kaart voor later', en: 'A card for later' },
    html: {
      nl: p(
        'Zet de kaart als foto in je telefoon. Kijkt er iemand mee in je telefoon? Schrijf hem dan op een klein papier, of lees hem hier.',
        'Je kunt hem altijd aanvullen of veranderen. Ook een halve kaart helpt op een lastig moment.',
      ),
      en: p(
        'Keep the card as a photo in your phone. Does someone else look in your phone? Then write it on a small piece of paper, or read it here.',
        'You can always add to it or change it. Half a card helps at a difficult moment too.',
      ),
    },
  },
  notes: `Method: slip plan and crisis coping.
CHECK: addiction doctor and GP, line 5 of the card and the signs for 112; whether "pour away" is safe advice for someone who is dependent.`,
});

const earlySigns = exercise({
  id: 'alcohol_6_3',
  domain: 'alcohol',
  title: { nl: 'Vroege tekens', en: 'Early signs' },
  parts: [
    told('intro', {
      nl: p(
        'Een moeilijke periode begint meestal lang voor het glas. Vaak met iets kleins dat er niets mee te maken lijkt te hebben. Dat is bij veel mensen zo.',
        'Als je jouw tekens kent, kun je vroeg een kleine stap zetten.',
      ),
      en: p(
        'A hard time usually starts long before the glass. Often with something small that seems to have nothing to do with it. That is so for many people.',
        'If you know your signs, you can take a small step early.',
      ),
    }),
    several(
      'tekens',
      { nl: 'Waarmee begint het bij jou?', en: 'How does it start for you?' },
      [
        option('niet_invullen', { nl: 'Ik vul mijn dagen niet meer in', en: 'I stop filling in my days' }),
        option('slecht_eten', { nl: 'Ik eet slecht of sla eten over', en: 'I eat badly or skip meals' }),
        option('slecht_slapen', { nl: 'Ik ga laat naar bed', en: 'I go to bed late' }),
        option('winkel', { nl: 'Ik loop weer langs die winkel', en: 'I walk past that shop again' }),
        option('bezoek', {
          nl: 'Ik haal iets in huis, “alleen voor het bezoek”',
          en: 'I buy some, “only for visitors”',
        }),
        option('geheim', { nl: 'Ik houd dingen geheim', en: 'I keep things secret' }),
        option('ruzie', { nl: 'Ik zoek ruzie of word snel boos', en: 'I look for an argument or get angry fast' }),
        option('afzeggen', { nl: 'Ik zeg afspraken af', en: 'I cancel plans' }),
      ],
      { required: true, other: { nl: 'Een ander teken', en: 'Another sign' } },
    ),
    line(
      'eerste_stap',
      {
        nl: 'Wat is jouw eerste kleine stap als je zo’n teken ziet?',
        en: 'What is your first small step when you see such a sign?',
      },
      {
        help: {
          nl: 'Bijvoorbeeld: vanavond warm eten, of vandaag weer invullen.',
          en: 'For example: a hot meal tonight, or filling in today again.',
        },
      },
    ),
    line(
      'wie',
      { nl: 'Wie mag het zeggen als die persoon een teken ziet?', en: 'Who may tell you if they see a sign?' },
      {
        help: {
          nl: 'Een naam is niet nodig. “Mijn vriendin” of “niemand” kan ook.',
          en: 'You do not need a name. “My girlfriend” or “nobody” is fine.',
        },
      },
    ),
    line(
      'hoe',
      { nl: 'Hoe wil je dat die persoon het zegt?', en: 'How do you want that person to say it?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Zullen we een stuk lopen?”',
          en: 'For example: “Shall we go for a walk?”',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Vroeg zien is klein bijsturen', en: 'Seeing it early keeps it small' },
    html: {
      nl: p(
        'Hoe eerder je het ziet, hoe kleiner de stap terug. Een teken is geen bewijs dat het niet lukt. Het is een seintje.',
        'Zie je er een? Vul dan vandaag je dag in. Dat is vaak al genoeg om weer te kijken.',
      ),
      en: p(
        'The earlier you see it, the smaller the step back. A sign does not prove that it is not working. It is a signal.',
        'Do you see one? Then fill in your day today. That is often enough to start looking again.',
      ),
    },
  },
  notes:
    'Method: early signs and seemingly irrelevant decisions, relapse prevention (Larimer, Palmer and Marlatt 1999).',
});

const calendarWithParties = exercise({
  id: 'alcohol_6_4',
  domain: 'alcohol',
  title: { nl: 'De kalender met slingers', en: 'The calendar with parties' },
  parts: [
    told('intro', {
      nl: p(
        'Sommige dagen zijn zwaarder dan andere. Een feest, een vakantie, of een dag waarop je iemand mist. Daar heeft bijna iedereen mee te maken.',
        'Kijk naar de komende 3 maanden. Kies twee dagen en bedenk nu al hoe je die wilt doen.',
      ),
      en: p(
        'Some days are heavier than others. A party, a holiday, or a day when you miss someone. Almost everyone has to deal with that.',
        'Look at the next 3 months. Choose two days and think now about how you want to spend them.',
      ),
    }),
    several(
      'soort_dagen',
      { nl: 'Wat komt eraan?', en: 'What is coming up?' },
      [
        option('feestdagen', { nl: 'Feestdagen', en: 'Public holidays' }),
        option('verjaardag', { nl: 'Een verjaardag of feest', en: 'A birthday or party' }),
        option('vakantie', { nl: 'Vakantie', en: 'A holiday' }),
        option('werk', { nl: 'Iets met het werk', en: 'Something with work' }),
        option('verdrietige_datum', { nl: 'Een verdrietige datum', en: 'A sad date' }),
        option('niets', { nl: 'Niets wat ik nu weet', en: 'Nothing I know of now' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    told(
      'verdrietige_datum_hulp',
      {
        nl: p(
          'Een verdrietige datum gaat niet over doorbijten. Vraag iemand om die dag te bellen of langs te komen. Plan iets kleins dat bij je verdriet past.',
          `Zie je zo op tegen die dag dat je niet meer wilt leven? Bel ${tel('113')}, gratis en anoniem. Je hoeft niet te wachten tot het zover is.`,
        ),
        en: p(
          'A sad date is not about gritting your teeth. Ask someone to call or come by that day. Plan something small that fits your sadness.',
          `Do you dread that day so much that you no longer want to live? Call ${tel('113')}, free and anonymous. You do not have to wait until it comes.`,
        ),
      },
      { when: anyOf(['soort_dagen'], 'verdrietige_datum') },
    ),
    lines('dagen', { nl: 'Welke dagen zijn het?', en: 'Which days are they?' }, 6, {
      help: {
        nl: 'Eén dag per regel, bijvoorbeeld “12 juni, verjaardag van Sam”.',
        en: 'One day per line, for example “12 June, Sam’s birthday”.',
      },
    }),
    told(
      'voorbeeld',
      {
        nl: ul(
          '<strong>Oudejaarsavond.</strong> Mijn doel is 2 glazen. Ik begin met fris en neem eten mee. Ik zeg vooraf tegen mijn zus dat ik om half 1 ga.',
          '<strong>De dag dat mijn vader overleed.</strong> Ik ga ’s middags naar zijn graf. ’s Avonds eet ik bij een vriend. Ik drink die dag niet.',
        ),
        en: ul(
          '<strong>New Year’s Eve.</strong> My goal is 2 glasses. I start with a soft drink and bring food. I tell my sister beforehand that I leave at half past 12.',
          '<strong>The day my father died.</strong> In the afternoon I go to his grave. In the evening I eat with a friend. I do not drink that day.',
        ),
      },
      { folded: { nl: 'Lees twee voorbeelden', en: 'Read two examples' } },
    ),
    story(
      'plan_1',
      { nl: 'Mijn plan voor de eerste dag', en: 'My plan for the first day' },
      {
        help: {
          nl: 'Wat is je doel? Wat drink en eet je? Wie weet het? Wanneer ga je weg?',
          en: 'What is your goal? What do you drink and eat? Who knows? When do you leave?',
        },
      },
    ),
    story('plan_2', { nl: 'Mijn plan voor de tweede dag', en: 'My plan for the second day' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Nu bedenken is rustiger', en: 'Thinking now is calmer' },
    html: {
      nl: p(
        'Feesten blijven. Je bent er alleen anders. Na de eerste keer weet je beter wat bij je past.',
        'Zet een herinnering in je telefoon voor de dag ervoor. Komt er een datum bij? Vul hem hier aan.',
      ),
      en: p(
        'Parties will stay. You are only there in a different way. After the first time you know better what suits you.',
        'Put a reminder in your phone for the day before. Is there a new date? Add it here.',
      ),
    },
  },
  notes: `Method: planning for high-risk dates.
CHECK: clinician and 113 guideline, the safety text with a sad date.`,
});

const lookAgain: Part = {
  nl: {
    type: 'date',
    key: 'kijkdatum',
    label: 'Wanneer kijk je opnieuw naar je doel?',
    help: 'Bijvoorbeeld over een maand.',
  },
  en: {
    type: 'date',
    key: 'kijkdatum',
    label: 'When will you look at your goal again?',
    help: 'For example in a month.',
  },
};

const goalFromNow = exercise({
  id: 'alcohol_6_5',
  domain: 'alcohol',
  title: { nl: 'Mijn doel vanaf nu', en: 'My goal from now' },
  parts: [
    told('intro', {
      nl: p(
        'Je bent bij de laatste oefening van fase 6. Wat er ook wel en niet lukte: je hebt weken naar jezelf gekeken. Nu kies je hoe je verder wilt.',
      ),
      en: p(
        'You are at the last exercise of phase 6. Whatever worked and did not work: you have looked at yourself for weeks. Now you choose how you want to go on.',
      ),
    }),
    one(
      'verder',
      { nl: 'Hoe wil je verder?', en: 'How do you want to go on?' },
      [
        option('niets', { nl: 'Ik wil niet drinken', en: 'I want to drink nothing' }),
        option('minder', { nl: 'Ik wil minder drinken dan nu', en: 'I want to drink less than now' }),
        option('zo_blijven', { nl: 'Ik wil het zo houden', en: 'I want to keep it like this' }),
        option('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }),
      ],
      { required: true },
    ),
    told(
      'veilig_omlaag',
      {
        nl: p(
          'Drink je nu elke dag? Ga dan in stappen omlaag. <strong>Ga je trillen, zweten of overgeven? Stop dan niet ineens en ga niet verder omlaag. Bel vandaag je huisarts.</strong>',
        ),
        en: p(
          'Do you drink every day now? Then go down in steps. <strong>Do you start to shake, sweat or be sick? Do not stop suddenly and do not go down further. Call your GP today.</strong>',
        ),
      },
      { when: anyOf(['verder'], 'niets', 'minder') },
    ),
    told(
      'nog_niet_uitleg',
      {
        nl: p(
          'Dat is een eerlijk antwoord. Je hoeft vandaag niet te kiezen. Je huisarts of praktijkondersteuner kan met je meedenken.',
        ),
        en: p('That is an honest answer. You do not have to choose today. Your GP or practice nurse can think along.'),
      },
      { when: anyOf(['verder'], 'weet_niet') },
    ),
    count(
      'glazen_per_week',
      { nl: 'Hoeveel glazen per week is je doel?', en: 'How many glasses a week is your goal?' },
      350,
      {
        when: anyOf(['verder'], 'minder', 'zo_blijven'),
      },
    ),
    count('dagen_zonder', { nl: 'Hoeveel dagen per week zonder?', en: 'How many days a week without?' }, 7, {
      help: {
        nl: 'Krijg je klachten op een dag zonder? Vul dan 0 in en bel eerst je huisarts.',
        en: 'Do you get symptoms on a day without? Then fill in 0 and call your GP first.',
      },
      when: anyOf(['verder'], 'minder', 'zo_blijven'),
    }),
    lookAgain,
    skip,
  ],
  feedback: {
    title: { nl: 'Jij bent aan zet', en: 'It is up to you' },
    html: {
      nl: p(
        'Een doel kun je bijstellen. Opschrijven wanneer je weer kijkt, maakt het echt.',
        'Wil je je doel ook in je dagen zien? Pas dan <a href="/mijn-plan">je plan</a> aan. Je kunt blijven invullen zolang je wilt.',
      ),
      en: p(
        'You can change a goal. Writing down when you will look again makes it real.',
        'Do you want to see your goal in your days too? Then change <a href="/en/my-recovery-plan">your plan</a>. You can keep filling in for as long as you like.',
      ),
    },
  },
  notes: `Method: commitment, choosing the next goal.
CHECK: addiction doctor and GP, text for people who drink every day and choose less or nothing.
CHECK: product owner, that the plan can be changed and days filled in after six weeks.`,
});

/** Holding on. */
export const PHASE_6: readonly StarterWebform[] = [
  slipIsNotARelapse,
  emergencyCard,
  earlySigns,
  calendarWithParties,
  goalFromNow,
];
