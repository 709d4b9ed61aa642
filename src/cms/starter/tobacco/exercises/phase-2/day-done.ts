import { createMarkup, exercise, line, matchAny, option, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const dayDone = exercise({
  id: 'tobacco_2_5',
  domain: 'tobacco',
  title: { nl: 'Dag gehaald', en: 'Day done' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Kies een dag die je erop hebt zitten. Rookvrij of niet, er is altijd iets wat hielp, en dat wil je onthouden.',
      ),
      en: p(
        'Choose a day that’s behind you. Whether it was smoke-free or not, something helped, and that’s worth remembering.',
      ),
    }),
    radios('soort_dag', { nl: 'Wat voor dag was het?', en: 'What kind of day was it?' }, [
      option('rookvrij', { nl: 'Een rookvrije dag', en: 'A smoke-free day' }),
      option('gerookt', { nl: 'Een dag met een of meer sigaretten', en: 'A day with one or more cigarettes' }),
      option('voor_stopdag', { nl: 'Een dag voor mijn stopdag', en: 'A day before my quit day' }),
    ]),
    createMarkup(
      'rookvrije_dag',
      {
        nl: p(
          'Je lichaam kreeg vandaag geen rook, en dat merkt het, al voel jij niets. Sta er een minuut bij stil. Morgen lijkt het al bijna vanzelfsprekend. Wat deed je op het moment dat het ook anders had kunnen gaan?',
        ),
        en: p(
          'Your body had no smoke today, and it notices that even if you do not. Take a minute to enjoy it. By tomorrow it may seem ordinary. What did you do at the moment when it could have gone the other way?',
        ),
      },
      { when: matchAny(['soort_dag'], 'rookvrij') },
    ),
    createMarkup(
      'dag_met_sigaret',
      {
        nl: p(
          'Je schrijft het op, en dat is moeilijker dan het lijkt. Gooi weg wat er nog ligt, zodat de dag hier ophoudt. Kijk dan naar het uur ervoor: waar was je, en wat had je toen nodig? Daar ligt het plan voor morgen.',
        ),
        en: p(
          'You’re writing it down, which is harder than it looks. Throw away what’s left, so that the day ends here. Next, look at the hour before it: where were you, and what did you need? That’s where tomorrow’s plan begins.',
        ),
      },
      { when: matchAny(['soort_dag'], 'gerookt') },
    ),
    createMarkup(
      'dag_voor_stopdag',
      {
        nl: p(
          'Vandaag was een proefdag. Misschien sloeg je er één over, of merkte je alleen wanneer je hand zocht. Allebei is nuttig, omdat je op je stopdag weet waar je moet opletten.',
        ),
        en: p(
          'Today was a trial run. Perhaps you left one out, or you only noticed when your hand went to your pocket. Both are useful. On your quit day you’ll know what to watch for.',
        ),
      },
      { when: matchAny(['soort_dag'], 'voor_stopdag') },
    ),
    line(
      'hielp',
      { nl: 'Wat hielp je die dag, al was het klein?', en: 'What helped you that day, however small?' },
      { required: true },
    ),
    line('lastig', {
      nl: 'Wat was het lastigste moment, en wat deed je?',
      en: 'What was the hardest moment, and what did you do?',
    }),
    line(
      'beloning',
      { nl: 'Welke beloning geef je jezelf vandaag?', en: 'Which reward do you give yourself today?' },
      {
        help: {
          nl: 'Liefst niet alleen eten, maar bijvoorbeeld een film of een bad.',
          en: 'Choose something other than food if you can, such as a film or a bath.',
        },
      },
    ),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Iemand die ’s nachts schoonmaakt, vulde deze oefening om zeven uur ’s ochtends in. Haar lastigste moment was de lift. Daar ruikt ze de jassen van anderen. Ze nam de trap, en dat hielp. Als beloning zette ze haar telefoon uit en sliep ze tot twee uur.',
        ),
        en: p(
          'Someone who cleans at night did this exercise at seven in the morning. Her hardest moment was the lift, where she could smell other people’s coats. She took the stairs instead, which helped. As a reward she switched off her phone and slept until two in the afternoon.',
        ),
      },
      { folded: { nl: 'Zo vulde iemand anders hem in', en: 'How someone else filled it in' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Weer een dag', en: 'Another day' },
    html: {
      nl: p(
        'Elke rookvrije dag maakt de volgende meestal iets makkelijker. Was het een dag met een sigaret, vul hem dan in en ga vandaag verder. Wat je leerde, raak je er niet door kwijt.',
        'Wat hielp, kun je gebruiken voor je als-dan-zin in week 3.',
      ),
      en: p(
        'Each smoke-free day usually makes the next one easier. If you had a cigarette, log the day and carry on from here. Everything you’ve learned so far still counts.',
        'You can use what helped for your if-then plan in week 3.',
      ),
    },
  },
  notes: 'Method: reinforcement; works for a day with a slip too.',
});
