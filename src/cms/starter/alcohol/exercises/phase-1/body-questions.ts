import type { Localised } from '#src/domains/domain.ts';
import { answer, one, type Part } from '../../../shared/exercise-parts.ts';

/** The keys of the questions about withdrawal and risk. */
export const SAFETY = ['klachten', 'ochtend', 'aanval', 'middelen', 'zwanger', 'ziekte'] as const;

/** A question about the body: no answer is better than another, each says what it means. */
function bodyQuestion(
  key: (typeof SAFETY)[number],
  label: Localised,
  meaning: { readonly yes: Localised; readonly no: Localised; readonly unknown: Localised },
  required?: true,
): Part {
  const options = [
    answer('ja', { nl: 'Ja', en: 'Yes' }, null, meaning.yes),
    answer('nee', { nl: 'Nee', en: 'No' }, null, meaning.no),
    answer('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }, null, meaning.unknown),
  ];
  return one(key, label, options, { required });
}

/** Each question says why it matters, whatever the answer is. */
export const BODY_QUESTIONS: readonly Part[] = [
  bodyQuestion(
    'klachten',
    {
      nl: 'Ga je trillen, zweten of overgeven als je niet drinkt? Of krijg je een snelle hartslag?',
      en: 'Do you shake, sweat or vomit when you do not drink? Or do you get a fast heartbeat?',
    },
    {
      yes: {
        nl: 'Dat kunnen ontwenningsklachten zijn, want je lichaam mist dan de alcohol. Ineens stoppen kan gevaarlijk zijn, maar met je huisarts kun je veilig afbouwen.',
        en: 'These can be withdrawal symptoms: your body misses the alcohol. Stopping suddenly can then be dangerous. With your GP you can cut down safely.',
      },
      no: {
        nl: 'Fijn om te weten. Krijg je deze klachten later toch, bel dan je huisarts.',
        en: 'Good to know. Do you get these symptoms later after all? Then call your GP.',
      },
      unknown: {
        nl: 'Misschien was er al lang geen dag zonder alcohol. Probeer dat nu niet alleen uit, maar vraag het eerst aan je huisarts.',
        en: 'Perhaps there has not been a day without for a long time. Do not try one alone now. Ask your GP first.',
      },
    },
    true,
  ),
  bodyQuestion(
    'ochtend',
    {
      nl: 'Drink je ’s ochtends om klachten te stoppen? Of drink je elke dag 8 glazen of meer?',
      en: 'Do you drink in the morning to stop symptoms? Or do you drink 8 glasses or more every day?',
    },
    {
      yes: {
        nl: 'Dan is je lichaam waarschijnlijk erg gewend aan alcohol. Minderen kan, in een tempo dat je met je huisarts kiest.',
        en: 'Then your body is probably very used to alcohol. Cutting down is possible, at a pace that you choose with your GP.',
      },
      no: {
        nl: 'Dat maakt zware klachten minder waarschijnlijk. Let bij het minderen wel op je lichaam, want het kan toch reageren.',
        en: 'That makes severe symptoms less likely. Do watch your body while you cut down.',
      },
      unknown: {
        nl: 'Tel een paar dagen mee en verander nog niets. Bespreek daarna met je huisarts wat je telde.',
        en: 'Count for a few days and do not change anything yet. Then discuss what you counted with your GP.',
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
        nl: 'Dat kan een volgende keer weer gebeuren. Verander daarom nog niets aan je drinken, en bel eerst je huisarts.',
        en: 'That can happen again another time. Do not change your drinking yet. Call your GP first.',
      },
      no: {
        nl: 'Goed om te weten. Bij ineens stoppen kan een eerste aanval wel voorkomen, en daarom gaat je plan in stappen.',
        en: 'Good to know. A first fit can still happen when people stop suddenly. That is why your plan goes in steps.',
      },
      unknown: {
        nl: 'Mensen weten dit soms niet meer. Vraag het iemand die erbij was, en overleg met je huisarts.',
        en: 'People sometimes do not remember this. Ask someone who was there, and talk to your GP.',
      },
    },
  ),
  bodyQuestion(
    'middelen',
    {
      nl: 'Gebruik je slaap- of kalmeringsmiddelen, GHB of sterke pijnstillers?',
      en: 'Do you use sleeping pills or tranquillisers, GHB or strong painkillers?',
    },
    {
      yes: {
        nl: 'Samen met alcohol kunnen ze je ademhaling gevaarlijk langzaam maken. Stop er niet ineens mee, want ook dat kan gevaarlijk zijn. Je huisarts maakt met je een plan voor allebei.',
        en: 'Together with alcohol they can make your breathing dangerously slow. Do not stop them suddenly. Your GP makes a plan for both with you.',
      },
      no: {
        nl: 'Dat maakt minderen veiliger. Vraag ook bij een nieuw medicijn of het samengaat met alcohol.',
        en: 'That makes cutting down safer. With a new medicine too, ask whether it mixes with alcohol.',
      },
      unknown: {
        nl: 'Kijk op het doosje of bel je apotheek. Daar zien ze wat je gebruikt en wat samengaat.',
        en: 'Look at the box, or call your pharmacist. They can see what you use and what mixes.',
      },
    },
  ),
  bodyQuestion(
    'zwanger',
    {
      nl: 'Ben je zwanger, wil je zwanger worden of geef je borstvoeding?',
      en: 'Are you pregnant, do you want to become pregnant or are you breastfeeding?',
    },
    {
      yes: {
        nl: 'Het advies is dan om geen alcohol te drinken. Drink je elke dag, stop dan niet ineens. Bel deze week je huisarts of verloskundige. Zij helpen zonder oordeel.',
        en: 'The advice then is: no alcohol. Do you drink every day? Do not stop suddenly, and call your GP or midwife this week. They help without judging.',
      },
      no: {
        nl: 'Dan kun je deze vraag laten voor wat hij is.',
        en: 'Then you do not have to do anything about this now.',
      },
      unknown: {
        nl: 'Doe een test of vraag het je huisarts. Hoe eerder je het weet, hoe beter iemand je kan helpen.',
        en: 'Do a test or ask your GP. The sooner you know, the better someone can help you.',
      },
    },
  ),
  bodyQuestion(
    'ziekte',
    {
      nl: 'Heb je epilepsie, diabetes of een ziekte van je lever, hart, nieren of alvleesklier? Of ben je kort geleden geopereerd?',
      en: 'Do you have epilepsy, diabetes or an illness of your liver, heart, kidneys or pancreas? Or did you have an operation not long ago?',
    },
    {
      yes: {
        nl: 'Je lichaam vraagt dan extra zorg bij het minderen. Je huisarts kijkt daarom welk doel en welk tempo veilig zijn.',
        en: 'Your body then needs extra care while you cut down. Your GP looks at which goal and which pace are safe.',
      },
      no: {
        nl: 'Goed om te weten. Komt er later iets bij, doe deze vragen dan nog een keer.',
        en: 'Good to know. Does something come up later? Then do these questions once more.',
      },
      unknown: {
        nl: 'Vraag het je huisarts, want die kan ook je bloed laten nakijken.',
        en: 'Ask your GP, who can also have your blood checked if that is needed.',
      },
    },
  ),
];
