import { diaryExampleTitle, faqTitle, helpLinesBlock, programmesBlock, quickExitText } from '../shared/blocks.ts';
import { p, steps, tel } from '../shared/markup.ts';
import type { StarterPage, StarterQuestion } from '../starter.ts';

const questions = [
  'shared-anonymous',
  'cannabis-landing-cut-down',
  'cannabis-landing-above-goal',
  'cannabis-landing-with-tobacco',
  'shared-time',
];

export const landing: StarterPage<'landing_page'> = {
  id: 'cannabis-landing',
  type: 'landing_page',
  domains: ['cannabis'],
  path: { nl: '/', en: '/' },
  nl: {
    title: 'Minder blowen, meer van je dag.',
    lead: 'Zelfhulp is een gratis programma van 6 weken. Je doet het online, zonder je echte naam en in je eigen tempo. Stoppen of minderen, dat kies je zelf.',
    description:
      'Gratis online programma van 6 weken om minder te blowen of te stoppen. Zonder je echte naam, met hulp bij slapen, onrust en lege avonden.',
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
              'Maak je plan',
              'Je vult in hoeveel joints je nu op een dag rookt. Een gedeelde joint is een halve. Dan kies je: stoppen of minderen, in één keer of stap voor stap.',
            ],
            [
              'Vul elke dag iets in',
              'Dat duurt één minuut. Ook nul vul je in. Zo zie je waarvoor je blowt, en wanneer het vanzelf minder is.',
            ],
            [
              'Doe korte oefeningen',
              'Over slapen, je vervelen en nee zeggen in een groep. Je zoekt wat jou nu rust kan geven.',
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
        title: 'Let goed op je hoofd',
        body: p(
          'Hoor of zie je dingen die anderen niet horen of zien? Of vertrouw je bijna niemand meer? Bel vandaag je huisarts of de huisartsenpost.',
          'Had jij ooit een psychose, of iemand in je naaste familie? Praat eerst met je huisarts. Gebruik tot dan liever niet.',
          'Ben je zwanger, moet je vaak hevig overgeven of gebruik je cannabis op recept? Overleg dan ook voordat je begint.',
          `Is er direct gevaar? Bel ${tel('112')}.`,
        ),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'Slapen zonder joint',
        body: p(
          'Veel mensen blowen om te kunnen slapen. Stop je of minder je, dan slaap je eerst vaak slechter. Je droomt ook meer. Je slaap is dan aan het herstellen.',
          'Na 1 tot 3 weken gaat het bij de meeste mensen beter. Tot die tijd helpen kleine dingen. Vaste tijden, een warm bad, een boek in plaats van een scherm.',
          'Slaap je na 4 weken nog steeds slecht? Vraag je huisarts om mee te denken.',
        ),
        image: { drawing: 'rust', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Niemand hoeft het te weten',
        body: p(
          'Je vrienden niet, je ouders niet, je school of werk niet. Je kiest zelf een bijnaam. Wat je in je dagboek schrijft, lees alleen jij.',
          quickExitText.nl,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.nl,
        body: p(
          '“Gedroomd over mijn opa. Om drie uur was ik wakker. Ik las een hoofdstuk en sliep weer in. Vandaag was ik op tijd, en het bos was nat en stil.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.nl, questions },
      {
        type: 'cta',
        title: 'Begin bij één avond',
        body: p('Je hoeft niet alles tegelijk te veranderen. Je plan staat in een paar minuten klaar.'),
        link: { href: '/registreren', text: 'Begin gratis' },
        second: { href: '/hulp', text: 'Eerst meer lezen bij Hulp' },
      },
      helpLinesBlock.nl,
      programmesBlock.nl,
    ],
  },
  en: {
    title: 'Less cannabis, more of your day.',
    lead: 'Zelfhulp is a free programme of 6 weeks. You follow it online, with no need for your real name, at your own pace. Stop or cut down, that is your choice.',
    description:
      'A free online programme of 6 weeks to use less cannabis or stop. No need for your real name, with help with sleep, restlessness and empty evenings.',
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
              'Make your plan',
              'You fill in how many joints you smoke in a day now. A shared joint is a half. Then you choose: stop or cut down, all at once or step by step.',
            ],
            [
              'Fill in your day, every day',
              'It takes one minute. You fill in zero too. It shows you what you use for, and when you need it less.',
            ],
            [
              'Do short exercises',
              'About sleep, being bored and saying no in a group. You look for what can give you calm now.',
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
        title: 'Take good care of your mind',
        body: p(
          'Do you hear or see things that others do not hear or see? Or do you trust almost nobody any more? Call your GP or the out-of-hours GP today.',
          'Did you ever have a psychosis, or did someone in your close family? Talk to your GP first. Until then it is better not to use.',
          'Are you pregnant, are you often very sick or do you use cannabis on prescription? Then also ask before you begin.',
          `Is there danger now? Call ${tel('112')}.`,
        ),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'Sleeping without a joint',
        body: p(
          'Many people use cannabis to sleep. When you stop or cut down, you often sleep worse at first. You dream more too. Your sleep is recovering then.',
          'After 1 to 3 weeks it gets better for most people. Until then, small things help. Fixed times, a warm bath, a book and no screen.',
          'Do you still sleep badly after 4 weeks? Ask your GP for advice.',
        ),
        image: { drawing: 'rust', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Nobody has to know',
        body: p(
          'Not your friends, not your parents, not your school or work. You choose a nickname. Only you read what you write in your diary.',
          quickExitText.en,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.en,
        body: p(
          '“I dreamt about my grandad. At three I was awake. I read a chapter and fell asleep again. Today I was on time, and the wood was wet and quiet.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.en, questions },
      {
        type: 'cta',
        title: 'Begin with one evening',
        body: p('You do not have to change everything at the same time. Your plan is ready in a few minutes.'),
        link: { href: '/en/register', text: 'Start for free' },
        second: { href: '/en/help', text: 'Read more at Help first' },
      },
      helpLinesBlock.en,
      programmesBlock.en,
    ],
  },
  notes:
    'Sources: outline 2.2, 3.4 exercises 1.1, 2.1 and 2.2 (Budney et al. 2003). ' +
    'CHECK: a psychiatrist confirms the lines on psychosis and "until then it is better not to use" (outline 6, item 8), repeated vomiting and prescribed cannabis. ' +
    'CHECK: "after 1 to 3 weeks" and "after 4 weeks" for sleep (item 12).',
};

export const landingFaq: readonly StarterQuestion[] = [
  {
    id: 'cannabis-landing-cut-down',
    nl: {
      question: 'Kan ik ook minderen in plaats van stoppen?',
      answer: p(
        'Ja. Je kiest zelf een doel voor elke dag van de week. Bijvoorbeeld alleen nog in het weekend, of één minder per dag. Aanpassen kan altijd.',
        'Had je ooit een psychose? Dan past stoppen beter. Bespreek het met je huisarts.',
      ),
    },
    en: {
      question: 'Can I cut down instead of stopping?',
      answer: p(
        'Yes. You choose a goal for every day of the week. For example only at weekends, or one less a day. You can always change it.',
        'Did you ever have a psychosis? Then stopping suits better. Talk about it with your GP.',
      ),
    },
    notes: 'CHECK: a clinician confirms the advice to stop after a psychosis (outline 6, items 8 and 14).',
  },
  {
    id: 'cannabis-landing-above-goal',
    nl: {
      question: 'Wat als ik meer blow dan mijn doel?',
      answer: p(
        'Dan vul je dat in. Dat helpt, want zo zie je wat er gebeurde. Eén dag is één dag. Ga slapen op je vaste tijd. Morgen geldt je doel weer.',
      ),
    },
    en: {
      question: 'What if I use more than my goal?',
      answer: p(
        'Then you fill that in. It helps, because it shows you what happened. One day is one day. Go to bed at your fixed time. Tomorrow your goal counts again.',
      ),
    },
  },
  {
    id: 'cannabis-landing-with-tobacco',
    nl: {
      question: 'Ik meng met tabak. Maakt dat uit?',
      answer: p(
        'Ja, want dan mis je ook nicotine. Een deel van de trek komt daarvan. Een sigaret in plaats van een joint houdt die trek in stand.',
        'Je apotheek kan meedenken over een pleister of kauwgom. Er is ook een <a href="/programmas">programma om te stoppen met roken</a>.',
      ),
    },
    en: {
      question: 'I mix with tobacco. Does that matter?',
      answer: p(
        'Yes, because then you miss nicotine too. Part of the craving comes from that. A cigarette in place of a joint keeps that craving going.',
        'Your pharmacy can advise you on a patch or gum. There is also a <a href="/en/programmes">programme to stop smoking</a>.',
      ),
    },
    notes:
      'Source: outline 3.4 exercise 2.4. CHECK: nicotine replacement when stopping cannabis with tobacco (pharmacist).',
  },
];
