import {
  answer,
  checkboxes,
  createMarkup,
  exercise,
  line,
  option,
  radios,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p, paidTel, tel, ul } from '../../../shared/markup.ts';
import { isAnyYes } from '../../../shared/safety-question.ts';

export const moneyThatStays = exercise({
  id: 'cocaine_5_2',
  domain: 'cocaine',
  title: { nl: 'Geld dat overblijft', en: 'Money that stays' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Wie minder gebruikt, houdt geld over, maar dat geld is ook snel weer weg. Daarom maak je een plan voor de eerste dag dat je loon krijgt. Bedragen schrijf je niet op. Daar gaat het niet om.',
      ),
      en: p(
        'If you use less, you have money left, but it can be gone again fast. That’s why you make a plan for the next day your wages come in. You do not write down amounts. That’s not what it’s about.',
      ),
    }),
    createMarkup(
      'dag',
      {
        nl: ul(
          'Ochtend: huur, zorg en energie gaan er als eerste af, zodat ze zeker betaald zijn.',
          'Middag: je weekgeld gaat naar je pas, en de rest naar een andere rekening.',
          '16 uur: je koopt één ding waar je echt iets aan hebt, zoals goed eten.',
          'Avond: je bent bij iemand die het weet, en je pas ligt thuis.',
        ),
        en: ul(
          'Morning: rent, health insurance and energy go first, so they’re certain to be paid.',
          'Afternoon: your weekly money goes to your card, and the rest to another account.',
          'At 4 pm you buy one thing that’s really good for you, such as decent food.',
          'Evening: you’re with someone who knows, and your card is at home.',
        ),
      },
      { folded: { nl: 'Een loondag van uur tot uur', en: 'A payday by the hour' } },
    ),
    checkboxes(
      'plan',
      { nl: 'Wat regel je?', en: 'What do you arrange?' },
      [
        answer('automatisch', { nl: 'Vaste lasten automatisch betalen', en: 'Pay fixed costs automatically' }, null, {
          nl: 'Zet de datum een dag na je loon. Dan is het geld er nog. Wat betaald is, kan niemand je meer aanpraten.',
          en: 'Set the date one day after your wages, when the money’s still there. What’s been paid, nobody can talk you out of.',
        }),
        answer('weekgeld', { nl: 'Een vast weekgeld', en: 'A fixed amount per week' }, null, {
          nl: 'Kies een dag die niet op vrijdag valt, zodat je weekend niet met geld begint. Kom je tekort, kijk dan samen met iemand.',
          en: 'Choose a day other than Friday, so your weekend does not start with money. If you run short, look at it together with someone.',
        }),
        answer('meekijken', { nl: 'Iemand laten meekijken', en: 'Have someone keep an eye on it' }, null, {
          nl: 'Eén keer per week samen kijken werkt, ook als die persoon niets zegt. Spreek af dat er geen verwijten komen.',
          en: 'Looking together once a week works, even if they do not say a word. Agree beforehand that there will be no blame on either side.',
        }),
        answer(
          'sparen',
          { nl: 'Een spaarrekening met een drempel', en: 'A savings account that is not at hand' },
          null,
          {
            nl: 'Hoe langer het duurt om erbij te komen, hoe beter. Veel trek is al gezakt voordat het geld er is.',
            en: 'The longer it takes to reach it, the better. Most cravings have dropped before the money arrives.',
          },
        ),
        answer(
          'bekende',
          { nl: 'Een schuld bij een bekende bespreken', en: 'Talk about a debt with someone I know' },
          null,
          {
            nl: 'Een klein bedrag per maand dat echt komt, is meer waard dan een grote belofte. Zet het op papier, dan is het voor beiden duidelijk.',
            en: 'A small sum each month that really comes is worth more than a big promise. Put it on paper, so it’s clear to both of you.',
          },
        ),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('wie', { nl: 'Wie kan meekijken?', en: 'Who can keep an eye on it?' }),
    line(
      'waarvoor',
      { nl: 'Waar is het geld voor dat overblijft?', en: 'What is the money that stays for?' },
      {
        help: {
          nl: 'Kies ook iets kleins voor jezelf. Alleen afbetalen houdt niemand vol.',
          en: 'Choose something small for yourself as well. Nobody lasts on paying off alone.',
        },
      },
    ),
    radios('bedreigd', { nl: 'Word je bedreigd om geld?', en: 'Is someone threatening you over money?' }, [
      option('nee', { nl: 'Nee', en: 'No' }),
      option('ja', { nl: 'Ja', en: 'Yes' }),
      option('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }),
    ]),
    createMarkup(
      'politie',
      {
        nl: p(
          `<strong>Is er nu gevaar? Bel ${tel('112')}.</strong> Kan het wachten, bel dan de politie: ${paidTel('0900-8844', 'nl')}. Bedreiging is strafbaar, ook als je schuld hebt.`,
        ),
        en: p(
          `<strong>Is there danger now? Call ${tel('112')}.</strong> If it can wait, call the police: ${paidTel('0900-8844', 'en')}. Threats are a crime, and that does not change when you owe money.`,
        ),
      },
      { when: isAnyYes('bedreigd') },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Geld dat blijft, geeft keus', en: 'Money that stays gives choice' },
    html: {
      nl: p(
        'Doe deze week iets van wat je koos, het liefst voor je loon er is. Je plan blijft hier staan voor de volgende keer.',
        `Bij schulden helpt Geldfit gratis en anoniem: ${tel('0800-8115')}.`,
      ),
      en: p(
        'This week do one of the things you chose, if you can before your wages come in. Your plan stays here, so you can use it again next time.',
        `If you have debts, Geldfit gives free and anonymous debt advice: ${tel('0800-8115')}.`,
      ),
    },
  },
  notes: 'Method: money rebuild, payday plan. CHECK [C1]: debt counsellor; police number 0900-8844.',
});
