import { diaryExampleTitle, faqTitle, helpLinesBlock, quickExitText } from '../shared/blocks.ts';
import { p, safety, steps, tel } from '../shared/markup.ts';
import type { StarterPage, StarterQuestion } from '../starter.ts';

const questions = [
  'shared-anonymous',
  'gambling-landing-cut-down',
  'gambling-landing-slip',
  'gambling-landing-what-to-fill-in',
  'shared-time',
];

export const landing: StarterPage<'landing_page'> = {
  id: 'gambling-landing',
  type: 'landing_page',
  domains: ['gambling'],
  path: { nl: '/', en: '/' },
  nl: {
    title: 'Weer baas over je geld en je tijd.',
    lead: 'Zelfhulp is een gratis programma van 6 weken voor mensen die gokken. Je doet het online, zonder je echte naam en in je eigen tempo. Je kiest zelf of je wilt stoppen of minderen.',
    description:
      'Gratis online programma van 6 weken om minder te gokken of te stoppen. Zonder je echte naam, met hulp bij drang, geld en eerlijk zijn.',
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
              'Maak je plan',
              'Je vult in hoeveel uur je nu op een dag gokt. Daarna kies je voor stoppen of minderen, in één keer of stap voor stap.',
            ],
            [
              'Vul elke dag iets in',
              'Hoeveel uur was het, en hoeveel euro legde je in? Dat duurt één minuut, en ook nul vul je in.',
            ],
            [
              'Doe korte oefeningen',
              'De eerste oefening maakt gokken vandaag al lastiger. Daarna gaat het over drang, geld en eerlijk zijn.',
            ],
            [
              'Je staat er niet alleen voor',
              'Lees mee op het forum of schrijf in je dagboek. Delen helpt. Je kunt ook iemand als buddy vragen.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Zorgen over geld, of zie je geen uitweg?',
        body: p(
          `Praat er vandaag over. ${safety('suicide', 'nl')}`,
          `Is er direct gevaar, of bedreigt iemand je? Bel dan ${tel('112')}.`,
          `Schulden zijn met hulp bijna altijd aan te pakken. Geldfit (${tel('0800-8115')}) denkt gratis en anoniem met je mee. Leen geen geld om verlies terug te halen. Het gat wordt dan groter.`,
          'Gebruik je medicijnen voor Parkinson of rusteloze benen, dan kan de drang daardoor groter zijn. Bel je huisarts, maar stop niet zelf met het medicijn.',
        ),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'Een hek tussen jou en de drang',
        body: p(
          'Drang komt snel, maar zakt ook weer. Een slot geeft je dus de tijd om te wachten.',
          'Met Cruks sluit je jezelf minstens 6 maanden uit van legale goksites, speelhallen en casino’s. Inschrijven kan met DigiD, op <a href="https://cruksregister.nl">cruksregister.nl</a>.',
          'Cruks werkt niet op illegale sites en niet bij loterijen. Daarom kies je ook andere sloten, zoals op je betaalpas en je telefoon.',
        ),
        image: { drawing: 'hek', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Niemand hoeft het te weten',
        body: p(
          'Misschien weet nog niemand het, maar hier kun je eerlijk zijn zonder je naam. Je bedragen per dag ziet niemand. Je praktijkondersteuner leest je antwoorden alleen als jij dat aanzet. Of je het iemand vertelt, beslis je later.',
          quickExitText.nl,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.nl,
        body: p(
          '“Ik heb mijn zus verteld hoe het zit. Het bleef lang stil. Toen zette ze thee. Op vrijdag kijken we nu samen naar mijn rekening.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.nl, questions },
      {
        type: 'cta',
        title: 'Eén slot is een goed begin',
        body: p('Vandaag los je nog niets op. Je maakt alleen een plan.'),
        link: { href: '/registreren', text: 'Begin gratis' },
        second: { href: '/hulp', text: 'Eerst meer lezen bij Hulp' },
      },
      helpLinesBlock.nl,
    ],
  },
  en: {
    title: 'Your money and your time in your own hands.',
    lead: 'Zelfhulp is a free 6-week programme for people who gamble. You follow it online, with no need for your real name, at your own pace. Whether you stop or cut down is your choice.',
    description:
      'A free 6-week online programme to gamble less or stop. No need for your real name, with help with urges, money and being honest.',
    primary: { href: '/en/register', text: 'Start for free' },
    second: { href: '#hoe', text: 'See how it works' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'A path of 6 weeks',
        body:
          p('Every week you get a little further, and you always see what the next step is.') +
          steps(
            [
              'Make your plan',
              'You enter how many hours you gamble in a day now. You choose to stop or cut down, all at once or step by step.',
            ],
            [
              'Log your day, every day',
              'How many hours was it, and how many euros did you put in? It takes one minute, and you log zero as well.',
            ],
            [
              'Do short exercises',
              'The first exercise makes gambling harder to reach today. After that you’ll work on urges, money and being honest.',
            ],
            [
              'You’re not on your own',
              'Read the forum or write in your diary. Sharing helps. You can also ask someone to be your buddy.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Worried about money, or do you see no way out?',
        body: p(
          `Talk about it today. ${safety('suicide', 'en')}`,
          `If there’s danger now, or someone is threatening you, call ${tel('112')}.`,
          `With help, debts can almost always be dealt with. Geldfit (free debt advice, ${tel('0800-8115')}) helps you find a way, and you can stay anonymous. Do not borrow money to win back a loss: that makes the hole bigger.`,
          'If you take medicine for Parkinson’s or restless legs, it can make the urge to gamble stronger. Call your GP, but do not stop the medicine yourself.',
        ),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'A gate between you and the urge',
        body: p(
          'An urge comes fast, but it also goes down again. A lock gives you the time to wait until it does.',
          'With Cruks (the national self-exclusion register) you shut yourself out of legal gambling sites, arcades and casinos. It lasts at least 6 months, and you can sign up with DigiD at <a href="https://cruksregister.nl">cruksregister.nl</a>.',
          'Cruks does not cover illegal sites or lotteries. So in the programme you choose other locks too, such as on your bank card and your phone.',
        ),
        image: { drawing: 'hek', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Nobody has to know',
        body: p(
          'Maybe nobody knows yet how things are, and here you can be honest without your name. Nobody sees the amounts you log each day. Your practice nurse only reads your answers if you turn that on. You can decide later whether you want to tell someone.',
          quickExitText.en,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.en,
        body: p(
          '“I told my sister how things are. It was quiet for a long time. After that, she made tea. Now we look at my account together on Fridays.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.en, questions },
      {
        type: 'cta',
        title: 'One lock is a good start',
        body: p('There’s nothing to solve today. All you do is make a plan and choose your first lock.'),
        link: { href: '/en/register', text: 'Start for free' },
        second: { href: '/en/help', text: 'Read more at Help first' },
      },
      helpLinesBlock.en,
    ],
  },
  notes:
    'Sources: outline 2.1, 2.2 and 3.3 exercise 1.1 (kansspelautoriteit.nl on Cruks [S14]; NVVK [S37] on Geldfit; ANP on 113 [S20]). ' +
    'CHECK [C3]: scope and length of Cruks, DigiD, the address cruksregister.nl (outline 6, item 10). CHECK [C3]: Parkinson medicine and gambling (item 10, GP). ' +
    'CHECK [C3]: "debts can almost always be dealt with" (debt counsellor). CHECK [C1]: one test call to every number before going live (item 4).',
};

export const landingFaq: readonly StarterQuestion[] = [
  {
    id: 'gambling-landing-cut-down',
    nl: {
      question: 'Kan ik ook minderen in plaats van stoppen?',
      answer: p(
        'Ja, je kiest zelf een doel in uren, voor elke dag van de week. Heb je schulden, dan past stoppen meestal beter. Je plan aanpassen kan altijd.',
      ),
    },
    en: {
      question: 'Can I cut down instead of stopping?',
      answer: p(
        'Yes, you choose a goal in hours, for every day of the week. If you have debts, stopping usually suits better. You can always change your plan.',
      ),
    },
    notes: 'CHECK [C3]: a clinician confirms the advice to stop when there are debts (outline 6, item 14).',
  },
  {
    id: 'gambling-landing-slip',
    nl: {
      question: 'Wat als ik toch gok?',
      answer: p(
        'Vul het in, ook als het veel was. Daar leer je van. Bel nu iemand, geef die persoon je pas en gebruik je telefoon verder niet.',
        `Probeer het verlies niet terug te halen, want dat maakt het meestal groter. ${safety('suicideShort', 'nl')}`,
      ),
    },
    en: {
      question: 'What if I gamble anyway?',
      answer: p(
        'Log it, even if it was a lot. That’s how you learn. Call someone now, give them your card, and do not use your phone for anything else.',
        `Do not try to win back the loss. That usually makes it bigger. ${safety('suicideShort', 'en')}`,
      ),
    },
  },
  {
    id: 'gambling-landing-what-to-fill-in',
    nl: {
      question: 'Wat vul ik elke dag in?',
      answer: p(
        'Je vult in hoelang je speelde, in kwartieren, en hoeveel euro je stortte of betaalde. Winst trek je er niet van af.',
        'Loten en krasloten tellen ook mee. Weet je het niet precies, dan is een schatting goed.',
      ),
    },
    en: {
      question: 'What do I log every day?',
      answer: p(
        'You log the time you played, in quarters of an hour, and the euros you deposited or paid. You do not subtract what you won.',
        'Lottery tickets and scratch cards count too. If you’re not sure, an estimate is fine.',
      ),
    },
  },
];
