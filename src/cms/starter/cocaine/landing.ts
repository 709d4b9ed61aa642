import { diaryExampleTitle, faqTitle, helpLinesBlock, quickExitText } from '../shared/blocks.ts';
import { p, safety, steps, tel } from '../shared/markup.ts';
import type { StarterPage, StarterQuestion } from '../starter.ts';

const questions = [
  'shared-anonymous',
  'cocaine-landing-cut-down',
  'cocaine-landing-above-goal',
  'cocaine-landing-stopping',
  'shared-time',
];

export const landing: StarterPage<'landing_page'> = {
  id: 'cocaine-landing',
  type: 'landing_page',
  domains: ['cocaine'],
  path: { nl: '/', en: '/' },
  nl: {
    title: 'Loskomen van cocaïne, stap voor stap.',
    lead: 'Zelfhulp is een gratis programma van 6 weken. Je doet het online, zonder je echte naam en in je eigen tempo. Stoppen of minderen, dat kies je zelf.',
    description:
      'Gratis online programma van 6 weken om minder of geen cocaïne te gebruiken. Zonder je echte naam, met hulp bij trek, avonden uit en de dagen erna.',
    primary: { href: '/registreren', text: 'Begin gratis' },
    second: { href: '#hoe', text: 'Kijk hoe het werkt' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'Een pad van 6 weken',
        body:
          p('Elke week kom je een stuk verder, en je ziet steeds wat de volgende stap is.') +
          steps(
            [
              'Maak je plan',
              'Je vult in hoeveel je nu gebruikt, in halve grammen, en schatten is goed. Daarna kies je of je stopt of mindert, in één keer of stap voor stap.',
            ],
            [
              'Vul elke dag iets in',
              'Dat duurt één minuut. Ook de dagen met nul tellen mee. Zo zie je wat die dagen rustig maakt.',
            ],
            [
              'Doe korte oefeningen',
              'Ze gaan over de dip erna, avonden uit en een bericht dat je niet stuurt. Je maakt zinnen en plannen die bij jou passen.',
            ],
            [
              'Je staat er niet alleen voor',
              'Lees mee op het forum of schrijf in je dagboek. Je kunt ook iemand als buddy vragen.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Pijn op je borst? Bel 112',
        body: p(
          `${safety('chest', 'nl')} Bel ook als de pijn wegtrekt.`,
          safety('overheated', 'nl'),
          'Had je ooit hartklachten of een hoge bloeddruk, of viel je flauw na gebruik? Gebruik dan niet, want elke keer is een groter risico, en bel deze week je huisarts.',
          safety('psychosis', 'nl'),
          'Ben je zwanger? Bel vandaag je verloskundige of huisarts.',
          'Drink je elke dag veel, stop daar dan niet ineens mee, maar bel eerst je huisarts.',
        ),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'Kiezen op een rustig moment',
        body: p(
          'Bij veel mensen valt de keuze al vroeg op de avond. Wie zie je, waar ga je heen, hoe laat ga je naar huis?',
          'In het programma kies je dat overdag, als je hoofd rustig is. Daardoor is er op het lastigste moment minder te kiezen.',
          'Minder bereikbaar zijn helpt ook, dus je oefent met nummers wissen, berichten blokkeren en weggaan zonder uitleg.',
        ),
        image: { drawing: 'wegwijzer', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Niemand hoeft het te weten',
        body: p(
          'Je werk niet en je familie niet, want je kiest zelf een bijnaam. Je dagboek en je notities bewaren we versleuteld, en alleen jij leest ze.',
          quickExitText.nl,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.nl,
        body: p(
          '“Zondag om acht uur met de hond langs het water. Mijn telefoon lag thuis en ik had brood bij me. Het was stil, en dat vond ik fijn.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.nl, questions },
      {
        type: 'cta',
        title: 'Begin met één dag',
        body: p('Je plan staat in een paar minuten klaar, en je kunt het altijd aanpassen.'),
        link: { href: '/registreren', text: 'Begin gratis' },
        second: { href: '/hulp', text: 'Eerst meer lezen bij Hulp' },
      },
      helpLinesBlock.nl,
    ],
  },
  en: {
    title: 'Moving away from cocaine, step by step.',
    lead: 'Zelfhulp is a free 6-week programme. You follow it online, with no need for your real name, at your own pace. Whether you stop or cut down is your choice.',
    description:
      'A free 6-week online programme to use less cocaine or stop. No need for your real name, with help with craving, nights out and the days after.',
    primary: { href: '/en/register', text: 'Start for free' },
    second: { href: '#hoe', text: 'See how it works' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'A path of 6 weeks',
        body:
          p('Every week you get a little further, and you can always see what the next step is.') +
          steps(
            [
              'Make your plan',
              'You enter how much you use now, in half grams, and an estimate is fine. You choose whether to stop or cut down, all at once or step by step.',
            ],
            [
              'Log your day, every day',
              'It takes one minute. The days with zero count too: they show you what makes a day calm.',
            ],
            [
              'Do short exercises',
              'They’re about the low after using, nights out and a message you do not send. You make sentences and plans that suit you.',
            ],
            [
              'You’re not on your own',
              'Read along on the forum or write in your diary. You can also ask someone to be your buddy.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Pain in your chest? Call 112',
        body: p(
          `${safety('chest', 'en')} Call even if the pain goes away.`,
          safety('overheated', 'en'),
          'If you’ve ever had heart trouble or high blood pressure, or fainted after using, do not use. Call your GP this week.',
          safety('psychosis', 'en'),
          'If you are pregnant, call your midwife or GP today.',
          'If you drink a lot every day, do not stop suddenly, but call your GP first.',
        ),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'Choosing at a calm moment',
        body: p(
          'For many people the choice is made early in the evening. Who do you see, where do you go, what time do you go home?',
          'In the programme you choose that in the daytime, when your head is calm. That way there’s less to choose at the hardest moment.',
          'Being harder to reach helps too, so you practise deleting numbers, blocking messages and leaving without explaining.',
        ),
        image: { drawing: 'wegwijzer', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Nobody has to know',
        body: p(
          'You choose a nickname, so your work does not have to know, and nor does your family. We keep your diary and your notes encrypted, and only you read them.',
          quickExitText.en,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.en,
        body: p(
          '“Sunday at eight with the dog along the water. My phone was at home, and I had bread with me. It was quiet, and I liked that.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.en, questions },
      {
        type: 'cta',
        title: 'Start with one day',
        body: p('Your plan is ready in a few minutes, and you can always change it.'),
        link: { href: '/en/register', text: 'Start for free' },
        second: { href: '/en/help', text: 'Read more at Help first' },
      },
      helpLinesBlock.en,
    ],
  },
  notes:
    'Sources: outline 2.2, 3.5 exercises 1.1, 1.4 and 2.1 (Mittleman et al. 1999 [S18] on the heart; no figure is printed on purpose). ' +
    'CHECK [C1]: an addiction doctor and a cardiologist confirm the signs for 112, "then do not use" with heart trouble and "call even if the pain goes away" (outline 6, item 5). ' +
    'CHECK [C1]: psychosis and pregnancy "today" (items 7 and 8); daily drinking (item 1).',
};

export const landingFaq: readonly StarterQuestion[] = [
  {
    id: 'cocaine-landing-cut-down',
    nl: {
      question: 'Kan ik ook minderen in plaats van stoppen?',
      answer: p(
        'Ja, je kiest zelf een doel voor elke dag, en je kunt het altijd aanpassen. Had je ooit hartklachten, dan is stoppen het enige dat veilig is, dus bel dan je huisarts.',
      ),
    },
    en: {
      question: 'Can I cut down instead of stopping?',
      answer: p(
        'Yes, you choose a goal for every day of the week, and you can always change it. If you’ve ever had heart trouble, stopping is the only safe option, so call your GP.',
      ),
    },
    notes: 'CHECK [C1]: a clinician confirms the advice to stop with heart disease (outline 6, items 5 and 14).',
  },
  {
    id: 'cocaine-landing-above-goal',
    nl: {
      question: 'Wat als ik meer gebruik dan mijn doel?',
      answer: p(
        'Vul het in. Dat helpt je verder. Laat het hierbij, drink water, eet iets en ga slapen. Zoek daarna iemand op, want alleen is het zwaarder.',
        `${safety('chest', 'nl')} Gebruikte je een tijd niet, dan kan je lichaam minder aan. Dezelfde hoeveelheid is dan gevaarlijker.`,
      ),
    },
    en: {
      question: 'What if I use more than my goal?',
      answer: p(
        'Log it. That helps you carry on. Stop now, drink water, eat something and go to sleep. Try not to be on your own. That makes it harder.',
        `${safety('chest', 'en')} If you have not used for a while, your body can take less, so the same amount is more dangerous.`,
      ),
    },
    notes: 'CHECK [C1]: tolerance after a pause (outline 6, item 5).',
  },
  {
    id: 'cocaine-landing-stopping',
    nl: {
      question: 'Wat merk ik als ik stop?',
      answer: p(
        'De eerste dagen voel je je meestal moe, hongerig en leeg. Soms komt de trek pas later. Voor je lichaam is stoppen meestal niet gevaarlijk.',
        `Ben je na 2 weken nog somber, bel dan je huisarts. Denk je eraan om niet meer te leven, bel dan gratis ${tel('0800-0113')}, dag en nacht.`,
      ),
    },
    en: {
      question: 'What will I notice when I stop?',
      answer: p(
        'In the first days you’ll usually feel tired, hungry and empty, and craving sometimes comes only later. For your body, stopping is usually not dangerous.',
        `If you still feel low after 2 weeks, call your GP. If you think about not living any more, call ${tel('0800-0113')} for free, day and night.`,
      ),
    },
    notes:
      'Source: outline 3.5 exercise 2.1. CHECK [C4]: course of mood and craving after stopping (outline 6, item 5).',
  },
];
