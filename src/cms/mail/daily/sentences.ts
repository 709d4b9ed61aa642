import type { Localised } from '#src/domains/domain.ts';

/** Sentences for daily mails, which suit every programme and reveal none. */
export const DAILY_SENTENCES: readonly Localised[] = [
  { nl: 'Kies vandaag één ding dat je graag doet.', en: 'Choose one thing that you enjoy, and do it today.' },
  { nl: 'Loop een blokje om, ook als het maar tien minuten is.', en: 'Take a short walk, even if it’s ten minutes.' },
  {
    nl: 'Sta op dezelfde tijd op, want dat geeft je dag rust.',
    en: 'Get up at your usual time, to keep your day calm.',
  },
  {
    nl: 'Eet op vaste tijden, ook als je weinig trek hebt.',
    en: 'Try to eat at regular times, even if you’re not hungry.',
  },
  { nl: 'Bel vandaag iemand bij wie je jezelf kunt zijn.', en: 'Call someone today you can be yourself with.' },
  { nl: 'Een lastig moment zakt meestal vanzelf weer.', en: 'A difficult moment usually passes on its own.' },
  {
    nl: 'Schrijf op wat gisteren goed ging, al is het klein.',
    en: 'Write down what went well yesterday, however small.',
  },
  { nl: 'Kies nu vast wat je vanavond gaat doen.', en: 'Decide now what you’re going to do this evening.' },
  { nl: 'Leg je telefoon een uur voor het slapen al weg.', en: 'Put your phone away an hour before you go to bed.' },
  { nl: 'Adem drie keer langzaam uit en begin dan pas.', en: 'Breathe out slowly three times before you start.' },
  {
    nl: 'Ging gisteren anders dan je wilde, dan is vandaag weer nieuw.',
    en: 'If yesterday did not go to plan, today is a new day.',
  },
  { nl: 'Ruim vijf minuten iets op, zodat er plaats komt.', en: 'Tidy up for five minutes, to make some room.' },
  { nl: 'Zeg één keer nee tegen iets wat je niet wilt.', en: 'Say no to one thing today that you do not want.' },
  {
    nl: 'Ga een paar minuten naar buiten en kijk naar de lucht.',
    en: 'Go outside for a few minutes and look at the sky.',
  },
];
