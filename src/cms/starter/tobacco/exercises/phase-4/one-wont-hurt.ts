import { answer, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const oneWontHurt = exercise({
  id: 'tobacco_4_2',
  domain: 'tobacco',
  title: { nl: '“Eentje kan wel”', en: '“One won’t hurt”' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Er is meestal één zin die een sigaret goedpraat, en die klinkt heel redelijk. Schrijf de jouwe op. Daarna zie je wat anderen terugzeggen, en welk antwoord de deur toch openlaat.',
      ),
      en: p(
        'There’s usually one sentence that makes a cigarette seem fine, and it sounds very reasonable. Write down yours, and after that you’ll see what others say back, and which answer leaves the door open.',
      ),
    }),
    line(
      'zin',
      { nl: 'Welke zin komt bij jou?', en: 'Which sentence comes up for you?' },
      {
        required: true,
        help: {
          nl: 'Bijvoorbeeld “alleen vanavond” of “ik heb het verdiend”.',
          en: 'For example “only tonight” or “I’ve earned it”.',
        },
      },
    ),
    radios(
      'eentje',
      {
        nl: 'Je denkt: “Eentje kan wel.” Welk antwoord van anderen past bij jou?',
        en: 'You think: “One won’t hurt.” Which answer from others suits you?',
      },
      [
        answer(
          'wachten',
          { nl: '“Eerst tien minuten lopen, dan kijk ik verder.”', en: '“First a ten-minute walk, then I’ll see.”' },
          true,
          {
            nl: 'Je doet iets met je lichaam en beslist pas daarna. Na een paar minuten zakt de golf meestal, dus het besluit wordt makkelijker.',
            en: 'You do something with your body and decide after that. A wave usually drops within minutes, so the decision gets easier by the time you’re back.',
          },
        ),
        answer(
          'bellen',
          {
            nl: '“Ik zeg het hardop tegen iemand die weet dat ik stop.”',
            en: '“I’ll say it to someone who knows I’m quitting.”',
          },
          true,
          {
            nl: 'Een gedachte die je uitspreekt, verliest kracht. De ander hoeft niets te weten over roken, alleen te luisteren.',
            en: 'A thought loses some of its power when you say it. The person who listens does not need to know anything about smoking.',
          },
        ),
        answer('half', { nl: '“Ik rook hem maar half.”', en: '“I’ll only smoke half of it.”' }, false, {
          nl: 'Dit heet onderhandelen: je geeft iets toe om minder te verliezen. De helft wekt de trek net zo goed. Je lichaam krijgt weer nicotine.',
          en: 'This is called bargaining: you give a little to lose less. Half a cigarette still wakes the craving, as your body gets nicotine again.',
        }),
      ],
    ),
    radios(
      'druk',
      {
        nl: 'Je denkt: “Het is zo druk nu.” Welk antwoord van anderen past bij jou?',
        en: 'You think: “Things are so busy now.” Which answer from others suits you?',
      },
      [
        answer(
          'pauze',
          {
            nl: '“Juist nu neem ik vijf minuten buiten, zonder rook.”',
            en: '“That’s why I’m taking five minutes outside, without smoke.”',
          },
          true,
          {
            nl: 'Je pakt het deel dat werkte: de pauze. Zet hem in je agenda, want op drukke dagen sneuvelt die als eerste.',
            en: 'You’re taking the part that worked, which is the break. Put it in your calendar. On busy days it’s the first thing to go.',
          },
        ),
        answer(
          'delen',
          {
            nl: '“Ik vraag wie er één ding van me kan overnemen.”',
            en: '“I’ll ask who can take one thing off my hands.”',
          },
          true,
          {
            nl: 'Dan wordt het echt minder druk, en dat kan een sigaret niet. Begin met iets kleins, zoals boodschappen of één telefoontje.',
            en: 'That makes things less busy, which a cigarette cannot do. Begin with something small that someone else could do today, such as the shopping or one phone call.',
          },
        ),
        answer(
          'na_deze_week',
          { nl: '“Na deze week stop ik echt.”', en: '“I’ll really quit after this week.”' },
          false,
          {
            nl: 'Dit heet uitstellen. Na deze week komt meestal weer een drukke week. Kies daarom vandaag liever iets kleins.',
            en: 'This is called putting off. After this week another busy one usually comes, so choose something small today.',
          },
        ),
      ],
    ),
    radios(
      'verdiend',
      {
        nl: 'Je denkt: “Ik heb het verdiend.” Welk antwoord van anderen past bij jou?',
        en: 'You think: “I’ve earned it.” Which answer from others suits you?',
      },
      [
        answer(
          'anders_belonen',
          {
            nl: '“Klopt. Dus neem ik iets waar ik morgen ook blij mee ben.”',
            en: '“True. So I’ll take something I’ll still like tomorrow.”',
          },
          true,
          {
            nl: 'Je spreekt de gedachte niet tegen, je geeft hem een beter einde. Heb je iets klaarstaan, dan is de keuze al gemaakt.',
            en: 'You’re not arguing with the thought, you’re giving it a better ending. If something’s ready, the choice has already been made.',
          },
        ),
        answer(
          'vertellen',
          { nl: '“Ik vertel eerst iemand hoe de dag was.”', en: '“First I’ll tell someone how the day went.”' },
          true,
          {
            nl: 'Wie zijn verhaal kwijt kan, heeft minder behoefte aan een beloning. Bij de thee of over de telefoon werkt het net zo goed.',
            en: 'Once you’ve talked it through, you’ll need a reward less. It works over a cup of tea with someone, and it works on the phone too.',
          },
        ),
        answer('klein', { nl: '“Een sigaartje is geen sigaret.”', en: '“A small cigar is not a cigarette.”' }, false, {
          nl: 'Dit heet ruilen. Je lichaam telt de nicotine en niet de naam, dus de trek begint opnieuw. Ruil liever het moment dan het middel.',
          en: 'This is called swapping. Your body counts the nicotine and not the name, so the craving starts again, whatever is printed on the box.',
        }),
      ],
    ),
    createMarkup(
      'iemand',
      {
        nl: p(
          'In haar familie werd na het eten altijd samen gerookt, ook door haar oma. Haar zin was: “Met hen telt het niet.” Die schreef ze op, en eronder zette ze: “Mijn longen kennen het verschil niet.” De volgende keer ging ze met haar oma wandelen, en die vond de lucht ook lekkerder.',
        ),
        en: p(
          'Her family always smoked together after dinner, and her grandmother did too. Her sentence was: “With them it doesn’t count.” She wrote it down, and underneath she put: “My lungs don’t know the difference.” Next time she took her grandmother for a walk, and they both liked the air better.',
        ),
      },
      { folded: { nl: 'De zin van iemand anders', en: 'Someone else’s sentence' } },
    ),
    line('vorige', { nl: 'Wat gebeurde er de vorige keer na die ene?', en: 'What happened last time after that one?' }),
    line('vriend', { nl: 'Wat zou je tegen een vriend zeggen?', en: 'What would you say to a friend?' }),
    line(
      'antwoord',
      { nl: 'Jouw nieuwe antwoord', en: 'Your new answer' },
      {
        help: {
          nl: 'Bijvoorbeeld “over vijf minuten is dit voorbij”.',
          en: 'For example “in five minutes this will be over”.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Twee zinnen naast elkaar', en: 'Two sentences side by side' },
    html: {
      nl: p(
        'Die ene sigaret is bij veel mensen nummer één van de volgende reeks. Herken je het soort zin, zoals onderhandelen of uitstellen, dan hoor je hem morgen eerder. Rookte je er toch een, gooi de rest weg en ga vandaag verder.',
        'Je nieuwe antwoord past straks op je noodkaart in week 6.',
      ),
      en: p(
        'For many people that one cigarette is number one of the next series. If you recognise the kind of sentence, such as bargaining or putting off, you’ll hear it sooner tomorrow. If you did smoke one, throw the rest away and carry on from here.',
        'Your new answer will fit on your emergency card in week 6.',
      ),
    },
  },
  notes:
    'Method: thought record, short; permission thoughts with an answer that sounds sensible and keeps the door open.',
});
