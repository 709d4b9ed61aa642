import { count, exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

/** The most that a day of the programme can hold, as in the daily registration. */
const MOST = 50;

export const eveningOutWithYourPlan = exercise({
  id: 'alcohol_3_4',
  domain: 'alcohol',
  title: { nl: 'Een avond uit met je plan', en: 'An evening out with your plan' },
  parts: [
    told('intro', {
      nl: p(
        'Een etentje, een verjaardag of de kantine: buiten de deur is je plan vaak lastiger. Met een paar keuzes vooraf hoef je die avond minder na te denken. Kies een avond die eraan komt, of anders een avond die steeds terugkomt.',
      ),
      en: p(
        'A dinner, a birthday, the club bar: away from home your plan is often harder. With a few choices made before, you have less to think about that evening. Choose an evening that is coming up. Is nothing coming up? Then take an evening that often returns.',
      ),
    }),
    line('avond', { nl: 'Welke avond is het?', en: 'Which evening is it?' }, { required: true }),
    count('doel', { nl: 'Hoeveel glazen is je doel?', en: 'How many glasses is your goal?' }, MOST, {
      help: {
        nl: 'Kijk naar je plan, want 0 kan ook. Rijd je zelf, drink dan 0 glazen.',
        en: 'Look at your plan. 0 is possible too. Are you driving? Then drink 0 glasses.',
      },
    }),
    line(
      'eerst',
      { nl: 'Wat neem je als eerste?', en: 'What do you have first?' },
      {
        help: {
          nl: 'Begin met iets zonder alcohol, dan is je dorst al weg.',
          en: 'Start with something without alcohol. Then your thirst is gone.',
        },
      },
    ),
    line('ertussen', {
      nl: 'En wat neem je daarna, of ertussen?',
      en: 'And what do you have after that, or in between?',
    }),
    line('eten', { nl: 'Wat eet je, en hoe laat?', en: 'What do you eat, and what time?' }),
    line(
      'wie',
      { nl: 'Wie weet van je plan?', en: 'Who knows about your plan?' },
      {
        help: {
          nl: 'Misschien weet niemand het nog, en dat mag. Met één persoon erbij wordt het meestal makkelijker.',
          en: 'Nobody is an answer too. One person often makes it lighter.',
        },
      },
    ),
    line(
      'weg',
      { nl: 'Wanneer ga je weg?', en: 'When do you leave?' },
      {
        help: {
          nl: 'Kies een tijd of een teken, bijvoorbeeld als de muziek harder gaat.',
          en: 'Choose a time, or a sign. For example: when the music gets louder.',
        },
      },
    ),
    line('naar_huis', { nl: 'Hoe kom je thuis?', en: 'How do you get home?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Vooraf kiezen helpt', en: 'Choosing beforehand helps' },
    html: {
      nl: p(
        'Beslissen als je rustig bent, is makkelijker dan op het moment zelf. Stuur je plan naar jezelf, zodat je het die avond bij je hebt.',
        'Loopt de avond anders, vul de dag dan toch in. Daardoor zie je later wat het lastig maakte. Drink water en ga daarna slapen. Dronk je een paar dagen veel, stop dan niet ineens. Bel je huisarts als je trilt of zweet.',
      ),
      en: p(
        'Deciding when you are calm is easier than at the moment itself. Send your plan to yourself, then you have it with you that evening.',
        'Does the evening go differently? Fill in the day, because writing it down honestly helps. One evening is one evening. Drink water and go to sleep. Did you drink a lot for a few days? Then do not stop suddenly, and call your GP if you shake or sweat.',
      ),
    },
  },
  notes: `Method: rehearsal of a difficult evening, rules for drinking less or not drinking (cognitive behavioural therapy).
CHECK: clinician, advice after several days of heavy drinking.`,
});
