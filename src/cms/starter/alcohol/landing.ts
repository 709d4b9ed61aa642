import { diaryExampleTitle, faqTitle, helpLinesBlock, quickExitText } from '../shared/blocks.ts';
import { gpFirst, p, safety, steps } from '../shared/markup.ts';
import type { StarterPage, StarterQuestion } from '../starter.ts';

const questions = [
  'shared-anonymous',
  'alcohol-landing-cut-down',
  'alcohol-landing-above-goal',
  'alcohol-landing-one-glass',
  'shared-time',
];

export const landing: StarterPage<'landing_page'> = {
  id: 'alcohol-landing',
  type: 'landing_page',
  domains: ['alcohol'],
  path: { nl: '/', en: '/' },
  nl: {
    title: 'Minder drinken begint met één stap.',
    lead: 'Zelfhulp is een gratis programma van 6 weken. Je doet het online, zonder je echte naam en in je eigen tempo. Of je stopt of mindert, kies je zelf.',
    description:
      'Gratis online programma van 6 weken om minder te drinken of te stoppen. Zonder je echte naam, in je eigen tempo, met een plan dat bij je past.',
    primary: { href: '/registreren', text: 'Begin gratis' },
    second: { href: '#hoe', text: 'Kijk hoe het werkt' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'Een pad van 6 weken',
        body:
          p('Elke week kom je een stuk verder. Je ziet waar je bent en wat de volgende stap is.') +
          steps(
            [
              'Maak je plan',
              'Je vult in hoeveel glazen je nu drinkt, en kiest dan voor stoppen of minderen. Bij alcohol gaat dat altijd stap voor stap, want dat is veiliger.',
            ],
            [
              'Vul elke dag je glazen in',
              'Dat duurt één minuut, en ook nul vul je in. Daardoor zie je welke dagen rustig gaan en welke lastig zijn.',
            ],
            [
              'Doe korte oefeningen',
              'Je oefent met trek rond het eten, nee zeggen op een verjaardag en slapen zonder te drinken. Alles gaat over jouw eigen week.',
            ],
            [
              'Je staat er niet alleen voor',
              'Lees mee op het forum of schrijf in je dagboek. Je kunt ook iemand als buddy vragen, zodat je steun dichtbij hebt.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Stop niet ineens als je elke dag veel drinkt',
        body:
          p('Je lichaam kan gewend zijn aan alcohol, en dan is ineens stoppen gevaarlijk.') +
          gpFirst('nl') +
          p(safety('alcoholEmergency', 'nl'), safety('recovery', 'nl')),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'Trek komt op en zakt weer',
        body: p(
          'Veel mensen hebben de meeste trek rond het eten, of als het werk klaar is. Die trek is een golf: hij komt op, wordt hoog en zakt weer.',
          'Vaak duurt dat niet langer dan een halfuur. In het programma kies je wat jij in dat halfuur doet. Misschien loop je een rondje, eet je eerst of stuur je iemand een bericht.',
        ),
        image: { drawing: 'dijk', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Niemand hoeft het te weten',
        body: p(
          'Je kiest zelf een bijnaam, en alleen jij leest je dagboek. Je werk, je familie en je huisarts zien niets, tenzij jij iemand uitnodigt.',
          quickExitText.nl,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.nl,
        body: p(
          '“Vrijdag zat ik op de bank met thee. Om negen uur was de trek weg. Zaterdag liep ik al vroeg buiten, terwijl het naar regen rook.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.nl, questions },
      {
        type: 'cta',
        title: 'Zet vandaag de eerste stap',
        body: p('In een paar minuten staat je eerste plan klaar, en aanpassen kan altijd.'),
        link: { href: '/registreren', text: 'Begin gratis' },
        second: { href: '/hulp', text: 'Eerst meer lezen bij Hulp' },
      },
      helpLinesBlock.nl,
    ],
  },
  en: {
    title: 'Drinking less starts with one step.',
    lead: 'Zelfhulp is a free 6-week online programme. There’s no need for your real name, and you go at your own pace. You decide whether to stop or cut down.',
    description:
      'A free 6-week online programme to drink less or stop. There’s no need for your real name, and you go at your own pace with a plan that suits you.',
    primary: { href: '/en/register', text: 'Start for free' },
    second: { href: '#hoe', text: 'See how it works' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'A path of 6 weeks',
        body:
          p('You get a little further every week. You can see where you are and what the next step is.') +
          steps(
            [
              'Make your plan',
              'You enter how many drinks you have now, and then choose to stop or cut down. With alcohol it’s always step by step. That’s safer.',
            ],
            [
              'Log your drinks every day',
              'It takes one minute, and you log zero as well. That shows you which days go smoothly and which ones are hard.',
            ],
            [
              'Do short exercises',
              'You practise with cravings around dinner time, saying no at a birthday and sleeping without a drink. It’s all about your own week.',
            ],
            [
              'You’re not on your own',
              'Read what others write on the forum, or write in your diary. You can also ask someone to be your buddy, so that support is close by.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Do not stop suddenly if you drink a lot every day',
        body:
          p('Your body may have got used to alcohol, so stopping suddenly can be dangerous.') +
          gpFirst('en') +
          p(safety('alcoholEmergency', 'en'), safety('recovery', 'en')),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'Cravings rise and drop again',
        body: p(
          'For many people cravings are strongest around dinner time, or when work is done. A craving is like a wave that rises, peaks and drops again.',
          'It often lasts no longer than half an hour. In the programme you choose what you’ll do with that half hour. You might go for a short walk, eat first or text someone.',
        ),
        image: { drawing: 'dijk', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Nobody has to know',
        body: p(
          'You choose your own nickname, and you’re the only one who reads your diary. Your work, your family and your GP see nothing, unless you invite someone.',
          quickExitText.en,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.en,
        body: p(
          '“On Friday I sat on the sofa with a cup of tea. By nine the craving was gone. On Saturday I was out walking early, while it smelled of rain.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.en, questions },
      {
        type: 'cta',
        title: 'Take the first step today',
        body: p('It takes a few minutes to make your first plan, and you can always change it.'),
        link: { href: '/en/register', text: 'Start for free' },
        second: { href: '/en/help', text: 'Read more on the Help page first' },
      },
      helpLinesBlock.en,
    ],
  },
  notes:
    'Sources: outline 2.2 (NHG-Standaard Problematisch alcoholgebruik [S1], Farmacotherapeutisch Kompas [S2]), 5.1 tip 10. ' +
    'CHECK [C1]: a clinician confirms who should see a GP first, the words "every day a lot" and "in the morning", and the way to 112 (outline 6, items 1, 2, 7 and 9). ' +
    'CHECK [C5]: "often no longer than half an hour" for craving. CHECK [C5]: the provider confirms that the programme is free.',
};

export const landingFaq: readonly StarterQuestion[] = [
  {
    id: 'alcohol-landing-cut-down',
    nl: {
      question: 'Kan ik ook minderen in plaats van stoppen?',
      answer: p(
        'Ja, je kiest zelf een doel voor elke dag van de week. Je plan gaat in 6 weken in stappen naar dat doel, maar aanpassen kan altijd.',
      ),
    },
    en: {
      question: 'Can I cut down instead of stopping?',
      answer: p(
        'Yes, you choose your own goal for every day of the week. Your plan takes you there in steps over 6 weeks, and you can always change it.',
      ),
    },
  },
  {
    id: 'alcohol-landing-above-goal',
    nl: {
      question: 'Wat als ik meer drink dan mijn doel?',
      answer: p(
        'Vul het dan in. Zo zie je later wat er gebeurde. Drink daarna water en ga slapen. Morgen geldt hetzelfde doel, niet strenger.',
        'Ga je trillen of zweten als je niet drinkt? Bel dan nu je huisarts of de huisartsenpost.',
      ),
    },
    en: {
      question: 'What if I go over my limit?',
      answer: p(
        'Log it anyway. Later it shows you what happened. After that, drink some water and go to bed. Tomorrow your limit is the same, and no stricter.',
        'If you shake or sweat when you do not drink, call your GP or the huisartsenpost (out-of-hours GP) now.',
      ),
    },
    notes: 'CHECK [C1]: a clinician confirms the last paragraph (outline 6, item 1).',
  },
  {
    id: 'alcohol-landing-one-glass',
    nl: {
      question: 'Wat telt als één glas?',
      answer: p(
        safety('glass', 'nl'),
        'Een groot glas of een blik telt dus voor meer dan één. Schatten is goed, als je het steeds op dezelfde manier doet.',
      ),
    },
    en: {
      question: 'What counts as one drink?',
      answer: p(
        safety('glass', 'en'),
        'So a large measure or a can counts as more than one. A guess is fine, as long as you always do it the same way.',
      ),
    },
    notes:
      'Source: trimbos.nl, Drinkadvies [S45] (outline 5.2, alcohol 3). CHECK [C4]: the English comparison with the UK unit (outline 6, item 17).',
  },
];
