import type { Localised } from '#src/domains/domain.ts';

/** One sentence a day that helps in every programme and tells of none. */
export const SENTENCES: readonly Localised[] = [
  { nl: 'Kies vandaag één ding dat je graag doet.', en: 'Choose one thing today that you like doing.' },
  { nl: 'Loop een blokje om, ook als het maar tien minuten is.', en: 'Take a short walk, even if it’s ten minutes.' },
  { nl: 'Sta op dezelfde tijd op. Dat geeft je dag rust.', en: 'Get up at the same time. That gives your day rest.' },
  { nl: 'Eet op vaste tijden, ook als je weinig trek hebt.', en: 'Eat at fixed times, also when you’re not hungry.' },
  { nl: 'Bel vandaag iemand bij wie je jezelf kunt zijn.', en: 'Call someone today with whom you can be yourself.' },
  { nl: 'Een lastig moment zakt meestal vanzelf weer.', en: 'A difficult moment usually passes by itself.' },
  {
    nl: 'Schrijf op wat gisteren goed ging, al is het klein.',
    en: 'Write down what went well yesterday, however small.',
  },
  { nl: 'Weet je al wat je vanavond gaat doen? Kies nu vast.', en: 'Do you know what to do tonight? Choose now.' },
  { nl: 'Leg je telefoon een uur weg voor je gaat slapen.', en: 'Put your phone away an hour before you sleep.' },
  { nl: 'Adem drie keer langzaam uit. Begin dan.', en: 'Breathe out slowly three times. Then begin.' },
  { nl: 'Ging gisteren anders dan je wilde? Vandaag is nieuw.', en: 'Did yesterday go differently? Today is new.' },
  { nl: 'Ruim vijf minuten iets op. Dat maakt plaats.', en: 'Tidy up for five minutes. That makes room.' },
  { nl: 'Zeg één keer nee tegen iets wat je niet wilt.', en: 'Say no once to something you do not want.' },
  { nl: 'Ga even naar buiten en kijk naar de lucht.', en: 'Go outside for a moment and look at the sky.' },
];
