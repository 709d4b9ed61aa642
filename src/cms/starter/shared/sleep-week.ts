import type { StarterPage } from '../starter.ts';
import { p, safety, steps, ul } from './markup.ts';
import { CLOSE_ONES, SELF_HELP } from './variants.ts';

/** Seven days of advice on sleep. Leaves out sleep restriction, which needs supervision. */
export const sleepWeek: StarterPage<'basic_page'> = {
  id: 'shared-sleep-week',
  type: 'basic_page',
  domains: [...SELF_HELP, ...CLOSE_ONES],
  path: { nl: '/beter-slapen', en: '/better-sleep' },
  nl: {
    title: 'Een week voor je slaap',
    lead: 'Slecht slapen hoort vaak bij stoppen, minderen of zorgen. Doe elke dag één ding, zodat je lichaam weer leert wanneer het nacht is.',
    description:
      'Elke dag één ding voor een betere nacht. Met wat je doet in ploegendienst, en wanneer je je huisarts belt.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'Eerst dit',
        body:
          p('Bel in deze situaties eerst je huisarts, want dan is meer nodig dan deze week.') +
          ul(
            'Je slaapt bijna niet en bent tegelijk heel druk, achterdochtig of in de war.',
            'Je valt overdag in slaap, ook in de auto of op je werk.',
            'Iemand hoort dat je in je slaap steeds stopt met ademen.',
            'Je hebt epilepsie, of ooit een psychose gehad.',
          ) +
          p(`${safety('neverSuddenly', 'nl')} Gebruik ook geen drank om in slaap te vallen.`),
      },
      {
        type: 'text',
        title: 'Zeven dagen',
        appearance: 'walk',
        body: steps(
          [
            'Dag 1.',
            'Schrijf op hoe laat je naar bed ging en opstond. Kijk ’s nachts niet op de klok, want daar word je wakkerder van.',
          ],
          ['Dag 2.', 'Kies een vaste tijd om op te staan, ook in het weekend. Zo weet je lichaam waar de dag begint.'],
          [
            'Dag 3.',
            'Ga in het eerste uur naar buiten, al is het maar voor tien minuten. Daglicht en bewegen helpen je ’s avonds moe te worden.',
          ],
          [
            'Dag 4.',
            'Drink na de middag geen koffie of energiedrank meer. Doe je overdag een dutje, houd het dan op een half uur.',
          ],
          [
            'Dag 5.',
            'Schrijf vroeg op de avond een kwartier je zorgen op, elk met één stap. Zo liggen ze straks niet naast je in bed.',
          ],
          [
            'Dag 6.',
            'Gebruik je bed alleen om te slapen en te vrijen. Lig je lang wakker, sta dan op en doe iets rustigs tot je slaap krijgt.',
          ],
          [
            'Dag 7.',
            'Lees terug wat je opschreef, en kies de twee dingen die hielpen. Die houd je nog twee weken vol, want slaap verandert langzaam.',
          ],
        ),
      },
      {
        type: 'text',
        title: 'Als je ’s nachts wakker ligt',
        body: p(
          'Je rust uit, ook als je niet slaapt, dus je hoeft niets af te dwingen. Adem in tot vier en uit tot zes, en laat je schouders zakken. Komt er een zorg langs, zeg dan dat die morgen op papier mag.',
          'Word je wakker van zweet of een droom, trek dan iets droogs aan. In de eerste weken na het stoppen komt dat veel voor.',
        ),
      },
      {
        type: 'text',
        title: 'Als je ’s nachts werkt',
        body: p(
          'Kies dan een vaste tijd voor je langste slaap, al valt die overdag. Maak de kamer donker en stil, en zet de bel en je telefoon uit. Rijd je niet zelf, draag dan een zonnebril, want licht maakt je wakker.',
          'Rijd nooit als je ogen dichtvallen. Laat je ophalen of slaap eerst een half uur, want een ongeluk is zo gebeurd.',
        ),
      },
      {
        type: 'text',
        title: 'Als het zo blijft',
        body: p(
          'Slaap je na een paar weken nog steeds slecht, maak dan een afspraak met je huisarts. Gedragstherapie voor slaap werkt het best, en je huisarts weet waar je die krijgt. Vraag daar liever naar dan naar een pil.',
          'Ben je ook somber of bang, lees dan <a href="/somber">Als je somber of bang bent</a>.',
        ),
      },
    ],
  },
  en: {
    title: 'A week for your sleep',
    lead: 'Bad sleep is common when you stop, cut down or worry about someone. This week you’ll do one thing each day, so your body learns again when it’s night.',
    description: 'One thing a day for a better night. With what to do if you work shifts, and when to call your GP.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'Read this first',
        body:
          p('Call your GP first if any of these is true, because you’ll need more than this week.') +
          ul(
            'You hardly sleep, and at the same time you’re very active, suspicious or confused.',
            'You fall asleep during the day, even in the car or at work.',
            'Someone has heard that you keep stopping breathing in your sleep.',
            'You have epilepsy, or you’ve ever had a psychosis.',
          ) +
          p(`${safety('neverSuddenly', 'en')} Do not use alcohol to fall asleep either.`),
      },
      {
        type: 'text',
        title: 'Seven days',
        appearance: 'walk',
        body: steps(
          [
            'Day 1.',
            'Write down when you went to bed and when you got up. Do not look at the clock at night. It wakes you up more.',
          ],
          [
            'Day 2.',
            'Choose a time for getting up that you can keep every day, at weekends too. That way your body knows where the day begins.',
          ],
          [
            'Day 3.',
            'Go outside in the first hour, even if it’s only for ten minutes. Daylight and moving help you get tired in the evening.',
          ],
          [
            'Day 4.',
            'After noon, have no more coffee or energy drinks. If you take a nap, keep it to half an hour at most.',
          ],
          [
            'Day 5.',
            'Early in the evening, spend a quarter of an hour writing down your worries. Put one step behind each of them, so that they will not lie next to you in bed.',
          ],
          [
            'Day 6.',
            'Only use your bed for sleep and for sex. If you lie awake for long, get up and do something quiet until you’re sleepy.',
          ],
          [
            'Day 7.',
            'Read back what you wrote, and choose the two things that helped. Keep those up for another two weeks, as sleep changes slowly.',
          ],
        ),
      },
      {
        type: 'text',
        title: 'If you lie awake at night',
        body: p(
          'You’re resting even when you’re not asleep, so there’s no need to force anything. Breathe in for four and out for six, and let your shoulders drop. If a worry comes by, tell it that it can go on paper tomorrow.',
          'If sweat or a vivid dream wakes you, put on something dry and drink some water. In the first weeks after stopping, many people have nights like that.',
        ),
      },
      {
        type: 'text',
        title: 'If you work at night',
        body: p(
          'Choose a regular time for your longest sleep, even if it’s in the daytime. Make the room dark and quiet, and turn off the doorbell and your phone. Wear sunglasses on the way home if you’re not driving, because light wakes you up.',
          'Never drive when your eyes are closing. Ask someone to pick you up or sleep for half an hour first, because an accident happens in a second.',
        ),
      },
      {
        type: 'text',
        title: 'If it stays like this',
        body: p(
          'If you still sleep badly after a few weeks, make an appointment with your GP. Cognitive behavioural therapy for sleep works best, and your GP knows where to find it. Ask for that rather than for a pill.',
          'If you also feel low or afraid, read <a href="/en/low-mood">If you feel low or afraid</a>.',
        ),
      },
    ],
  },
  notes:
    'Sources: NHG-Standaard Slaapproblemen and Tijdschrift Gedragstherapie [S27] (behavioural therapy for sleep is first choice when it lasts; it holds a regular time, the bed for sleep only, worries earlier in the evening); Budney et al. 2003 [S12] (dreams and sweating in the first weeks after cannabis). Restriction of sleep is left out on purpose. CHECK [C2]: GP: who calls first (apnoea, epilepsy, psychosis, drowsy driving) and the seven days. CHECK [C1]: addiction doctor: alcohol and sleeping pills.',
};
