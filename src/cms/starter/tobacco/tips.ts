export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'tobacco-tip-quit-day',
    nl: 'Kies je stopdag en gooi de avond ervoor alles weg.',
    en: 'Choose your quit day and throw everything away the evening before.',
  },
  {
    id: 'tobacco-tip-water-with-coffee',
    nl: 'Zet een glas water naast je koffie.',
    en: 'Put a glass of water beside your coffee.',
  },
  {
    id: 'tobacco-tip-wash-your-coat',
    nl: 'Was je jas en ruim je auto op. Dan ruikt je eerste dag anders.',
    en: 'Wash your coat and tidy your car. Then your first day smells different.',
  },
  {
    id: 'tobacco-tip-brush-your-teeth',
    nl: 'Poets je tanden meteen na het eten.',
    en: 'Brush your teeth straight after you eat.',
  },
  {
    id: 'tobacco-tip-another-place',
    nl: 'Drink je koffie op een andere plek dan anders.',
    en: 'Drink your coffee in a different place from usual.',
  },
  {
    id: 'tobacco-tip-look-at-the-clock',
    nl: 'Trek duurt vaak maar een paar minuten. Kijk op de klok.',
    en: 'A craving often lasts only a few minutes. Look at the clock.',
  },
  {
    id: 'tobacco-tip-busy-hand',
    nl: 'Houd iets in je hand als je belt.',
    en: 'Hold something in your hand when you are on the phone.',
  },
  {
    id: 'tobacco-tip-less-coffee',
    nl: 'Drink iets minder koffie. Koffie werkt nu sterker.',
    en: 'Drink a little less coffee. Coffee works more strongly now.',
  },
  {
    id: 'tobacco-tip-walk-in-your-break',
    nl: 'Neem je pauze ook zonder roken. Loop een stukje.',
    en: 'Take your break without smoking too. Go for a short walk.',
  },
  {
    id: 'tobacco-tip-ask-the-pharmacy',
    nl: 'Vraag je apotheek of een pleister en tabletten samen bij jou passen.',
    en: 'Ask your pharmacist if a patch and lozenges together would suit you.',
  },
  {
    id: 'tobacco-tip-park-the-gum',
    nl: 'Kauw nicotinekauwgom langzaam en houd hem dan stil in je wang.',
    en: 'Chew nicotine gum slowly, then rest it in your cheek.',
  },
  {
    id: 'tobacco-tip-finish-the-course',
    nl: 'Maak de hele kuur met pleisters af, ook als het goed gaat.',
    en: 'Finish the whole course of patches, even when things go well.',
  },
  {
    id: 'tobacco-tip-i-do-not-smoke',
    nl: 'Zeg: “Ik rook niet.” Drie woorden zijn genoeg.',
    en: 'Say: “I don’t smoke.” Three words are enough.',
  },
  {
    id: 'tobacco-tip-smoke-outside',
    nl: 'Vraag je huisgenoten om buiten te roken.',
    en: 'Ask the people you live with to smoke outside.',
  },
  {
    id: 'tobacco-tip-other-table',
    nl: 'Kies de eerste week een tafel binnen, niet op het terras.',
    en: 'In the first week, choose a table inside, not on the terrace.',
  },
  {
    id: 'tobacco-tip-hungry',
    nl: 'Honger? Neem een wortel, noten of kauwgom.',
    en: 'Hungry? Have a carrot, some nuts or chewing gum.',
  },
  {
    id: 'tobacco-tip-short-fuse',
    nl: 'Kort lontje? Zeg dat je gestopt bent en loop een rondje.',
    en: 'Short fuse? Say that you have stopped and walk round the block.',
  },
  {
    id: 'tobacco-tip-one-cigarette',
    nl: 'Een sigaret gehad? Gooi de rest weg en ga vandaag verder.',
    en: 'Had a cigarette? Throw the rest away and carry on today.',
  },
  {
    id: 'tobacco-tip-put-money-aside',
    nl: 'Zet het geld dat je bespaart elke week apart.',
    en: 'Put the money you save aside every week.',
  },
  {
    id: 'tobacco-tip-quit-line',
    nl: 'Wil je met iemand praten over stoppen? Bel gratis de Stoplijn: 0800-1995.',
    en: 'Do you want to talk to someone about stopping? Call the Stoplijn, free: 0800-1995.',
  },
];
