import { diaryExampleTitle, faqTitle, helpLinesBlock, programmesBlock, quickExitText } from '../shared/blocks.ts';
import { p, safety, steps, ul } from '../shared/markup.ts';
import type { StarterPage, StarterQuestion } from '../starter.ts';

const questions = [
  'shared-anonymous',
  'tobacco-landing-at-once',
  'tobacco-landing-slip',
  'tobacco-landing-vape',
  'shared-time',
];

export const landing: StarterPage<'landing_page'> = {
  id: 'tobacco-landing',
  type: 'landing_page',
  domains: ['tobacco'],
  path: { nl: '/', en: '/' },
  nl: {
    title: 'Stoppen met roken, dag voor dag.',
    lead: 'Zelfhulp is een gratis programma van 6 weken. Je doet het online, zonder je echte naam en in je eigen tempo. In één keer of stap voor stap, dat kies je zelf.',
    description:
      'Gratis online programma van 6 weken om te stoppen met roken. Zonder je echte naam, met je eigen stopdag en korte oefeningen voor lastige momenten.',
    primary: { href: '/registreren', text: 'Begin gratis' },
    second: { href: '#hoe', text: 'Kijk hoe het werkt' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'Een pad van 6 weken',
        body:
          p('Elke week loop je een stuk verder. Je ziet waar je bent en wat de volgende stap is.') +
          steps(
            [
              'Kies je stopdag',
              'Je vult in hoeveel sigaretten je nu op een dag rookt. Dan kies je een dag in de komende 2 weken. Vanaf die dag stop je in één keer, of ga je in 6 weken naar nul.',
            ],
            [
              'Vul elke dag iets in',
              'Dat duurt één minuut. Vóór je stopdag telt ook mee. Zo leer je je lastige momenten kennen.',
            ],
            [
              'Doe korte oefeningen',
              'Over de pauze op je werk, een kort lontje en handen die iets willen doen. Je kiest wat bij jouw dag past.',
            ],
            [
              'Loop niet alleen',
              'Lees mee op het forum of schrijf in je dagboek. Je kunt ook iemand als buddy vragen.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Soms is het goed om eerst te bellen',
        body:
          p('Stoppen met roken is bijna altijd een goed idee. Bel wel vóór je stopdag met je huisarts als je:') +
          ul(
            'clozapine, olanzapine of theofylline gebruikt (je dosis kan anders moeten);',
            'insuline gebruikt (je kunt minder nodig hebben);',
            'het afgelopen halfjaar een hartinfarct, een beroerte of ernstige hartritmeproblemen had;',
            'eerder erg somber werd toen je stopte;',
            'zwanger bent. Je verloskundige bellen kan ook.',
          ) +
          p(safety('chest', 'nl')),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'De eerste dagen vragen het meest',
        body: p(
          'De eerste week is voor veel mensen de zwaarste. Je slaapt anders, hebt meer honger of wordt sneller boos. Dat is je lijf dat went.',
          'Trek duurt meestal maar een paar minuten. Je oefent wat je dan doet: wachten, rustig uitademen, water drinken, iets met je handen.',
          'Een hulpmiddel kan het lichter maken, zoals een pleister of een tablet. Je apotheek of huisarts helpt je kiezen.',
        ),
        image: { drawing: 'brug', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Niemand hoeft het te weten',
        body: p(
          'Misschien wil je het eerst voor jezelf houden. Dat kan. Je kiest een bijnaam, en alleen jij leest je dagboek. Later vertellen kan altijd nog.',
          quickExitText.nl,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.nl,
        body: p(
          '“Dag vier. In de pauze liep ik een rondje om het gebouw. Mijn handen wisten niet waarheen. Na vijf minuten dacht ik er niet meer aan.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.nl, questions },
      {
        type: 'cta',
        title: 'Kies een dag die bij je past',
        body: p('Je hoeft nu nog niet te stoppen. Een dag kiezen is al een begin.'),
        link: { href: '/registreren', text: 'Begin gratis' },
        second: { href: '/hulp', text: 'Eerst meer lezen bij Hulp' },
      },
      helpLinesBlock.nl,
      programmesBlock.nl,
    ],
  },
  en: {
    title: 'Stop smoking, day by day.',
    lead: 'Zelfhulp is a free programme of 6 weeks. You follow it online, with no need for your real name, at your own pace. All at once or step by step, that is your choice.',
    description:
      'A free online programme of 6 weeks to stop smoking. No need for your real name, with your own quit day and short exercises for difficult moments.',
    primary: { href: '/en/register', text: 'Start for free' },
    second: { href: '#hoe', text: 'See how it works' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'A path of 6 weeks',
        body:
          p('Every week you walk a little further. You see where you are and what the next step is.') +
          steps(
            [
              'Choose your quit day',
              'You fill in how many cigarettes you smoke in a day now. Then you choose a day in the next 2 weeks. From that day you stop all at once, or go to zero in 6 weeks.',
            ],
            [
              'Fill in your day, every day',
              'It takes one minute. The days before your quit day count too. That way you get to know your difficult moments.',
            ],
            [
              'Do short exercises',
              'About the break at work, a short fuse and hands that want something to do. You choose what fits your day.',
            ],
            [
              'Do not walk alone',
              'Read along on the forum or write in your diary. You can also ask someone to be your buddy.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Sometimes it is good to call first',
        body:
          p('Stopping smoking is almost always a good idea. But call your GP before your quit day if you:') +
          ul(
            'take clozapine, olanzapine or theophylline (your dose may have to change);',
            'take insulin (you may need less of it);',
            'had a heart attack, a stroke or serious heart rhythm problems in the past six months;',
            'felt very low when you stopped before;',
            'are pregnant. You can also call your midwife.',
          ) +
          p(safety('chest', 'en')),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'The first days ask the most',
        body: p(
          'For many people the first week is the hardest. You sleep differently, feel more hungry or get angry sooner. That is your body getting used to it.',
          'Craving mostly lasts only a few minutes. You practise what to do then: wait, breathe out slowly, drink water, do something with your hands.',
          'An aid can make it lighter, such as a patch or a tablet. Your pharmacy or GP helps you choose.',
        ),
        image: { drawing: 'brug', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Nobody has to know',
        body: p(
          'Maybe you want to keep it to yourself at first. You can. You choose a nickname, and only you read your diary. You can always tell people later.',
          quickExitText.en,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.en,
        body: p(
          '“Day four. In the break I walked around the building. My hands did not know where to go. After five minutes I had stopped thinking about it.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.en, questions },
      {
        type: 'cta',
        title: 'Choose a day that suits you',
        body: p('You do not have to stop right now. Choosing a day is a start.'),
        link: { href: '/en/register', text: 'Start for free' },
        second: { href: '/en/help', text: 'Read more at Help first' },
      },
      helpLinesBlock.en,
      programmesBlock.en,
    ],
  },
  notes:
    'Sources: outline 2.2 and 5.2 (Farmacotherapeutisch Kompas on CYP1A2 medicines and insulin; trimbos.nl 2016), 3.2 exercises 2.1 and 2.2. ' +
    'CHECK: a GP or pharmacist confirms the list of medicines and the advice after a heart attack (outline 6, item 6), and the pregnancy line (item 7). ' +
    'CHECK: "the first week is the hardest" and "a few minutes" (item 12).',
};

export const landingFaq: readonly StarterQuestion[] = [
  {
    id: 'tobacco-landing-at-once',
    nl: {
      question: 'Moet ik in één keer stoppen?',
      answer: p(
        'Dat kies je zelf. Je kunt op je stopdag naar nul gaan. Je kunt ook in 6 weken stap voor stap minder roken, tot nul. Eén vaste dag kiezen helpt bij veel mensen.',
      ),
    },
    en: {
      question: 'Do I have to stop all at once?',
      answer: p(
        'That is your choice. You can go to zero on your quit day. You can also smoke less step by step, to zero in 6 weeks. For many people it helps to choose one fixed day.',
      ),
    },
  },
  {
    id: 'tobacco-landing-slip',
    nl: {
      question: 'Wat als ik na mijn stopdag toch rook?',
      answer: p(
        'Vul het in, dat helpt je verder. Eén sigaret wist je dagen zonder niet uit. Gooi de rest weg en ga vandaag nog verder met je plan.',
        'Gebruik je een pleister of tablet? Overleg met je apotheek hoe je daarmee doorgaat.',
      ),
    },
    en: {
      question: 'What if I smoke after my quit day?',
      answer: p(
        'Fill it in, that helps you go on. One cigarette does not wipe out your days without. Throw the rest away and go on with your plan today.',
        'Do you use a patch or a tablet? Ask your pharmacy how to go on with it.',
      ),
    },
    notes: 'CHECK: a pharmacist confirms the advice on nicotine replacement after a slip (outline 3.2, exercise 6.3).',
  },
  {
    id: 'tobacco-landing-vape',
    nl: {
      question: 'Kan ik meedoen als ik shag rook of vape?',
      answer: p(
        'Ja. Eén gedraaide sigaret telt als één sigaret. Wil je van vapen af? Tel dan de momenten waarop je vapet. Precies hoeft niet, als je steeds op dezelfde manier telt.',
      ),
    },
    en: {
      question: 'Can I take part if I roll my own or vape?',
      answer: p(
        'Yes. One rolled cigarette counts as one cigarette. Do you want to stop vaping? Then count the moments when you vape. It does not have to be exact, if you always count in the same way.',
      ),
    },
  },
];
