/** Twenty tips, one line each, shown one at a time. */
export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'cocaine-tip-block-numbers',
    nl: 'Wis vandaag de nummers en blokkeer de berichten.',
    en: 'Delete the numbers and block the messages today.',
  },
  {
    id: 'cocaine-tip-new-number',
    nl: 'Blijven de berichten komen? Neem een ander nummer.',
    en: 'Do the messages keep coming? Change your number.',
  },
  {
    id: 'cocaine-tip-no-alcohol',
    nl: 'Trek komt vaak na drank. Kies vanavond fris. Drink je elke dag veel? Bel dan eerst je huisarts.',
    en: 'Craving often follows drink. Choose soft drinks tonight. Do you drink a lot every day? Call your GP first.',
  },
  { id: 'cocaine-tip-home-early', nl: 'Ga naar huis voor middernacht.', en: 'Go home before midnight.' },
  { id: 'cocaine-tip-little-cash', nl: 'Neem weinig contant geld mee.', en: 'Carry little cash.' },
  {
    id: 'cocaine-tip-payday',
    nl: 'Komt je loon? Laat je pas die dag bij iemand die je vertrouwt.',
    en: 'Payday? Leave your bank card with someone you trust that day.',
  },
  {
    id: 'cocaine-tip-twenty-minutes',
    nl: 'Trek? Eerst 20 minuten met een mens, dan pas kiezen.',
    en: 'Craving? First 20 minutes with a person, then decide.',
  },
  { id: 'cocaine-tip-eat-first', nl: 'Eet voor je uitgaat.', en: 'Eat before you go out.' },
  {
    id: 'cocaine-tip-screen-note',
    nl: 'Zet op het scherm van je telefoon: ‘Vanavond geen bericht.’',
    en: 'Put this on your phone screen: ‘No message tonight.’',
  },
  {
    id: 'cocaine-tip-dip',
    nl: 'Dip na gebruik? Slaap, eet, drink water en beslis niets.',
    en: 'Feeling low after use? Sleep, eat, drink water and decide nothing.',
  },
  {
    id: 'cocaine-tip-sunday',
    nl: 'Plan iets vroegs op zondag, samen met iemand.',
    en: 'Plan something early on Sunday, with someone.',
  },
  {
    id: 'cocaine-tip-chest-pain',
    nl: 'Pijn of druk op je borst? Bel 112 en zeg dat je cocaïne hebt gebruikt.',
    en: 'Pain or pressure in your chest? Call 112 and say that you used cocaine.',
  },
  {
    id: 'cocaine-tip-heart',
    nl: 'Had je ooit hartklachten? Dan is stoppen het veiligst. Bel je huisarts.',
    en: 'Ever had heart trouble? Then stopping is safest. Call your GP.',
  },
  {
    id: 'cocaine-tip-after-pause',
    nl: 'Na een pauze is je lijf minder gewend. Dezelfde hoeveelheid is dan gevaarlijker.',
    en: 'After a pause your body is less used to it. The same amount is then more dangerous.',
  },
  { id: 'cocaine-tip-rinse', nl: 'Spoel je neus met zout water.', en: 'Rinse your nose with salt water.' },
  {
    id: 'cocaine-tip-nosebleed',
    nl: 'Een neusbloeding die niet stopt? Bel je huisarts.',
    en: 'A nosebleed that does not stop? Call your GP.',
  },
  { id: 'cocaine-tip-tell-one', nl: 'Vertel één mens hoe het zit.', en: 'Tell one person how things are.' },
  {
    id: 'cocaine-tip-above-goal',
    nl: 'Boven je doel? Stop hier en zoek iemand op. Blijf niet alleen.',
    en: 'Above your goal? Stop here and find someone. Do not stay alone.',
  },
  {
    id: 'cocaine-tip-suicide',
    nl: 'Wil je niet meer leven? Bel vandaag 113. Gratis en anoniem.',
    en: 'Do you not want to live any more? Call 113 today. Free and anonymous.',
  },
  {
    id: 'cocaine-tip-leave',
    nl: 'Je kunt altijd weggaan. Uitleg hoeft niet.',
    en: 'You can always leave. You do not have to explain.',
  },
];
