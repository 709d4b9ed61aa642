import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'gambling',
  {
    nl: {
      goal: {
        title: 'Jij kiest je doel',
        text: [
          'Stoppen of minderen, in uren per dag. Je plan maak je in een paar minuten. Aanpassen kan later.',
          'Heb je schulden? Dan past stoppen meestal beter.',
        ],
      },
      day: {
        title: 'Elke dag een minuut',
        text: [
          'Vul in hoeveel uur het was, en hoeveel euro je inlegde. Ook als het meer was dan je wilde. Eerlijk invullen helpt, perfect zijn hoeft niet.',
        ],
      },
      exercises: {
        title: 'Korte oefeningen',
        text: [
          'De eerste oefening maakt gokken vandaag al lastiger. Daarna opent elke week een nieuwe fase. Een oefening duurt 3 tot 7 minuten.',
          'Voel je nu drang? Kijk bij Hulp.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Er is een forum en een dagboek dat alleen jij leest. Je kunt ook een buddy vragen: iemand die je steunt. Je buddy ziet geen uren en geen bedragen.',
          'Rechtsboven staat Snel weg. Hulp bij gevaar staat altijd onderaan.',
        ],
      },
      start: makePlan.nl,
    },
    en: {
      goal: {
        title: 'You choose your goal',
        text: [
          'Stop or cut down, in hours a day. You make your plan in a few minutes. You can change it later.',
          'Do you have debts? Then stopping mostly suits better.',
        ],
      },
      day: {
        title: 'One minute a day',
        text: [
          'Fill in how many hours it was, and how many euros you put in. Even if it was more than you wanted. Being honest helps, being perfect is not needed.',
        ],
      },
      exercises: {
        title: 'Short exercises',
        text: [
          'The first exercise makes gambling harder today. After that a new phase opens every week. An exercise takes 3 to 7 minutes.',
          'Do you feel an urge now? Look at Help.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'There is a forum, and a diary that only you read. You can also ask for a buddy: someone who supports you. Your buddy sees no hours and no amounts.',
          'Leave now is at the top right. Help in danger is always at the bottom.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK: a clinician confirms the advice to stop when there are debts (outline 6, item 14).',
);
