import type { StarterPage } from '../starter.ts';
import { p, safety, tel, ul } from './markup.ts';
import { CLOSE_ONES, SELF_HELP } from './variants.ts';

/** Two questions of our own about mood, with advice after each outcome; open from the first day. */
export const lowMood: StarterPage<'basic_page'> = {
  id: 'shared-low-mood',
  type: 'basic_page',
  domains: [...SELF_HELP, ...CLOSE_ONES],
  path: { nl: '/somber', en: '/low-mood' },
  nl: {
    title: 'Als je somber of bang bent',
    lead: 'Veel mensen zijn somber of bang als ze stoppen, minderen of zich zorgen maken. Hier lees je wat je nu kunt doen, en wanneer je beter belt.',
    description: 'Twee vragen over hoe je je voelt. Met wat je daarna kunt doen, en wie je kunt bellen.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        body: p(
          `<strong>${safety('suicide', 'nl')}</strong>`,
          `Ben je nu in gevaar, bel dan ${tel('112')} en ga naar iemand toe.`,
        ),
      },
      {
        type: 'text',
        title: 'Twee vragen aan jezelf',
        body:
          p('Deze vragen geven een indruk en geen diagnose, dus neem er rustig de tijd voor.') +
          ul(
            'Was je de laatste twee weken op de meeste dagen somber, leeg of bang?',
            'Had je in die weken bijna nergens zin in?',
          ),
      },
      {
        type: 'text',
        title: 'Twee keer nee',
        body: p(
          'Dan is dit misschien een zware dag. Die gaat meestal weer voorbij. Eet iets, ga naar buiten en vertel iemand hoe het met je gaat. Is het volgende week nog zo, lees deze vragen dan nog eens.',
        ),
      },
      {
        type: 'text',
        title: 'Eén keer ja',
        body: p(
          'Vertel het deze week aan iemand die je vertrouwt, want alleen wordt het zwaarder. Doe daarna elke dag één klein ding, zoals een wandeling. Is het over twee weken niet beter, maak dan een afspraak met je huisarts.',
        ),
      },
      {
        type: 'text',
        title: 'Twee keer ja',
        body: p(
          'Bel deze week je huisarts, want er is hulp die bij je past. Zeg het zoals het is: “Ik ben al twee weken somber en heb nergens zin in.” Vertel ook wat je drinkt of gebruikt, omdat dat bij de hulp meetelt.',
          'Is bellen te veel, vraag dan iemand om het samen te doen. Je kunt deze pagina ook laten lezen, zodat je niets hoeft te bedenken.',
        ),
      },
      {
        type: 'text',
        title: 'Wat helpt op een sombere dag',
        body:
          p('Wacht niet tot je zin hebt, want die komt meestal pas onderweg.') +
          ul(
            'Sta op een vaste tijd op en was je, zodat de dag begint.',
            'Ga een kwartier naar buiten, het liefst als het licht is.',
            'Schrijf één ding op dat je vandaag doet, en houd het klein.',
            'Eet drie keer, omdat ook je hoofd dat nodig heeft.',
            'Spreek voor morgen iets af met iemand, al is het een kop koffie.',
            'Stel grote beslissingen uit tot je stemming beter is.',
          ),
      },
      {
        type: 'text',
        title: 'Wat kan meespelen',
        body:
          p('Soms komt somber zijn door wat je lichaam doormaakt.') +
          ul(
            'Na cocaïne volgt een dip van uren tot dagen.',
            'Wie gestopt is met roken, voelt zich later meestal minder somber.',
            'Slecht slapen maakt een dag zwaarder. Lees daarom ook <a href="/beter-slapen">Een week voor je slaap</a>.',
          ) +
          p(
            `Ruil het ene middel niet in voor het andere. ${safety('neverSuddenly', 'nl')} Stop ook niet zelf met medicijnen voor je stemming. Overleg dat met je huisarts.`,
          ),
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
    ],
  },
  en: {
    title: 'If you feel low or afraid',
    lead: 'Many people feel low or afraid when they stop, cut down or worry about someone. Here you can read what to do now, and when it’s better to call.',
    description: 'Two questions about how you feel, what you can do next and who to call when things are hard.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        body: p(
          `<strong>${safety('suicide', 'en')}</strong>`,
          `If you’re in danger now, call ${tel('112')} and go to someone you trust.`,
        ),
      },
      {
        type: 'text',
        title: 'Two questions to ask yourself',
        body:
          p('These questions give you an impression and not a diagnosis, so take your time with them.') +
          ul(
            'In the past two weeks, did you feel low, empty or afraid on most days?',
            'In those weeks, did you have little interest in anything?',
          ),
      },
      {
        type: 'text',
        title: 'No to both',
        body: p(
          'This may be a hard day, and hard days usually pass. Eat something, go outside and tell someone how you’re doing. If you still feel like this next week, read these questions again.',
        ),
      },
      {
        type: 'text',
        title: 'Yes to one of them',
        body: p(
          'Tell someone you trust this week. It gets harder when you’re alone with it. After that, choose one small thing each day, such as a walk or a phone call. If nothing has changed in two weeks, make an appointment with your GP.',
        ),
      },
      {
        type: 'text',
        title: 'Yes to both',
        body: p(
          'Call your GP this week. There’s help that fits what you need. Say it as it is: “I’ve felt low for two weeks, and I’m not interested in anything.” Mention what you drink or use as well. It matters for the help you get.',
          'If calling is too much, ask someone to do it with you. You can also show them this page, so that you do not have to find the words.',
        ),
      },
      {
        type: 'text',
        title: 'What helps on a low day',
        body:
          p('Do not wait until you feel like it. That feeling often comes once you’ve started.') +
          ul(
            'Get up at a regular time and have a wash, so that the day has begun.',
            'Go outside for a quarter of an hour, in daylight if you can.',
            'Write down one thing to do today, and make it small enough to work.',
            'Eat three times, even if you’re not hungry. Your mind needs it.',
            'Arrange something with someone for tomorrow, even if it’s only a cup of coffee.',
            'Put off any big decisions until your mood has lifted.',
          ),
      },
      {
        type: 'text',
        title: 'What may play a part',
        body:
          p('Sometimes feeling low comes from what your body is going through, and it helps to know that.') +
          ul(
            'Cocaine is followed by a low that lasts from a few hours to a few days.',
            'People who have quit smoking usually feel less low and less tense later on.',
            'Bad sleep makes any day harder, so you may also want to read <a href="/en/better-sleep">A week for your sleep</a>.',
          ) +
          p(
            `Do not swap one drug for another. ${safety('neverSuddenly', 'en')} If you take medicine for your mood, do not stop it yourself, but talk to your GP.`,
          ),
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
    ],
  },
  notes:
    'Sources: NHG-Standaard Depressie [S48] (two core symptoms for two weeks, a fixed shape of the day and activities); Gawin & Kleber [S29] (low after cocaine); Taylor 2014 [S34] (mood after quitting smoking); 113 [S20]. The two questions are our own and give no score. CHECK [C1]: 113 and GP: the two questions, the three outcomes, who is told to call this week. CHECK [C2]: psychiatrist: medicines for mood.',
};
