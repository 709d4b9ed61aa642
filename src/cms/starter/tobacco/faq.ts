import type { StarterQuestion } from '../starter.ts';

export const faq: readonly StarterQuestion[] = [
  {
    id: 'tobacco-faq-how-long-withdrawal',
    nl: {
      question: 'Hoelang duurt de ontwenning?',
      answer: `<p>Meestal duurt het 3 tot 4 weken. De klachten beginnen binnen een dag, en de eerste week is voor veel mensen de zwaarste. Je kunt slecht slapen, meer honger hebben of snel boos zijn. Daarna wordt het bij de meeste mensen elke week minder.</p>`,
    },
    en: {
      question: 'How long does withdrawal last?',
      answer: `<p>It usually lasts 3 to 4 weeks. The symptoms start within a day, and the first week is the hardest for many people. You may sleep badly, feel hungrier or get angry quickly. For most people it gets better every week after that.</p>`,
    },
    notes: 'Secondary pages that quote NCCN. CHECK [C2]: clinician, time course.',
  },
  {
    id: 'tobacco-faq-all-at-once-or-step-by-step',
    nl: {
      question: 'Kan ik beter in één keer stoppen of minderen?',
      answer: `<p>Allebei kan, maar veel mensen vinden één stopdag het duidelijkst. In je plan kies je een dag in de komende 2 weken. Kies je stap voor stap, dan begin je op de eerste maandag vanaf die dag. Je doel gaat dan in 6 weken naar 0.</p>`,
    },
    en: {
      question: 'Is it better to stop all at once or to cut down?',
      answer: `<p>You can do either, although many people find one quit day the clearest. In your plan you choose a day in the next 2 weeks. If you go step by step, you’ll begin on the first Monday from that day. Your goal then goes down to 0 in 6 weeks.</p>`,
    },
    notes: 'Product: stop date from today to 14 days ahead; step by step starts on the first Monday on or after it.',
  },
  {
    id: 'tobacco-faq-insurance',
    nl: {
      question: 'Wordt hulp bij stoppen vergoed?',
      answer: `<p>Meestal vergoedt de basisverzekering een stopprogramma met begeleiding, soms met hulpmiddelen erbij. Kijk in je polis of bel je verzekeraar, en vraag ook naar je eigen risico. Het programma op deze site is gratis.</p>`,
    },
    en: {
      question: 'Does insurance pay for help to stop?',
      answer: `<p>Dutch basic health insurance usually pays for a stop-smoking programme with guidance, sometimes including nicotine replacement. Look in your policy or call your insurer, and check the excess (eigen risico) too. The programme on this site is free.</p>`,
    },
    notes: 'CHECK [C3]: editor, reimbursement and eigen risico of this year.',
  },
  {
    id: 'tobacco-faq-which-aid',
    nl: {
      question: 'Welk hulpmiddel past bij mij?',
      answer: `<p>Meestal begin je met nicotinevervangers, zoals pleisters, kauwgom of zuigtabletten. Die zijn vooral zinvol als je 10 of meer sigaretten per dag rookt, of snel na het opstaan. Een pleister samen met kauwgom of tabletten helpt meestal beter dan één middel.</p>
<p>Helpt dat onvoldoende, dan zijn er medicijnen op recept, namelijk bupropion, nortriptyline, varenicline en cytisine. Je apotheek of huisarts weet wat bij jou past, want dat verschilt per persoon.</p>`,
    },
    en: {
      question: 'Which kind of help suits me?',
      answer: `<p>You usually start with nicotine replacement, such as patches, gum or lozenges. They’re most useful if you smoke 10 or more a day, or soon after getting up. A patch together with gum or lozenges usually helps more than one of them.</p>
<p>If that’s not enough, there are medicines on prescription: bupropion, nortriptyline, varenicline and cytisine. A pharmacist or your GP can tell you what suits you, as it differs from person to person.</p>`,
    },
    notes:
      'Source: Farmacotherapeutisch Kompas [S40] (order of aids). CHECK [C3]: GP and pharmacist, order and availability this year (cytisinicline).',
  },
  {
    id: 'tobacco-faq-is-nicotine-replacement-safe',
    nl: {
      question: 'Is een nicotinevervanger gevaarlijk?',
      answer: `<p>Voor de meeste mensen is hij veel veiliger dan roken, want er is geen rook. Heb je een hartziekte, overleg dan eerst met je huisarts. Ben je zwanger of geef je borstvoeding, vraag het dan eerst je verloskundige of huisarts.</p>`,
    },
    en: {
      question: 'Is nicotine replacement dangerous?',
      answer: `<p>For most people it’s much safer than smoking: you get nicotine but no smoke. If you have a heart condition, talk to your GP first. If you’re pregnant or breastfeeding, ask your midwife or GP first.</p>`,
    },
    notes: 'CHECK [C1]: GP and pharmacist, nicotine replacement in pregnancy and heart disease.',
  },
  {
    id: 'tobacco-faq-medicines',
    nl: {
      question: 'Ik gebruik medicijnen. Waar let ik op als ik stop?',
      answer:
        '<p>Vraag je apotheek of huisarts vóór je stopdag of je dosis anders moet. Dit geldt zeker voor clozapine, olanzapine en theofylline. Vraag het ook bij methadon, een bloedverdunner, insuline of een ander medicijn voor je hoofd of hart. Verander je dosis nooit zelf. Koffie werkt na het stoppen sterker, dus drink er de eerste weken ongeveer de helft van.</p>',
    },
    en: {
      question: 'I take medicine. What should I watch for when I quit?',
      answer:
        '<p>Before your quit day, ask your pharmacist or GP whether your dose needs to change. This matters most for clozapine, olanzapine and theophylline. Ask as well about methadone, a blood thinner, insulin, or any other medicine for your mind or heart. Never change your dose yourself. Coffee hits harder after quitting, so have about half as much in the first weeks.</p>',
    },
    notes:
      'Source: Farmacotherapeutisch Kompas [S40] (medicines after stopping smoking). CHECK [C1]: pharmacist decides the list; coffee by half. Written on 28 November 2026.',
  },
  {
    id: 'tobacco-faq-weight',
    nl: {
      question: 'Kom ik aan als ik stop?',
      answer: `<p>Veel mensen komen een paar kilo aan, omdat ze meer honger hebben. Stop eerst met roken en kijk later naar je gewicht, want allebei tegelijk is zwaarder. Bewegen en iets gezonds in huis helpen. Stoppen blijft de moeite waard, ook met een paar kilo erbij.</p>`,
    },
    en: {
      question: 'Will I gain weight if I quit?',
      answer: `<p>Many people gain a few kilos, as they’re hungrier than before. Quit first and think about weight later. Doing both at once is harder. Moving and having healthy food at home both help, and quitting is still worth it with a few kilos more.</p>`,
    },
    notes: 'CHECK [C2]: clinician, weight gain.',
  },
  {
    id: 'tobacco-faq-vaping',
    nl: {
      question: 'Kan ik vapen om te stoppen?',
      answer: `<p>In Nederland raden huisartsen vapen niet aan als hulpmiddel. In de meeste vapes zit nicotine, dus de trek blijft. Wil je van vapen af, tel dan vapemomenten in plaats van sigaretten. Je kiest dat bij je account.</p>`,
    },
    en: {
      question: 'Can I vape to help me quit?',
      answer: `<p>In the Netherlands, GPs do not recommend vaping as a way to quit. Most vapes contain nicotine, so the craving stays. If you want to stop vaping, count vaping sessions instead of cigarettes. You choose that at your account.</p>`,
    },
    notes: 'Source: NHG-Behandelrichtlijn Stoppen met roken 2017 [S8]. CHECK [C2]: GP, revision of September 2024.',
  },
  {
    id: 'tobacco-faq-pouches',
    nl: {
      question: 'Ik gebruik nicotinezakjes. Kan ik meedoen?',
      answer:
        '<p>Ja. Ook in zakjes zit nicotine, vaak veel. Tellen kunnen we ze hier nog niet, dus schrijf ze in je notitie. De oefeningen en de Stoplijn helpen wel: 0800-1995.</p>',
    },
    en: {
      question: 'I use nicotine pouches. Can I take part?',
      answer:
        '<p>Yes. Pouches contain nicotine too, often a lot. We cannot count them here yet, so put them in your note. The exercises and the Stoplijn (quit line) can help: 0800-1995.</p>',
    },
    notes: 'CHECK [C4]: Trimbos Institute, what is said of pouches. Written on 28 November 2026.',
  },
  {
    id: 'tobacco-faq-rolled-cigarettes',
    nl: {
      question: 'Telt shag mee?',
      answer: `<p>Ja, één gedraaide sigaret telt als 1, ook een dunne. In een joint met tabak zit ook nicotine, dus daardoor blijft de trek. Voor blowen is er een eigen programma: <a href="/programmas">bekijk alle programma’s</a>.</p>`,
    },
    en: {
      question: 'Do roll-ups count?',
      answer: `<p>Yes, one roll-up counts as 1, even a thin one. A joint with tobacco contains nicotine too, so it keeps the craving alive. There’s a separate programme for cannabis: <a href="/en/programmes">see all programmes</a>.</p>`,
    },
  },
  {
    id: 'tobacco-faq-partner-smokes',
    nl: {
      question: 'Mijn partner rookt. Wat kan ik doen?',
      answer: `<p>Vraag om een rookvrij huis, want dat is makkelijker dan samen te stoppen. Spreek af waar de sigaretten liggen, zodat jij ze niet ziet. Je kunt bijvoorbeeld zeggen dat het jou helpt als er buiten wordt gerookt. Samen stoppen kan ook, als jullie dat allebei willen.</p>`,
    },
    en: {
      question: 'My partner smokes. What can I do?',
      answer: `<p>Ask for a smoke-free home. That’s easier than asking your partner to quit as well. Agree on where the cigarettes are kept, so that you do not see them. You could say that it helps you if people smoke outside. You can also quit together, if you both want to.</p>`,
    },
  },
  {
    id: 'tobacco-faq-pregnant',
    nl: {
      question: 'Ik ben zwanger en ik rook. Wat nu?',
      answer: `<p>Stop nu, en vraag daar hulp bij. Je verloskundige of huisarts helpt je, ook als het eerder niet lukte. Stoppen helpt jou en je kind, ook later in de zwangerschap. Gebruik geen pleisters of medicijnen zonder het eerst te vragen. Schaamte is niet nodig, want zij horen dit vaker en willen je helpen.</p>`,
    },
    en: {
      question: 'I am pregnant and I smoke. What now?',
      answer: `<p>Quit now, and get help with it. Your midwife or GP will help you, even if it did not work before. Quitting helps you and your child, later in pregnancy too. Do not use patches or medicines without asking first. There’s no need to feel ashamed. They hear this often and want to help.</p>`,
    },
    notes: 'CHECK [C2]: midwife and GP, pregnancy.',
  },
  {
    id: 'tobacco-faq-feeling-low',
    nl: {
      question: 'Ik ben somber sinds ik stopte. Hoort dat erbij?',
      answer: `<p>Dat kan, want veel mensen voelen zich de eerste weken somber of onrustig. Meestal wordt het daarna beter. Blijft het of wordt het erger, bel dan je huisarts. Wil je niet meer leven? Bel vandaag <a href="tel:113">113</a>, gratis en anoniem.</p>`,
    },
    en: {
      question: 'I feel low since I stopped. Is that normal?',
      answer: `<p>It can be: many people feel low or restless in the first weeks. After that it usually gets better. If it lasts or gets worse, call your GP. If you no longer want to live, call <a href="tel:113">113</a> today, free and anonymous.</p>`,
    },
    notes: 'CHECK [C1]: clinician, mood after stopping and when to call.',
  },
  {
    id: 'tobacco-faq-one-cigarette',
    nl: {
      question: 'Is één sigaret erg?',
      answer: `<p>Eén sigaret is één sigaret, en je raakt er niet door kwijt wat je leerde. Gooi de rest weg, want de trek kan nu sterker zijn. Vul hem in en ga vandaag verder met 0. Met een pleister of kauwgom ga je door, tenzij je apotheek anders zegt.</p>`,
    },
    en: {
      question: 'Is one cigarette bad?',
      answer: `<p>One cigarette is one cigarette, and it does not undo what you’ve learned. Throw the rest away. The craving may be stronger now. Log it and carry on with 0 today. Keep using your patch or gum, unless your pharmacist tells you otherwise.</p>`,
    },
    notes: 'CHECK [C3]: pharmacist, going on with nicotine replacement after a cigarette.',
  },
  {
    id: 'tobacco-faq-hypnosis-laser',
    nl: {
      question: 'Helpt hypnose of een laser?',
      answer: `<p>Daar is weinig bewijs voor. Kies liever hulp die goed is onderzocht, zoals begeleiding, nicotinevervangers of medicijnen op recept. Wil je daarover overleggen, bel dan gratis de Stoplijn: <a href="tel:08001995">0800-1995</a>.</p>`,
    },
    en: {
      question: 'Does hypnosis or laser help?',
      answer: `<p>There’s little proof that they do. Choose help that has been tested well instead, such as guidance, nicotine replacement or prescription medicine. If you’d like to talk it over, call the Stoplijn for free: <a href="tel:08001995">0800-1995</a>.</p>`,
    },
    notes:
      'Source: Trimbos-instituut 2016 [S39] (Stoplijn). CHECK [C3]: clinician, evidence; opening hours of the Stoplijn.',
  },
  {
    id: 'tobacco-faq-how-long-craving',
    nl: {
      question: 'Hoelang houd ik trek?',
      answer: `<p>De meeste trek is er in de eerste weken. Een golf duurt dan meestal maar een paar minuten. Ook na maanden kan er een korte golf komen, zoals op een feest of na slecht nieuws. Dat betekent niet dat het niet lukt, want hij is kort en gaat weer weg.</p>`,
    },
    en: {
      question: 'How long will I have cravings?',
      answer: `<p>Most cravings come in the first weeks, and a wave usually lasts only a few minutes. Even after months a short wave can come up, for example at a party or after bad news. That does not mean it’s going wrong. It’s short and goes away again.</p>`,
    },
    notes: 'CHECK [C2]: clinician, time course of craving.',
  },
];
