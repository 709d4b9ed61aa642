export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'tobacco-tip-quit-day',
    nl: 'Kies je stopdag, en gooi de avond ervoor al je rookspullen weg.',
    en: 'Choose your quit day, and throw away everything to do with smoking the evening before.',
  },
  {
    id: 'tobacco-tip-water-with-coffee',
    nl: 'Zet een glas water naast je koffie, dan heeft je hand iets te doen.',
    en: 'Put a glass of water beside your coffee, so that your hand has something else to do.',
  },
  {
    id: 'tobacco-tip-wash-your-coat',
    nl: 'Was je jas en ruim je auto op, dan ruikt je eerste dag anders.',
    en: 'Wash your coat and tidy your car, and your first day will smell different.',
  },
  {
    id: 'tobacco-tip-brush-your-teeth',
    nl: 'Poets je tanden meteen na het eten. Dat sluit de maaltijd af.',
    en: 'Brush your teeth straight after you eat, to close the meal.',
  },
  {
    id: 'tobacco-tip-another-place',
    nl: 'Drink je koffie op een andere plek dan waar je altijd rookte.',
    en: 'Drink your coffee somewhere else than the place where you always smoked.',
  },
  {
    id: 'tobacco-tip-look-at-the-clock',
    nl: 'Trek duurt meestal maar een paar minuten, dus kijk op de klok.',
    en: 'A craving usually lasts only a few minutes, so look at the clock when it starts.',
  },
  {
    id: 'tobacco-tip-busy-hand',
    nl: 'Houd iets in je hand als je belt, zoals een pen.',
    en: 'Hold something in your hand while you’re on the phone, such as a pen or a pebble.',
  },
  {
    id: 'tobacco-tip-less-coffee',
    nl: 'Drink iets minder koffie, want koffie werkt sterker nu je niet rookt.',
    en: 'Drink a little less coffee. It works more strongly now that you’re not smoking.',
  },
  {
    id: 'tobacco-tip-walk-in-your-break',
    nl: 'Neem je pauze ook zonder roken, en loop dan een stukje.',
    en: 'Do take your break without smoking, and use those five minutes for a short walk.',
  },
  {
    id: 'tobacco-tip-ask-the-pharmacy',
    nl: 'Vraag je apotheek of een pleister en tabletten samen bij jou passen.',
    en: 'Ask a pharmacist if a patch and lozenges together would suit you.',
  },
  {
    id: 'tobacco-tip-park-the-gum',
    nl: 'Kauw nicotinekauwgom langzaam, en houd hem daarna stil in je wang.',
    en: 'Chew nicotine gum slowly a few times, and after that rest it in your cheek.',
  },
  {
    id: 'tobacco-tip-finish-the-course',
    nl: 'Maak de hele kuur met pleisters af, ook als het goed gaat.',
    en: 'Finish the whole course of patches, even when things are going well.',
  },
  {
    id: 'tobacco-tip-i-do-not-smoke',
    nl: '“Ik rook niet” is een hele zin. Een uitleg is niet nodig.',
    en: '“I don’t smoke” is a whole sentence, so there’s no need to add anything.',
  },
  {
    id: 'tobacco-tip-smoke-outside',
    nl: 'Vraag je huisgenoten om buiten te roken, want dat helpt jou.',
    en: 'Ask the people you live with to smoke outside. That helps you.',
  },
  {
    id: 'tobacco-tip-other-table',
    nl: 'Kies de eerste week een tafel binnen, niet op het terras.',
    en: 'In the first week, choose a table inside and not one on the terrace.',
  },
  {
    id: 'tobacco-tip-hungry',
    nl: 'Heb je honger, neem dan een wortel, een paar noten of kauwgom.',
    en: 'If you’re hungry, have a carrot, a few nuts or some chewing gum.',
  },
  {
    id: 'tobacco-tip-short-fuse',
    nl: 'Kort lontje? Zeg dat je gestopt bent, en loop daarna een rondje.',
    en: 'If you’re short-tempered, tell people that you’ve quit and walk round the block.',
  },
  {
    id: 'tobacco-tip-one-cigarette',
    nl: 'Had je een sigaret, gooi dan de rest weg en ga vandaag verder.',
    en: 'If you’ve had a cigarette, throw the rest away and carry on from here.',
  },
  {
    id: 'tobacco-tip-put-money-aside',
    nl: 'Zet het geld dat je bespaart elke week apart, voor je eigen wens.',
    en: 'Put the money you save aside every week, for a wish of your own.',
  },
  {
    id: 'tobacco-tip-quit-line',
    nl: 'Wil je met iemand praten over stoppen, bel dan gratis de Stoplijn: 0800-1995.',
    en: 'If you want to talk to someone about quitting, call the Stoplijn for free: 0800-1995.',
  },
];
