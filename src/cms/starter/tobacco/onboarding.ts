import { p } from '../shared/markup.ts';
import { getOnboarding, helpLink, suicide, violence } from '../shared/onboarding.ts';

export const onboarding = getOnboarding(
  'tobacco',
  [
    {
      danger: 'depression-before',
      nl: {
        title: 'Had je eerder een zware depressie toen je stopte met roken?',
        text: p('De stemming kan in de eerste weken dalen, en een afspraak vooraf helpt dan.'),
        explainerTitle: 'Spreek van tevoren iets af',
        explainer: p(
          'Vertel je huisarts op welke dag je stopt, en spreek af wanneer jullie elkaar daarna spreken.',
          'Vraag ook iemand die je vertrouwt om op je stemming te letten.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Have you had severe depression before when you quit smoking?',
        text: p('Mood can drop in the first weeks, and an agreement beforehand helps.'),
        explainerTitle: 'Agree on something beforehand',
        explainer: p(
          'Tell your GP which day you’re quitting, and agree when you’ll speak after that.',
          'You could also ask someone you trust to keep an eye on your mood.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'insulin',
      nl: {
        title: 'Heb je diabetes en gebruik je insuline?',
        text: p('Wie stopt met roken, heeft soms minder insuline nodig.'),
        explainerTitle: 'Meet vaker en bel vooraf',
        explainer: p(
          'Bel je huisarts of diabetesverpleegkundige voordat je stopt, en noem je stopdag.',
          'Meet je bloedsuiker de eerste weken vaker, en bel als hij te laag of te hoog is.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you have diabetes and use insulin?',
        text: p('People who quit smoking sometimes need less insulin.'),
        explainerTitle: 'Measure more often and call ahead',
        explainer: p(
          'Call your GP or diabetes nurse before you quit, and tell them your quit day.',
          'Measure your blood sugar more often in the first weeks, and call if it’s too low or too high.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'heart-recent',
      nl: {
        title: 'Had je het afgelopen half jaar een hartinfarct, een beroerte of ernstige hartritmeproblemen?',
        text: p('Kort na zo’n ziekte is stoppen extra goed, en kiest een arts het hulpmiddel mee.'),
        explainerTitle: 'Stoppen is goed, kies samen het hulpmiddel',
        explainer: p(
          'Bel je huisarts of cardioloog, en zeg dat je wilt stoppen met roken.',
          'Vraag welk hulpmiddel veilig is. Begin niet zelf met een pleister, kauwgom of tablet.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Did you have a heart attack, a stroke or serious heart rhythm problems in the past six months?',
        text: p(
          'Soon after an illness like this, quitting is especially good, and a doctor helps choose the treatment.',
        ),
        explainerTitle: 'Quitting is good, and a doctor helps you choose',
        explainer: p(
          'Call your GP or heart doctor, and tell them that you want to quit smoking.',
          'Ask which kind of help is safe. Do not start a patch, gum or lozenges on your own.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'medicine-blood',
      nl: {
        title: 'Gebruik je medicijnen voor psychose, theofylline, methadon of een bloedverdunner?',
        text: p('Van sommige medicijnen blijft na het stoppen met roken meer in het bloed.'),
        explainerTitle: 'Vraag het voor je stopdag',
        explainer: p(
          'Vraag je apotheek of huisarts vóór je stopdag of je dosis anders moet. Dit geldt zeker voor clozapine, olanzapine en theofylline. Vraag het ook bij methadon, een bloedverdunner, insuline of een ander medicijn voor je hoofd of hart.',
          'Verander je dosis nooit zelf. Koffie werkt na het stoppen sterker, dus drink er de eerste weken ongeveer de helft van.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you take medicine for psychosis, theophylline, methadone or a blood thinner?',
        text: p('After quitting smoking, the level of some medicines in the blood goes up.'),
        explainerTitle: 'Ask before your quit day',
        explainer: p(
          'Before your quit day, ask your pharmacist or GP whether your dose needs to change. This matters most for clozapine, olanzapine and theophylline. Ask as well about methadone, a blood thinner, insulin, or any other medicine for your mind or heart.',
          'Never change your dose yourself. Coffee hits harder after quitting, so have about half as much in the first weeks.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'pregnant-tobacco',
      nl: {
        title: 'Ben je zwanger, wil je zwanger worden of geef je borstvoeding?',
        text: p('Stoppen is goed voor moeder en kind, al past niet elk hulpmiddel bij een zwangerschap.'),
        explainerTitle: 'Je verloskundige helpt mee',
        explainer: p(
          'Vertel je verloskundige of huisarts dat je wilt stoppen, en vraag welke hulp nu bij je past.',
          'Gebruik geen pleister, kauwgom of tablet zonder hun advies. Je krijgt hulp zonder oordeel.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you pregnant, do you want to be, or are you breastfeeding?',
        text: p('Quitting is good for mother and baby, although not every treatment suits a pregnancy.'),
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
