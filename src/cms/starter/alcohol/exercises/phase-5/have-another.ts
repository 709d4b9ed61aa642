import { answer, createMarkup, exercise, radios } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const haveAnother = exercise({
  id: 'alcohol_5_1',
  domain: 'alcohol',
  title: { nl: '“Doe er nog een”', en: '“Have another”' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Nee zeggen is voor bijna iedereen lastig, ook al bedoelt de ander het meestal aardig. Met een zin die klaarligt, gaat het sneller.',
        'Kies per situatie wat jij zou doen. Kijk daarna gerust wat er bij de andere antwoorden staat.',
      ),
      en: p(
        'Saying no is hard for almost everyone, even though people usually mean well. It goes faster if you have a sentence ready.',
        'Choose what you would do in each situation. Feel free to look at what the other answers say.',
      ),
    }),
    radios(
      'collega',
      {
        nl: 'Een collega schenkt je in zonder iets te vragen. Wat doe je?',
        en: 'A colleague pours you a drink without asking. What do you do?',
      },
      [
        answer(
          'kort_nee',
          {
            nl: '“Voor mij niet, dank je. Hoe was je vakantie?”',
            en: '“Not for me, thanks. How was your holiday?”',
          },
          true,
          {
            nl: 'Je zegt nee en praat door, dus je collega hoeft er niets meer mee. Zo is het snel klaar, zonder uitleg.',
            en: 'You say no and keep talking, so your colleague does not have to do anything about it. It’s over quickly, and you do not have to explain.',
          },
        ),
        answer(
          'iets_anders',
          {
            nl: '“Ik heb liever een spa met citroen.”',
            en: '“I’d rather have sparkling water with lemon.”',
          },
          true,
          {
            nl: 'Je collega wil iets voor je doen, en nu weet hij wat. Bij het volgende rondje denkt hij er misschien vanzelf aan.',
            en: 'Your colleague wants to do something for you, and now knows what. Next round, they may well think of it themselves.',
          },
        ),
        answer('smoes', { nl: '“Ik slik antibiotica.”', en: '“I’m on antibiotics.”' }, null, {
          nl: 'Tegen iemand die je één keer ziet, is dat prima. Een collega vraagt het volgende week weer, en dan moet je de smoes nog weten.',
          en: 'That’s fine with someone you’ll only meet once. A colleague will ask again next week, and then you’ll need to remember the excuse.',
        }),
        answer('toch_doen', { nl: 'Ik drink het toch op.', en: 'I drink it anyway.' }, null, {
          nl: 'Een vol glas voor je neus is lastig. Leg een volgende keer eerder je hand op het glas, met “Voor mij niet” erbij.',
          en: 'It’s hard to have a full drink in front of you. Next time you could put your hand over it sooner and say “Not for me”.',
        }),
      ],
      { required: true },
    ),
    radios(
      'moeder',
      {
        nl: 'Je eet bij je moeder. Ze zegt: “Eentje bij het eten, gezellig toch?” Wat zeg je?',
        en: 'You’re having dinner at your mother’s. She says: “One with dinner, that’s nice, isn’t it?” What do you say?',
      },
      [
        answer(
          'kort_nee',
          { nl: '“Vandaag niet, mam. Wat ruikt het lekker.”', en: '“Not today, mum. It smells lovely.”' },
          true,
          {
            nl: 'Je zegt nee tegen het glas en ja tegen haar eten. Daardoor blijft het warm aan tafel, want koken doet ze voor jou.',
            en: 'You’re saying no to the drink and yes to her food. That keeps things warm at the table. She cooks for you.',
          },
        ),
        answer(
          'iets_anders',
          {
            nl: '“Ik drink straks graag thee met je.”',
            en: '“I’d love to have tea with you later.”',
          },
          true,
          {
            nl: 'Het ging haar om het gezellige, en dat geef je haar straks met thee. Daardoor voelt je nee niet als een afwijzing.',
            en: 'She wanted it to be nice together, and that’s what you’ll give her with the tea. So your no will not feel like a rejection.',
          },
        ),
        answer('smoes', { nl: '“Ik moet nog rijden.”', en: '“I still have to drive.”' }, null, {
          nl: 'Is het waar, dan is het een goede reden. Is het een smoes, dan komt de vraag terug zodra je met de bus komt.',
          en: 'If it’s true, it’s a good reason. If it’s an excuse, the question will be back as soon as you come by bus.',
        }),
        answer('toch_doen', { nl: '“Vooruit, voor jou dan.”', en: '“All right then, for you.”' }, null, {
          nl: 'Bij familie is nee vaak het moeilijkst, omdat je niemand wilt teleurstellen. Zeg het een volgende keer al aan de telefoon: “Ik kom graag, maar ik drink niet.”',
          en: 'It’s often hardest to say no to family, as you do not want to let anyone down. Next time, say it on the phone beforehand, for example “I’d love to come, but I’m not drinking”.',
        }),
      ],
    ),
    radios(
      'vriend',
      {
        nl: 'Een vriend lacht: “Niks? Drink je niet meer of zo?” Wat zeg je?',
        en: 'A friend laughs: “Don’t you drink any more?” What do you say?',
      },
      [
        answer(
          'kort_nee',
          {
            nl: '“Geen zin vandaag. Hoe gaat het met je nieuwe baan?”',
            en: '“I don’t feel like it today. How’s your new job?”',
          },
          true,
          {
            nl: 'Op het grapje hoef je niet in te gaan. Met een vraag terug ben je ervan af, omdat je vriend dan over zichzelf praat.',
            en: 'You do not have to respond to the joke. Ask something back and you’re done. Your friend will start talking about the job.',
          },
        ),
        answer(
          'iets_anders',
          {
            nl: '“Ik neem er een zonder. Jij ook nog iets?”',
            en: '“I’ll have an alcohol-free one. Anything for you?”',
          },
          true,
          {
            nl: 'Je hebt iets in je hand en doet mee. Wie zelf bestelt, krijgt daardoor minder vragen.',
            en: 'You’re joining in, with something in your hand. If you order for yourself, you’ll also get fewer questions.',
          },
        ),
        answer('smoes', { nl: '“Ik heb last van mijn maag.”', en: '“My stomach is playing up.”' }, null, {
          nl: 'Voor één avond werkt dat, maar bij een vriend komt de vraag terug. Hem kun je ook de waarheid zeggen: “Ik wil minder drinken, help je me?”',
          en: 'That works for one evening, but a friend will ask again. You can also tell a friend the truth, for example “I want to drink less, will you help me?”',
        }),
        answer('toch_doen', { nl: '“Nou, doe er dan maar een.”', en: '“Oh well, get me one then.”' }, null, {
          nl: 'Een grapje kan harder duwen dan een vraag. Misschien helpt het om hem voor de avond te appen dat je niet drinkt.',
          en: 'A joke can push harder than a question. It may help to text your friend beforehand that you’re not drinking tonight.',
        }),
      ],
    ),
    radios(
      'rondje',
      {
        nl: 'In de kantine haalt iemand een rondje voor het hele team. Wat doe je?',
        en: 'At the club, someone buys a round for the whole team. What do you do?',
      },
      [
        answer(
          'kort_nee',
          {
            nl: '“Sla mij over. Wat speelde jij goed vandaag.”',
            en: '“Leave me out. You played well today.”',
          },
          true,
          {
            nl: 'Met een compliment erbij gaat het gesprek weer over de wedstrijd. Op je glas let daarna bijna niemand meer.',
            en: 'Add a compliment, and the talk goes back to the match. After that hardly anyone looks at what you’re drinking.',
          },
        ),
        answer(
          'iets_anders',
          { nl: '“Voor mij een cola. Ik loop mee dragen.”', en: '“A cola for me. I’ll help you carry.”' },
          true,
          {
            nl: 'Je hoort erbij en je helpt, terwijl je zelf kiest wat er in je glas zit. Met dragen heb je meteen iets te doen.',
            en: 'You’re part of the group and you’re helping, while you choose what you drink. Carrying also gives you something to do straight away.',
          },
        ),
        answer('smoes', { nl: '“Ik heb er nog een staan.”', en: '“I still have one over there.”' }, null, {
          nl: 'Dit helpt één rondje lang, maar bij het volgende komt de vraag terug. “Sla mij over” geldt de hele avond.',
          en: 'This helps for one round, but the question comes back with the next. “Leave me out” lasts all evening.',
        }),
        answer(
          'toch_doen',
          {
            nl: 'Ik neem er een. Anders hoor ik er niet bij.',
            en: 'I’ll have one, or I’ll feel left out.',
          },
          null,
          {
            nl: 'Erbij willen horen is heel menselijk. Bestel een volgende keer meteen fris. Dan heb je al iets in je hand.',
            en: 'Wanting to be part of it is very human. Next time, order a soft drink as soon as you come in, so you’ll already have something in your hand.',
          },
        ),
      ],
    ),
  ],
  feedback: {
    title: { nl: 'Kort en vriendelijk is genoeg', en: 'Keep it short and friendly' },
    html: {
      nl: p(
        'Houd het kort en vriendelijk, kijk de ander aan en begin daarna over iets anders. Een uitleg is niet nodig.',
        'Geen antwoord was verkeerd, want je oefent alleen. In de volgende oefening maak je een zin die bij jou past.',
      ),
      en: p(
        'Keep it short and friendly, look at them and change the subject. There’s no need for an explanation.',
        'None of the answers was wrong. You’re only practising. In the next exercise you’ll make a sentence that suits you.',
      ),
    },
  },
  notes:
    'Method: drink refusal skills. Options are always a short no, a no with what you would like, an excuse, and doing it anyway; none is called wrong.',
});
