import { p, paidTel, tel } from '../shared/markup.ts';
import { getOnboarding, helpLink, suicide, violence } from '../shared/onboarding.ts';

export const onboarding = getOnboarding(
  'gambling',
  [
    {
      danger: 'debts',
      nl: {
        title: 'Heb je schulden die je niet meer kunt betalen?',
        text: p('Geldzorgen kunnen de drang groter maken, en met hulp wordt dat minder.'),
        explainerTitle: 'Dit los je niet alleen op',
        explainer: p(
          `Bel Geldfit op ${tel('0800-8115')}, want dat is gratis en anoniem. Ze vragen alleen je postcode.`,
          'Ook je gemeente helpt bij schulden. Leen geen nieuw geld om oud verlies te betalen, want zo groeit het.',
        ),
        link: { href: '/hulp', text: 'Lees meer over geld bij Hulp' },
      },
      en: {
        title: 'Do you have debts that you can no longer pay?',
        text: p('Money worries can make the urge stronger, and help makes it easier.'),
        explainerTitle: 'You do not have to solve this alone',
        explainer: p(
          `Call Geldfit (free debt advice) on ${tel('0800-8115')}. You can stay anonymous, because they only ask for your postcode.`,
          'Your council helps with debts too. Do not borrow new money to pay for old losses, because that’s how they grow.',
        ),
        link: { href: '/en/help', text: 'Read more about money at Help' },
      },
    },
    {
      danger: 'secret-money',
      nl: {
        title: 'Heb je geld geleend of gepakt zonder dat iemand het weet?',
        text: p('Veel mensen die gokken kennen dit, en zwijgen maakt de druk groter.'),
        explainerTitle: 'Een geheim maakt alles zwaarder',
        explainer: p(
          'Kies iemand die je vertrouwt. Vertel het op een rustig moment, dus niet vlak na een verlies.',
          'Was het geld van je werk of van een ander, bel dan het Juridisch Loket voor raad.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Have you borrowed or taken money without anyone knowing?',
        text: p('Many people who gamble know this, and keeping silent makes the pressure bigger.'),
        explainerTitle: 'A secret makes everything harder',
        explainer: p(
          'Choose someone you trust. Tell them at a calm moment, so not right after a loss.',
          'If the money came from work or from someone else, ask the Juridisch Loket (free legal advice) what to do.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'drinks-too',
      nl: {
        title: 'Drink je of gebruik je drugs als je gokt?',
        text: p('Met drank of drugs op is op tijd stoppen lastiger, dus dat telt mee.'),
        explainerTitle: 'Pak het samen aan',
        explainer: p(
          'Er zijn ook programma’s voor alcohol en drugs, en die kun je hiernaast doen.',
          'Drink je elke dag veel, stop daar dan niet ineens mee. Bel eerst je huisarts.',
        ),
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      en: {
        title: 'Do you drink or use drugs when you gamble?',
        text: p('Alcohol and drugs make it harder to stop gambling in time, so they matter here.'),
        explainerTitle: 'Work on both',
        explainer: p(
          'There are also programmes for alcohol and drugs, and you can do one alongside this programme.',
          'If you drink a lot every day, do not stop that suddenly. Call your GP before you change anything.',
        ),
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
    },
    {
      danger: 'home',
      nl: {
        title: 'Kun je je huis, gas, licht of zorgverzekering kwijtraken?',
        text: p('Bij een dreigende afsluiting of uitzetting moet de gemeente snel helpen.'),
        explainerTitle: 'Bel vandaag je gemeente',
        explainer: p(
          'Zeg dat het spoed is en noem de datum. De gemeente moet dan snel helpen.',
          `Weet je niet waar je moet zijn, bel dan Geldfit op ${tel('0800-8115')}, gratis en anoniem.`,
        ),
        link: { href: '/hulp', text: 'Lees meer over geld bij Hulp' },
      },
      en: {
        title: 'Could you lose your home, gas, electricity or health insurance?',
        text: p('If someone is about to be evicted or cut off, the council has to help quickly.'),
        explainerTitle: 'Call your council today',
        explainer: p(
          'Say it’s urgent and name the date in the letter, because the council then has to help quickly.',
          `If you’re not sure where to go, call Geldfit (free debt advice) on ${tel('0800-8115')}. You can stay anonymous.`,
        ),
        link: { href: '/en/help', text: 'Read more about money at Help' },
      },
    },
    {
      danger: 'threat',
      nl: {
        title: 'Word je bedreigd om geld?',
        text: p('Bedreiging is strafbaar, ook als je iemand geld schuldig bent.'),
        explainerTitle: 'Zorg eerst dat je veilig bent',
        explainer: p(
          `<strong>Is er nu gevaar, bel dan ${tel('112')}.</strong> Kan het wachten, bel dan de politie op ${paidTel('0900-8844', 'nl')}.`,
          'Betaal niet met nieuw geleend geld, want dat lost niets op. Vertel iemand waar je bent en wat er speelt.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Is someone threatening you over money?',
        text: p('Threats are a crime, even when you owe someone money.'),
        explainerTitle: 'Make sure you’re safe first',
        explainer: p(
          `<strong>If you’re in danger now, call ${tel('112')}.</strong> If it can wait, call the police on ${paidTel('0900-8844', 'en')}.`,
          'Do not pay with newly borrowed money, because it solves nothing. Tell someone where you are and what’s going on.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'parkinson',
      nl: {
        title: 'Gebruik je medicijnen voor Parkinson of rusteloze benen?',
        text: p('Sommige van deze medicijnen kunnen de drang om te gokken veroorzaken.'),
        explainerTitle: 'Bel je huisarts over je medicijnen',
        explainer: p(
          'Vertel je arts dat je gokt, en vraag of dit van je medicijnen kan komen.',
          'Stop nooit zelf met je medicijnen, want dat kan gevaarlijk zijn.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you take medicine for Parkinson’s or restless legs?',
        text: p('Some of these medicines can cause an urge to gamble in the people who take them.'),
        explainerTitle: 'Call your GP about your medicine',
        explainer: p(
          'Tell your doctor that you gamble, and ask whether your medicine can be the reason.',
          'Never stop taking your medicine on your own, because that can be dangerous.',
        ),
        link: helpLink.en,
      },
    },
    suicide,
    violence,
  ],
  'Sources: NVVK, Trouw [S37], ND and rijksoverheid.nl (Geldfit, municipality). What holds for many stands first, what is rare last. CHECK [C3]: GP: medicine for Parkinson’s and restless legs (dopamine agonists). CHECK [C3]: debt counsellor: urgent help of the municipality (Wgs). CHECK [C3]: jurist: Juridisch Loket for taken money. CHECK [C1]: police number 0900-8844.',
);
