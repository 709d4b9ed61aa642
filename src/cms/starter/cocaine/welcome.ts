import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'cocaine',
  {
    nl: {
      goal: {
        title: 'Jij kiest je doel',
        text: [
          'Je kiest zelf of je stopt of mindert. Je plan maak je in een paar minuten.',
          'Had je ooit hartklachten, dan is stoppen het enige dat veilig is. Bij pijn op je borst bel je 112.',
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
          'You decide whether you’d like to stop or cut down. Making your plan takes a few minutes, and you can change it later.',
          'If you’ve ever had any heart trouble, stopping is the only safe option. With pain in your chest, call 112.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'There’s a forum, and a diary that only you read. You can also ask someone to be your buddy and support you.',
          'Leave this page is at the top right, with 113 and 112 always beside it.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK [C1]: a clinician confirms the advice with heart trouble and chest pain (outline 6, items 5 and 14).',
);
