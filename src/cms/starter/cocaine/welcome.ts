import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'cocaine',
  {
    nl: {
      goal: {
        title: 'Jij kiest je doel',
        text: [
          'Stoppen of minderen. Je plan maak je in een paar minuten. Aanpassen kan later.',
          'Had je ooit hartklachten? Dan past alleen stoppen. Bij pijn op je borst bel je 112.',
        ],
      },
      day: {
        title: 'Elke dag een minuut',
        text: [
          'Vul in hoeveel het was, in halve grammen. Schatten is goed. Ook als het meer was dan je wilde. Eerlijk invullen helpt, perfect zijn hoeft niet.',
        ],
      },
      exercises: {
        title: 'Korte oefeningen',
        text: [
          'Elke week opent een nieuwe fase. De eerste gaat over je hart en over eerlijk kijken. Een oefening duurt 3 tot 7 minuten.',
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
          'Did you ever have heart trouble? Then only stopping is right for you. With pain in your chest you call 112.',
        ],
      },
      day: {
        title: 'One minute a day',
        text: [
          'Fill in how much it was, in half grams. An estimate is fine. Even if it was more than you wanted. Being honest helps, being perfect is not needed.',
        ],
      },
      exercises: {
        title: 'Short exercises',
        text: [
          'Every week a new phase opens. The first is about your heart and about looking honestly. An exercise takes 3 to 7 minutes.',
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
  'CHECK: a clinician confirms the advice with heart trouble and chest pain (outline 6, items 5 and 14).',
);
