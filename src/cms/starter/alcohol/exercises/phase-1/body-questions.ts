import type { Localised } from '#src/domains/domain.ts';
import { answer, type Part, radios } from '../../../shared/exercise-parts.ts';
import { safetyText } from '../../../shared/markup.ts';

/** The keys of the questions about withdrawal and risk. */
export const SAFETY = ['klachten', 'ochtend', 'aanval', 'middelen', 'zwanger', 'ziekte', 'leeftijd'] as const;

/** Creates a required question about the body: no answer is better than another, each explains its meaning. */
function bodyQuestion(
  key: (typeof SAFETY)[number],
  label: Localised,
  meaning: { readonly yes: Localised; readonly no: Localised; readonly unknown: Localised },
): Part {
  const options = [
    answer('ja', { nl: 'Ja', en: 'Yes' }, null, meaning.yes),
    answer('nee', { nl: 'Nee', en: 'No' }, null, meaning.no),
    answer('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }, null, meaning.unknown),
  ];
  return radios(key, label, options, { required: true });
}

/** Each question explains why it matters, for any answer. */
export const BODY_QUESTIONS: readonly Part[] = [
  bodyQuestion(
    'klachten',
    {
      nl: 'Ga je trillen, zweten of overgeven als je niet drinkt? Of krijg je een snelle hartslag?',
      en: 'Do you shake, sweat or vomit when you do not drink? Or does your heart race?',
    },
    {
      yes: {
        nl: 'Dat kunnen ontwenningsklachten zijn, want je lichaam mist dan de alcohol. Ineens stoppen kan gevaarlijk zijn, maar met je huisarts kun je veilig afbouwen.',
        en: 'These can be withdrawal symptoms, because your body misses the alcohol. Stopping suddenly can be dangerous, but your GP can help you cut down safely.',
      },
      no: {
        nl: 'Fijn om te weten. Krijg je deze klachten later toch, bel dan je huisarts.',
        en: 'That’s good to know. If you get these symptoms later on, call your GP before you cut down further.',
      },
      unknown: {
        nl: 'Misschien was er al lang geen dag zonder alcohol. Probeer dat nu niet alleen uit, maar vraag het eerst aan je huisarts.',
        en: 'Perhaps it’s a long time since you had a day with no alcohol. Do not try that on your own now, but ask your GP first.',
      },
    },
  ),
  bodyQuestion(
    'ochtend',
    {
      nl: 'Drink je ’s ochtends om klachten te stoppen? Of drink je elke dag 8 glazen of meer?',
      en: 'Do you drink in the morning to stop symptoms? Or do you have 8 drinks or more every day?',
    },
    {
      yes: {
        nl: 'Dan is je lichaam waarschijnlijk erg gewend aan alcohol. Minderen kan, in een tempo dat je met je huisarts kiest.',
        en: 'Your body has probably got very used to alcohol. You can still cut down, at a pace you choose together with your GP.',
      },
      no: {
        nl: 'Dat maakt zware klachten minder waarschijnlijk. Let bij het minderen wel op je lichaam, want het kan toch reageren.',
        en: 'That makes severe symptoms less likely. Do keep an eye on your body as you cut down. It can still react.',
      },
      unknown: {
        nl: 'Tel een paar dagen mee en verander nog niets. Bespreek daarna met je huisarts wat je telde.',
        en: 'Count your drinks for a few days and do not change anything yet. After that, talk to your GP about what you counted.',
      },
    },
  ),
  bodyQuestion(
    'aanval',
    {
      nl: 'Heb je ooit een aanval gehad, of was je erg in de war, toen je stopte of minderde?',
      en: 'Have you ever had a fit, or been very confused, when you stopped or cut down?',
    },
    {
      yes: {
        nl: 'Dat kan een volgende keer weer gebeuren. Stop daarom niet thuis en niet alleen. Je huisarts kijkt waar je veilig kunt stoppen, vaak in een kliniek.',
        en: 'It can happen again, so do not stop at home or alone. Your GP can work out where you can stop safely, often in a clinic.',
      },
      no: {
        nl: 'Goed om te weten. Bij ineens stoppen kan een eerste aanval wel voorkomen, en daarom gaat je plan in stappen.',
        en: 'That’s good to know. Stopping suddenly can still cause a first fit, and that’s why your plan goes down in steps.',
      },
      unknown: {
        nl: 'Mensen weten dit soms niet meer. Vraag het iemand die erbij was, en overleg met je huisarts.',
        en: 'People do not always remember this afterwards. Ask someone who was there at the time, and talk it over with your GP.',
      },
    },
  ),
  bodyQuestion(
    'middelen',
    {
      nl: 'Gebruik je slaap- of kalmeringsmiddelen, GHB of sterke pijnstillers?',
      en: 'Do you take sleeping pills, tranquillisers, GHB or strong painkillers?',
    },
    {
      yes: {
        nl: 'Samen met alcohol kunnen ze je adem gevaarlijk langzaam maken. Neem niet meer dan je gewend bent, en stop met geen van beide ineens. Je huisarts maakt met je een plan voor allebei.',
        en: 'Together with alcohol they can slow your breathing dangerously. Take no more than you are used to, and do not stop either of them suddenly. Your GP will make a plan with you for both.',
      },
      no: {
        nl: 'Dat maakt minderen veiliger. Vraag ook bij een nieuw medicijn of het samengaat met alcohol.',
        en: 'That makes it safer for you to cut down. If you’re given a new medicine, ask whether you can take it with alcohol.',
      },
      unknown: {
        nl: 'Kijk op het doosje of bel je apotheek. Daar zien ze wat je gebruikt en wat samengaat.',
        en: 'Check the packet or call your pharmacist. They can see what you take and whether it’s safe with alcohol.',
      },
    },
  ),
  bodyQuestion(
    'zwanger',
    {
      nl: 'Ben je zwanger, wil je zwanger worden of geef je borstvoeding?',
      en: 'Are you pregnant, trying to get pregnant or breastfeeding?',
    },
    {
      yes: {
        nl: `Het advies is om niet te drinken. ${safetyText('pregnantDaily', 'nl')} Zij helpen zonder oordeel.`,
        en: `The advice is to drink no alcohol at all. ${safetyText('pregnantDaily', 'en')} They’ll help you without judging.`,
      },
      no: {
        nl: 'Dan gaat deze vraag niet over jou.',
        en: 'Then this question is not about you.',
      },
      unknown: {
        nl: 'Doe een test of vraag het je huisarts. Hoe eerder je het weet, hoe beter iemand je kan helpen.',
        en: 'Take a pregnancy test or ask your GP. The sooner you know, the better someone can help you.',
      },
    },
  ),
  bodyQuestion(
    'ziekte',
    {
      nl: 'Heb je epilepsie, diabetes of een ziekte van je lever, hart, nieren of alvleesklier? Of ben je kort geleden geopereerd?',
      en: 'Do you have epilepsy, diabetes, or liver, heart, kidney or pancreas disease? Or have you had an operation recently?',
    },
    {
      yes: {
        nl: 'Je lichaam vraagt dan extra zorg bij het minderen. Je huisarts kijkt daarom welk doel en welk tempo veilig zijn.',
        en: 'Your body needs extra care while you cut down. Your GP can work out which goal and pace are safe for you.',
      },
      no: {
        nl: 'Goed om te weten. Komt er later iets bij, doe deze vragen dan nog een keer.',
        en: 'That’s good to know for now. If anything changes later, come back and answer these questions again.',
      },
      unknown: {
        nl: 'Vraag het je huisarts, want die kan ook je bloed laten nakijken.',
        en: 'Ask your GP, who can also arrange a blood test if you need one.',
      },
    },
  ),
  bodyQuestion(
    'leeftijd',
    {
      nl: 'Ben je ouder dan 65 of weeg je weinig, en drink je elke dag?',
      en: 'Are you over 65 or do you weigh very little, and do you drink every day?',
    },
    {
      yes: {
        nl: 'Dan werkt alcohol sterker en kan minderen zwaarder vallen, ook onder de 8 glazen. Bel eerst je huisarts, en zeg hoeveel je drinkt.',
        en: 'Then alcohol hits harder and cutting down can be tougher, even below 8 drinks. Call your GP first, and say how much you drink.',
      },
      no: {
        nl: 'Goed om te weten. Verandert je gezondheid, doe deze vragen dan nog een keer.',
        en: 'That is good to know. If your health changes, answer these questions again.',
      },
      unknown: {
        nl: 'Viel je de laatste tijd af zonder het te willen, of drink je meer dan je dacht? Bespreek het met je huisarts.',
        en: 'Have you lost weight without trying, or do you drink more than you thought? Talk to your GP.',
      },
    },
  ),
];
