import { createMarkup, exercise, matchAny, option, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

const transcript = {
  nl: [
    'De eerste weken merk je vooral in je lichaam. Het was aan alcohol gewend en zoekt nu een nieuw ritme. Bij de een gaat dat snel en bij de ander langzaam. Zie dit dus niet als een rooster, maar als een kaart van wat kan komen.',
    'Eerst de nachten. In de eerste week slapen veel mensen licht en onrustig, en ze dromen meer. Dat kan voelen als een stap terug, maar je lichaam leert weer slapen zonder alcohol. Sta elke dag op dezelfde tijd op, ook na een slechte nacht, want dat helpt.',
    'Overdag kun je sneller boos of onrustig zijn. Misschien zweet je wat meer of heb je zin in zoet. Drink dan water, eet op vaste tijden en plan niet te veel op één dag.',
    'Nu iets belangrijks. Ga je trillen, erg zweten of overgeven als je minder drinkt, of klopt je hart heel snel? Ga dan niet verder omlaag en stop ook niet ineens. Bel nu je huisarts, of buiten kantooruren de huisartsenpost. Zulke klachten beginnen meestal 6 tot 24 uur na het laatste glas.',
    `${safety('alcoholStopped', 'nl')} ${safety('alcoholEmergency', 'nl')} ${safety('recovery', 'nl')}`,
    'Dan week twee. Bij veel mensen wordt de ochtend lichter. Je hoofd is eerder helder en je maag is rustiger. Soms ben je juist moe: je lichaam haalt slaap in.',
    'In week drie en vier komt er meestal iets bij. De slaap wordt dieper, je bloeddruk kan dalen en je huid kan rustiger worden. Misschien blijft er geld over dat eerst op was.',
    'Minder je in stappen, dan gaan deze dingen ook in stappen. Je merkt ze later en minder scherp. Dat is geen achterstand, rustig is juist veiliger.',
    'En de trek? Die komt in golven. Een golf komt op, wordt hoog en zakt weer, vaak binnen een half uur. In het begin komen de golven dicht op elkaar. Na een paar weken zit er bij veel mensen meer tijd tussen. Soms komt er later nog een hoge golf, op een vrijdag of na een ruzie. Dan ben je niet terug bij het begin. Het is één golf.',
    'Kijk deze week naar één ding, zoals je nacht, je ochtend of je geduld. Kleine tekens tellen mee. Merk je nog niets, dan neemt je lichaam zijn tijd.',
  ],
  en: [
    'In the first weeks you’ll notice the change mostly in your body. It was used to alcohol and is now looking for a new rhythm. That’s quick for some people and slow for others. So do not read this as a timetable, but as a map of what may come.',
    'The nights come first. In the first week many people sleep lightly and restlessly, and they dream more. It can feel like a step back, but your body is learning to sleep without alcohol again. It helps to get up at the same time every day, even after a bad night.',
    'During the day you may feel angry or restless more quickly. You may sweat a little more, or crave something sweet. Drink water, eat at regular times and do not plan too much in one day.',
    'Now something important. If you shake, sweat a lot, are sick or have a racing heart, do not cut down any further. Do not stop suddenly either. Call your GP now, or the huisartsenpost (out-of-hours GP) outside office hours. When you drink less, these symptoms usually start 6 to 24 hours after the last drink.',
    `${safety('alcoholStopped', 'en')} ${safety('alcoholEmergency', 'en')} ${safety('recovery', 'en')}`,
    'After that comes week two, when many people find that mornings get better. Your head clears sooner and your stomach is calmer. You may also feel tired, as your body is catching up on sleep.',
    'In weeks three and four there’s usually something more to notice. You sleep more deeply, your blood pressure can drop and your skin may look calmer. There may be money left over that used to be gone by then.',
    'If you cut down in steps, these changes come in steps too. You notice them later, and less strongly. You’re not behind. A slow pace is safer.',
    'What about cravings, then? They come in waves that rise, peak and drop again, often within half an hour. At first the waves come close together. After a few weeks many people have more time in between. A high wave may still turn up later, on a Friday or after an argument. That does not take you back to the beginning. It’s only one wave.',
    'Keep an eye on one thing this week, such as your nights, your mornings or your patience. Small signs count too. If you notice nothing yet, your body is taking its time.',
  ],
};

export const firstWeeksInYourBody = exercise({
  id: 'alcohol_2_1',
  domain: 'alcohol',
  title: { nl: 'De eerste weken in je lichaam', en: 'The first weeks in your body' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Wat kun je merken als je minder drinkt, en wanneer bel je iemand? Je kunt de tekst lezen, of laten voorlezen door je telefoon.',
      ),
      en: p(
        'What might you notice when you drink less, and when should you call someone? You can read the text yourself, or have your phone read it out.',
      ),
    }),
    script('verhaal', { nl: 'De eerste weken in je lichaam', en: 'The first weeks in your body' }, transcript),
    read,
    radios(
      'eerste_teken',
      {
        nl: 'Welk teken merk jij als eerste?',
        en: 'Which sign do you notice first?',
      },
      [
        option('nacht', { nl: 'Mijn nacht', en: 'My night' }),
        option('ochtend', { nl: 'Mijn ochtend', en: 'My morning' }),
        option('maag', { nl: 'Mijn maag', en: 'My stomach' }),
        option('hoofd', { nl: 'Mijn hoofd of mijn geduld', en: 'My head or my patience' }),
        option('geld', { nl: 'Geld dat overblijft', en: 'Money left over' }),
        option('nog_niets', { nl: 'Nog niets', en: 'Nothing yet' }),
        option('klachten', { nl: 'Trillen, zweten of overgeven', en: 'Shaking, sweating or vomiting' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'advies_klachten',
      {
        nl: p(
          '<strong>Bel nu je huisarts of de huisartsenpost, ook ’s nachts.</strong> Ga niet verder omlaag. Zij helpen je hier veilig doorheen.',
        ),
        en: p(
          '<strong>Call your GP or the huisartsenpost (out-of-hours GP) now, at night as well.</strong> Do not cut down any further. They can help you through this safely.',
        ),
      },
      { when: matchAny(['eerste_teken'], 'klachten') },
    ),
  ],
  feedback: {
    title: { nl: 'Je lichaam neemt zijn tijd', en: 'Your body takes its time' },
    html: {
      nl: p(
        'Slecht slapen hoort bij het begin, maar het voorspelt niet hoe het verdergaat.',
        'Trillen, erg zweten of overgeven is iets anders. Bel dan nu je huisarts of de huisartsenpost.',
      ),
      en: p(
        'Sleeping badly is part of the beginning, but it does not predict how things will go.',
        'Shaking, sweating a lot or being sick is different. If that happens, call your GP or the huisartsenpost (out-of-hours GP) now.',
      ),
    },
  },
  notes: `Sources: NHG-Standaard Problematisch alcoholgebruik M10 [S1] (withdrawal grades). Everything about time is general knowledge.
CHECK [C2]: clinician, the course of sleep, mood, stomach, blood pressure and skin per week, "often within half an hour", and that all of it comes later with a gradual plan.
CHECK [C1]: addiction doctor, 6 to 24 hours after the last glass, when to call the GP and when 112.`,
});
