import { answer, createMarkup, exercise, line, matchAny, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const ifNothingChanges = exercise({
  id: 'closeones_6_2',
  domain: 'close-ones',
  title: { nl: 'Als er niets verandert', en: 'If nothing changes' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Soms verandert er thuis niets, en dat is niet jouw schuld. Je kunt wel kijken wat jij daarmee doet. Beslissen hoeft vandaag niet, want zo’n keuze heeft tijd nodig.',
      ),
      en: p(
        'Sometimes nothing changes at home, and it’s not your fault. You can still look at what to do with that. There’s no need to decide today. A choice like this takes time.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vrouw van 71 is bijna vijftig jaar getrouwd. Haar man drinkt sinds zijn pensioen elke middag, en hij wil er niet over praten. Weggaan wil ze niet. Ze slaapt nu in de logeerkamer en eet op woensdag bij haar dochter. Sinds ze dat zelf koos, voelt ze zich minder gevangen.',
        ),
        en: p(
          'A woman of 71 has been married for almost 50 years. Since he retired, her husband drinks every afternoon and refuses to talk about it. She does not want to leave. She now sleeps in the spare room and has dinner with her daughter on Wednesdays. Since she chose that herself, she feels less trapped.',
        ),
      },
      { folded: { nl: 'Hoe een ander koos', en: 'What someone else chose' } },
    ),
    radios(
      'waar_sta_je',
      { nl: 'Waar sta je nu?', en: 'Where are you now?' },
      [
        answer('blijven', { nl: 'Ik wil blijven', en: 'I want to stay' }, null, {
          nl: 'Blijven is een keuze en geen zwakte. Spreek met jezelf af wat je nodig hebt om het vol te houden.',
          en: 'Staying is a choice and not a weakness. Agree with yourself what you need to be able to keep going.',
        }),
        answer('afstand', { nl: 'Ik wil meer afstand', en: 'I want more distance' }, null, {
          nl: 'Afstand kan klein beginnen, met een eigen kamer of een vaste avond weg. Vertel iemand anders wat je van plan bent.',
          en: 'Distance can start small, with a room of your own or a regular evening out. Tell someone else what you’re planning.',
        }),
        answer('weg', { nl: 'Ik denk over weggaan', en: 'I’m thinking of leaving' }, null, {
          nl: 'Denken is nog geen doen, dus je hebt tijd om het goed voor te bereiden. Vraag eerst advies over huis, geld en kinderen.',
          en: 'Thinking is not doing, so you’ve got time to prepare. Get advice about your home, money and children first.',
        }),
        answer('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I’m not sure yet' }, null, {
          nl: 'Veel naasten wisselen hierin per dag. Schrijf een paar weken op wat je denkt, dan zie je welke kant vaker terugkomt.',
          en: 'For many people this changes from day to day. Note what you think for a few weeks, and you’ll see what keeps coming back.',
        }),
      ],
      { required: true },
    ),
    createMarkup(
      'veilig_weg',
      {
        nl: p(
          `<strong>Ben je bang voor de ander? Bel Veilig Thuis voordat je weggaat: ${tel('0800-2000')}.</strong> Zij maken met jou een veilig plan. Bij gevaar bel je ${tel('112')}.`,
        ),
        en: p(
          `<strong>If you’re afraid of them, call Veilig Thuis (the domestic abuse helpline) before you leave: ${tel('0800-2000')}.</strong> They’ll make a safe plan with you. If anyone is in danger, call ${tel('112')}.`,
        ),
      },
      { when: matchAny(['waar_sta_je'], 'weg', 'afstand') },
    ),
    line('tijd', { nl: 'Hoelang wil je dit nog zo?', en: 'How much longer do you want it to be like this?' }),
    line('wie', { nl: 'Wie kan met je meedenken?', en: 'Who can think it through with you?' }),
    line('stap', { nl: 'Wat is een kleine stap, voor jou?', en: 'What would be a small step for you?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Beide keuzes mogen', en: 'Both choices are all right' },
    html: {
      nl: p(
        'Blijven mag en weggaan mag, want jij leeft dit leven. Je huisarts, het wijkteam of het Juridisch Loket denkt met je mee. Kom over een paar weken terug op je antwoord.',
      ),
      en: p(
        'Staying is all right and so is leaving. It’s your life. Your GP, the wijkteam (neighbourhood support team) or the Juridisch Loket (free legal advice) can think it through with you. Come back to your answer in a few weeks.',
      ),
    },
  },
  notes: 'CHECK [C1]: Veilig Thuis: leaving; jurist.',
});
