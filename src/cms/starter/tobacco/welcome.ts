import { makePlan, tour } from '../shared/tour.ts';

export const welcome = tour(
  'tobacco',
  {
    nl: {
      goal: {
        title: 'Je kiest je stopdag',
        text: [
          'Dat is een dag in de komende 2 weken. Je stopt in één keer, of gaat in 6 weken stap voor stap naar nul. Verzetten kan later altijd.',
          'Gebruik je medicijnen voor psychose, theofylline of insuline, bel dan vóór je stopdag je huisarts.',
        ],
      },
      day: {
        title: 'Elke dag een minuut',
        text: [
          'Vul in hoeveel het er waren, ook vóór je stopdag en op een zware dag. Zo zie je na een week wanneer het lastig is. Perfect zijn is niet nodig, want ook een gat van een paar dagen mag.',
        ],
      },
      exercises: {
        title: 'Korte oefeningen',
        text: [
          'Elke week opent een nieuwe fase met oefeningen van 3 tot 7 minuten.',
          'Heb je nu trek, dan duurt die meestal maar een paar minuten. Bij Hulp staat wat je tot die tijd kunt doen.',
        ],
      },
      together: {
        title: 'Je bent niet alleen',
        text: [
          'Noem je stopdag op het forum, of schrijf in je dagboek dat alleen jij leest. Je kunt ook iemand die je steunt vragen als buddy.',
          'Rechtsboven staat Snel weg, en onderaan staat altijd hulp bij gevaar.',
        ],
      },
      start: makePlan.nl,
    },
    en: {
      goal: {
        title: 'You choose your quit day',
        text: [
          'It’s a day in the next 2 weeks. From that day you’ll quit all at once, or go down to zero step by step in 6 weeks. You can always move it later.',
          'If you take medicine for psychosis, theophylline or insulin, call your GP before your quit day.',
        ],
      },
      day: {
        title: 'One minute a day',
        text: [
          'Fill in how many cigarettes you had, before your quit day too, and even if it was more. After a week you’ll see when things get hard. You do not have to be perfect, and a few missed days are fine.',
        ],
      },
      exercises: {
        title: 'Short exercises',
        text: [
          'Every week a new phase opens, with exercises of 3 to 7 minutes each.',
          'If you’ve got a craving now, it will usually pass within a few minutes. The Help page tells you what to do until then.',
        ],
      },
      together: {
        title: 'You’re not alone',
        text: [
          'Tell the forum your quit day, or write in your diary, which only you can read. You can also ask someone who supports you to be your buddy.',
          'Leave now is at the top right, and help in an emergency is always at the bottom.',
        ],
      },
      start: makePlan.en,
    },
  },
  'CHECK [C3]: a GP or pharmacist confirms the medicines (outline 6, item 6) and "a few minutes" for craving (item 12).',
);
