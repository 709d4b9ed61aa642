import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'gambling',
  {
    nl: {
      goal: {
        title: 'Jij kiest je doel',
        text: [
          'Je kiest voor stoppen of minderen, in uren per dag. Je plan maak je in een paar minuten, en aanpassen kan later.',
          'Heb je schulden, dan past stoppen meestal beter.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Er is een forum en een dagboek dat alleen jij leest. Je kunt ook een buddy vragen, iemand die je steunt. Je buddy ziet geen uren en geen bedragen.',
          'Rechtsboven staat Snel weg, en 113 en 112 staan er altijd naast.',
        ],
      },
      start: makePlan.nl,
    },
    en: {
      goal: {
        title: 'You choose your goal',
        text: [
          'You choose to stop or cut down, in hours a day. You make your plan in a few minutes, and you can change it later.',
          'If you have debts, stopping usually suits better than cutting down.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'There’s a forum, and a diary that only you read. You can also ask for a buddy, someone who supports you. Your buddy will never see your hours or your amounts.',
          'You’ll find Leave this page at the top right, with 113 and 112 always beside it.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK [C3]: a clinician confirms the advice to stop when there are debts (outline 6, item 14).',
);
