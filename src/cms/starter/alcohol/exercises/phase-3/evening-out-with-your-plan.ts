import { count, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

/** Maximum amount of a day of the programme, as in the daily registration. */
const MOST = 50;

export const eveningOutWithYourPlan = exercise({
  id: 'alcohol_3_4',
  domain: 'alcohol',
  title: { nl: 'Een avond uit met je plan', en: 'An evening out with your plan' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Een etentje, een verjaardag of de kantine: buiten de deur is je plan vaak lastiger. Met een paar keuzes vooraf hoef je die avond minder na te denken. Kies een avond die eraan komt, of anders een avond die steeds terugkomt.',
      ),
      en: p(
        'Dinner with friends, a birthday or the club bar can make it harder to keep to your plan. If you choose a few things beforehand, there’s less to think about on the night. Pick an evening that’s coming up, or one that keeps coming round.',
      ),
    }),
    line('avond', { nl: 'Welke avond is het?', en: 'Which evening is it?' }, { required: true }),
    count('doel', { nl: 'Hoeveel glazen is je doel?', en: 'How many drinks is your goal?' }, MOST, {
      help: {
        nl: 'Kijk naar je plan, want 0 kan ook. Rijd je zelf, drink dan 0 glazen.',
        en: 'Check your plan: 0 is possible too. If you’re driving that evening, have 0 drinks.',
      },
    }),
    line(
      'eerst',
      { nl: 'Wat neem je als eerste?', en: 'What will you have first?' },
      {
        help: {
          nl: 'Begin met iets zonder alcohol, dan is je dorst al weg.',
          en: 'Start with something alcohol-free, so that you’re no longer thirsty.',
        },
      },
    ),
    line('ertussen', {
      nl: 'En wat neem je daarna, of ertussen?',
      en: 'And what will you have after that, or in between?',
    }),
    line('eten', { nl: 'Wat eet je, en hoe laat?', en: 'What will you eat, and when?' }),
    line(
      'wie',
      { nl: 'Wie weet van je plan?', en: 'Who knows about your plan?' },
      {
        help: {
          nl: 'Misschien weet niemand het nog, en dat mag. Met één persoon erbij wordt het meestal makkelijker.',
          en: 'Perhaps nobody knows about it yet, and that’s fine. It usually helps if one person does.',
        },
      },
    ),
    line(
      'weg',
      { nl: 'Wanneer ga je weg?', en: 'When will you leave?' },
      {
        help: {
          nl: 'Kies een tijd of een teken, bijvoorbeeld als de muziek harder gaat.',
          en: 'Choose a time or a sign, such as when the music gets louder.',
        },
      },
    ),
    line('naar_huis', { nl: 'Hoe kom je thuis?', en: 'How will you get home?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Vooraf kiezen helpt', en: 'Choosing beforehand helps' },
    html: {
      nl: p(
        'Beslissen als je rustig bent, is makkelijker dan op het moment zelf. Stuur je plan naar jezelf, zodat je het die avond bij je hebt.',
        'Loopt de avond anders, vul de dag dan toch in. Daardoor zie je later wat het lastig maakte. Drink water en ga daarna slapen. Dronk je een paar dagen veel, stop dan niet ineens. Tril of zweet je, bel dan nu je huisarts of de huisartsenpost.',
      ),
      en: p(
        'It’s less hard to decide while you’re calm than in the moment itself. Send yourself your plan, so you’ll have it with you that evening.',
        'If the evening goes differently, log the day all the same. Later on that shows you what made it hard. Have some water first and then go to bed. If you’ve been drinking a lot for a few days, do not stop suddenly. If you shake or sweat, call your GP or the huisartsenpost (out-of-hours GP) now.',
      ),
    },
  },
  notes: `Method: rehearsal of a difficult evening, rules for drinking less or not drinking (cognitive behavioural therapy).
CHECK [C1]: clinician, advice after several days of heavy drinking.`,
});
