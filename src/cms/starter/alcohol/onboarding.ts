import { gpFirst, p, safety } from '../shared/markup.ts';
import { getOnboarding, helpLink, suicide, violence } from '../shared/onboarding.ts';

export const onboarding = getOnboarding(
  'alcohol',
  [
    {
      danger: 'daily',
      nl: {
        title: 'Drink je elke dag 8 glazen of meer, of drink je ’s ochtends?',
        text: p('We vragen dit omdat een lichaam dat gewend is aan alcohol heftig kan reageren op minderen.'),
        explainerTitle: 'Maak je plan samen met je huisarts',
        explainer:
          p(
            'Bel je huisarts voordat je mindert, en zeg hoeveel je drinkt en hoe laat je begint.',
            'Minderen kan, maar doe het in stappen en samen, en stop niet ineens.',
          ) + gpFirst('nl'),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you have 8 drinks or more every day, or do you drink in the morning?',
        text: p('If you drink this much, your body may be used to alcohol and may react badly when you cut down.'),
        explainerTitle: 'Make your plan with your GP',
        explainer:
          p(
            'Call your GP before you cut down, and say how much you drink and what time you start.',
            'You can cut down, but do it in steps and together, and do not stop suddenly.',
          ) + gpFirst('en'),
        link: helpLink.en,
      },
    },
    {
      danger: 'withdrawal',
      nl: {
        title: 'Krijg je klachten als je een dag niet drinkt? Zoals trillen, zweten, een snelle hartslag of overgeven.',
        text: p('Zulke klachten kunnen betekenen dat een lichaam de alcohol mist. Ineens stoppen is dan gevaarlijk.'),
        explainerTitle: 'Stop niet ineens',
        explainer: p(
          'Bel eerst je huisarts. Er is hulp om veilig te minderen, in stappen en soms met medicijnen.',
          `<strong>${safety('alcoholEmergency', 'nl')}</strong> Doe dat ook als iemand bewusteloos is.`,
          safety('alcoholToday', 'nl'),
          'Je kunt hier meedoen, maar maak je plan pas na het gesprek met je huisarts.',
        ),
        link: { href: '/hulp', text: 'Lees de tekens bij Hulp' },
      },
      en: {
        title:
          'Do you feel ill on a day when you do not drink? For example shaking, sweating, a racing heart or being sick.',
        text: p('Symptoms like these can mean that a body misses the alcohol. Stopping suddenly is then dangerous.'),
        explainerTitle: 'Do not stop suddenly',
        explainer: p(
          'Call your GP first. There’s help to cut down safely, in steps and sometimes with medicine.',
          `<strong>${safety('alcoholEmergency', 'en')}</strong> Do the same if someone is unconscious.`,
          safety('alcoholToday', 'en'),
          'You can take part here, but do not make your plan until you’ve talked to your GP.',
        ),
        link: { href: '/en/help', text: 'Read the signs on the Help page' },
      },
    },
    {
      danger: 'sedatives',
      nl: {
        title: 'Gebruik je slaap- of kalmeringsmiddelen, GHB of sterke pijnstillers?',
        text: p('Samen met alcohol kunnen ze je adem te veel remmen.'),
        explainerTitle: 'Met alcohol erbij is het extra gevaarlijk',
        explainer: p(
          'Neem niet meer dan je gewend bent. Vertel je huisarts of apotheek wat je gebruikt: zij zien wat samengaat.',
          safety('neverSuddenly', 'nl'),
          safety('recovery', 'nl'),
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you take sleeping pills, tranquillisers, GHB or strong painkillers?',
        text: p('Together with alcohol they can slow your breathing down too much.'),
        explainerTitle: 'With alcohol it is even more dangerous',
        explainer: p(
          'Take no more than you are used to. Tell your GP or pharmacist what you take, so they can check whether it is safe.',
          safety('neverSuddenly', 'en'),
          safety('recovery', 'en'),
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'illness',
      nl: {
        title:
          'Heb je epilepsie, diabetes of een ziekte van je lever, hart, nieren of alvleesklier, of ben je kort geleden geopereerd?',
        text: p('Met zo’n ziekte is drinken zwaarder voor je lichaam, en minderen ook.'),
        explainerTitle: 'Vraag welk doel veilig is',
        explainer: p(
          'Bel je huisarts voordat je iets verandert, en vraag welk doel bij jouw gezondheid past.',
          'Maak je plan daarna, want het blijft jouw keuze.',
        ),
        link: helpLink.nl,
      },
      en: {
        title:
          'Do you have epilepsy, diabetes, or liver, heart, kidney or pancreas disease, or have you had an operation recently?',
        text: p('With a condition like this, drinking is harder on your body, and so is cutting down.'),
        explainerTitle: 'Ask which goal is safe',
        explainer: p(
          'Call your GP before you change anything, and ask which goal fits your health.',
          'Make your plan after that call, because it’s still your choice.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'older',
      nl: {
        title: 'Ben je ouder dan 65 of weeg je weinig, en drink je elke dag?',
        text: p('Op latere leeftijd of met een laag gewicht werkt alcohol sterker.'),
        explainerTitle: 'Laat je huisarts meekijken',
        explainer: p(
          'Bel je huisarts voordat je mindert, ook als je minder dan 8 glazen drinkt. Zeg hoeveel je drinkt, hoe oud je bent en welke medicijnen je gebruikt.',
          'Verander tot dat gesprek niets.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you over 65 or do you weigh very little, and do you drink every day?',
        text: p('Later in life, or at a low weight, alcohol hits harder.'),
        explainerTitle: 'Ask your GP to look with you',
        explainer: p(
          'Call your GP before you cut down, even if you have fewer than 8 drinks. Say how much you drink, how old you are and which medicines you take.',
          'Until that call, change nothing.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'fit',
      nl: {
        title: 'Had je ooit een epileptische aanval toen je stopte, of zag je dingen die er niet waren?',
        text: p('We vragen dit omdat een aanval bij een volgende keer kan terugkomen.'),
        explainerTitle: 'Stop niet thuis en niet alleen',
        explainer: p(
          'Verander niets aan je drinken voordat je met je huisarts hebt gepraat. Vertel wat er toen gebeurde.',
          'Stoppen gebeurt dan vaak in een kliniek, en je huisarts regelt een plek.',
          `<strong>${safety('alcoholEmergency', 'nl')}</strong>`,
        ),
        link: { href: '/hulp', text: 'Lees de tekens bij Hulp' },
      },
      en: {
        title: 'Have you ever had a fit when you stopped, or seen things that were not there?',
        text: p('We ask because a fit can come back the next time.'),
        explainerTitle: 'Do not stop at home, or alone',
        explainer: p(
          'Do not change your drinking until you have talked to your GP. Tell them what happened.',
          'Stopping is often done in a clinic, and your GP arranges a place.',
          `<strong>${safety('alcoholEmergency', 'en')}</strong>`,
        ),
        link: { href: '/en/help', text: 'Read the signs on the Help page' },
      },
    },
    {
      danger: 'pregnant-alcohol',
      nl: {
        title: 'Ben je zwanger, wil je zwanger worden of geef je borstvoeding?',
        text: p('Alcohol komt ook bij een baby, in de buik en via de borst.'),
        explainerTitle: 'Bel je verloskundige of huisarts',
        explainer: p(
          'Niet drinken is het veiligst voor je kind.',
          safety('pregnantDaily', 'nl'),
          'Je krijgt hulp zonder oordeel.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you pregnant, trying to get pregnant or breastfeeding?',
        text: p('Alcohol also reaches a baby, in the womb and through breast milk.'),
        explainerTitle: 'Call your midwife or GP',
        explainer: p(
          'Not drinking is safest for your baby.',
          safety('pregnantDaily', 'en'),
          'You will get help without being judged.',
        ),
        link: helpLink.en,
      },
    },
    suicide,
    violence,
  ],
  'Sources: NHG M10 [S1] and Farmacotherapeutisch Kompas [S2] (withdrawal, earlier fit or delirium); Gezondheidsraad [S3] through trimbos.nl (pregnancy). What holds for many stands first, what is rare last. CHECK [C1]: addiction doctor and GP: 8 glasses a day, benzodiazepines, GHB and opioids, whether a yes asks for a second confirmation in the plan. CHECK [C1]: midwife: pregnancy and daily drinking.',
);
