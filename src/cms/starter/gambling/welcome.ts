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
      day: {
        title: 'Elke dag een minuut',
        text: [
          'Vul in hoeveel uur het was, en hoeveel euro je inlegde. Doe dat ook als het meer was dan je wilde, want eerlijk invullen helpt.',
        ],
      },
      exercises: {
        title: 'Korte oefeningen',
        text: [
          'De eerste oefening maakt gokken vandaag al lastiger. Daarna opent elke week een nieuwe fase. Een oefening duurt 3 tot 7 minuten, dus dat past in een pauze.',
          'Voel je nu drang, kijk dan bij Hulp.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Er is een forum en een dagboek dat alleen jij leest. Je kunt ook een buddy vragen, iemand die je steunt. Je buddy ziet geen uren en geen bedragen.',
          'Rechtsboven staat Snel weg. Hulp bij gevaar staat altijd onderaan.',
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
      day: {
        title: 'One minute a day',
        text: [
          'Fill in how many hours it was, and how many euros you put in. Do that even if it was more than you wanted, because being honest helps.',
        ],
      },
      exercises: {
        title: 'Short exercises',
        text: [
          'The first exercise makes gambling harder to reach today, and after that a new phase opens every week. An exercise takes 3 to 7 minutes, so it fits into a break.',
          'If you feel an urge right now, have a look at the Help page.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'There’s a forum, and a diary that only you read. You can also ask for a buddy, someone who supports you. Your buddy will never see your hours or your amounts.',
          'You’ll find Leave now at the top right, and help in danger is always at the bottom.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK [C3]: a clinician confirms the advice to stop when there are debts (outline 6, item 14).',
);
