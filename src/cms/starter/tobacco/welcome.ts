import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'tobacco',
  {
    nl: {
      goal: {
        title: 'Je kiest je stopdag',
        text: [
          'Dat is een dag in de komende 2 weken. Je stopt in één keer, of in 6 weken stap voor stap. Verzetten kan later.',
          'Gebruik je medicijnen voor psychose, theofylline of insuline? Bel dan vóór je stopdag je huisarts.',
        ],
      },
      day: {
        title: 'Elke dag een minuut',
        text: [
          'Vul in hoeveel sigaretten het waren. Ook vóór je stopdag, en ook als het er meer waren. Eerlijk invullen helpt, perfect zijn hoeft niet.',
        ],
      },
      exercises: {
        title: 'Korte oefeningen',
        text: [
          'Elke week opent een nieuwe fase. Een oefening duurt 3 tot 7 minuten.',
          'Heb je nu trek? Die duurt meestal maar een paar minuten. Bij Hulp staat wat je kunt doen.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Noem je stopdag op het forum, of schrijf in je dagboek. Dat leest alleen jij. Je kunt ook een buddy vragen: iemand die je steunt.',
          'Rechtsboven staat Snel weg. Hulp bij gevaar staat altijd onderaan.',
        ],
      },
      start: makePlan.nl,
    },
    en: {
      goal: {
        title: 'You choose your quit day',
        text: [
          'That is a day in the next 2 weeks. You stop all at once, or step by step in 6 weeks. You can move it later.',
          'Do you take medicine for psychosis, theophylline or insulin? Then call your GP before your quit day.',
        ],
      },
      day: {
        title: 'One minute a day',
        text: [
          'Fill in how many cigarettes it was. Before your quit day too, and even if it was more. Being honest helps, being perfect is not needed.',
        ],
      },
      exercises: {
        title: 'Short exercises',
        text: [
          'Every week a new phase opens. An exercise takes 3 to 7 minutes.',
          'Do you have a craving now? It mostly lasts only a few minutes. Help tells you what you can do.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'Tell the forum your quit day, or write in your diary. Only you read that. You can also ask for a buddy: someone who supports you.',
          'Leave now is at the top right. Help in danger is always at the bottom.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK: a GP or pharmacist confirms the medicines (outline 6, item 6) and "a few minutes" for craving (item 12).',
);
