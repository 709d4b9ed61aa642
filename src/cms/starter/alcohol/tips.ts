export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'alcohol-tip-eat-first',
    nl: 'Eet voor je eerste glas, want dan komt de alcohol minder hard aan.',
    en: 'Eat before your first glass.',
  },
  {
    id: 'alcohol-tip-water-first',
    nl: 'Begin elke avond met een glas water.',
    en: 'Start every evening with a glass of water.',
  },
  {
    id: 'alcohol-tip-measure',
    nl: 'Meet één keer je eigen glas af, zodat je weet wat 1 glas is.',
    en: 'Measure your own glass once with a measuring jug. Then you know what 1 glass is.',
  },
  {
    id: 'alcohol-tip-buy-for-your-goal',
    nl: 'Haal voor deze week niet meer in huis dan je doel.',
    en: 'Do not bring home more for this week than your goal.',
  },
  {
    id: 'alcohol-tip-two-days-without',
    nl: 'Had je overal nee in oefening 1, kies dan twee dagen zonder alcohol in je agenda.',
    en: 'If you said no to everything in exercise 1, choose two days without and put them in your diary.',
  },
  {
    id: 'alcohol-tip-out-of-sight',
    nl: 'Zet de fles uit het zicht, niet op het aanrecht.',
    en: 'Keep the bottle out of sight, not on the worktop.',
  },
  {
    id: 'alcohol-tip-in-turn',
    nl: 'Neem na elk glas eerst een glas water.',
    en: 'Alternate: one glass, then a glass of water.',
  },
  {
    id: 'alcohol-tip-six-o-clock',
    nl: 'Is 18 uur lastig, zet dan muziek aan bij het koken of maak een wandeling.',
    en: 'Is six o’clock difficult? Put on music while you cook, or go for a walk.',
  },
  {
    id: 'alcohol-tip-order-first',
    nl: 'Zeg op een feestje meteen wat je wilt, bijvoorbeeld “een spa met citroen”.',
    en: 'At a party, say at once what you want, for example: “Sparkling water with lemon.”',
  },
  {
    id: 'alcohol-tip-set-an-alarm',
    nl: 'Trek zakt vaak binnen een half uur, dus zet een wekker en wacht dat af.',
    en: 'A craving often drops within half an hour. Set an alarm and wait for it.',
  },
  {
    id: 'alcohol-tip-same-time-up',
    nl: 'Slaap je slecht, sta dan elke dag op dezelfde tijd op, ook in het weekend.',
    en: 'Sleeping badly? Get up at the same time every day, weekends too.',
  },
  {
    id: 'alcohol-tip-at-night',
    nl: 'Heb je trek in de nacht, laat het licht dan uit en adem langzaam uit. Beslissen kan morgen weer.',
    en: 'A craving at night? Leave the light off and breathe out slowly. You do not have to decide anything now.',
  },
  {
    id: 'alcohol-tip-home-before',
    nl: 'Ga naar huis voordat de trek begint.',
    en: 'Go home before the craving starts.',
  },
  {
    id: 'alcohol-tip-tell-someone',
    nl: 'Vertel iemand die je vertrouwt wat je doel is.',
    en: 'Tell someone you trust what your goal is.',
  },
  {
    id: 'alcohol-tip-write-what-went-well',
    nl: 'Schrijf in je dagboek wat goed ging, al is het klein.',
    en: 'Write in your diary what went well, however small.',
  },
  {
    id: 'alcohol-tip-above-your-goal',
    nl: 'Zit je boven je doel, vul het dan in, drink water en ga slapen. Morgen geldt hetzelfde doel, niet strenger.',
    en: 'Above your goal? Fill it in, drink water and go to sleep. Tomorrow your goal counts again.',
  },
  {
    id: 'alcohol-tip-shaking',
    nl: 'Ga je trillen of zweten als je niet drinkt? Bel je huisarts en stop niet ineens.',
    en: 'Do you shake or sweat when you do not drink? Call your GP. Do not stop suddenly.',
  },
  {
    id: 'alcohol-tip-driving',
    nl: 'Ga je rijden, drink dan 0 glazen.',
    en: 'Are you driving? Then drink 0 glasses.',
  },
  {
    id: 'alcohol-tip-spend-the-money',
    nl: 'Koop iets leuks van het geld dat je overhoudt.',
    en: 'Buy something nice with the money you keep.',
  },
  {
    id: 'alcohol-tip-zero-beer',
    nl: 'Een 0.0 kan helpen of juist trek geven. Let op wat het bij jou doet.',
    en: 'A 0.0 drink can help, or it can bring on a craving. Notice what it does for you.',
  },
];
