import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'cannabis',
  {
    nl: {
      goal: {
        title: 'Jij kiest je doel',
        text: [
          'Stoppen of minderen. Je plan maak je in een paar minuten. Aanpassen kan later.',
          'Hoor of zie je dingen die anderen niet horen of zien? Bel vandaag je huisarts.',
        ],
      },
      day: {
        title: 'Elke dag een minuut',
        text: [
          'Vul in hoeveel joints het waren. Een gedeelde joint is een halve. Ook als het er meer waren dan je wilde. Eerlijk invullen helpt, perfect zijn hoeft niet.',
        ],
      },
      exercises: {
        title: 'Korte oefeningen',
        text: [
          'Elke week opent een nieuwe fase, bijvoorbeeld over slapen zonder joint. Een oefening duurt 3 tot 7 minuten.',
          'Heb je nu trek? Kijk bij Hulp.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Er is een forum en een dagboek dat alleen jij leest. Je kunt ook een buddy vragen: iemand die je steunt.',
          'Rechtsboven staat Snel weg. Hulp bij gevaar staat altijd onderaan.',
        ],
      },
      start: makePlan.nl,
    },
    en: {
      goal: {
        title: 'You choose your goal',
        text: [
          'Stop or cut down. You make your plan in a few minutes. You can change it later.',
          'Do you hear or see things that others do not hear or see? Call your GP today.',
        ],
      },
      day: {
        title: 'One minute a day',
        text: [
          'Fill in how many joints it was. A shared joint is a half. Even if it was more than you wanted. Being honest helps, being perfect is not needed.',
        ],
      },
      exercises: {
        title: 'Short exercises',
        text: [
          'Every week a new phase opens, for example about sleeping without a joint. An exercise takes 3 to 7 minutes.',
          'Do you have a craving now? Look at Help.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'There is a forum, and a diary that only you read. You can also ask for a buddy: someone who supports you.',
          'Leave now is at the top right. Help in danger is always at the bottom.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK: a psychiatrist confirms the line on hearing or seeing things (outline 6, item 8).',
);
