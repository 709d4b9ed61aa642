import { answer, exercise, one, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const haveAnother = exercise({
  id: 'alcohol_5_1',
  domain: 'alcohol',
  title: { nl: '“Doe er nog een”', en: '“Have another”' },
  parts: [
    told('intro', {
      nl: p(
        'Nee zeggen is voor bijna iedereen lastig, ook al bedoelt de ander het meestal aardig. Met een zin die klaarligt, gaat het sneller.',
        'Kies per situatie wat jij zou doen. Kijk daarna gerust wat er bij de andere antwoorden staat.',
      ),
      en: p(
        'Saying no is hard for almost everyone. Usually the other person means well. With a sentence that is ready, it goes faster.',
        'For each situation, choose what you would do. You can also look at what the other answers say.',
      ),
    }),
    one(
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
            en: 'This often works best and is over quickly. You say no and keep talking. Your colleague does not have to do anything with it.',
          },
        ),
        answer(
          'iets_anders',
          {
            nl: '“Ik heb liever een spa met citroen.”',
            en: '“I would rather have sparkling water with lemon.”',
          },
          true,
          {
            nl: 'Je collega wil iets voor je doen, en nu weet hij wat. Bij het volgende rondje denkt hij er misschien vanzelf aan.',
            en: 'This often works best and is over quickly. Your colleague wants to do something for you. Now it is clear what.',
          },
        ),
        answer('smoes', { nl: '“Ik slik antibiotica.”', en: '“I am on antibiotics.”' }, null, {
          nl: 'Tegen iemand die je één keer ziet, is dat prima. Een collega vraagt het volgende week weer, en dan moet je de smoes nog weten.',
          en: 'You can, but you have to remember the excuse. Next week the question comes back. A short no needs no remembering.',
        }),
        answer('toch_doen', { nl: 'Ik drink het toch op.', en: 'I drink it anyway.' }, null, {
          nl: 'Een vol glas voor je neus is lastig. Leg een volgende keer eerder je hand op het glas, met “Voor mij niet” erbij.',
          en: 'It is honest that you choose this. A full glass in front of you is difficult. What could you have said earlier? Perhaps with your hand on the glass: “Not for me.”',
        }),
      ],
      { required: true },
    ),
    one(
      'moeder',
      {
        nl: 'Je eet bij je moeder. Ze zegt: “Eentje bij het eten, gezellig toch?” Wat zeg je?',
        en: 'You have dinner at your mother’s. She says: “One with dinner, that is nice, isn’t it?” What do you say?',
      },
      [
        answer(
          'kort_nee',
          { nl: '“Vandaag niet, mam. Wat ruikt het lekker.”', en: '“Not today, mum. It smells lovely.”' },
          true,
          {
            nl: 'Je zegt nee tegen het glas en ja tegen haar eten. Daardoor blijft het warm aan tafel, want koken doet ze voor jou.',
            en: 'This often works best and is over quickly. You say no to the glass and yes to her food.',
          },
        ),
        answer(
          'iets_anders',
          {
            nl: '“Ik drink straks graag thee met je.”',
            en: '“I would love to have tea with you later.”',
          },
          true,
          {
            nl: 'Het ging haar om het gezellige, en dat geef je haar straks met thee. Daardoor voelt je nee niet als een afwijzing.',
            en: 'This often works best and is over quickly. She wanted it to be nice together, and that is what you give her.',
          },
        ),
        answer('smoes', { nl: '“Ik moet nog rijden.”', en: '“I still have to drive.”' }, null, {
          nl: 'Is het waar, dan is het een goede reden. Is het een smoes, dan komt de vraag terug zodra je met de bus komt.',
          en: 'If it is true, it is a good reason. If it is an excuse, you have to remember it. The question comes back another time.',
        }),
        answer('toch_doen', { nl: '“Vooruit, voor jou dan.”', en: '“All right then, for you.”' }, null, {
          nl: 'Bij familie is nee vaak het moeilijkst, omdat je niemand wilt teleurstellen. Zeg het een volgende keer al aan de telefoon: “Ik kom graag, maar ik drink niet.”',
          en: 'It is honest that you choose this. With family, no is often hardest. What could you have said earlier? Perhaps on the phone: “I would love to come, I am not drinking.”',
        }),
      ],
    ),
    one(
      'vriend',
      {
        nl: 'Een vriend lacht: “Niks? Ben je zwanger of zo?” Wat zeg je?',
        en: 'A friend laughs: “Nothing? Are you pregnant or something?” What do you say?',
      },
      [
        answer(
          'kort_nee',
          {
            nl: '“Geen zin vandaag. Hoe gaat het met je nieuwe baan?”',
            en: '“I don’t feel like it today. How is your new job?”',
          },
          true,
          {
            nl: 'Op het grapje hoef je niet in te gaan. Met een vraag terug ben je ervan af, omdat je vriend dan over zichzelf praat.',
            en: 'This often works best and is over quickly. You do not have to answer the joke. With a question back, it is done.',
          },
        ),
        answer(
          'iets_anders',
          {
            nl: '“Ik neem er een zonder. Jij ook nog iets?”',
            en: '“I will have one without. Anything for you?”',
          },
          true,
          {
            nl: 'Je hebt iets in je hand en doet mee. Wie zelf bestelt, krijgt daardoor minder vragen.',
            en: 'This often works best and is over quickly. You have something in your hand and join in. If you order yourself, you get fewer questions.',
          },
        ),
        answer('smoes', { nl: '“Ik heb last van mijn maag.”', en: '“My stomach is playing up.”' }, null, {
          nl: 'Voor één avond werkt dat, maar bij een vriend komt de vraag terug. Hem kun je ook de waarheid zeggen: “Ik wil minder drinken, help je me?”',
          en: 'You can, but you have to remember the excuse and the question comes back. With a good friend the truth works too: “I want to drink less.”',
        }),
        answer('toch_doen', { nl: '“Nou, doe er dan maar een.”', en: '“Oh well, get me one then.”' }, null, {
          nl: 'Een grapje kan harder duwen dan een vraag. Misschien helpt het om hem voor de avond te appen dat je niet drinkt.',
          en: 'It is honest that you choose this. A joke can push harder than a question. What could you have said earlier? Perhaps before the evening, in a message: “I am not drinking tonight.”',
        }),
      ],
    ),
    one(
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
            en: 'This often works best and is over quickly. Add a kind word and the talk is about the match.',
          },
        ),
        answer(
          'iets_anders',
          { nl: '“Voor mij een cola. Ik loop mee dragen.”', en: '“A cola for me. I will help you carry.”' },
          true,
          {
            nl: 'Je hoort erbij en je helpt, terwijl je zelf kiest wat er in je glas zit. Met dragen heb je meteen iets te doen.',
            en: 'This often works best and is over quickly. You belong, you help, and you choose what is in your glass.',
          },
        ),
        answer('smoes', { nl: '“Ik heb er nog een staan.”', en: '“I still have one over there.”' }, null, {
          nl: 'Dit helpt één rondje lang, maar bij het volgende komt de vraag terug. “Sla mij over” geldt de hele avond.',
          en: 'You can, but it helps for one round. With the next round the question comes back. “Leave me out” lasts all evening.',
        }),
        answer(
          'toch_doen',
          {
            nl: 'Ik neem er een. Anders hoor ik er niet bij.',
            en: 'I take one. Otherwise I do not belong.',
          },
          null,
          {
            nl: 'Erbij willen horen is heel menselijk. Bestel een volgende keer meteen fris, want dan heb je al iets in je hand.',
            en: 'It is honest that you choose this. Wanting to belong is very human. What could you have said earlier? Perhaps as soon as you came in, at the bar: “A soft drink for me today.”',
          },
        ),
      ],
    ),
  ],
  feedback: {
    title: { nl: 'Kort en vriendelijk is genoeg', en: 'Short and friendly is enough' },
    html: {
      nl: p(
        'Houd het kort en vriendelijk, kijk de ander aan en begin daarna over iets anders. Een uitleg is niet nodig.',
        'Geen antwoord was verkeerd, want je oefent alleen. In de volgende oefening maak je een zin die bij jou past.',
      ),
      en: p(
        'Short, friendly, look at the other person and change the subject. You do not have to explain.',
        'None of the answers was wrong. In the next exercise you make a sentence that suits you.',
      ),
    },
  },
  notes:
    'Method: drink refusal skills. Options are always a short no, a no with what you would like, an excuse, and doing it anyway; none is called wrong.',
});
