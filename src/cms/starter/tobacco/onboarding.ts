import { p } from '../shared/markup.ts';
import { helpLink, onboardingOf, suicide, violence } from '../shared/onboarding.ts';

export const onboarding = onboardingOf(
  'tobacco',
  [
    {
      nl: {
        title: 'Heb je diabetes en gebruik je insuline?',
        text: p('Na het stoppen heb je soms minder insuline nodig.'),
        explainerTitle: 'Meet vaker en bel vooraf',
        explainer: p(
          'Bel je huisarts of diabetesverpleegkundige voordat je stopt. Noem je stopdag.',
          'Meet je bloedsuiker de eerste weken vaker. Is hij te laag of te hoog? Bel.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you have diabetes and use insulin?',
        text: p('After stopping you sometimes need less insulin.'),
        explainerTitle: 'Measure more often and call ahead',
        explainer: p(
          'Call your GP or diabetes nurse before you stop. Tell them your quit day.',
          'Measure your blood sugar more often in the first weeks. Is it too low or too high? Call.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Gebruik je medicijnen voor psychose, of theofylline?',
        text: p('Door stoppen met roken kan er binnen dagen meer medicijn in je bloed komen.'),
        explainerTitle: 'Vraag het voor je stopdag',
        explainer: p(
          'Bel je huisarts, behandelaar of apotheek voordat je stopt. Dit geldt vooral voor clozapine, olanzapine en theofylline.',
          'Misschien past je arts de dosis aan. Doe dat nooit zelf. Stoppen met roken kan daarna.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you take medicine for psychosis, or theophylline?',
        text: p('Stopping smoking can raise the level of the medicine in your blood within days.'),
        explainerTitle: 'Ask before your quit day',
        explainer: p(
          'Call your GP, specialist or pharmacy before you stop. This matters most with clozapine, olanzapine and theophylline.',
          'Your doctor may change the dose. Never do that yourself. You can stop smoking after that.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Ben je zwanger, wil je zwanger worden of geef je borstvoeding?',
        text: p('Stoppen helpt jou en je kind. Niet elk hulpmiddel past dan bij je.'),
        explainerTitle: 'Je verloskundige helpt mee',
        explainer: p(
          'Vertel je verloskundige of huisarts dat je wilt stoppen. Vraag welke hulp nu bij je past.',
          'Gebruik geen pleister, kauwgom of tablet zonder hun advies. Je krijgt hulp zonder oordeel.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you pregnant, do you want to be, or are you breastfeeding?',
        text: p('Stopping helps you and your child. Not every aid fits you at this time.'),
        explainerTitle: 'Your midwife will help',
        explainer: p(
          'Tell your midwife or GP that you want to stop. Ask which help fits you now.',
          'Do not use a patch, gum or tablet without their advice. You get help without judgement.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Had je het afgelopen half jaar een hartinfarct, een beroerte of ernstige hartritmeproblemen?',
        text: p('Stoppen is dan extra goed voor je. Het hulpmiddel kies je met een arts.'),
        explainerTitle: 'Stoppen is goed, kies samen het hulpmiddel',
        explainer: p(
          'Bel je huisarts of cardioloog. Zeg dat je wilt stoppen met roken.',
          'Vraag welk hulpmiddel veilig is. Begin niet zelf met een pleister, kauwgom of tablet.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Did you have a heart attack, a stroke or serious heart rhythm problems in the past six months?',
        text: p('Then stopping is extra good for you. You choose the aid with a doctor.'),
        explainerTitle: 'Stopping is good, choose the aid together',
        explainer: p(
          'Call your GP or heart doctor. Say that you want to stop smoking.',
          'Ask which aid is safe. Do not start a patch, gum or tablet by yourself.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Had je eerder een zware depressie toen je stopte met roken?',
        text: p('Je stemming kan in de eerste weken dalen. Met een afspraak vooraf sta je sterker.'),
        explainerTitle: 'Spreek van tevoren iets af',
        explainer: p(
          'Vertel je huisarts op welke dag je stopt. Spreek af wanneer jullie elkaar daarna spreken.',
          'Vraag ook iemand die je vertrouwt om op je stemming te letten.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Did you have a severe depression before when you stopped smoking?',
        text: p('Your mood can drop in the first weeks. An agreement beforehand makes you stronger.'),
        explainerTitle: 'Agree on something beforehand',
        explainer: p(
          'Tell your GP which day you stop. Agree when you will speak after that.',
          'Also ask someone you trust to keep an eye on your mood.',
        ),
        link: helpLink.en,
      },
    },
    suicide,
    violence,
  ],
  'Sources: Farmacotherapeutisch Kompas (CYP1A2: clozapine, olanzapine, theophylline; insulin); NHG-Behandelrichtlijn Stoppen met roken. The questions stand from mild to heavy. CHECK: GP and pharmacist: medicines, nicotine replacement after a heart attack and in pregnancy, and the revision of September 2024. CHECK: midwife: pregnancy.',
);
