import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'cannabis',
  {
    nl: {
      goal: {
        title: 'Jij kiest je doel',
        text: [
          'Je kiest of je wilt stoppen of minderen. Een plan maak je in een paar minuten, en aanpassen kan later.',
          'Hoor of zie je dingen die anderen niet horen of zien, bel dan vandaag je huisarts.',
        ],
      },
      day: {
        title: 'Elke dag een minuut',
        text: [
          'Vul in hoeveel joints het waren, waarbij een gedeelde joint een halve is. Doe dat ook als het er meer waren, want zo zie je wat het lastig maakte.',
        ],
      },
      exercises: {
        title: 'Korte oefeningen',
        text: [
          'Elke week opent een nieuwe fase, bijvoorbeeld over slapen zonder joint. Een oefening duurt 3 tot 7 minuten, dus er past er altijd wel één.',
          'Heb je nu trek, kijk dan bij Hulp.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Er is een forum, en een dagboek dat alleen jij leest. Je kunt ook een buddy vragen, zodat iemand je steunt.',
          'Rechtsboven staat Snel weg, en hulp bij gevaar staat altijd onderaan.',
        ],
      },
      start: makePlan.nl,
    },
    en: {
      goal: {
        title: 'You choose your goal',
        text: [
          'You choose whether you want to stop or cut down. Making a plan takes a few minutes, and you can change it later.',
          'If you hear or see things that others do not hear or see, call your GP today.',
        ],
      },
      day: {
        title: 'One minute a day',
        text: [
          'Fill in how many joints you had, and count a shared joint as half. Do that even if it was more than you wanted, because it shows you what made the day hard.',
        ],
      },
      exercises: {
        title: 'Short exercises',
        text: [
          'Every week a new phase opens, for example about sleeping without a joint. An exercise takes 3 to 7 minutes, so there’s usually room for one.',
          'If you have a craving now, have a look at Help.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'There’s a forum, and a diary that only you read. You can also ask for a buddy, so that someone supports you.',
          'You’ll find Leave now at the top right, and help in danger is always at the bottom.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK [C1]: a psychiatrist confirms the line on hearing or seeing things (outline 6, item 8).',
);
