import { answer, createMarkup, exercise, line, matchAny, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';
import { safetyQuestion } from '../../../shared/safety-question.ts';

export const myGoal = exercise({
  id: 'cannabis_6_5',
  domain: 'cannabis',
  title: { nl: 'Mijn doel', en: 'My goal' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Wat wordt je doel vanaf nu? Je hebt zes weken gekeken en geprobeerd. Je weet meer dan bij je eerste plan. Eerst één vraag over veiligheid, omdat het antwoord uitmaakt voor je keuze.',
      ),
      en: p(
        'What’s your goal from now on? You’ve been looking and trying for six weeks, so you know more than when you made your first plan. First there’s one question about safety. The answer matters for your choice.',
      ),
    }),
    safetyQuestion({
      key: 'psychose',
      label: {
        nl: 'Had je zelf ooit een psychose, of had je vader, moeder, broer of zus er een?',
        en: 'Have you ever had a psychosis, or has your father, mother, brother or sister?',
      },
      required: true,
      yes: {
        nl: 'Dan is niet gebruiken voor jou het veiligst, ook na een lange pauze. Bel je huisarts of behandelaar als dat nu nog niet lukt.',
        en: 'If so, not using is safest for you, also after a long break. Call your GP or therapist if you cannot manage that on your own.',
      },
      no: {
        nl: 'Goed om te weten. Word je na gebruik toch bang of achterdochtig, dan is stoppen alsnog de veiligste keuze.',
        en: 'That’s good to know. If using does make you scared or suspicious, stopping is still the safest choice.',
      },
      unknown: {
        nl: 'Vraag het in je familie of aan je huisarts. Zolang je het niet weet, is niet gebruiken het veiligst.',
        en: 'Ask your family or your GP about it. While you do not know, not using is safest.',
      },
    }),
    radios(
      'doel_veilig',
      { nl: 'Jouw doel', en: 'Your goal' },
      [
        answer('nul', { nl: 'Niet blowen', en: 'No cannabis' }, null, {
          nl: 'Daarmee geef je je hoofd de meeste rust. Vertel het ook iemand in je buurt, zodat je op lastige dagen niet alleen kiest.',
          en: 'That gives your mind the most rest. Tell someone near you as well, so that you’re not choosing alone on difficult days.',
        }),
      ],
      { when: matchAny(['psychose'], 'ja') },
    ),
    radios(
      'doel',
      { nl: 'Waar kies je voor?', en: 'What do you choose?' },
      [
        answer('nul', { nl: 'Niet blowen', en: 'No cannabis' }, null, {
          nl: 'Een heldere grens scheelt elke avond een keuze. Bedenk wel wat je doet na een joint. Dan is er al een plan.',
          en: 'A clear limit saves you a choice every evening. Do think about what you’ll do after a joint, so there’s a plan.',
        }),
        answer('weekend', { nl: 'Alleen op vaste dagen', en: 'Only on certain days' }, null, {
          nl: 'Schrijf de dagen op en ook het aantal, want “het weekend” groeit makkelijk naar donderdag. Kijk na vier weken of het zo bleef.',
          en: 'Write down the days and the number too, or “the weekend” grows towards Thursday. After four weeks, check if it stayed that way.',
        }),
        answer('minder', { nl: 'Minder dan nu', en: 'Less than now' }, null, {
          nl: 'Maak er een getal van, zodat je kunt zien of het lukt. Kies ook welke joint als eerste wegvalt, omdat dat het concreet maakt.',
          en: 'Turn it into a number, so that you can see whether it’s working. Also choose which joint goes first. That makes it real.',
        }),
        answer('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }, null, {
          nl: 'Neem dan twee weken pauze als proef en kijk wat je merkt. Daarna kies je met je eigen ervaring, en niet op gevoel.',
          en: 'If so, take two weeks off as an experiment, and see what you notice. After that you choose from experience, and not on a feeling.',
        }),
      ],
      { when: matchAny(['psychose'], 'nee', 'weet_niet') },
    ),
    createMarkup(
      'nul_veiliger',
      {
        nl: p(
          'Ben je snel achterdochtig, of word je bang als je blowt? Dan is niet gebruiken het veiligst, ook al had je nooit een psychose.',
        ),
        en: p(
          'If using tends to make you suspicious or scared, not using is safest, even if you’ve never had a psychosis.',
        ),
      },
      { when: matchAny(['doel'], 'weekend', 'minder', 'weet_niet') },
    ),
    line(
      'hoeveel',
      { nl: 'Hoeveel joints, en op welke dagen?', en: 'How many joints, and what days?' },
      {
        when: matchAny(['doel'], 'weekend', 'minder'),
      },
    ),
    line('wanneer', { nl: 'Wanneer kijk je opnieuw?', en: 'When do you look again?' }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een man van 72 wilde eerst “iets minder”. Toen hij merkte dat hij de krant weer uitlas, koos hij toch voor nul. Voor zijn pijn maakte hij een afspraak bij de huisarts. In zijn agenda schreef hij op 1 maart: “Kijken hoe het gaat, met koffie en een potlood.”',
        ),
        en: p(
          'A man of 72 first wanted “a bit less”. When he noticed that he was finishing the newspaper again, he went for zero. For his pain he made an appointment with his GP. In his diary he wrote on 1 March: “See how it’s going, with coffee and a pencil.”',
        ),
      },
      { folded: { nl: 'Hoe een ander koos', en: 'How someone else chose' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Bijstellen mag', en: 'You may adjust it' },
    html: {
      nl: p(
        'Past je doel nog bij <a href="/mijn-plan">Mijn plan</a>? Pas het daar aan. Dat doel zie je elke dag terug. Je dagen invullen kan blijven, ook na dit programma.',
      ),
      en: p(
        'If your goal no longer fits <a href="/en/my-recovery-plan">My plan</a>, change it there: that’s the goal you’ll see every day. You can keep logging your days, also after this programme.',
      ),
    },
  },
  notes:
    'Method: commitment. After yes on psychosis not using is the only choice shown (second edition, 4.4). CHECK [C1]: psychiatrist: less with a psychosis risk (C1).',
});
