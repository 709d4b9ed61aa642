import { anyOf, exercise, one, option, read, script, told } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

const transcript = {
  nl: [
    'De eerste weken merk je vooral in je lichaam. Het was aan alcohol gewend en zoekt nu een nieuw ritme. Bij de een gaat dat snel en bij de ander langzaam. Zie dit dus niet als een rooster, maar als een kaart van wat kan komen.',
    'Eerst de nachten. In de eerste week slapen veel mensen licht en onrustig, en ze dromen meer. Dat kan voelen als een stap terug, maar je lichaam leert weer slapen zonder alcohol. Sta elke dag op dezelfde tijd op, ook na een slechte nacht, want dat helpt.',
    'Overdag kun je sneller boos of onrustig zijn. Misschien zweet je wat meer of heb je zin in zoet. Drink dan water, eet op vaste tijden en plan niet te veel op één dag.',
    'Nu iets belangrijks. Ga je trillen, erg zweten of overgeven als je minder drinkt, of klopt je hart heel snel? Ga dan niet verder omlaag en stop ook niet ineens. Bel dezelfde dag je huisarts, en in de avond, de nacht en het weekend de huisartsenpost. Zulke klachten beginnen meestal 6 tot 24 uur na het laatste glas.',
    `${safety('alcoholEmergency', 'nl')} Doe dat ook als iemand niet wakker wordt, en wacht dan niet af.`,
    'Dan week twee. Bij veel mensen wordt de ochtend lichter. Je hoofd is eerder helder en je maag is rustiger. Soms ben je juist moe, want je lichaam haalt slaap in.',
    'In week drie en vier komt er meestal iets bij. De slaap wordt dieper, je bloeddruk kan dalen en je huid kan rustiger worden. Misschien blijft er geld over dat eerst op was.',
    'Minder je in stappen, dan gaan deze dingen ook in stappen. Je merkt ze later en minder scherp. Dat is geen achterstand, want rustig is veiliger.',
    'En de trek? Die komt in golven. Een golf komt op, wordt hoog en zakt weer, vaak binnen een half uur. In het begin komen de golven dicht op elkaar. Na een paar weken zit er bij veel mensen meer tijd tussen. Soms komt er later nog een hoge golf, op een vrijdag of na een ruzie. Dan ben je niet terug bij het begin, want het is één golf.',
    'Kijk deze week naar één ding, zoals je nacht, je ochtend of je geduld. Kleine tekens tellen mee. Merk je nog niets, dan neemt je lichaam zijn tijd.',
  ],
  en: [
    'In the first weeks you notice most in your body. Your body was used to alcohol and is looking for a new rhythm. For one person that goes fast, for another slowly. So do not see this as a timetable. It is a map of what may come.',
    'First the nights. In the first week many people sleep lightly and restlessly. You wake up more often and you dream more. That can feel like a step back. But your body is learning to sleep without alcohol again. Get up at the same time every day, even after a bad night. That helps.',
    'During the day you may get angry or restless more quickly. Perhaps you sweat a little more or want something sweet. Drink water, eat at set times and do not plan too much on one day.',
    'Now something important. Do you shake, sweat a lot or vomit when you drink less? Or is your heart beating very fast? Then do not go down further. Do not stop suddenly either. Call your GP the same day. In the evening, at night and at the weekend, call the out-of-hours GP. Such symptoms usually start 6 to 24 hours after the last glass.',
    `${safety('alcoholEmergency', 'en')} Also if someone does not wake up. Do not wait then.`,
    'Then week two. For many people the morning gets lighter. Your head is clear sooner and your stomach is calmer. Sometimes you are tired instead. That can happen, because your body is catching up on sleep.',
    'In weeks three and four something is often added. Sleep becomes deeper. Your blood pressure can go down and your skin can get calmer. Perhaps there is money left that used to be gone.',
    'Are you cutting down in steps? Then these things come in steps too. You notice them later and less sharply. You are not behind. Slow is safer.',
    'And the craving? It comes in waves. A wave rises, gets high and drops again, often within half an hour. At the start the waves come more often. After a few weeks there is more time between them for many people. Sometimes a high wave still comes later, on a Friday or after an argument. Then you are not back at the beginning. It is one wave.',
    'Look at one thing this week. Perhaps your night, perhaps your morning, perhaps how much patience you have. Small signs count. Do you notice nothing yet? Then your body is taking its time.',
  ],
};

export const firstWeeksInYourBody = exercise({
  id: 'alcohol_2_1',
  domain: 'alcohol',
  title: { nl: 'De eerste weken in je lichaam', en: 'The first weeks in your body' },
  parts: [
    told('intro', {
      nl: p(
        'Wat kun je merken als je minder drinkt, en wanneer bel je iemand? Je kunt de tekst lezen, of laten voorlezen door je telefoon.',
      ),
      en: p(
        'What may you notice when you drink less? And when do you call someone? You can read the text, or have your phone read it aloud.',
      ),
    }),
    script('verhaal', { nl: 'De eerste weken in je lichaam', en: 'The first weeks in your body' }, transcript),
    read,
    one(
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
        option('geld', { nl: 'Geld dat overblijft', en: 'Money that is left' }),
        option('nog_niets', { nl: 'Nog niets', en: 'Nothing yet' }),
        option('klachten', { nl: 'Trillen, zweten of overgeven', en: 'Shaking, sweating or vomiting' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    told(
      'advies_klachten',
      {
        nl: p(
          '<strong>Bel vandaag je huisarts of de huisartsenpost.</strong> Ga niet verder omlaag en stop niet ineens. Zij helpen je hier veilig doorheen.',
        ),
        en: p(
          '<strong>Call your GP or the out-of-hours GP today.</strong> Do not go down further and do not stop suddenly. They help you through this safely.',
        ),
      },
      { when: anyOf(['eerste_teken'], 'klachten') },
    ),
  ],
  feedback: {
    title: { nl: 'Je lichaam neemt zijn tijd', en: 'Your body takes its time' },
    html: {
      nl: p(
        'Slecht slapen hoort bij het begin, maar het voorspelt niet hoe het verdergaat.',
        'Trillen, erg zweten of overgeven is iets anders. Bel dan je huisarts en stop niet ineens.',
      ),
      en: p(
        'Sleeping badly at the start is part of it. It says nothing about how things will go.',
        'Shaking, sweating a lot or vomiting is something else. Then call your GP and do not stop suddenly.',
      ),
    },
  },
  notes: `Sources: NHG-Standaard Problematisch alcoholgebruik M10 (withdrawal grades). Everything about time is general knowledge.
CHECK: clinician, the course of sleep, mood, stomach, blood pressure and skin per week, "often within half an hour", and that all of it comes later with a gradual plan.
CHECK: addiction doctor, 6 to 24 hours after the last glass, when to call the GP and when 112.`,
});
