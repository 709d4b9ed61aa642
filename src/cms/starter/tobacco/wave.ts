import type { WaveLine } from '../shared/timed-wave.ts';

/** The wave of three minutes; its text was checked in this wording, so a change needs a new check. */
export const WAVE: readonly WaveLine[] = [
  {
    at: '0:00',
    nl: 'Ga rechtop staan en geef je trek een cijfer.',
    en: 'Stand up straight and give your craving a number.',
  },
  {
    at: '0:15',
    nl: 'Waar zit hij: in je mond, je keel, je borst of je vingers?',
    en: 'Where is it: your mouth, throat, chest or fingers?',
  },
  {
    at: '0:40',
    nl: 'Adem zo diep in als bij een sigaret en blaas uit door een rietje. Die diepe adem was altijd al van jou.',
    en: 'Breathe in as deeply as you would with a cigarette, then out through a straw. That deep breath was always yours.',
  },
  {
    at: '1:20',
    nl: 'De trek piekt nu en zakt daarna, of je rookt of niet. Knijp je handen dicht, tel tot vijf en laat los.',
    en: 'The craving peaks now and then drops, whether you smoke or not. Clench your fists, count to five, let go.',
  },
  {
    at: '2:00',
    nl: 'Loop naar een raam en noem drie dingen ver weg.',
    en: 'Go to a window and name three things far away.',
  },
  {
    at: '2:40',
    nl: 'Welk cijfer is het nu? Deze golf heb je uitgezeten zonder vuur.',
    en: 'What’s the number now? You’ve sat this one out without a light.',
  },
];
