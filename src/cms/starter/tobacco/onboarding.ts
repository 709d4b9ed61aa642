import { p } from '../shared/markup.ts';
import { helpLink, onboardingOf, suicide, violence } from '../shared/onboarding.ts';

export const onboarding = onboardingOf(
  'tobacco',
  [
    {
      nl: {
        title: 'Had je eerder een zware depressie toen je stopte met roken?',
        text: p('Je stemming kan in de eerste weken dalen, dus met een afspraak vooraf sta je sterker.'),
        explainerTitle: 'Spreek van tevoren iets af',
        explainer: p(
          'Vertel je huisarts op welke dag je stopt, en spreek af wanneer jullie elkaar daarna spreken.',
          'Vraag ook iemand die je vertrouwt om op je stemming te letten.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Have you had severe depression before when you quit smoking?',
        text: p('Your mood can drop in the first weeks, so it helps to agree on something beforehand.'),
        explainerTitle: 'Agree on something beforehand',
        explainer: p(
          'Tell your GP which day you’re quitting, and agree when you’ll speak after that.',
          'You could also ask someone you trust to keep an eye on your mood.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Heb je diabetes en gebruik je insuline?',
        text: p('Na het stoppen heb je soms minder insuline nodig, dus een plan vooraf helpt.'),
        explainerTitle: 'Meet vaker en bel vooraf',
        explainer: p(
          'Bel je huisarts of diabetesverpleegkundige voordat je stopt, en noem je stopdag.',
          'Meet je bloedsuiker de eerste weken vaker, en bel als hij te laag of te hoog is.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you have diabetes and use insulin?',
        text: p('After quitting you sometimes need less insulin, so it helps to plan ahead.'),
        explainerTitle: 'Measure more often and call ahead',
        explainer: p(
          'Call your GP or diabetes nurse before you quit, and tell them your quit day.',
          'Measure your blood sugar more often in the first weeks, and call if it’s too low or too high.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Had je het afgelopen half jaar een hartinfarct, een beroerte of ernstige hartritmeproblemen?',
        text: p('Stoppen is dan extra goed voor je, al kies je het hulpmiddel met een arts.'),
        explainerTitle: 'Stoppen is goed, kies samen het hulpmiddel',
        explainer: p(
          'Bel je huisarts of cardioloog, en zeg dat je wilt stoppen met roken.',
          'Vraag welk hulpmiddel veilig is. Begin niet zelf met een pleister, kauwgom of tablet.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Did you have a heart attack, a stroke or serious heart rhythm problems in the past six months?',
        text: p('Quitting is especially good for you, but a doctor should help you choose any nicotine replacement.'),
        explainerTitle: 'Quitting is good, and a doctor helps you choose',
        explainer: p(
          'Call your GP or heart doctor, and tell them that you want to quit smoking.',
          'Ask which kind of help is safe. Do not start a patch, gum or lozenges on your own.',
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
        text: p('Quitting smoking can raise the level of the medicine in your blood within days.'),
        explainerTitle: 'Ask before your quit day',
        explainer: p(
          'Call your GP, specialist or pharmacist before you quit. This matters most with clozapine, olanzapine and theophylline.',
          'Your doctor may change the dose, but never do that yourself. You can quit smoking after that.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Ben je zwanger, wil je zwanger worden of geef je borstvoeding?',
        text: p('Stoppen helpt jou en je kind, maar niet elk hulpmiddel past dan bij je.'),
        explainerTitle: 'Je verloskundige helpt mee',
        explainer: p(
          'Vertel je verloskundige of huisarts dat je wilt stoppen, en vraag welke hulp nu bij je past.',
          'Gebruik geen pleister, kauwgom of tablet zonder hun advies. Je krijgt hulp zonder oordeel.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you pregnant, do you want to be, or are you breastfeeding?',
        text: p(
          'Quitting helps you and your child, but not every kind of nicotine replacement suits you at this time.',
        ),
        explainerTitle: 'Your midwife will help',
        explainer: p(
          'Tell your midwife or GP that you want to quit, and find out what help suits you now.',
          'Do not use a patch, gum or lozenges without their advice. You’ll get help without judgement.',
        ),
        link: helpLink.en,
      },
    },
    suicide,
    violence,
  ],
  'Sources: Farmacotherapeutisch Kompas [S40] (CYP1A2: clozapine, olanzapine, theophylline; insulin); NHG-Behandelrichtlijn Stoppen met roken. What holds for many stands first, what is rare last. CHECK [C1]: GP and pharmacist: medicines, nicotine replacement after a heart attack and in pregnancy, and the revision of September 2024. CHECK [C2]: midwife: pregnancy.',
);
