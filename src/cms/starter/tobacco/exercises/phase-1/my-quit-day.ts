import { answer, checkboxes, createMarkup, exercise, line, type Part, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

const quitDay: Part = {
  nl: {
    type: 'date',
    key: 'stopdag',
    label: 'Welke dag kies je?',
    help: 'Stop je in één keer, kies dan een rustige dag binnen 2 weken. Ga je stap voor stap, kies dan de dag waarop je doel 0 wordt.',
    required: true,
  },
  en: {
    type: 'date',
    key: 'stopdag',
    label: 'Which day do you choose?',
    help: 'If you quit all at once, choose a day within 2 weeks that’s not too busy. If you go step by step, choose the day your goal becomes 0.',
    required: true,
  },
};

export const myQuitDay = exercise({
  id: 'tobacco_1_5',
  domain: 'tobacco',
  title: { nl: 'Mijn stopdag', en: 'My quit day' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Met een datum wordt je plan echt, ook als je je er nog niet klaar voor voelt. Je zet nu alleen de dag vast. Heb je al een plan, neem dan de dag uit <a href="/mijn-plan">Mijn plan</a> over.',
      ),
      en: p(
        'A date makes your plan real, even if you do not feel ready yet. For now you’re only choosing the day. If you already have a plan, copy the day from <a href="/en/my-recovery-plan">My plan</a>, so that they match.',
      ),
    }),
    quitDay,
    checkboxes(
      'avond_ervoor',
      { nl: 'Wat doe je de avond ervoor?', en: 'What do you do the evening before?' },
      [
        answer(
          'weg',
          {
            nl: 'Alles wat met roken te maken heeft weggooien',
            en: 'Throw away everything to do with smoking',
          },
          null,
          {
            nl: 'Kijk ook op het balkon, in de la en in je tas. Wat er niet meer ligt, hoef je morgen niet te weigeren.',
            en: 'Check the balcony, the drawer by the door and your bag as well. Anything you get rid of tonight is one less thing to say no to tomorrow.',
          },
        ),
        answer('auto', { nl: 'De auto schoonmaken', en: 'Tidy and wash the car' }, null, {
          nl: 'In een auto blijft de geur lang hangen, en daar komt trek van. Leeg het bakje en leg er kauwgom in.',
          en: 'A car holds on to the smell, and that smell brings back the thought. Empty the ashtray, and fill it with mints or gum.',
        }),
        answer('jas', { nl: 'Mijn jas wassen of luchten', en: 'Wash or air my coat' }, null, {
          nl: 'Leeg eerst de zakken, want daar zit bijna altijd nog een aansteker. Hang de jas daarna een nacht buiten.',
          en: 'Empty the pockets first. There’s nearly always something left in them. After that, hang the coat outside, so your first morning smells different.',
        }),
        answer(
          'klaarleggen',
          {
            nl: 'Water, kauwgom en mijn hulpmiddel klaarleggen',
            en: 'Put out water, gum and my nicotine replacement',
          },
          null,
          {
            nl: 'Leg alles waar je ’s ochtends het eerst komt. Op je lastigste moment ligt het dan al klaar.',
            en: 'Put it all where you go first when you wake up. That way there’s nothing to look for at your hardest moment.',
          },
        ),
        answer('slapen', { nl: 'Op tijd naar bed', en: 'Go to bed on time' }, null, {
          nl: 'Uitgerust heb je meer geduld met jezelf. Slaap je de eerste nachten toch onrustig, dan hoort dat er meestal bij.',
          en: 'When you’re rested, you’ve got more patience with yourself. If your first nights are restless, that’s usually part of quitting.',
        }),
        answer('werk', { nl: 'Mijn werkplek of studieplek leegmaken', en: 'Clear my desk or locker' }, null, {
          nl: 'Kijk ook in je kluisje en je bureau. Vraag een collega om morgen een andere pauze met je te nemen.',
          en: 'There’s often something left at work, in your locker or your desk. Ask a colleague to spend a different kind of break with you tomorrow.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line(
      'wie',
      { nl: 'Wie vertel je welke dag het is?', en: 'Who will you tell which day it is?' },
      {
        help: {
          nl: 'Kies iemand die blij voor je is, en zeg erbij wat je nodig hebt.',
          en: 'Choose someone who’ll be happy for you, and say what you need.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een dag met een datum is een plan', en: 'A day with a date is a plan' },
    html: {
      nl: p(
        'Verzetten kan altijd, maar schrijf dan meteen een nieuwe datum op. Zet de dag ook in je agenda, en kijk of <a href="/mijn-plan">Mijn plan</a> dezelfde dag noemt.',
        'Moet je eerst met je huisarts bellen, doe dat dan deze week. Op de dag zelf lees je “De eerste 72 uur”, dan weet je wat er komt.',
      ),
      en: p(
        'You can always move it, but write down a new date straight away. Put the day in your calendar, and see if it matches <a href="/en/my-recovery-plan">My plan</a>.',
        'If you have to call your GP first, do that this week. On the day itself, start with “The first 72 hours”. It tells you what’s coming.',
      ),
    },
  },
  notes:
    'Method: commitment and planning. The quit day written here is not kept with the plan: help and feedback point to the one of the plan.',
});
