import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'cocaine',
  {
    nl: {
      goal: {
        title: 'Jij kiest je doel',
        text: [
          'Je kiest zelf of je stopt of mindert. Je plan maak je in een paar minuten.',
          'Had je ooit hartklachten, dan past alleen stoppen. Bij pijn op je borst bel je 112.',
        ],
      },
      day: {
        title: 'Elke dag een minuut',
        text: [
          'Vul in hoeveel het was, in halve grammen, en schat het als dat nodig is. Doe dat ook als het meer was, want eerlijk invullen helpt.',
        ],
      },
      exercises: {
        title: 'Korte oefeningen',
        text: [
          'Elke week opent een nieuwe fase, en de eerste gaat over je hart. Een oefening duurt 3 tot 7 minuten.',
          'Heb je nu trek, kijk dan meteen bij Hulp.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Er is een forum, en een dagboek dat alleen jij leest. Je kunt ook een buddy vragen, zodat iemand je steunt.',
          'Rechtsboven staat Snel weg. Hulp bij gevaar staat altijd onderaan.',
        ],
      },
      start: makePlan.nl,
    },
    en: {
      goal: {
        title: 'You choose your goal',
        text: [
          'You decide whether to stop or cut down. Making your plan takes a few minutes, and you can change it later.',
          'If you’ve ever had heart trouble, only stopping is right for you. With pain in your chest, call 112.',
        ],
      },
      day: {
        title: 'One minute a day',
        text: [
          'Fill in how much it was, in half grams, and make a guess if you’re not certain. Do it even if it was more than you wanted, because being honest helps most.',
        ],
      },
      exercises: {
        title: 'Short exercises',
        text: [
          'Every week a new phase opens, and the first is about your heart and about looking honestly. An exercise takes 3 to 7 minutes.',
          'If you have a craving right now, go to Help first.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'There’s a forum, and a diary that only you read. You can also ask someone to be your buddy and support you.',
          'Leave now is at the top right. Help in danger is always at the bottom.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK [C1]: a clinician confirms the advice with heart trouble and chest pain (outline 6, items 5 and 14).',
);
