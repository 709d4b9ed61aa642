import {
  answer,
  checkboxes,
  createMarkup,
  exercise,
  matchAll,
  matchAny,
  radios,
} from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

const EARLY = ['binnen_5_minuten', 'binnen_30_minuten'];
const LATE = ['binnen_60_minuten', 'later'];
const MANY = ['tien_tot_20', 'meer_dan_20'];
const FEW = ['minder_dan_10'];
const PATTERN = ['eerste', 'per_dag'];

export const howMuchSupportDoINeed = exercise({
  id: 'tobacco_1_1',
  domain: 'tobacco',
  title: { nl: 'Hoeveel houvast heb ik nodig?', en: 'How much support do I need?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Iedereen rookt anders, en daarom past niet elke hulp bij iedereen. Met deze vragen zie je wat bij jou kan werken. Antwoord zoals het op een doordeweekse dag gaat. Er is geen goed of slecht.',
      ),
      en: p(
        'Everyone smokes differently, so different kinds of help suit different people. These questions show what could work for you. Answer as things go on an ordinary weekday. No answer is better than another.',
      ),
    }),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Een student woont met zes anderen in één huis. Haar eerste sigaret is op het balkon, omdat iedereen daar koffie drinkt. Ze koos “binnen 5 minuten” en “10 tot 20”. Daarom vroeg ze de apotheek welke pleister bij haar past. Een huisgenoot drinkt de eerste week samen met haar koffie in de keuken.',
        ),
        en: p(
          'A student shares a house with six others. She has her first cigarette on the balcony, where everyone drinks coffee. She chose “within 5 minutes” and “10 to 20”. So she asked the pharmacist which patch would suit her. For the first week, one housemate has coffee with her in the kitchen.',
        ),
      },
      { folded: { nl: 'Zo deed iemand anders het', en: 'How someone else did this' } },
    ),
    radios(
      'eerste',
      { nl: 'Hoe snel na het opstaan rook je de eerste?', en: 'How soon after getting up do you smoke the first one?' },
      [
        answer('binnen_5_minuten', { nl: 'Binnen 5 minuten', en: 'Within 5 minutes' }, null, {
          nl: 'Na een nacht zonder nicotine vraagt je lichaam er meteen om. Daarom is een hulpmiddel voor jou extra zinvol. Vraag je apotheek wat bij de ochtend past.',
          en: 'After a night without nicotine your body asks for it at once. Nicotine replacement is likely to help you, so ask a pharmacist about the mornings.',
        }),
        answer('binnen_30_minuten', { nl: 'Binnen een half uur', en: 'Within half an hour' }, null, {
          nl: 'Je lichaam wordt vroeg onrustig, al wacht het nog een kop koffie lang. Een hulpmiddel maakt de ochtend meestal rustiger, dus vraag er alvast naar.',
          en: 'Your body gets restless early, even if it waits for a cup of coffee. Nicotine replacement usually makes mornings calmer, so it’s worth asking about.',
        }),
        answer('binnen_60_minuten', { nl: 'Binnen een uur', en: 'Within an hour' }, null, {
          nl: 'De eerste hoort bij jou waarschijnlijk bij een moment, zoals de deur uitgaan. Verander je dat moment, dan komt de gedachte later of zachter.',
          en: 'Your first one probably goes with a moment, such as leaving the house. If you change that moment, the thought comes later or more softly.',
        }),
        answer('later', { nl: 'Later', en: 'Later' }, null, {
          nl: 'Je lichaam houdt het al een deel van de dag vol. Bij jou gaat het dus vooral om plekken en mensen, en die kun je oefenen.',
          en: 'Your body already manages part of the day. So for you it’s mostly about places and people, and those are things you can practise with.',
        }),
      ],
      { required: true },
    ),
    radios('per_dag', { nl: 'Hoeveel rook je op een dag?', en: 'How many do you smoke in a day?' }, [
      answer('minder_dan_10', { nl: 'Minder dan 10', en: 'Fewer than 10' }, null, {
        nl: 'Soms lukt het dan zonder hulpmiddel, al blijven een paar momenten lastig. Met hulp van iemand is de kans groter, dus vertel het één persoon.',
        en: 'Some people manage without nicotine replacement then, although a few moments stay hard. You’re more likely to quit with someone’s help, so tell one person.',
      }),
      answer('tien_tot_20', { nl: '10 tot 20', en: '10 to 20' }, null, {
        nl: 'Vanaf 10 per dag is een hulpmiddel extra zinvol, omdat je lichaam de nicotine verwacht. Vraag je apotheek of huisarts wat bij je past.',
        en: 'From 10 a day nicotine replacement is likely to help, because your body has come to expect nicotine. Ask a pharmacist or your GP what suits you.',
      }),
      answer('meer_dan_20', { nl: 'Meer dan 20', en: 'More than 20' }, null, {
        nl: 'Een hulpmiddel is voor jou extra zinvol, en soms zijn er twee samen nodig. Vraag dat aan je apotheek of huisarts, want zij kennen de sterktes.',
        en: 'Nicotine replacement is likely to help you, and sometimes two kinds together are needed. Ask a pharmacist or your GP. They know the strengths.',
      }),
    ]),
    radios('nachts', { nl: 'Word je weleens wakker om te roken?', en: 'Do you sometimes wake up to smoke?' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Dan zakt de nicotine ’s nachts snel bij jou, en daarvan word je wakker. Noem dit bij je apotheek of huisarts. Het telt mee bij de keuze.',
        en: 'Your nicotine drops fast at night, and that’s what wakes you. Mention this to a pharmacist or your GP. It matters for the choice.',
      }),
      answer('nee', { nl: 'Nee', en: 'No' }, null, {
        nl: 'Je lichaam kan dus al uren zonder nicotine, want elke nacht laat het dat zien. Denk daaraan als je trek krijgt op een lange middag.',
        en: 'So your body can already go for hours, as it shows you every night. Remember that when a craving comes on a long afternoon.',
      }),
    ]),
    checkboxes(
      'eerder',
      { nl: 'Stopte je al eens? Wat was toen lastig?', en: 'Have you stopped before? What was hard then?' },
      [
        answer('eerste_keer', { nl: 'Dit is mijn eerste keer', en: 'This is my first time' }, null, {
          nl: 'Dan weet je nog niet wat jouw lastige moment wordt. Na een paar dagen zie je het. Maak tot die tijd een plan dat overal een beetje past.',
          en: 'You do not know yet which moment will be your hardest. You’ll see after a few days, and until then a broad plan is a good start.',
        }),
        answer('trek', { nl: 'De trek', en: 'The craving' }, null, {
          nl: 'Misschien was de trek toen te sterk om alleen te dragen. Een hulpmiddel maakt hem meestal zachter, en in week 3 oefen je hoe hij zakt.',
          en: 'Perhaps the craving was too strong to face alone. Nicotine replacement usually softens it, and in week 3 you’ll practise letting it pass.',
        }),
        answer('stemming', { nl: 'Mijn humeur', en: 'My mood' }, null, {
          nl: 'Een kort lontje gaat meestal na een paar weken over. Werd je toen erg somber, vertel je huisarts dan voor je begint wat je stopdag is.',
          en: 'Feeling short-tempered usually passes within a few weeks. If you felt very low last time, tell your GP your quit day before you start.',
        }),
        answer('gezelschap', { nl: 'Andere mensen die roken', en: 'Other people who smoke' }, null, {
          nl: 'Voor veel mensen is dit het lastigst, omdat nee zeggen dan hoort bij gezellig zijn. Met een korte zin die klaarligt, ben je er sneller doorheen.',
          en: 'Many people find this the hardest part. Saying no can feel unfriendly. A short sentence that you’ve prepared gets you through sooner.',
        }),
        answer('gewicht', { nl: 'Meer eten', en: 'Eating more' }, null, {
          nl: 'De honger is echt, want nicotine hield hem tegen. Meestal wordt het later minder. Stop eerst, en kijk daarna naar je gewicht.',
          en: 'The hunger is real. Nicotine used to hold it back. It usually settles, so quit first and think about your weight later.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    checkboxes('gezondheid', { nl: 'Klopt een van deze dingen voor jou?', en: 'Is one of these true for you?' }, [
      answer('zwanger', { nl: 'Ik ben zwanger of geef borstvoeding', en: 'I am pregnant or breastfeeding' }, null, {
        nl: 'Bel je verloskundige of huisarts, want zij kiezen samen met jou de hulp die nu past.',
        en: 'Call your midwife or GP, because they can choose the help that suits you now.',
      }),
      answer('hart', { nl: 'Ik heb een hartziekte', en: 'I have a heart condition' }, null, {
        nl: 'Stoppen is goed voor je hart. Kies het hulpmiddel wel samen met je arts, omdat niet alles bij elk hart past.',
        en: 'Quitting is good for your heart. Choose nicotine replacement together with your doctor, because not everything suits every heart.',
      }),
      answer(
        'medicijnen',
        { nl: 'Clozapine, olanzapine of theofylline', en: 'Clozapine, olanzapine or theophylline' },
        null,
        {
          nl: 'Na het stoppen kan er meer van dit medicijn in je bloed komen. Bel daarom voor je stopdag, en verander zelf niets.',
          en: 'After you quit, more of this medicine can stay in your blood. Call before your quit day, and do not change anything yourself.',
        },
      ),
      answer('insuline', { nl: 'Ik gebruik insuline', en: 'I use insulin' }, null, {
        nl: 'Je hebt na het stoppen soms minder nodig. Bel dus vooraf, en meet je bloedsuiker in de eerste weken vaker.',
        en: 'You sometimes need less of it after quitting. Call ahead, and measure your blood sugar more often in the first weeks.',
      }),
      answer('epilepsie', { nl: 'Ik heb epilepsie', en: 'I have epilepsy' }, null, {
        nl: 'Het middel bupropion past dan niet bij je, maar andere hulp meestal wel. Vraag je huisarts wat voor jou kan.',
        en: 'The medicine bupropion does not suit you then, but other help usually does. Ask your GP what would work for you.',
      }),
      answer('geen', { nl: 'Geen van deze', en: 'None of these' }, null, {
        nl: 'Dan kun je verder met je plan. Gebruik je andere medicijnen en twijfel je, vraag het dan aan je apotheek.',
        en: 'You can carry on with your plan. If you take other medicines and are not sure, check with a pharmacist.',
      }),
    ]),
    createMarkup(
      'bel_eerst',
      {
        nl: p(
          '<strong>Bel eerst je huisarts, verloskundige of apotheek.</strong> Doe dat voor je stopdag. Stoppen kan daarna.',
        ),
        en: p(
          '<strong>Call your GP, midwife or pharmacist first.</strong> Do that before your quit day, and you can quit after that.',
        ),
      },
      { when: matchAny(['gezondheid'], 'zwanger', 'hart', 'medicijnen', 'insuline', 'epilepsie') },
    ),
    createMarkup(
      'vroeg_en_veel',
      {
        nl: p(
          '<strong>Je rookt vroeg en veel.</strong> Je lichaam is dan aan nicotine gewend. Vraag de apotheek naar een pleister met kauwgom of tabletten erbij. Samen werkt dat bij veel mensen beter. Een praktijkondersteuner kan je daarna elke week bellen.',
        ),
        en: p(
          '<strong>You smoke early and a lot.</strong> Your body has got used to nicotine. Ask a pharmacist about a patch with gum or lozenges, because together they work better for many people. A practice nurse could then call you every week.',
        ),
      },
      { when: matchAll(PATTERN, ...EARLY, ...MANY) },
    ),
    createMarkup(
      'weinig_en_laat',
      {
        nl: p(
          '<strong>Je rookt weinig en begint laat.</strong> Waarschijnlijk rook je vooral met anderen of op één plek. Suikervrije kauwgom kan dan al helpen. Vraag iemand uit die groep om de eerste week iets anders met je te doen.',
        ),
        en: p(
          '<strong>You smoke few and start late.</strong> You probably smoke with other people, or in one place. Sugar-free gum can be a help then. Ask someone from that group to do something else with you for the first week.',
        ),
      },
      { when: matchAll(PATTERN, ...LATE, ...FEW) },
    ),
    createMarkup(
      'vroeg_en_weinig',
      {
        nl: p(
          '<strong>Je rookt er weinig, maar wel vroeg.</strong> De ochtend is dus jouw lastigste uur. Vraag de apotheek naar iets wat snel werkt, zoals een tablet of kauwgom. Spreek met een huisgenoot of vriend af voor het eerste half uur.',
        ),
        en: p(
          '<strong>You smoke few, but you start early.</strong> So the morning is your hardest hour. Ask a pharmacist about something that works fast, such as a lozenge or gum. Arrange to talk to a housemate or friend in that first half hour.',
        ),
      },
      { when: matchAll(PATTERN, ...EARLY, ...FEW) },
    ),
    createMarkup(
      'laat_en_veel',
      {
        nl: p(
          '<strong>Je begint laat, maar het loopt op.</strong> Je rookt dan veel in minder uren, zoals na je werk. Een pleister kan die uren rustiger maken, dus vraag ernaar. Plan juist voor die uren iemand om mee te lopen of te bellen.',
        ),
        en: p(
          '<strong>You start late, but it adds up.</strong> You smoke a lot in fewer hours, perhaps after work. A patch can make those hours calmer, so ask about it. Plan a walk or a call with someone for exactly those hours.',
        ),
      },
      { when: matchAll(PATTERN, ...LATE, ...MANY) },
    ),
    createMarkup(
      'nacht',
      {
        nl: p(
          '<strong>Je wordt wakker om te roken.</strong> Zet vanavond water naast je bed en leg je rookspullen buiten de slaapkamer. Vraag je apotheek wat je ’s nachts kunt gebruiken. Slaapt er iemand naast je, vertel dan wat je gaat doen.',
        ),
        en: p(
          '<strong>You wake up to smoke.</strong> Put water by your bed tonight, and keep everything to do with smoking out of the bedroom. Ask a pharmacist what you can use at night. If someone sleeps next to you, tell them what you’re going to do.',
        ),
      },
      { when: matchAny(['nachts'], 'ja') },
    ),
    createMarkup(
      'eerder_gestopt',
      {
        nl: p(
          '<strong>Je stopte al eens.</strong> Dat is oefening: je weet nu wat het lastig maakte. Kies voor dat ene punt andere hulp dan de vorige keer. De Stoplijn of je praktijkondersteuner denkt daarover met je mee.',
        ),
        en: p(
          '<strong>You’ve quit before.</strong> That was practice: now you know what made it hard. Choose different help for that one point this time. The Stoplijn or your practice nurse can think it through with you.',
        ),
      },
      { when: matchAny(['eerder'], 'trek', 'stemming', 'gezelschap', 'gewicht') },
    ),
  ],
  feedback: {
    title: { nl: 'Nu weet je welke hulp past', en: 'Now you know what help suits you' },
    html: {
      nl: p(
        'Roken is meer dan een gewoonte. Bij veel mensen vraagt ook het lichaam om nicotine. Rook je snel na het opstaan of 10 of meer per dag, dan is een hulpmiddel extra zinvol. Je leest er meer over in de vierde oefening.',
        'Bij clozapine, olanzapine, theofylline of insuline geldt: eerst bellen, dan stoppen.',
      ),
      en: p(
        'Smoking is more than a habit. For many people the body asks for nicotine too. If you smoke soon after getting up, or 10 or more a day, nicotine replacement is likely to help. You’ll read more about it in the fourth exercise.',
        'With clozapine, olanzapine, theophylline or insulin, please call first and quit after that.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'Sources: Farmacotherapeutisch Kompas [S40] (aids from 10 a day, CYP1A2, insulin, bupropion with epilepsy); NHG-Behandelrichtlijn Stoppen met roken, Sept 2024 [S6]; Lindson, Cochrane 2019 [S9] (patch with a fast form). Own questions, not a licensed questionnaire (rights unknown, WHO manual [S28]). CHECK [C1]: GP and pharmacist: medicines, heart disease, pregnancy.',
});
