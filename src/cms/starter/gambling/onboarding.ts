import { p, paidTel, tel } from '../shared/markup.ts';
import { helpLink, onboardingOf, suicide, violence } from '../shared/onboarding.ts';

export const onboarding = onboardingOf(
  'gambling',
  [
    {
      nl: {
        title: 'Drink je of gebruik je drugs als je gokt?',
        text: p('Drank en drugs maken het lastiger om op tijd te stoppen met gokken.'),
        explainerTitle: 'Pak het samen aan',
        explainer: p(
          'Er zijn ook programma’s voor alcohol en drugs. Je kunt er een naast dit programma doen.',
          'Drink je elke dag veel? Stop daar niet ineens mee. Bel eerst je huisarts.',
        ),
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      en: {
        title: 'Do you drink or use drugs when you gamble?',
        text: p('Drink and drugs make it harder to stop gambling in time.'),
        explainerTitle: 'Work on both',
        explainer: p(
          'There are also programmes for alcohol and drugs. You can do one next to this programme.',
          'Do you drink a lot every day? Do not stop that suddenly. Call your GP first.',
        ),
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
    },
    {
      nl: {
        title: 'Gebruik je medicijnen voor Parkinson of rusteloze benen?',
        text: p('Sommige van deze medicijnen kunnen de drang om te gokken veroorzaken.'),
        explainerTitle: 'Bel je huisarts over je medicijnen',
        explainer: p(
          'Vertel je huisarts of neuroloog dat je gokt. Vraag of dit van je medicijnen kan komen.',
          'Stop nooit zelf met je medicijnen.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you take medicine for Parkinson’s or restless legs?',
        text: p('Some of these medicines can cause the urge to gamble.'),
        explainerTitle: 'Call your GP about your medicine',
        explainer: p(
          'Tell your GP or neurologist that you gamble. Ask if your medicine can be the reason.',
          'Never stop your medicine yourself.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Heb je schulden die je niet meer kunt betalen?',
        text: p('Geldzorgen maken de drang groter. Met hulp wordt dat lichter.'),
        explainerTitle: 'Je hoeft dit niet alleen op te lossen',
        explainer: p(
          `Bel Geldfit: ${tel('0800-8115')}. Gratis en anoniem. Ze vragen alleen je postcode.`,
          'Ook je gemeente helpt bij schulden. Leen geen nieuw geld om oud verlies te betalen.',
        ),
        link: { href: '/hulp', text: 'Lees meer over geld bij Hulp' },
      },
      en: {
        title: 'Do you have debts that you can no longer pay?',
        text: p('Money worries make the urge stronger. With help this becomes lighter.'),
        explainerTitle: 'You do not have to solve this alone',
        explainer: p(
          `Call Geldfit: ${tel('0800-8115')}. Free and anonymous. They only ask for your postcode.`,
          'Your municipality helps with debts too. Do not borrow new money to pay for old losses.',
        ),
        link: { href: '/en/help', text: 'Read more about money at Help' },
      },
    },
    {
      nl: {
        title: 'Heb je geld geleend of gepakt zonder dat iemand het weet?',
        text: p('Veel mensen die gokken kennen dit. Zwijgen maakt de druk groter.'),
        explainerTitle: 'Een geheim maakt alles zwaarder',
        explainer: p(
          'Kies één mens die je vertrouwt. Vertel het op een rustig moment, niet vlak na een verlies.',
          'Ging het om geld van je werk of van een ander? Het Juridisch Loket legt uit wat je kunt doen.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Have you borrowed or taken money without anyone knowing?',
        text: p('Many people who gamble know this. Keeping silent makes the pressure bigger.'),
        explainerTitle: 'A secret makes everything heavier',
        explainer: p(
          'Choose one person you trust. Tell them at a calm moment, not right after a loss.',
          'Was it money from your work or from someone else? Free legal advice (Juridisch Loket) explains what you can do.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Dreig je je huis, gas, licht of zorgverzekering te verliezen?',
        text: p('Dan is snelle hulp nodig. Die hulp is er.'),
        explainerTitle: 'Bel vandaag je gemeente',
        explainer: p(
          'Zeg dat het spoed is en noem de datum in de brief. De gemeente moet dan snel helpen.',
          `Weet je niet waar je moet zijn? Geldfit wijst de weg: ${tel('0800-8115')}, gratis en anoniem.`,
        ),
        link: { href: '/hulp', text: 'Lees meer over geld bij Hulp' },
      },
      en: {
        title: 'Are you about to lose your home, gas, electricity or health insurance?',
        text: p('Then you need help fast. That help exists.'),
        explainerTitle: 'Call your municipality today',
        explainer: p(
          'Say that it is urgent and name the date in the letter. The municipality then has to help quickly.',
          `Not sure where to go? Geldfit shows you the way: ${tel('0800-8115')}, free and anonymous.`,
        ),
        link: { href: '/en/help', text: 'Read more about money at Help' },
      },
    },
    {
      nl: {
        title: 'Word je bedreigd om geld?',
        text: p('Bedreiging is strafbaar, ook als je iemand geld schuldig bent.'),
        explainerTitle: 'Zorg eerst dat je veilig bent',
        explainer: p(
          `<strong>Is er nu gevaar? Bel ${tel('112')}.</strong> Kan het wachten? Bel de politie: ${paidTel('0900-8844', 'nl')}.`,
          'Betaal niet met nieuw geleend geld. Vertel iemand waar je bent en wat er speelt.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Is someone threatening you over money?',
        text: p('Threats are a crime, also when you owe someone money.'),
        explainerTitle: 'Make sure you are safe first',
        explainer: p(
          `<strong>Is there danger now? Call ${tel('112')}.</strong> Can it wait? Call the police: ${paidTel('0900-8844', 'en')}.`,
          'Do not pay with newly borrowed money. Tell someone where you are and what is going on.',
        ),
        link: helpLink.en,
      },
    },
    suicide,
    violence,
  ],
  'Sources: NVVK, Trouw, ND and rijksoverheid.nl (Geldfit, municipality). The questions stand from mild to heavy. CHECK: GP: medicine for Parkinson’s and restless legs (dopamine agonists). CHECK: debt counsellor: urgent help of the municipality (Wgs). CHECK: jurist: Juridisch Loket for taken money. CHECK: police number 0900-8844.',
);
