import { anyOf, exercise, lines, one, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, paidTel, tel } from '../../../shared/markup.ts';

export const myListOfDebts = exercise({
  id: 'gambling_2_2',
  domain: 'gambling',
  title: { nl: 'Mijn lijst van schulden', en: 'My list of debts' },
  parts: [
    told('inleiding', {
      nl: p(
        'Wat op papier staat, hoef je niet meer in je hoofd te dragen. Ongeveer is genoeg. Stoppen kan op elk moment.',
      ),
      en: p(
        'What is on paper, you no longer have to carry in your mind. Roughly is enough. You can stop at any moment.',
      ),
    }),
    several(
      'dringend',
      { nl: 'Welke schulden zijn dringend?', en: 'Which debts are urgent?' },
      [
        option('huis', { nl: 'Huur of hypotheek', en: 'Rent or mortgage' }),
        option('energie', { nl: 'Energie of water', en: 'Energy or water' }),
        option('zorg', { nl: 'Zorgverzekering', en: 'Health insurance' }),
        option('bedreiging', { nl: 'Iemand die mij bedreigt', en: 'Someone who threatens me' }),
        option('geen', { nl: 'Geen van deze', en: 'None of these' }),
        option('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }),
      ],
      { required: true },
    ),
    told(
      'gemeente',
      {
        nl: p(
          '<strong>Bel vandaag je gemeente en zeg dat het spoed is.</strong> Noem de datum in de brief. Er is dan snelle hulp.',
        ),
        en: p(
          '<strong>Call your municipality today and say it is urgent.</strong> Name the date in the letter. Then there is fast help.',
        ),
      },
      { when: anyOf(['dringend'], 'huis', 'energie', 'zorg') },
    ),
    told(
      'politie',
      {
        nl: p(
          `<strong>Is er nu gevaar? Bel ${tel('112')}.</strong> Kan het wachten? Bel de politie: ${paidTel('0900-8844', 'nl')}. Bedreiging is strafbaar.`,
        ),
        en: p(
          `<strong>Is there danger now? Call ${tel('112')}.</strong> Can it wait? Call the police: ${paidTel('0900-8844', 'en')}. Threats are a crime.`,
        ),
      },
      { when: anyOf(['dringend'], 'bedreiging') },
    ),
    lines('schulden', { nl: 'Aan wie, en ongeveer hoeveel?', en: 'To whom, and roughly how much?' }, 15, {
      help: {
        nl: 'Rente uitrekenen hoeft niet. “Broer, 300” is genoeg.',
        en: 'No need to work out interest. “Brother, 300” is enough.',
      },
    }),
    one(
      'envelop',
      {
        nl: 'Liggen er dichte brieven? Kies iets voor vandaag.',
        en: 'Are there unopened letters? Choose something for today.',
      },
      [
        option('een', { nl: 'Ik maak één envelop open', en: 'I open one envelope' }),
        option('samen', { nl: 'Ik vraag iemand om mee te kijken', en: 'I ask someone to look with me' }),
        option('doos', { nl: 'Ik leg alles bij elkaar in een doos', en: 'I put everything together in a box' }),
        option('geen', { nl: 'Er liggen geen brieven', en: 'There are no letters' }),
      ],
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Zwaar, en ook lichter', en: 'Heavy, and lighter too' },
    html: {
      nl: p(
        `Een lijst is zwaar en geeft ook rust. Je hoeft hem niet alleen af te werken. Bel Geldfit: ${tel('0800-8115')}, gratis en anoniem. Of bel je gemeente.`,
        `Zie je geen uitweg? Bel ${tel('113')}, dag en nacht. Leen niets nieuws om een schuld te betalen.`,
      ),
      en: p(
        `A list is heavy and gives quiet too. You do not have to work through it alone. Call Geldfit: ${tel('0800-8115')}, free and anonymous. Or call your municipality.`,
        `Do you see no way out? Call ${tel('113')}, day and night. Do not borrow anew to pay a debt.`,
      ),
    },
  },
  isSensitive: true,
  notes:
    'Method: exposure to avoided letters. CHECK: debt counsellor: order and urgent help (Wgs). CHECK: police number 0900-8844; wording with 113 after seeing debts.',
});
