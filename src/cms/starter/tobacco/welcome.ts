import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'tobacco',
  {
    nl: {
      goal: {
        title: 'Je kiest je stopdag',
        text: [
          'Dat is een dag in de komende 2 weken. Je stopt in één keer, of gaat in 6 weken stap voor stap naar nul. Verzetten kan later altijd.',
          'Gebruik je medicijnen voor psychose, theofylline of insuline, bel dan vóór je stopdag je huisarts.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Noem je stopdag op het forum, of schrijf in je dagboek dat alleen jij leest. Je kunt ook iemand die je steunt vragen als buddy.',
          'Rechtsboven staat Snel weg, en 113 en 112 staan er altijd naast.',
        ],
      },
      start: makePlan.nl,
    },
    en: {
      goal: {
        title: 'You choose your quit day',
        text: [
          'It’s a day in the next 2 weeks. From that day you’ll quit all at once, or go down to zero step by step in 6 weeks. You can always move it later.',
          'If you take medicine for psychosis, theophylline or insulin, call your GP before your quit day.',
        ],
      },
      together: {
        title: 'You’re not alone',
        text: [
          'Tell the forum your quit day, or write in your diary, which only you can read. You can also ask someone who supports you to be your buddy.',
          'Leave this page is at the top right, with 113 and 112 always beside it.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK [C3]: a GP or pharmacist confirms the medicines (outline 6, item 6) and "a few minutes" for craving (item 12).',
);
