import { tour } from '../shared/tour.ts';

export const welcome = tour(
  'close-ones',
  {
    nl: {
      goal: {
        title: 'Je begint bij jezelf',
        text: [
          'Je hoeft de ander niet te veranderen. Je kijkt wat jij kunt doen, en wat jij nodig hebt.',
          'Ben je bang voor degene om wie je je zorgen maakt? Bel Veilig Thuis: 0800-2000. Bij gevaar: 112.',
        ],
      },
      day: {
        title: 'Oefenen met praten en grenzen',
        text: [
          'Welk moment kies je? Hoe begin je? Wat doe je niet meer? Je oefent het hier eerst, zonder dat iemand meekijkt.',
        ],
      },
      exercises: {
        title: 'Korte oefeningen',
        text: [
          'Elke week opent een nieuwe fase. Een oefening duurt 3 tot 7 minuten. De eerste gaat over jouw veiligheid.',
          'Is het nu moeilijk? Kijk bij Hulp.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Op het forum lees je hoe anderen het doen. In je dagboek schrijf je voor jezelf. Dat leest niemand anders.',
          'Rechtsboven staat Snel weg. Hulp bij gevaar staat altijd onderaan.',
        ],
      },
      start: { href: '/programma', text: 'Begin met het programma' },
    },
    en: {
      goal: {
        title: 'You begin with yourself',
        text: [
          'You do not have to change the other person. You look at what you can do, and what you need.',
          'Are you afraid of the person you worry about? Call Veilig Thuis: 0800-2000. In danger: 112.',
        ],
      },
      day: {
        title: 'Practise talking and setting limits',
        text: [
          'Which moment do you choose? How do you begin? What do you no longer do? You practise it here first, with nobody watching.',
        ],
      },
      exercises: {
        title: 'Short exercises',
        text: [
          'Every week a new phase opens. An exercise takes 3 to 7 minutes. The first is about your safety.',
          'Is it hard right now? Look at Help.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'On the forum you read how others do it. In your diary you write for yourself. Nobody else reads it.',
          'Leave now is at the top right. Help in danger is always at the bottom.',
        ],
      },
      start: { href: '/en/program', text: 'Start the programme' },
    },
  },
  'Source: outline 4.1 and 5.4. CHECK: Veilig Thuis confirms the safety line (outline 6, item 13); one test call to the number (item 4).',
);
