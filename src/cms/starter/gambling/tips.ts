export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'gambling-tip-cruks',
    nl: 'Schrijf je in bij Cruks. Dat kan met DigiD.',
    en: 'Register with Cruks. You can do it with DigiD.',
  },
  {
    id: 'gambling-tip-remove-apps',
    nl: 'Sluit je accounts en haal gokapps van je telefoon.',
    en: 'Close your accounts and take gambling apps off your phone.',
  },
  {
    id: 'gambling-tip-stop-adverts',
    nl: 'Zet reclame en mails van aanbieders uit.',
    en: 'Turn off adverts and emails from gambling companies.',
  },
  {
    id: 'gambling-tip-someone-with-your-money',
    nl: 'Laat iemand die je vertrouwt meekijken met je loon, of het bewaren.',
    en: 'Let someone you trust look at your wages with you, or keep them for you.',
  },
  {
    id: 'gambling-tip-bills-first',
    nl: 'Betaal je vaste lasten op de dag dat je geld komt.',
    en: 'Pay your fixed bills on the day your money comes in.',
  },
  {
    id: 'gambling-tip-cash-for-today',
    nl: 'Neem alleen het contante geld mee dat je vandaag nodig hebt.',
    en: 'Only take the cash you need today.',
  },
  {
    id: 'gambling-tip-phone-away-at-night',
    nl: 'Leg je telefoon na 23 uur in een andere kamer.',
    en: 'After 11 at night, put your phone in another room.',
  },
  {
    id: 'gambling-tip-wait-until-tomorrow',
    nl: 'Wil je iets terugwinnen? Wacht tot morgen.',
    en: 'Do you want to win something back? Wait until tomorrow.',
  },
  {
    id: 'gambling-tip-hour-without-screen',
    nl: 'Kies vandaag één vast uur zonder scherm.',
    en: 'Choose one set hour without a screen today.',
  },
  {
    id: 'gambling-tip-watch-together',
    nl: 'Wedstrijd kijken? Doe het met iemand die niet inzet.',
    en: 'Watching a match? Do it with someone who does not bet.',
  },
  {
    id: 'gambling-tip-after-a-win',
    nl: 'Gewonnen? Telefoon weg, eten, slapen.',
    en: 'Did you win? Phone away, eat, sleep.',
  },
  {
    id: 'gambling-tip-a-bonus',
    nl: 'Een bonus is geen cadeau. Hij is gemaakt om je terug te halen.',
    en: 'A bonus is not a present. It is made to bring you back.',
  },
  {
    id: 'gambling-tip-tell-one-person',
    nl: 'Vertel één mens de waarheid.',
    en: 'Tell one person the truth.',
  },
  {
    id: 'gambling-tip-open-one-envelope',
    nl: 'Open vandaag één envelop.',
    en: 'Open one envelope today.',
  },
  {
    id: 'gambling-tip-geldfit',
    nl: 'Zorgen over geld? Bel Geldfit: 0800-8115, gratis en anoniem.',
    en: 'Money worries? Call Geldfit: 0800-8115, free and anonymous.',
  },
  {
    id: 'gambling-tip-do-not-borrow',
    nl: 'Leen niets om verlies goed te maken.',
    en: 'Do not borrow to make up for a loss.',
  },
  {
    id: 'gambling-tip-extra-locks',
    nl: 'Ga je drinken? Zet dan eerst een extra slot op je geld.',
    en: 'Are you going to drink? Put an extra lock on your money first.',
  },
  {
    id: 'gambling-tip-played-after-all',
    nl: 'Toch gespeeld? Stop nu, bel iemand en zet er morgen een slot bij.',
    en: 'Did you play after all? Stop now, call someone and add a lock tomorrow.',
  },
  {
    id: 'gambling-tip-bored',
    nl: 'Verveel je je? Doe iets met je handen.',
    en: 'Are you bored? Do something with your hands.',
  },
  {
    id: 'gambling-tip-call-113',
    nl: 'Wil je niet meer leven? Bel vandaag 113.',
    en: 'Do you no longer want to live? Call 113 today.',
  },
];
