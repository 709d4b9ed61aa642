import type { WaveLine } from '../shared/timed-wave.ts';

/** The wave of three minutes; its text was checked in this wording, so a change needs a new check. */
export const WAVE: readonly WaveLine[] = [
  {
    at: '0:00',
    nl: 'Sta op en loop rustig door de kamer of naar buiten. Geef je trek een cijfer.',
    en: 'Stand up and walk around the room, or outside. Give your craving a number.',
  },
  {
    at: '0:25',
    nl: 'Voel bij elke stap je hiel en dan je tenen. Onrust mag meelopen, want bewegen is nu precies goed.',
    en: 'Feel your heel and then your toes with every step. It’s fine to feel restless. Keep moving.',
  },
  {
    at: '1:00',
    nl: 'Merk waar het gespannen is: je benen, je borst, je voorhoofd.',
    en: 'Notice where you’re tense: legs, chest, forehead.',
  },
  {
    at: '1:25',
    nl: 'Komt de gedachte dat je zonder niet slaapt, antwoord dan: misschien vannacht minder, en straks juist beter.',
    en: 'If the thought comes that sleep will not come, answer: maybe less tonight, and better soon.',
  },
  {
    at: '2:00',
    nl: 'Zwaai je armen los en gaap een keer, ook al hoeft het niet.',
    en: 'Shake your arms loose and yawn once, even if you do not need to.',
  },
  {
    at: '2:40',
    nl: 'Sta stil. Welk cijfer is het nu? Nog hoog, loop dan nog een rondje met een liedje.',
    en: 'Stand still. What’s the number now? If it’s still high, do another round with a song.',
  },
];
