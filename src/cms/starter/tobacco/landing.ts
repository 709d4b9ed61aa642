import { diaryExampleTitle, faqTitle, helpLinesBlock, quickExitText } from '../shared/blocks.ts';
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
          p('Elke week kom je verder, en je ziet steeds wat de volgende stap is.') +
          steps(
            [
              'Kies je stopdag',
              'Je vult in hoeveel je rookt, en kiest een dag in de komende 2 weken. Vanaf die dag stop je in één keer, of je gaat in 6 weken naar nul.',
            ],
            [
              'Vul elke dag iets in',
              'Dat duurt één minuut, en de dagen vóór je stopdag tellen ook. Zo leer je je lastige momenten kennen.',
            ],
            [
              'Doe korte oefeningen',
              'Ze gaan over de pauze op je werk, een kort lontje en onrustige handen. Je kiest steeds wat bij jouw dag past.',
            ],
            ['Je staat er niet alleen voor', 'Lees mee op het forum, schrijf in je dagboek of vraag iemand als buddy.'],
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
          p(safety('chestPlain', 'nl')),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'De eerste dagen vragen het meest',
        body: p(
          'De eerste week is voor veel mensen de zwaarste. Je slaapt anders, hebt meer honger of wordt sneller boos, omdat je lichaam moet wennen.',
          'Trek duurt meestal maar een paar minuten. Daarom oefen je wat je dan doet, zoals wachten, rustig uitademen en water drinken.',
          'Een hulpmiddel kan het makkelijker maken, zoals een pleister of een tablet. Je apotheek of huisarts helpt je kiezen. Niet alles past bij iedereen.',
        ),
        image: { drawing: 'brug', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Niemand hoeft het te weten',
        body: p(
          'Misschien wil je het eerst voor jezelf houden. Daarom kies je een bijnaam, en leest alleen jij je dagboek. Vertellen kan later ook altijd nog.',
          quickExitText.nl,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.nl,
        body: p(
          '“Dag vier. Ik liep een rondje om het gebouw, al wisten mijn handen niet waarheen. Na vijf minuten dacht ik er niet meer aan.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.nl, questions },
      {
        type: 'cta',
        title: 'Kies een dag die bij je past',
        body: p('Vandaag stoppen is niet nodig, want een dag kiezen is al een begin.'),
        link: { href: '/registreren', text: 'Begin gratis' },
        second: { href: '/hulp', text: 'Eerst meer lezen bij Hulp' },
      },
      helpLinesBlock.nl,
    ],
  },
  en: {
    title: 'Quit smoking, day by day.',
    lead: 'Zelfhulp is a free 6-week programme. You follow it online, with no need for your real name, at your own pace. All at once or step by step, that’s up to you.',
    description:
      'A free 6-week online programme to quit smoking. No need for your real name, with your own quit day and short exercises for difficult moments.',
    primary: { href: '/en/register', text: 'Start for free' },
    second: { href: '#hoe', text: 'See how it works' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'A path of 6 weeks',
        body:
          p('Every week you’ll get a little further, and you’ll always see what the next step is.') +
          steps(
            [
              'Choose your quit day',
              'You enter how much you smoke now, and choose a day in the next 2 weeks. From that day you’ll quit all at once, or go down to zero in 6 weeks.',
            ],
            [
              'Log your day, every day',
              'It takes one minute, and the days before your quit day count too. That way you’ll get to know your difficult moments.',
            ],
            [
              'Do short exercises',
              'They’re about breaks at work, a short temper and hands that want something to do. You choose what suits your day.',
            ],
            [
              'You’re not on your own',
              'Read along on the forum, write in your diary, or ask someone to be your buddy.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Sometimes it is good to call first',
        body:
          p('Quitting smoking is almost always a good idea, but do call your GP before your quit day if you:') +
          ul(
            'take clozapine, olanzapine or theophylline (your dose may have to change);',
            'take insulin (you may need less of it);',
            'had a heart attack, a stroke or serious heart rhythm problems in the past six months;',
            'felt very low when you stopped before;',
            'are pregnant. You can also call your midwife.',
          ) +
          p(safety('chestPlain', 'en')),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'The first days are the hardest',
        body: p(
          'For many people the first week is the hardest. You may sleep differently, feel hungrier or get angry sooner, as your body is getting used to it.',
          'A craving usually lasts only a few minutes. So you’ll practise what to do in that time, such as waiting, breathing out slowly and drinking water.',
          'Nicotine replacement can make it easier, such as a patch or lozenges. A pharmacist or your GP can help you choose. Not everything suits everyone.',
        ),
        image: { drawing: 'brug', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Nobody has to know',
        body: p(
          'You may want to keep it to yourself at first. That’s why you choose a nickname, and why only you can read your diary. You can always tell people later.',
          quickExitText.en,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.en,
        body: p(
          '“Day four. In my break I walked round the building, although my hands did not know where to go. After five minutes I’d stopped thinking about it.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.en, questions },
      {
        type: 'cta',
        title: 'Choose a day that suits you',
        body: p('You do not have to quit today. Choosing a day is a start.'),
        link: { href: '/en/register', text: 'Start for free' },
        second: { href: '/en/help', text: 'Read more at Help first' },
      },
      helpLinesBlock.en,
    ],
  },
  notes:
    'Sources: outline 2.2 and 5.2 (Farmacotherapeutisch Kompas [S40] on CYP1A2 medicines and insulin; trimbos.nl 2016 [S39]), 3.2 exercises 2.1 and 2.2. ' +
    'CHECK [C1]: a GP or pharmacist confirms the list of medicines and the advice after a heart attack (outline 6, item 6), and the pregnancy line (item 7). ' +
    'CHECK [C4]: "the first week is the hardest" and "a few minutes" (item 12).',
};

export const landingFaq: readonly StarterQuestion[] = [
  {
    id: 'tobacco-landing-at-once',
    nl: {
      question: 'Moet ik in één keer stoppen?',
      answer: p(
        'Dat kies je zelf. Je kunt op je stopdag naar nul gaan, of in 6 weken stap voor stap. Eén vaste dag helpt bij veel mensen, omdat het dan duidelijk is.',
      ),
    },
    en: {
      question: 'Do I have to quit all at once?',
      answer: p(
        'That’s your choice. You can go to zero on your quit day, or cut down step by step to zero in 6 weeks. For many people it helps to choose one day: it’s clear.',
      ),
    },
  },
  {
    id: 'tobacco-landing-slip',
    nl: {
      question: 'Wat als ik na mijn stopdag toch rook?',
      answer: p(
        'Vul het in, want dan zie je later wat het lastig maakte. Eén sigaret wist je rookvrije dagen niet uit. Gooi de rest weg, en ga vandaag nog verder met je plan.',
        'Ga door met je pleister of kauwgom, tenzij je apotheek anders zegt.',
      ),
    },
    en: {
      question: 'What if I smoke after my quit day?',
      answer: p(
        'Log it. You’ll see later what made it hard. One cigarette does not wipe out your smoke-free days. Throw the rest away, and carry on with your plan today.',
        'Keep using your patch or gum, unless your pharmacist tells you otherwise.',
      ),
    },
    notes:
      'CHECK [C3]: a pharmacist confirms the advice on nicotine replacement after a slip (outline 3.2, exercise 6.3).',
  },
  {
    id: 'tobacco-landing-vape',
    nl: {
      question: 'Kan ik meedoen als ik shag rook of vape?',
      answer: p(
        'Ja, één gedraaide sigaret telt als één sigaret. Wil je van vapen af, tel dan de momenten waarop je vapet. Precies hoeft niet, als je maar steeds op dezelfde manier telt.',
      ),
    },
    en: {
      question: 'Can I take part if I roll my own or vape?',
      answer: p(
        'Yes, one roll-up counts as one cigarette. If you want to quit vaping, count your vaping sessions. It does not have to be exact, as long as you always count in the same way.',
      ),
    },
  },
];
