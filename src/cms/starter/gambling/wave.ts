import type { WaveLine } from '../shared/timed-wave.ts';

/** The wave of three minutes; its text was checked in this wording, so a change needs a new check. */
export const WAVE: readonly WaveLine[] = [
  {
    at: '0:00',
    nl: 'Leg je telefoon met het scherm naar beneden en schuif hem weg. Geef het gevoel een cijfer.',
    en: 'Turn your phone face down and push it away. Give the feeling a number.',
  },
  {
    at: '0:25',
    nl: 'Waar trekt het: in je duim, je borst, je kaken?',
    en: 'Where does it pull: your thumb, your chest, your jaw?',
  },
  {
    at: '0:50',
    nl: 'Zie je een scherm of een uitslag voor je, laat die dan voorbijrijden als een bus. Jij stapt niet in.',
    en: 'If you see a screen or a result, let it drive past like a bus. You’re not getting on.',
  },
  {
    at: '1:25',
    nl: 'Je hoofd zegt dat je het kunt terughalen. Zeg hardop: het geld is morgen hetzelfde, en ik ben dan uitgerust.',
    en: 'Your mind says you can win it back. Say out loud: the money will be the same tomorrow, and I’ll be rested.',
  },
  {
    at: '2:00',
    nl: 'Druk je handpalmen tegen elkaar, tel tot tien en laat los.',
    en: 'Press your palms together, count to ten, let go.',
  },
  {
    at: '2:35',
    nl: 'Welk cijfer is het nu? Bel iemand voordat je je telefoon voor iets anders pakt.',
    en: 'What’s the number now? Call someone before you use your phone for anything else.',
  },
];
