export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'gambling-tip-cruks',
    nl: 'Schrijf je in bij Cruks, want dan moeten goksites je weigeren.',
    en: 'Sign up to Cruks (the national self-exclusion register), so gambling sites have to turn you away.',
  },
  {
    id: 'gambling-tip-remove-apps',
    nl: 'Sluit je accounts en haal gokapps van je telefoon.',
    en: 'Close your accounts and take gambling apps off your phone.',
  },
  {
    id: 'gambling-tip-stop-adverts',
    nl: 'Zet reclame en mails van aanbieders uit, dan klik je er ook niet op.',
    en: 'Turn off adverts and emails from gambling companies, so there’s nothing to click on.',
  },
  {
    id: 'gambling-tip-someone-with-your-money',
    nl: 'Laat iemand die je vertrouwt meekijken met je loon, of het bewaren.',
    en: 'Let someone you trust look at your wages with you, or keep them for you.',
  },
  {
    id: 'gambling-tip-bills-first',
    nl: 'Betaal je vaste lasten op de dag van je geld, dan is er minder te kiezen.',
    en: 'Pay your fixed bills on the day your money comes in, so there’s less to choose that evening.',
  },
  {
    id: 'gambling-tip-cash-for-today',
    nl: 'Neem alleen het contante geld mee dat je vandaag nodig hebt.',
    en: 'Carry only the cash you need today, and leave your card at home.',
  },
  {
    id: 'gambling-tip-phone-away-at-night',
    nl: 'Leg je telefoon na 23 uur in een andere kamer, ook als je wakker ligt.',
    en: 'After 11 at night, put your phone in another room, even if you’re lying awake.',
  },
  {
    id: 'gambling-tip-wait-until-tomorrow',
    nl: 'Wil je iets terugwinnen, wacht dan tot morgen en bel iemand.',
    en: 'If you want to win something back, wait until tomorrow and call someone.',
  },
  {
    id: 'gambling-tip-hour-without-screen',
    nl: 'Kies vandaag één vast uur zonder scherm.',
    en: 'Choose one set hour today when you put every screen away.',
  },
  {
    id: 'gambling-tip-watch-together',
    nl: 'Kijk een wedstrijd met iemand die niet inzet, en leg je pas weg.',
    en: 'Watch the match with someone who does not bet, and put your card away.',
  },
  {
    id: 'gambling-tip-after-a-win',
    nl: 'Keerde een spel uit, leg dan je telefoon weg en ga slapen.',
    en: 'If a game paid out, put your phone away, eat something and go to sleep.',
  },
  {
    id: 'gambling-tip-a-bonus',
    nl: 'Een bonus is geen cadeau: hij is gemaakt om je terug te halen.',
    en: 'A bonus is not a present. It’s made to bring you back.',
  },
  {
    id: 'gambling-tip-tell-one-person',
    nl: 'Vertel iemand die je vertrouwt hoe het echt met je gaat.',
    en: 'Tell someone you trust how you really are.',
  },
  {
    id: 'gambling-tip-open-one-envelope',
    nl: 'Open vandaag één envelop, het liefst met iemand naast je.',
    en: 'Open one envelope today, ideally with someone beside you.',
  },
  {
    id: 'gambling-tip-geldfit',
    nl: 'Heb je zorgen over geld, bel dan Geldfit op 0800-8115, gratis en anoniem.',
    en: 'If you have money worries, call Geldfit (free debt advice) on 0800-8115, where you can stay anonymous.',
  },
  {
    id: 'gambling-tip-do-not-borrow',
    nl: 'Leen niets om verlies goed te maken. Zo wordt het gat groter.',
    en: 'Do not borrow to make up for a loss: the hole only gets bigger.',
  },
  {
    id: 'gambling-tip-extra-locks',
    nl: 'Ga je drinken, zet dan eerst een extra slot op je geld.',
    en: 'If you’re going to drink, put an extra lock on your money first.',
  },
  {
    id: 'gambling-tip-played-after-all',
    nl: 'Toch gespeeld? Stop nu, bel iemand en zet er morgen een slot bij.',
    en: 'If you gambled anyway, stop now, call someone and add a lock tomorrow.',
  },
  {
    id: 'gambling-tip-bored',
    nl: 'Verveel je je, doe dan tien minuten iets met je handen.',
    en: 'If you’re bored, do something with your hands for ten minutes.',
  },
  {
    id: 'gambling-tip-call-113',
    nl: 'Wil je niet meer leven, bel dan vandaag nog 113.',
    en: 'If you no longer want to live, call 113 today.',
  },
];
