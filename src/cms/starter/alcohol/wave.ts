import type { WaveLine } from '../shared/timed-wave.ts';

/** The wave of three minutes; its text was checked in this wording, so a change needs a new check. */
export const WAVE: readonly WaveLine[] = [
  {
    at: '0:00',
    nl: 'Ga zitten, zet je voeten neer en geef je trek een cijfer van 0 tot 10.',
    en: 'Sit down, put your feet on the floor and give your craving a number from 0 to 10.',
  },
  {
    at: '0:20',
    nl: 'Zoek waar je hem voelt: droge mond, strakke schouders, onrust in je buik. Je hoeft er niets aan te doen, alleen te kijken.',
    en: 'Find where it sits: a dry mouth, tight shoulders, a restless stomach. You only have to notice it.',
  },
  {
    at: '0:50',
    nl: 'Adem in tot vier en uit tot zes, en laat bij elke uitademing je schouders zakken.',
    en: 'Breathe in for four and out for six, letting your shoulders drop each time.',
  },
  {
    at: '1:30',
    nl: 'Je hoofd belooft nu rust. Die rust komt ook zonder glas: de golf zakt vanzelf.',
    en: 'Your mind is promising you rest. That rest comes without a drink too: the wave goes down on its own.',
  },
  {
    at: '2:15',
    nl: 'Drink een groot glas water, langzaam, slok voor slok.',
    en: 'Drink a tall glass of water, sip by sip.',
  },
  {
    at: '2:45',
    nl: 'Welk cijfer is het nu? Nog hoog, eet dan iets en begin opnieuw.',
    en: 'What’s the number now? If it’s still high, eat something and start again.',
  },
];
