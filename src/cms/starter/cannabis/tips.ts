/** Twenty tips, one line each, shown one at a time. */
export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'cannabis-tip-delay-first',
    nl: 'Stel je eerste joint een half uur uit en kijk of de trek zakt.',
    en: 'Put off your first joint by half an hour, and see if the craving drops.',
  },
  {
    id: 'cannabis-tip-no-stock',
    nl: 'Koop niet vooruit. Wat er ligt, roept je.',
    en: 'Do not buy ahead. A stash at home keeps calling you.',
  },
  {
    id: 'cannabis-tip-clear-out',
    nl: 'Doe grinder en vloei weg op een dag dat het goed gaat.',
    en: 'Throw out your grinder and papers on a day that goes well.',
  },
  {
    id: 'cannabis-tip-other-route',
    nl: 'Neem een route die niet langs de coffeeshop gaat, ook als hij langer is.',
    en: 'Take a route that does not pass the coffeeshop, even if it’s longer.',
  },
  {
    id: 'cannabis-tip-get-up',
    nl: 'Slaap je slecht, sta dan elke dag op dezelfde tijd op.',
    en: 'If you’re sleeping badly, get up at the same time every day.',
  },
  {
    id: 'cannabis-tip-coffee',
    nl: 'Drink alleen koffie vóór 14 uur. Je slaap merkt het lang.',
    en: 'Drink coffee only before 2 pm. It stays with you for hours.',
  },
  {
    id: 'cannabis-tip-night-sweat',
    nl: 'Zweet je ’s nachts, neem dan een licht laken en zet een raam open.',
    en: 'If you sweat at night, use a thin sheet and open a window.',
  },
  {
    id: 'cannabis-tip-dreams',
    nl: 'Droom je heftig, dan komt je droomslaap terug, en dat hoort bij herstel.',
    en: 'If your dreams are vivid, your dream sleep is coming back, which is part of recovery.',
  },
  {
    id: 'cannabis-tip-bath',
    nl: 'Neem een warm bad of een warme douche voor het slapen.',
    en: 'Take a warm bath or shower about an hour before bed.',
  },
  {
    id: 'cannabis-tip-walk',
    nl: 'Ben je onrustig, loop dan 20 minuten buiten.',
    en: 'If you’re restless, go outside and walk for 20 minutes.',
  },
  {
    id: 'cannabis-tip-eat-small',
    nl: 'Heb je minder honger, eet dan kleine beetjes, wat meer keren op een dag.',
    en: 'If you’re less hungry, eat small amounts more often in the day.',
  },
  {
    id: 'cannabis-tip-tell-friends',
    nl: 'Zeg je vrienden vooraf wat je plan is, dan hoef je het later minder uit te leggen.',
    en: 'Tell your friends beforehand what your plan is, so there’s less to explain later.',
  },
  {
    id: 'cannabis-tip-other-people',
    nl: 'Kies één avond per week met andere mensen, zodat je week meer kleuren krijgt.',
    en: 'Choose one evening a week with other people, to bring some variety into it.',
  },
  {
    id: 'cannabis-tip-gaming',
    nl: 'Game ook eens met iemand die niet blowt.',
    en: 'Now and then, play games with someone who does not use cannabis.',
  },
  {
    id: 'cannabis-tip-no-tobacco',
    nl: 'Neem geen sigaret in plaats van een joint, want daardoor blijft de trek.',
    en: 'Do not swap a joint for a cigarette. It keeps the craving going.',
  },
  {
    id: 'cannabis-tip-driving',
    nl: 'Rijd niet na gebruik, ook niet als je je helder voelt.',
    en: 'Do not drive after using, even if your head feels clear.',
  },
  {
    id: 'cannabis-tip-border',
    nl: 'Ga je op reis, neem dan niets mee over de grens.',
    en: 'When you’re travelling, do not take anything across the border.',
  },
  {
    id: 'cannabis-tip-short-fuse',
    nl: 'Een kort lontje hoort erbij, maar zakt meestal na 1 tot 2 weken.',
    en: 'A short temper is part of it, but it usually eases after 1 to 2 weeks.',
  },
  {
    id: 'cannabis-tip-voices',
    nl: 'Hoor je stemmen of word je heel achterdochtig, bel dan vandaag je huisarts.',
    en: 'If you hear voices or feel very suspicious, call your GP today.',
  },
  {
    id: 'cannabis-tip-above-goal',
    nl: 'Zat je boven je doel, vul het dan in en ga slapen. Morgen geldt hetzelfde doel, niet strenger.',
    en: 'If you went over your limit, log it and get some sleep. Your limit is the same tomorrow, and no stricter.',
  },
];
