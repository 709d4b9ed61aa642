import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'cannabis',
  {
    nl: {
      goal: {
        title: 'Jij kiest je doel',
        text: [
          'Je kiest of je wilt stoppen of minderen. Een plan maak je in een paar minuten, en aanpassen kan later.',
          'Hoor of zie je dingen die anderen niet horen of zien, bel dan vandaag je huisarts.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Er is een forum, en een dagboek dat alleen jij leest. Je kunt ook een buddy vragen, zodat iemand je steunt.',
          'Rechtsboven staat Snel weg, en 113 en 112 staan er altijd naast.',
        ],
      },
      start: makePlan.nl,
    },
    en: {
      goal: {
        title: 'You choose your goal',
        text: [
          'You choose whether you want to stop or cut down. Making a plan takes a few minutes, and you can change it later.',
          'If you hear or see things that others do not hear or see, call your GP today.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'There’s a forum, and a diary that only you read. You can also ask for a buddy, so that someone supports you.',
          'You’ll find Leave this page at the top right, with 113 and 112 always beside it.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK [C1]: a psychiatrist confirms the line on hearing or seeing things (outline 6, item 8).',
);
