import {
  answer,
  checkboxes,
  createMarkup,
  exercise,
  line,
  matchAny,
  radios,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const withAlcoholOrCannabis = exercise({
  id: 'tobacco_5_4',
  domain: 'tobacco',
  title: { nl: 'Roken met alcohol of wiet', en: 'With alcohol or cannabis' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Bij veel mensen hoort roken bij iets anders, zoals wijn op de bank of een joint. Pak je alleen de sigaret aan, dan roept het andere hem steeds terug. Maak daarom voor vier weken één afspraak met jezelf.',
      ),
      en: p(
        'For many people smoking goes with something else, such as wine on the sofa or a joint. If you only tackle the cigarette, the other thing keeps calling it back. So make one agreement with yourself for four weeks.',
      ),
    }),
    checkboxes(
      'middel',
      { nl: 'Waarbij komt de trek?', en: 'What brings the craving on?' },
      [
        answer('alcohol', { nl: 'Alcohol', en: 'Alcohol' }, null, {
          nl: 'Na een glas is je plan wat verder weg. Zet thuis iets anders koud. Leg voor een feest vast hoe laat je gaat.',
          en: 'After a drink your plan is a little further away. Keep something else cold at home, and decide before a party when you’ll leave.',
        }),
        answer('wiet', { nl: 'Wiet of hasj', en: 'Weed or hash' }, null, {
          nl: 'Met tabak erin is een joint ook een sigaret. Kies of je de joint ook vier weken laat, want anders begin je elke avond opnieuw.',
          en: 'With tobacco in it, a joint is a cigarette too. Decide whether to leave joints for four weeks as well, or you’ll restart every evening.',
        }),
        answer('feest', { nl: 'Feesten', en: 'Parties' }, null, {
          nl: 'Op een feest zijn het er meestal drie tegelijk: drank, rook en gezelschap. Vertel het één vriend, en blijf daar in de buurt.',
          en: 'At a party there are usually three things at once: drink, smoke and company. Tell one friend, and stay near them.',
        }),
        answer('koffie', { nl: 'Koffie', en: 'Coffee' }, null, {
          nl: 'Die twee zijn door herhaling aan elkaar vastgegroeid. Drink de eerste twee weken ergens anders, met je andere hand, of neem thee.',
          en: 'These two are linked by repetition. For the first two weeks, drink somewhere else, with your other hand, or take tea instead.',
        }),
        answer('pillen', { nl: 'Pillen op een feest', en: 'Pills at a party' }, null, {
          nl: 'Wie iets slikt, vergeet de afspraak die hij ’s middags maakte. Ga deze vier weken liever niet, of ga weg voordat dat deel begint.',
          en: 'People who take something forget what they decided that afternoon. For these four weeks, it’s better to stay away, or to leave before that part starts.',
        }),
        answer('geen', { nl: 'Geen van deze', en: 'None of these' }, null, {
          nl: 'Dan heb je minder knopen tegelijk te ontwarren. Kijk wel welke plek of persoon bij jou het sterkst trekt, en schrijf die op.',
          en: 'You’ve got fewer knots to untie at once. Write down which place or which people pull hardest.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'alcohol_let_op',
      {
        nl: p('<strong>Drink je elke dag veel?</strong> Stop dan niet ineens met alcohol. Bel eerst je huisarts.'),
        en: p('<strong>If you drink a lot every day,</strong> do not stop alcohol suddenly. Call your GP first.'),
      },
      { when: matchAny(['middel'], 'alcohol') },
    ),
    createMarkup(
      'wiet_let_op',
      {
        nl: p('Een joint met tabak geeft ook nicotine. Daardoor blijft je lichaam erom vragen, ook de ochtend erna.'),
        en: p(
          'A joint with tobacco gives you nicotine too. So your body keeps asking for it, also on the morning after.',
        ),
      },
      { when: matchAny(['middel'], 'wiet') },
    ),
    radios('afspraak', { nl: 'Wat spreek je af voor 4 weken?', en: 'What will you do for the next 4 weeks?' }, [
      answer('minder', { nl: 'Minder vaak', en: 'Less often' }, null, {
        nl: 'Kies dan de dagen waarop je het wel doet, want “minder” zonder dagen schuift op. Schrijf ze in je agenda.',
        en: 'Choose the days when you will do it. “Less” without days tends to slide. Write them in your calendar.',
      }),
      answer('anders', { nl: 'Op een andere plek of tijd', en: 'In another place or time' }, null, {
        nl: 'Een andere plek breekt de volgorde die je hoofd kent. Kies er een waar je niet rookt, zoals binnen bij vrienden.',
        en: 'A different place breaks the order your mind knows. Choose one where you do not smoke, such as a friend’s living room.',
      }),
      answer('niet_samen', { nl: 'Niet samen met mensen die roken', en: 'Not with people who smoke' }, null, {
        nl: 'Vier weken is te overzien, en je kunt het zeggen zonder uitleg. Spreek met hen af op een moment zonder drank.',
        en: 'Four weeks is manageable, and you can say so without explaining. Meet them at a time when nobody’s drinking.',
      }),
      answer('niet', { nl: 'Helemaal niet', en: 'Not at all' }, null, {
        nl: 'Dit is het duidelijkst, dus je hoeft per avond niets te beslissen. Drink je elke dag, overleg dan eerst met je huisarts.',
        en: 'This is the clearest, so there’s nothing to decide each evening. If you drink every day, talk to your GP first.',
      }),
    ]),
    line('feest', {
      nl: 'Welk feest of welke avond plan je wel, en hoe?',
      en: 'Which party or evening will you plan for, and how?',
    }),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Iedere avond dronk ze één glas wijn op de bank, zodra haar moeder sliep. De sigaret hoorde erbij, als het enige wat ze voor zichzelf deed. Haar afspraak: vier weken muntthee in hetzelfde mooie glas, en een aflevering van haar serie. Na tien dagen miste ze de wijn minder dan ze dacht.',
        ),
        en: p(
          'Every evening she had wine on the sofa once her mother was asleep. The cigarette went with it, as the only thing she did for herself. Her agreement was four weeks of mint tea in her best cup, with an episode of her series. After ten days she missed the wine less than she’d thought.',
        ),
      },
      { folded: { nl: 'De afspraak van iemand anders', en: 'Someone else’s agreement' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Vier weken anders', en: 'Four weeks different' },
    html: {
      nl: p(
        'De eerste weken zijn feestjes meestal het lastigst, dus plan er liever één dan drie. Ging het een keer anders, dan geldt de afspraak morgen weer.',
        'Is alcohol of wiet zelf een zorg, kijk dan bij <a href="/programmas">alle programma’s</a>.',
      ),
      en: p(
        'Parties are usually hardest in the first weeks, so plan one rather than three. If it goes differently one night, the agreement counts again tomorrow.',
        'If alcohol or cannabis itself is a worry, look at <a href="/en/programmes">all programmes</a>.',
      ),
    },
  },
  notes: 'Method: linked cues. CHECK [C1]: addiction doctor: alcohol line.',
});
