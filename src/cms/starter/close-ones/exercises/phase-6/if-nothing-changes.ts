import { anyOf, exercise, line, one, option, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const ifNothingChanges = exercise({
  id: 'closeones_6_2',
  domain: 'close-ones',
  title: { nl: 'Als er niets verandert', en: 'If nothing changes' },
  parts: [
    told('inleiding', {
      nl: p(
        'Soms verandert er thuis niets. Dat is niet jouw schuld. Je kunt wel kijken wat jij daarmee doet. Beslissen hoeft vandaag niet.',
      ),
      en: p(
        'Sometimes nothing changes at home. That is not your fault. You can look at what you do with it. You do not have to decide today.',
      ),
    }),
    one(
      'waar_sta_je',
      { nl: 'Waar sta je nu?', en: 'Where are you now?' },
      [
        option('blijven', { nl: 'Ik wil blijven', en: 'I want to stay' }),
        option('afstand', { nl: 'Ik wil meer afstand', en: 'I want more distance' }),
        option('weg', { nl: 'Ik denk over weggaan', en: 'I am thinking of leaving' }),
        option('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }),
      ],
      { required: true },
    ),
    told(
      'veilig_weg',
      {
        nl: p(
          `<strong>Ben je bang voor de ander? Bel Veilig Thuis voordat je weggaat: ${tel('0800-2000')}.</strong> Zij maken met jou een veilig plan. Bij gevaar bel je ${tel('112')}.`,
        ),
        en: p(
          `<strong>Are you afraid of the other person? Call Veilig Thuis before you leave: ${tel('0800-2000')}.</strong> They make a safe plan with you. In danger, call ${tel('112')}.`,
        ),
      },
      { when: anyOf(['waar_sta_je'], 'weg', 'afstand') },
    ),
    line('tijd', { nl: 'Hoelang wil je dit nog zo?', en: 'How long do you want this to go on?' }),
    line('wie', { nl: 'Wie kan met je meedenken?', en: 'Who can think with you?' }),
    line('stap', { nl: 'Wat is een kleine stap, voor jou?', en: 'What is a small step, for you?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Beide keuzes mogen', en: 'Both choices are all right' },
    html: {
      nl: p(
        'Blijven mag en weggaan mag. Je bent niet verkeerd. Je huisarts, het wijkteam of het Juridisch Loket denkt mee.',
      ),
      en: p(
        'Staying is all right and leaving is all right. There is nothing wrong with you. Your GP, the wijkteam or the Juridisch Loket can think with you.',
      ),
    },
  },
  notes: 'CHECK: Veilig Thuis: leaving; jurist.',
});
