import {
  answer,
  checkboxes,
  createMarkup,
  exercise,
  lines,
  matchAny,
  radios,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p, paidTel, safety, tel } from '../../../shared/markup.ts';

export const myListOfDebts = exercise({
  id: 'gambling_2_2',
  domain: 'gambling',
  title: { nl: 'Mijn lijst van schulden', en: 'My list of debts' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Wat op papier staat, draag je niet meer in je hoofd mee. Een schatting is goed. Precies uitrekenen doe je later met iemand samen. Wordt het te veel, stop dan en ga morgen verder.',
      ),
      en: p(
        'Once it’s on paper, you no longer have to carry it all in your mind. A rough guess will do. You can work it out with someone later. If it gets too much, stop and carry on tomorrow.',
      ),
    }),
    checkboxes(
      'dringend',
      { nl: 'Welke schulden zijn dringend?', en: 'Which debts are urgent?' },
      [
        answer('huis', { nl: 'Huur of hypotheek', en: 'Rent or mortgage' }, null, {
          nl: 'Een achterstand op je huis gaat voor op alles. Bel ook je verhuurder of bank. Met een afspraak wachten ze meestal langer.',
          en: 'Falling behind on your home comes before everything else. Call your landlord or bank too. They usually wait longer once you’ve agreed something.',
        }),
        answer('energie', { nl: 'Energie of water', en: 'Energy or water' }, null, {
          nl: 'Bel het bedrijf zelf en vraag om een regeling, voordat er een tweede brief komt. Staat er al een datum van afsluiten in, zeg dat dan.',
          en: 'Call the company yourself and ask for a payment plan before the next letter comes. If the letter names a date for cutting you off, tell them.',
        }),
        answer('zorg', { nl: 'Zorgverzekering', en: 'Health insurance' }, null, {
          nl: 'Vraag je verzekeraar om een betalingsregeling, ook als je al achterloopt. Wachten maakt het meestal duurder, dus bel nog deze week.',
          en: 'You can ask your insurer for a payment plan, even when you are behind. Waiting usually makes it more expensive, so call them this week.',
        }),
        answer('bedreiging', { nl: 'Iemand die mij bedreigt', en: 'Someone who threatens me' }, null, {
          nl: 'Jouw veiligheid gaat voor het geld, hoe hoog het bedrag ook is. Bewaar de berichten en vertel vandaag iemand waar je bent.',
          en: 'Your safety comes before the money, however much it is. Keep the messages they send you, and tell someone today where you are.',
        }),
        answer('geen', { nl: 'Geen van deze', en: 'None of these' }, null, {
          nl: 'Dan heb je tijd om het rustig te doen. Schrijf hieronder op wat er wel is, ook de bedragen die je van familie leende.',
          en: 'That gives you the time to do this calmly. Write down below what there is, including what you borrowed from family.',
        }),
        answer('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }, null, {
          nl: 'Meestal staat het antwoord in een brief die nog dicht is. Open er vandaag één, en vraag iemand om erbij te zitten.',
          en: 'The answer is usually in a letter that’s still closed. Open one today, and ask someone to sit with you.',
        }),
      ],
      { required: true },
    ),
    createMarkup(
      'gemeente',
      {
        nl: p(
          '<strong>Bel vandaag je gemeente en zeg dat het spoed is.</strong> Noem de datum die in de brief staat. Kun je je huis kwijtraken of word je afgesloten, dan spreekt de gemeente je binnen drie werkdagen.',
        ),
        en: p(
          '<strong>Call your council today and say it’s urgent.</strong> Name the date in the letter. If you could lose your home or be cut off, the council will talk to you within three working days.',
        ),
      },
      { when: matchAny(['dringend'], 'huis', 'energie', 'zorg') },
    ),
    createMarkup(
      'politie',
      {
        nl: p(
          `<strong>Bel ${tel('112')} als er nu gevaar is.</strong> Kan het wachten, bel dan de politie op ${paidTel('0900-8844', 'nl')}. Bedreiging is strafbaar, ook bij een schuld.`,
        ),
        en: p(
          `<strong>Call ${tel('112')} if you’re in danger now.</strong> If it can wait, call the police on ${paidTel('0900-8844', 'en')}. Threats are a crime, even over a debt.`,
        ),
      },
      { when: matchAny(['dringend'], 'bedreiging') },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Na mijn nachtdienst gooide ik de post ongeopend in een la. Op een vrije ochtend maakte ik met mijn broer drie stapels: spoed, bellen en bewaren. Op spoed lagen maar twee brieven. Ik sliep die dag voor het eerst in weken door, al was er nog niets betaald.',
        ),
        en: p(
          'After my night shift I used to throw the post in a drawer, unopened. On a morning off, my brother and I made three piles: urgent, call, and keep. There were only two letters in the urgent pile, and that day I slept well for the first time.',
        ),
      },
      { folded: { nl: 'Drie stapels', en: 'Three piles' } },
    ),
    lines('schulden', { nl: 'Aan wie, en ongeveer hoeveel?', en: 'To whom, and roughly how much?' }, 15, {
      help: {
        nl: 'Rente laat je weg, dus “broer, 300” zegt al alles.',
        en: 'Leave out interest. “Brother, 300” says it all.',
      },
    }),
    radios(
      'envelop',
      {
        nl: 'Liggen er dichte brieven? Kies iets voor vandaag.',
        en: 'Are there unopened letters? Choose something for today.',
      },
      [
        answer('een', { nl: 'Ik maak één envelop open', en: 'I open one envelope' }, null, {
          nl: 'Pak de nieuwste. Daar staat de laatste stand in. Leg hem daarna op een van drie stapels: spoed, bellen of bewaren.',
          en: 'Take the newest one, with the latest figures in it. Put each letter on one of three piles: urgent, call and keep.',
        }),
        answer('samen', { nl: 'Ik vraag iemand om mee te kijken', en: 'I ask someone to look with me' }, null, {
          nl: 'Met iemand ernaast is een brief maar een brief. Laat de ander voorlezen, dan kun jij alvast opschrijven wat eerst moet.',
          en: 'With someone beside you, a letter is only a letter. Let them read it out while you note what has to be done first.',
        }),
        answer('doos', { nl: 'Ik leg alles bij elkaar in een doos', en: 'I put everything together in a box' }, null, {
          nl: 'Zo raakt er niets meer kwijt, en dat is al iets. Zet op de doos de dag waarop je hem met iemand openmaakt.',
          en: 'That way nothing gets lost, and that’s already something. On the box, write the day when you’ll open it with someone.',
        }),
        answer('geen', { nl: 'Er liggen geen brieven', en: 'There are no letters' }, null, {
          nl: 'Kijk dan ook in je mail en bij de overheid. Veel post komt digitaal. Eén keer zoeken geeft al duidelijkheid.',
          en: 'Check your email and your online government inbox as well. A lot of post is digital now. One look already tells you where you are.',
        }),
      ],
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Zwaar, en ook een opluchting', en: 'Hard, and a relief too' },
    html: {
      nl: p(
        `Zo’n lijst valt zwaar, maar hij geeft ook rust. Je hoeft hem niet meer te onthouden. Je werkt hem ook niet alleen af. Geldfit (${tel('0800-8115')}) en je gemeente kijken gratis met je mee.`,
        'Leen niets nieuws om een schuld te betalen, want zo wordt het gat groter. Neem deze lijst mee naar het gesprek.',
        safety('suicide', 'nl'),
      ),
      en: p(
        `A list is hard to face, but it can be a relief. You no longer have to remember it all, and you do not work through it alone. Geldfit (free debt advice, ${tel('0800-8115')}) and your council can help at no cost.`,
        'Do not borrow to pay a debt: it only makes the hole bigger. Take this list with you when you talk to them.',
        safety('suicide', 'en'),
      ),
    },
  },
  isSensitive: true,
  notes:
    'Method: exposure to avoided letters. Source: [S16] Reimerswaal policy plan; GLN 9 Nov 2023 (threatening debt: three working days; an energy firm’s notice alone is not yet that). CHECK [C3]: debt counsellor: order and urgent help (Wgs), arrangements with landlord, energy firm and insurer. CHECK [C1]: police number 0900-8844; wording with 113 after seeing debts.',
});
