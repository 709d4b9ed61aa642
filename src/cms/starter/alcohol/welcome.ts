import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'alcohol',
  {
    nl: {
      goal: {
        title: 'Jij kiest je doel',
        text: [
          'Je kiest zelf of je stopt of mindert. Je plan maak je in een paar minuten, en aanpassen kan later.',
          'Drink je elke dag veel, of tril je als je niet drinkt? Praat dan eerst met je huisarts.',
        ],
      },
      day: {
        title: 'Elke dag een minuut',
        text: [
          'Vul in hoeveel glazen het waren, ook als het er meer waren dan je wilde. Eerlijk invullen helpt, maar perfect hoeft het niet te zijn.',
        ],
      },
      exercises: {
        title: 'Korte oefeningen',
        text: [
          'Elke week opent een nieuwe fase, maar een oefening duurt niet langer dan 7 minuten.',
          'Heb je nu trek, kijk dan bij Hulp.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Er is een forum, en een dagboek dat alleen jij leest. Je kunt ook een buddy vragen, dat is iemand die je steunt.',
          'Rechtsboven staat Snel weg, en hulp bij gevaar staat altijd onderaan.',
        ],
      },
      start: makePlan.nl,
    },
    en: {
      goal: {
        title: 'You choose your goal',
        text: [
          'You decide whether to stop or cut down. It takes a few minutes to make your plan, and you can change it later.',
          'If you drink a lot every day, or shake when you do not drink, talk to your GP first.',
        ],
      },
      day: {
        title: 'One minute a day',
        text: [
          'Fill in how many drinks you had, even if it was more than you wanted. It helps to be honest, but you do not have to be perfect.',
        ],
      },
      exercises: {
        title: 'Short exercises',
        text: [
          'A new phase opens every week, but an exercise takes no more than 7 minutes.',
          'If you have a craving now, the Help page shows what you can do.',
        ],
      },
      together: {
        title: 'You are not alone',
        text: [
          'There’s a forum, and a diary that only you can read. You can also ask for a buddy, which means someone who supports you.',
          'Leave now is at the top right, and help in an emergency is always at the bottom.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK [C1]: a clinician confirms the line about seeing a GP first (outline 6, item 1).',
);
