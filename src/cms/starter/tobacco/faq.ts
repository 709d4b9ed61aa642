import type { StarterQuestion } from '../starter.ts';

export const faq: readonly StarterQuestion[] = [
  {
    id: 'tobacco-faq-how-long-withdrawal',
    nl: {
      question: 'Hoelang duurt de ontwenning?',
      answer: `<p>Meestal 3 tot 4 weken. De klachten beginnen binnen een dag, en de eerste week is vaak het zwaarst. Je kunt slecht slapen, meer honger hebben of snel boos zijn. Daarna wordt het bij de meeste mensen elke week lichter.</p>`,
    },
    en: {
      question: 'How long does withdrawal last?',
      answer: `<p>Usually 3 to 4 weeks. The symptoms start within a day, and the first week is often the hardest. You may sleep badly, feel more hungry or get angry quickly. After that it gets lighter every week for most people.</p>`,
    },
    notes: 'Secondary pages that quote NCCN. CHECK: clinician, time course.',
  },
  {
    id: 'tobacco-faq-all-at-once-or-step-by-step',
    nl: {
      question: 'Kan ik beter in één keer stoppen of minderen?',
      answer: `<p>Allebei kan. Veel mensen vinden één stopdag het duidelijkst. Stap voor stap kan ook. In je plan kies je een dag in de komende 2 weken. Op de eerste maandag vanaf die dag begin je. Je doel gaat dan in 6 weken naar 0. Jij kiest wat bij je past.</p>`,
    },
    en: {
      question: 'Is it better to stop all at once or to cut down?',
      answer: `<p>You can do either. Many people find one quit day the clearest. Step by step works too. In your plan you choose a day in the next 2 weeks. You begin on the first Monday from that day. Your goal then goes to 0 in 6 weeks. You choose what suits you.</p>`,
    },
    notes: 'Product: stop date from today to 14 days ahead; step by step starts on the first Monday on or after it.',
  },
  {
    id: 'tobacco-faq-insurance',
    nl: {
      question: 'Wordt hulp bij stoppen vergoed?',
      answer: `<p>Vaak wel. De basisverzekering vergoedt meestal een stopprogramma met begeleiding, soms met hulpmiddelen erbij. Kijk in je polis of bel je verzekeraar. Vraag ook naar je eigen risico. Het programma op deze site is gratis.</p>`,
    },
    en: {
      question: 'Does insurance pay for help to stop?',
      answer: `<p>Often it does. Dutch basic health insurance usually pays for a stop-smoking programme with guidance, sometimes with stop-smoking aids. Look in your policy or call your insurer. Ask about the excess (eigen risico) too. The programme on this site is free.</p>`,
    },
    notes: 'CHECK: editor, reimbursement and eigen risico of this year.',
  },
  {
    id: 'tobacco-faq-which-aid',
    nl: {
      question: 'Welk hulpmiddel past bij mij?',
      answer: `<p>Meestal begin je met nicotinevervangers: pleisters, kauwgom of zuigtabletten. Die zijn vooral zinvol als je 10 of meer sigaretten per dag rookt, of snel na het opstaan. Een pleister samen met kauwgom of tabletten helpt vaak beter dan één middel.</p>
<p>Is dat niet genoeg? Er zijn medicijnen op recept: bupropion, nortriptyline, varenicline en cytisine. Vraag je apotheek of huisarts wat bij jou past.</p>`,
    },
    en: {
      question: 'Which aid suits me?',
      answer: `<p>You usually start with nicotine replacement: patches, gum or lozenges. They are most useful if you smoke 10 or more a day, or soon after getting up. A patch together with gum or lozenges often helps more than one aid.</p>
<p>Is that not enough? There are medicines on prescription: bupropion, nortriptyline, varenicline and cytisine. Ask your pharmacist or GP what suits you.</p>`,
    },
    notes:
      'Source: Farmacotherapeutisch Kompas (order of aids). CHECK: GP and pharmacist, order and availability this year (cytisinicline).',
  },
  {
    id: 'tobacco-faq-is-nicotine-replacement-safe',
    nl: {
      question: 'Is een nicotinevervanger gevaarlijk?',
      answer: `<p>Voor de meeste mensen is hij veel veiliger dan roken. Je krijgt wel nicotine, maar geen rook. Overleg eerst met je huisarts als je een hartziekte hebt. Ben je zwanger of geef je borstvoeding? Vraag het dan eerst je verloskundige of huisarts.</p>`,
    },
    en: {
      question: 'Is nicotine replacement dangerous?',
      answer: `<p>For most people it is much safer than smoking. You do get nicotine, but no smoke. Talk to your GP first if you have a heart disease. Are you pregnant or breastfeeding? Then ask your midwife or GP first.</p>`,
    },
    notes: 'CHECK: GP and pharmacist, nicotine replacement in pregnancy and heart disease.',
  },
  {
    id: 'tobacco-faq-weight',
    nl: {
      question: 'Kom ik aan als ik stop?',
      answer: `<p>Veel mensen komen een paar kilo aan, omdat ze meer honger hebben. Stop eerst met roken en kijk later naar je gewicht. Allebei tegelijk is zwaarder. Bewegen en iets gezonds in huis helpen. Stoppen blijft de moeite waard, ook met een paar kilo erbij.</p>`,
    },
    en: {
      question: 'Will I gain weight if I stop?',
      answer: `<p>Many people gain a few kilos, because they are more hungry. Stop smoking first and look at your weight later. Both at once is harder. Exercise and healthy food in the house help. Stopping is still worth it, even with a few kilos more.</p>`,
    },
    notes: 'CHECK: clinician, weight gain.',
  },
  {
    id: 'tobacco-faq-vaping',
    nl: {
      question: 'Kan ik vapen om te stoppen?',
      answer: `<p>In Nederland raden huisartsen vapen niet aan als hulpmiddel. In de meeste vapes zit nicotine, dus de trek blijft. Vapen vul je hier niet in als sigaret.</p>
<p>Wil je juist van vapen af? Dan kun je hetzelfde programma doen. Tel dan je vapemomenten in plaats van sigaretten.</p>`,
    },
    en: {
      question: 'Can I vape to help me stop?',
      answer: `<p>In the Netherlands, GPs do not recommend vaping as an aid. Most vapes contain nicotine, so the craving stays. You do not fill in vaping as a cigarette here.</p>
<p>Do you want to stop vaping itself? Then you can do the same programme. Count the times you vape instead of cigarettes.</p>`,
    },
    notes: 'Source: NHG-Behandelrichtlijn Stoppen met roken 2017. CHECK: GP, revision of September 2024.',
  },
  {
    id: 'tobacco-faq-rolled-cigarettes',
    nl: {
      question: 'Telt shag mee?',
      answer: `<p>Ja. Eén gedraaide sigaret telt als 1, ook een dunne. In een joint met tabak zit ook nicotine. Voor blowen is er een eigen programma: <a href="/programmas">bekijk alle programma’s</a>.</p>`,
    },
    en: {
      question: 'Do roll-ups count?',
      answer: `<p>Yes. One rolled cigarette counts as 1, a thin one too. A joint with tobacco also contains nicotine. There is a separate programme for cannabis: <a href="/en/programmes">see all programmes</a>.</p>`,
    },
  },
  {
    id: 'tobacco-faq-partner-smokes',
    nl: {
      question: 'Mijn partner rookt. Wat kan ik doen?',
      answer: `<p>Vraag om een rookvrij huis. Dat is makkelijker dan vragen of je partner ook stopt. Spreek af waar de sigaretten liggen, zodat jij ze niet ziet. Zeg wat je helpt: “Wil je buiten roken? Dan help je mij.” Samen stoppen kan ook, als jullie dat allebei willen.</p>`,
    },
    en: {
      question: 'My partner smokes. What can I do?',
      answer: `<p>Ask for a smoke-free home. That is easier than asking your partner to stop as well. Agree where the cigarettes are kept, so that you do not see them. Say what helps you: “Will you smoke outside? That helps me.” You can also stop together, if you both want to.</p>`,
    },
  },
  {
    id: 'tobacco-faq-pregnant',
    nl: {
      question: 'Ik ben zwanger en ik rook. Wat nu?',
      answer: `<p>Stop nu, en vraag hulp. Je verloskundige of huisarts helpt je, ook als het eerder niet lukte. Stoppen helpt jou en je kind, ook later in de zwangerschap. Gebruik geen pleisters of medicijnen zonder het eerst te vragen. Je hoeft je niet te schamen.</p>`,
    },
    en: {
      question: 'I am pregnant and I smoke. What now?',
      answer: `<p>Stop now, and ask for help. Your midwife or GP will help you, even if it did not work before. Stopping helps you and your child, also later in pregnancy. Do not use patches or medicines without asking first. There is no need to be ashamed.</p>`,
    },
    notes: 'CHECK: midwife and GP, pregnancy.',
  },
  {
    id: 'tobacco-faq-medicines',
    nl: {
      question: 'Ik gebruik medicijnen. Waar let ik op als ik stop?',
      answer: `<p>Bel je arts of apotheek vóór je stopdag als je clozapine, olanzapine of theofylline gebruikt. Door te stoppen kan er binnen een paar dagen meer van in je bloed komen. Gebruik je insuline? Dan heb je soms minder nodig, dus meet je bloedsuiker vaker. Verander je dosis niet zelf.</p>`,
    },
    en: {
      question: 'I use medicines. What do I watch for when I stop?',
      answer: `<p>Call your doctor or pharmacist before your quit day if you use clozapine, olanzapine or theophylline. After you stop, the level in your blood can rise within a few days. Do you use insulin? Then you sometimes need less, so check your blood sugar more often. Do not change your dose yourself.</p>`,
    },
    notes: 'Source: Farmacotherapeutisch Kompas (CYP1A2, insulin). CHECK: GP and pharmacist.',
  },
  {
    id: 'tobacco-faq-feeling-low',
    nl: {
      question: 'Ik ben somber sinds ik stopte. Hoort dat erbij?',
      answer: `<p>Dat kan: veel mensen voelen zich de eerste weken somber of onrustig. Meestal wordt het daarna beter. Blijft het, of wordt het erger? Bel dan je huisarts. Wil je niet meer leven? Bel vandaag <a href="tel:113">113</a>, gratis en anoniem.</p>`,
    },
    en: {
      question: 'I feel low since I stopped. Is that normal?',
      answer: `<p>It can be: many people feel low or restless in the first weeks. After that it usually gets better. Does it last, or get worse? Then call your GP. Do you no longer want to live? Call <a href="tel:113">113</a> today, free and anonymous.</p>`,
    },
    notes: 'CHECK: clinician, mood after stopping and when to call.',
  },
  {
    id: 'tobacco-faq-one-cigarette',
    nl: {
      question: 'Is één sigaret erg?',
      answer: `<p>Eén sigaret is één sigaret. Je begint niet opnieuw bij nul. Gooi de rest weg, want de trek kan nu sterker zijn. Vul hem in en ga vandaag verder met 0. Gebruik je een pleister of kauwgom? Ga daarmee door en vraag je apotheek om advies.</p>`,
    },
    en: {
      question: 'Is one cigarette bad?',
      answer: `<p>One cigarette is one cigarette. You do not start again from zero. Throw the rest away, because the craving may be stronger now. Fill it in and carry on with 0 today. Do you use a patch or gum? Keep using it and ask your pharmacist for advice.</p>`,
    },
    notes: 'CHECK: pharmacist, going on with nicotine replacement after a cigarette.',
  },
  {
    id: 'tobacco-faq-hypnosis-laser',
    nl: {
      question: 'Helpt hypnose of een laser?',
      answer: `<p>Daar is weinig bewijs voor. Kies liever hulp die goed is onderzocht, zoals begeleiding, nicotinevervangers of medicijnen op recept. Wil je overleggen? Bel gratis de Stoplijn: <a href="tel:08001995">0800-1995</a>.</p>`,
    },
    en: {
      question: 'Does hypnosis or laser help?',
      answer: `<p>There is little proof that it does. Choose help that was tested well instead: guidance, nicotine replacement or medicines on prescription. Do you want to discuss it? Call the Stoplijn, free: <a href="tel:08001995">0800-1995</a>.</p>`,
    },
    notes: 'Source: Trimbos-instituut 2016 (Stoplijn). CHECK: clinician, evidence; opening hours of the Stoplijn.',
  },
  {
    id: 'tobacco-faq-how-long-craving',
    nl: {
      question: 'Hoelang houd ik trek?',
      answer: `<p>De meeste trek is er in de eerste weken. Een golf duurt vaak maar een paar minuten. Ook na maanden kan er ineens een korte golf komen, bijvoorbeeld op een feest of na slecht nieuws. Dat is geen teken dat het niet lukt. Hij is kort en gaat weer weg.</p>`,
    },
    en: {
      question: 'How long will I have cravings?',
      answer: `<p>Most cravings come in the first weeks. A wave often lasts only a few minutes. Even after months a short wave can come up, for example at a party or after bad news. That does not mean that it is not working. It is short and it goes away again.</p>`,
    },
    notes: 'CHECK: clinician, time course of craving.',
  },
];
