/** Twenty tips, one line each, shown one at a time. */
export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'cannabis-tip-delay-first',
    nl: 'Stel je eerste joint een half uur uit.',
    en: 'Put off your first joint by half an hour.',
  },
  { id: 'cannabis-tip-no-stock', nl: 'Koop niet vooruit.', en: 'Do not buy ahead.' },
  {
    id: 'cannabis-tip-clear-out',
    nl: 'Doe grinder en vloei weg op een dag dat het goed gaat.',
    en: 'Throw out your grinder and papers on a day that goes well.',
  },
  {
    id: 'cannabis-tip-other-route',
    nl: 'Neem een route die niet langs de coffeeshop gaat.',
    en: 'Take a route that does not pass the coffeeshop.',
  },
  {
    id: 'cannabis-tip-get-up',
    nl: 'Slaap je slecht? Sta elke dag op dezelfde tijd op.',
    en: 'Sleeping badly? Get up at the same time every day.',
  },
  { id: 'cannabis-tip-coffee', nl: 'Drink koffie alleen vóór 14 uur.', en: 'Drink coffee only before 2 pm.' },
  {
    id: 'cannabis-tip-night-sweat',
    nl: 'Zweet je ’s nachts? Neem een licht laken en zet een raam open.',
    en: 'Sweating at night? Use a light sheet and open a window.',
  },
  {
    id: 'cannabis-tip-dreams',
    nl: 'Droom je heftig? Je droomslaap komt terug. Dat hoort bij herstel.',
    en: 'Vivid dreams? Your dream sleep is coming back. That is part of recovery.',
  },
  {
    id: 'cannabis-tip-bath',
    nl: 'Neem een warm bad of een warme douche voor het slapen.',
    en: 'Take a warm bath or shower before bed.',
  },
  { id: 'cannabis-tip-walk', nl: 'Onrustig? Loop 20 minuten buiten.', en: 'Restless? Walk outside for 20 minutes.' },
  {
    id: 'cannabis-tip-eat-small',
    nl: 'Heb je minder honger? Eet kleine beetjes, wat vaker op een dag.',
    en: 'Less hungry? Eat small amounts, more often in the day.',
  },
  {
    id: 'cannabis-tip-tell-friends',
    nl: 'Zeg je vrienden vooraf wat je plan is.',
    en: 'Tell your friends beforehand what your plan is.',
  },
  {
    id: 'cannabis-tip-other-people',
    nl: 'Kies één avond per week met andere mensen.',
    en: 'Choose one evening a week with other people.',
  },
  {
    id: 'cannabis-tip-gaming',
    nl: 'Game met iemand die niet blowt.',
    en: 'Play games with someone who does not use cannabis.',
  },
  {
    id: 'cannabis-tip-no-tobacco',
    nl: 'Neem geen sigaret in plaats van een joint. Dan blijft de trek.',
    en: 'Do not swap a joint for a cigarette. It keeps the craving going.',
  },
  { id: 'cannabis-tip-driving', nl: 'Rijd niet na gebruik.', en: 'Do not drive after using.' },
  {
    id: 'cannabis-tip-border',
    nl: 'Op reis? Neem niets mee over de grens.',
    en: 'Travelling? Take nothing across the border.',
  },
  {
    id: 'cannabis-tip-short-fuse',
    nl: 'Kort lontje? Dat zakt vaak na 1 tot 2 weken.',
    en: 'A short temper? It often eases after 1 to 2 weeks.',
  },
  {
    id: 'cannabis-tip-voices',
    nl: 'Hoor je stemmen of word je heel achterdochtig? Bel vandaag je huisarts.',
    en: 'Hearing voices, or feeling very suspicious? Call your GP today.',
  },
  {
    id: 'cannabis-tip-above-goal',
    nl: 'Boven je doel? Vul het in en ga slapen. Morgen geldt je doel weer.',
    en: 'Above your goal? Fill it in and get some sleep. Tomorrow your goal counts again.',
  },
];
