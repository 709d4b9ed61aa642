import { getProgramme, selfHelpEnd } from '../shared/programme-page.ts';
import { phase, row } from '../shared/programme-parts.ts';

const phases = [
  phase(
    {
      nl: {
        title: 'Veilig en eerlijk',
        text: '<p>Je begint bij je hart en je hoofd. Daarna kijk je hoe en wanneer je gebruikt. Je zet ook één ding buiten bereik.</p>',
        unlockInfo: 'Je kunt meteen beginnen. Eerst kijk je naar je hart.',
      },
      en: {
        title: 'Safe and honest',
        text: '<p>You’ll begin with your heart and your mind, and then look at how and when you use. You’ll also put one thing out of your own reach this week.</p>',
        unlockInfo: 'You can begin at once, and the first thing you’ll look at is your heart.',
      },
    },
    [
      row('cocaine_1_1', 'quiz', 4, { nl: 'Mijn hart en hoofd', en: 'My heart and head' }),
      row('cocaine_1_2', 'text', 6, { nl: 'Hoe en wanneer', en: 'How and when' }),
      row('cocaine_1_3', 'list', 5, { nl: 'De rekening', en: 'The bill' }),
      row('cocaine_1_4', 'list', 4, { nl: 'Waar ligt het, wie belt het?', en: 'Where is it, who calls?' }),
      row('cocaine_1_5', 'text', 3, { nl: 'Mijn zin', en: 'My sentence' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Na het gebruik',
        text: '<p>Je leert wat er na gebruik met je gebeurt en hoe je de eerste dagen doorkomt. Ook kijk je naar alcohol, omdat die twee vaak bij elkaar horen.</p>',
        unlockInfo: 'Je leert wat er na gebruik met je gebeurt.',
      },
      en: {
        title: 'After using',
        text: '<p>You learn what happens to you after using and how to get through the first days. You also look at alcohol, as the two often go together.</p>',
        unlockInfo: 'You’ll learn what happens to your body and your mood after using.',
      },
    },
    [
      row('cocaine_2_1', 'video', 3, { nl: 'De dip na de lijn', en: 'The low after using' }),
      row('cocaine_2_2', 'list', 5, { nl: 'Dag 1 tot 3 goed doorkomen', en: 'Getting through days 1 to 3' }),
      row('cocaine_2_3', 'quiz', 5, { nl: 'Alcohol en coke', en: 'Alcohol and coke' }),
      row('cocaine_2_4', 'quiz', 3, { nl: 'Mijn neus en slaap', en: 'My nose and sleep' }),
      row('cocaine_2_5', 'text', 3, { nl: 'Iets wat anders ging', en: 'Something that went differently' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Trek en bericht',
        text: '<p>Je oefent wat je doet voor het bericht eruit gaat. Je zoekt waar je iets anders kunt doen, en kiest vooraf wat je op vrijdag doet.</p>',
        unlockInfo: 'Je oefent wat je doet voor het bericht eruit gaat.',
      },
      en: {
        title: 'Craving and message',
        text: '<p>You practise what you do before the message goes out. You look for where you can do something different, and choose beforehand what you’ll do on Friday.</p>',
        unlockInfo: 'You practise what you do before the message goes out.',
      },
    },
    [
      row('cocaine_3_1', 'video', 4, { nl: 'De snelle golf', en: 'The fast wave' }),
      row('cocaine_3_2', 'text', 7, { nl: 'De stappen naar het bericht', en: 'The steps to the message' }),
      row('cocaine_3_3', 'list', 5, { nl: 'Vrijdag 16 uur', en: 'Friday 4 pm' }),
      row('cocaine_3_4', 'list', 4, { nl: 'Bel in plaats van bestel', en: 'Call instead of ordering' }),
      row('cocaine_3_5', 'text', 3, { nl: 'Een dag gelukt', en: 'One day it worked' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Hoofd en gevoel',
        text: '<p>Je kijkt naar de zinnen voor het bericht en naar wie je bent zonder. Je oefent met spanning en let op je stemming.</p>',
        unlockInfo: 'Je kijkt naar de zinnen voor het bericht.',
      },
      en: {
        title: 'Mind and feeling',
        text: '<p>You look at the thoughts before the message and at who you are without it. You’ll also practise with tension and keep an eye on your mood.</p>',
        unlockInfo: 'You’ll look at the thoughts that come before the message.',
      },
    },
    [
      row('cocaine_4_1', 'quiz', 5, { nl: 'Zinnen die het goedpraten', en: 'Thoughts that talk you into it' }),
      row('cocaine_4_2', 'text', 6, { nl: 'Wie ben ik zonder?', en: 'Who am I without it?' }),
      row('cocaine_4_3', 'video', 4, { nl: 'Spanning, prikkels, boosheid', en: 'Stress, overload, anger' }),
      row('cocaine_4_4', 'quiz', 4, { nl: 'Waar of niet over coke', en: 'True or false about coke' }),
      row('cocaine_4_5', 'text', 3, { nl: 'Somber na stoppen', en: 'Low after stopping' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Mensen, geld en weekend',
        text: '<p>Je oefent nee zeggen en weggaan. Je geeft je geld en je weekend een plan, en kiest iemand die meekijkt.</p>',
        unlockInfo: 'Je oefent nee zeggen en spreekt iets leuks af.',
      },
      en: {
        title: 'People, money and weekends',
        text: '<p>You’ll practise saying no and leaving when you need to. You’ll give your money and your weekend a plan, and choose someone who follows how you are doing.</p>',
        unlockInfo: 'You’ll practise saying no, and you’ll plan some nice things for the weekend too.',
      },
    },
    [
      row('cocaine_5_1', 'quiz', 5, { nl: '“Kom je mee naar het toilet?”', en: '“Coming to the toilet?”' }),
      row('cocaine_5_2', 'list', 5, { nl: 'Geld dat overblijft', en: 'Money that stays' }),
      row('cocaine_5_3', 'list', 6, { nl: 'Plezier zonder haast', en: 'Fun without the rush' }),
      row('cocaine_5_4', 'text', 6, { nl: 'Seks, daten en werk', en: 'Sex, dating and work' }),
      row('cocaine_5_5', 'text', 3, { nl: 'Mensen die mij zien', en: 'People who see me' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Vasthouden',
        text: '<p>Je maakt je plan voor als de trek terugkomt: het eerste uur, een noodkaart, kleine beslissingen en je doel voor daarna.</p>',
        unlockInfo: 'Je maakt je plan voor als de trek terugkomt.',
      },
      en: {
        title: 'Holding on',
        text: '<p>You make your plan for when the craving comes back: the first hour, an emergency card, small decisions and your goal for afterwards.</p>',
        unlockInfo: 'You make your plan for when the craving comes back.',
      },
    },
    [
      row('cocaine_6_1', 'video', 3, { nl: 'Een lijn gehad', en: 'After one line' }),
      row('cocaine_6_2', 'list', 4, { nl: 'Mijn noodkaart', en: 'My emergency card' }),
      row('cocaine_6_3', 'list', 5, { nl: 'De kleine beslissingen', en: 'The small decisions' }),
      row('cocaine_6_4', 'text', 5, { nl: 'Feest, reis, slecht nieuws', en: 'Party, travel, bad news' }),
      row('cocaine_6_5', 'text', 3, { nl: 'Mijn doel', en: 'My goal' }),
    ],
  ),
];

const endRows = [
  row('cocaine_end_1', 'list', 4, { nl: 'Mijn maandagen', en: 'My Mondays' }),
  row('cocaine_end_2', 'text', 5, { nl: 'Brief aan vrijdagavond', en: 'Letter to Friday night' }),
  row('cocaine_end_3', 'quiz', 3, { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' }),
];

export const programme = getProgramme(
  'cocaine',
  {
    now: {
      nl: 'Heb je nu trek, kijk dan bij <a href="/hulp">Hulp</a>: die pagina is altijd open.',
      en: 'If you have a craving now, go to <a href="/en/help">Help</a>: that page is always open.',
    },
    end: {
      nl: { title: 'Zes weken verder', text: selfHelpEnd.nl },
      en: { title: 'Six weeks on', text: selfHelpEnd.en },
    },
    endRows,
  },
  phases,
  'Method: relapse prevention (Larimer, Palmer and Marlatt 1999), cognitive behavioural therapy, community reinforcement. Sources and points to check stand with each form.',
);
