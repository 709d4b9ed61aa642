import { tour } from '../shared/tour.ts';

export const welcome = tour(
  'close-ones',
  {
    nl: {
      goal: {
        title: 'Je begint bij jezelf',
        text: [
          'De ander kun je niet veranderen. Je kijkt hier wat jij kunt doen en wat je nodig hebt.',
          'Ben je bang voor degene om wie je je zorgen maakt? Bel dan Veilig Thuis: 0800-2000, en bij gevaar 112.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Op het forum lees je hoe anderen het doen. In je dagboek schrijf je voor jezelf, want dat leest niemand anders.',
          'Rechtsboven staat Snel weg, en 113 en 112 staan er altijd naast.',
        ],
      },
      start: { href: '/programma', text: 'Begin met het programma' },
    },
    en: {
      goal: {
        title: 'You begin with yourself',
        text: [
          'You cannot change them, but you can look at what you’re able to do and what you need.',
          'If you’re afraid of the person you worry about, call Veilig Thuis (the domestic abuse helpline): 0800-2000. If you’re in danger, call 112.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'On the forum you can read how other people do it. Your diary is for yourself, and nobody else reads it.',
          'Leave this page is at the top right, with 113 and 112 always beside it.',
        ],
      },
      start: { href: '/en/program', text: 'Start the programme' },
    },
  },
  'Source: outline 4.1 and 5.4. CHECK [C1]: Veilig Thuis confirms the safety line (outline 6, item 13); one test call to the number (item 4).',
);
