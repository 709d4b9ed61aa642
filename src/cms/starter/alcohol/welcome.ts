import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'alcohol',
  {
    nl: {
      goal: {
        title: 'Jij kiest je doel',
        text: [
          'Je kiest zelf of je stopt of mindert. Je plan maak je in een paar minuten, en aanpassen kan later.',
          'Drink je elke dag veel, of tril je als je niet drinkt? Praat dan eerst met je huisarts.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Er is een forum, en een dagboek dat alleen jij leest. Je kunt ook een buddy vragen, dat is iemand die je steunt.',
          'Rechtsboven staat Snel weg, en 113 en 112 staan er altijd naast.',
        ],
      },
      start: makePlan.nl,
    },
    en: {
      goal: {
        title: 'You choose your goal',
        text: [
          'You decide whether to stop or cut down. It takes a few minutes to make your plan, and you can change it later.',
          'If you drink a lot every day, or shake when you do not drink, talk to your GP first.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'There’s a forum, and a diary that only you can read. You can also ask for a buddy, which means someone who supports you.',
          'Leave this page is at the top right, with 113 and 112 always beside it.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK [C1]: a clinician confirms the line about seeing a GP first (outline 6, item 1).',
);
