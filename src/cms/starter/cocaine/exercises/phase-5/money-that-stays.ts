import { exercise, line, one, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, paidTel, tel } from '../../../shared/markup.ts';
import { risk } from '../../../shared/safety-question.ts';

export const moneyThatStays = exercise({
  id: 'cocaine_5_2',
  domain: 'cocaine',
  title: { nl: 'Geld dat overblijft', en: 'Money that stays' },
  parts: [
    told('inleiding', {
      nl: p(
        'Minder gebruiken laat geld over. Met een plan voor de dag van je loon blijft het ook. Bedragen hoeven niet.',
      ),
      en: p('Using less leaves money. With a plan for payday it also stays. No amounts needed.'),
    }),
    several(
      'plan',
      { nl: 'Wat regel je?', en: 'What do you arrange?' },
      [
        option('automatisch', { nl: 'Vaste lasten automatisch betalen', en: 'Pay fixed costs automatically' }),
        option('weekgeld', { nl: 'Een vast weekgeld', en: 'A fixed amount per week' }),
        option('meekijken', { nl: 'Iemand laten meekijken', en: 'Have someone keep an eye on it' }),
        option('sparen', { nl: 'Een spaarrekening met een drempel', en: 'A savings account that is not at hand' }),
        option('bekende', { nl: 'Een schuld bij een bekende bespreken', en: 'Talk about a debt with someone I know' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('wie', { nl: 'Wie kan meekijken?', en: 'Who can keep an eye on it?' }),
    line('waarvoor', { nl: 'Waar is het geld voor dat overblijft?', en: 'What is the money that stays for?' }),
    one('bedreigd', { nl: 'Word je bedreigd om geld?', en: 'Is someone threatening you over money?' }, [
      option('nee', { nl: 'Nee', en: 'No' }),
      option('ja', { nl: 'Ja', en: 'Yes' }),
      option('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }),
    ]),
    told(
      'politie',
      {
        nl: p(
          `<strong>Is er nu gevaar? Bel ${tel('112')}.</strong> Kan het wachten? Bel de politie: ${paidTel('0900-8844', 'nl')}. Bedreiging is strafbaar, ook als je schuld hebt.`,
        ),
        en: p(
          `<strong>Is there danger now? Call ${tel('112')}.</strong> Can it wait? Call the police: ${paidTel('0900-8844', 'en')}. Threats are a crime, also when you owe money.`,
        ),
      },
      { when: risk('bedreigd') },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Geld dat blijft, geeft keus', en: 'Money that stays gives choice' },
    html: {
      nl: p(
        `Doe deze week één van de dingen die je koos. Bij schulden helpt Geldfit: ${tel('0800-8115')}, gratis en anoniem.`,
      ),
      en: p(
        `This week, do one of the things you chose. With debts Geldfit helps: ${tel('0800-8115')}, free and anonymous.`,
      ),
    },
  },
  notes: 'Method: money rebuild, payday plan. CHECK: debt counsellor; police number 0900-8844.',
});
