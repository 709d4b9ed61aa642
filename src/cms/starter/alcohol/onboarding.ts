import { gpFirst, p, safety, tel } from '../shared/markup.ts';
import { helpLink, onboardingOf, suicide, violence } from '../shared/onboarding.ts';

export const onboarding = onboardingOf(
  'alcohol',
  [
    {
      nl: {
        title: 'Drink je elke dag 8 glazen of meer, of drink je ’s ochtends?',
        text: p('Dan is je lichaam gewend aan alcohol, en kan het heftig reageren als je mindert.'),
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
        text: p('Your body has got used to alcohol, so it can react strongly when you cut down.'),
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
      nl: {
        title: 'Krijg je klachten als je een dag niet drinkt? Zoals trillen, zweten, een snelle hartslag of overgeven.',
        text: p('Dit zijn tekens van ontwenning, en ineens stoppen kan dan gevaarlijk zijn.'),
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
        text: p('These are signs of withdrawal, so stopping suddenly can be dangerous.'),
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
      nl: {
        title: 'Gebruik je slaap- of kalmeringsmiddelen, GHB of sterke pijnstillers?',
        text: p('Samen met alcohol kunnen ze je adem te veel remmen.'),
        explainerTitle: 'Samen is extra gevaarlijk',
        explainer: p(
          'Neem ze niet samen met alcohol. Vertel je huisarts of apotheek wat je gebruikt, want die ziet wat samengaat.',
          safety('neverSuddenly', 'nl'),
          `Krijg je iemand niet wakker? Bel ${tel('112')}.`,
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you take sleeping pills, tranquillisers, GHB or strong painkillers?',
        text: p('Together with alcohol they can slow your breathing down too much.'),
        explainerTitle: 'Dangerous together',
        explainer: p(
          'Do not take them together with alcohol. Tell your GP or pharmacist what you take, so they can check whether it’s safe.',
          safety('neverSuddenly', 'en'),
          `If you cannot wake someone who has taken them, call ${tel('112')}.`,
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title:
          'Heb je epilepsie, diabetes of een ziekte van je lever, hart, nieren of alvleesklier, of ben je kort geleden geopereerd?',
        text: p('Dan kan zowel drinken als minderen je lichaam extra raken.'),
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
        text: p('If so, both drinking and cutting down can affect your body more.'),
        explainerTitle: 'Ask which goal is safe',
        explainer: p(
          'Call your GP before you change anything, and ask which goal fits your health.',
          'Make your plan after that call, because it’s still your choice.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Had je ooit een epileptische aanval toen je stopte, of zag je dingen die er niet waren?',
        text: p('Dit kan bij een volgende keer stoppen terugkomen.'),
        explainerTitle: 'Eerst naar de huisarts',
        explainer: p(
          'Verander niets aan je drinken voordat je met je huisarts hebt gepraat. Vertel dan wat er toen gebeurde.',
          'Veilig stoppen kan vaak wel, maar dat gebeurt met medische hulp.',
          `<strong>${safety('alcoholEmergency', 'nl')}</strong>`,
        ),
        link: { href: '/hulp', text: 'Lees de tekens bij Hulp' },
      },
      en: {
        title: 'Have you ever had a fit when you stopped, or seen things that were not there?',
        text: p('This can come back the next time you stop drinking.'),
        explainerTitle: 'See your GP first',
        explainer: p(
          'Do not change anything about your drinking until you’ve talked to your GP. Tell them what happened at the time.',
          'You can often still stop safely, but it’s done with medical help.',
          `<strong>${safety('alcoholEmergency', 'en')}</strong>`,
        ),
        link: { href: '/en/help', text: 'Read the signs on the Help page' },
      },
    },
    {
      nl: {
        title: 'Ben je zwanger, wil je zwanger worden of geef je borstvoeding?',
        text: p('Alcohol kan je kind bereiken, maar ineens stoppen is niet voor iedereen veilig.'),
        explainerTitle: 'Bel je verloskundige of huisarts',
        explainer: p(
          'Het advies is om nu niet te drinken, want dat is voor je kind het veiligst.',
          'Drink je elke dag, stop dan niet ineens. Bel deze week je verloskundige of huisarts. Zij helpen zonder oordeel.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you pregnant, trying to get pregnant or breastfeeding?',
        text: p('Alcohol can reach your child, but stopping suddenly is not safe for everyone.'),
        explainerTitle: 'Call your midwife or GP',
        explainer: p(
          'The advice is not to drink now, because that’s safest for your child.',
          'If you drink every day, do not stop suddenly. Call your midwife or GP this week, because they’ll help you without judging.',
        ),
        link: helpLink.en,
      },
    },
    suicide,
    violence,
  ],
  'Sources: NHG M10 [S1] and Farmacotherapeutisch Kompas [S2] (withdrawal, earlier fit or delirium); Gezondheidsraad [S3] through trimbos.nl (pregnancy). What holds for many stands first, what is rare last. CHECK [C1]: addiction doctor and GP: 8 glasses a day, benzodiazepines, GHB and opioids, whether a yes asks for a second confirmation in the plan. CHECK [C1]: midwife: pregnancy and daily drinking.',
);
