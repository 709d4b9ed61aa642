import { safety } from '../shared/markup.ts';

export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'alcohol-tip-eat-first',
    nl: 'Eet voor je eerste glas, want dan komt de alcohol minder hard aan.',
    en: 'Eat before your first drink, so the alcohol hits you less hard.',
  },
  {
    id: 'alcohol-tip-water-first',
    nl: 'Begin elke avond met een glas water.',
    en: 'Start every evening with a glass of water, before you have anything else.',
  },
  {
    id: 'alcohol-tip-measure',
    nl: 'Meet één keer je eigen glas af, zodat je weet wat 1 glas is.',
    en: 'Measure what you usually pour once, so you’ll know how much 1 drink is.',
  },
  {
    id: 'alcohol-tip-buy-for-your-goal',
    nl: 'Haal voor deze week niet meer in huis dan je doel.',
    en: 'Do not bring home more for this week than your goal.',
  },
  {
    id: 'alcohol-tip-two-days-without',
    nl: 'Drink je niet elke dag veel, kies dan twee dagen zonder alcohol in je agenda.',
    en: 'If you do not drink a lot every day, put two alcohol-free days in your diary.',
  },
  {
    id: 'alcohol-tip-out-of-sight',
    nl: 'Zet de fles uit het zicht, niet op het aanrecht.',
    en: 'Put the bottle out of sight, and not on the worktop.',
  },
  {
    id: 'alcohol-tip-in-turn',
    nl: 'Neem na elk glas eerst een glas water.',
    en: 'After every drink, have a glass of water before the next one.',
  },
  {
    id: 'alcohol-tip-six-o-clock',
    nl: 'Is 18 uur lastig, zet dan muziek aan bij het koken of maak een wandeling.',
    en: 'If six o’clock is difficult, put on music while you cook or go for a walk.',
  },
  {
    id: 'alcohol-tip-order-first',
    nl: 'Zeg op een feestje meteen wat je wilt, bijvoorbeeld “een spa met citroen”.',
    en: 'At a party, say what you want straight away, such as “sparkling water with lemon”.',
  },
  {
    id: 'alcohol-tip-set-an-alarm',
    nl: 'Trek zakt vaak binnen een half uur, dus zet een wekker en wacht dat af.',
    en: 'A craving often drops within half an hour, so set an alarm and wait for it to pass.',
  },
  {
    id: 'alcohol-tip-same-time-up',
    nl: 'Slaap je slecht, sta dan elke dag op dezelfde tijd op, ook in het weekend.',
    en: 'If you’re sleeping badly, get up at the same time every day, weekends included.',
  },
  {
    id: 'alcohol-tip-at-night',
    nl: 'Heb je trek in de nacht, laat het licht dan uit en adem langzaam uit. Beslissen kan morgen weer.',
    en: 'If you have a craving at night, leave the light off and breathe out slowly. You can decide again in the morning.',
  },
  {
    id: 'alcohol-tip-home-before',
    nl: 'Ga naar huis voordat de trek begint.',
    en: 'Go home early, before the craving has had a chance to start.',
  },
  {
    id: 'alcohol-tip-tell-someone',
    nl: 'Vertel iemand die je vertrouwt wat je doel is.',
    en: 'Tell someone you trust what your goal is and why it matters to you.',
  },
  {
    id: 'alcohol-tip-write-what-went-well',
    nl: 'Schrijf in je dagboek wat goed ging, al is het klein.',
    en: 'Write in your diary what went well today, even if it was something small.',
  },
  {
    id: 'alcohol-tip-above-your-goal',
    nl: 'Zit je boven je doel, vul het dan in, drink water en ga slapen. Morgen geldt hetzelfde doel, niet strenger.',
    en: 'If you went over your limit, log it, drink some water and go to bed. Tomorrow’s limit is the same, no stricter.',
  },
  {
    id: 'alcohol-tip-shaking',
    nl: `Ga je trillen of zweten als je niet drinkt? ${safety('alcoholNow', 'nl')}`,
    en: 'If you shake or sweat when you do not drink, call your GP or the huisartsenpost (out-of-hours GP) now.',
  },
  {
    id: 'alcohol-tip-driving',
    nl: 'Ga je rijden, drink dan 0 glazen.',
    en: 'If you’re driving home, have 0 drinks the whole evening.',
  },
  {
    id: 'alcohol-tip-spend-the-money',
    nl: 'Koop iets leuks van het geld dat je overhoudt.',
    en: 'Buy yourself something nice with the money you have left over.',
  },
  {
    id: 'alcohol-tip-zero-beer',
    nl: 'Een 0.0 kan helpen of juist trek geven. Let op wat het bij jou doet.',
    en: 'An alcohol-free drink can help, or it can bring on a craving. Notice what it does to you.',
  },
];
