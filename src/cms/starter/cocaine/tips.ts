/** Twenty tips, one line each, shown one at a time. */
export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'cocaine-tip-block-numbers',
    nl: 'Blokkeer vandaag de nummers en wis daarna de oude gesprekken.',
    en: 'Block the numbers today, and delete the old chats after that.',
  },
  {
    id: 'cocaine-tip-new-number',
    nl: 'Blijven de berichten komen, neem dan een ander nummer.',
    en: 'If the messages keep coming, get a new number and give it to friends only.',
  },
  {
    id: 'cocaine-tip-no-alcohol',
    nl: 'Trek komt meestal na drank, dus kies vanavond fris. Drink je elke dag veel, bel dan eerst je huisarts.',
    en: 'Craving usually follows drink, so choose soft drinks tonight. If you drink a lot every day, call your GP first.',
  },
  {
    id: 'cocaine-tip-home-early',
    nl: 'Ga voor middernacht naar huis. Daarna kies je minder helder.',
    en: 'Go home before midnight. After that you choose less clearly.',
  },
  {
    id: 'cocaine-tip-little-cash',
    nl: 'Neem weinig contant geld mee, en laat ook je pas thuis.',
    en: 'Carry little cash when you go out, and leave your card at home too.',
  },
  {
    id: 'cocaine-tip-payday',
    nl: 'Komt je loon vandaag, laat je pas dan bij iemand die je vertrouwt.',
    en: 'If it’s payday, leave your bank card with someone you trust.',
  },
  {
    id: 'cocaine-tip-twenty-minutes',
    nl: 'Heb je trek, wees dan eerst 20 minuten bij iemand en kies daarna pas.',
    en: 'If you have a craving, spend 20 minutes with someone first, and only then decide.',
  },
  {
    id: 'cocaine-tip-eat-first',
    nl: 'Eet iets voordat je uitgaat, want met honger is trek sterker.',
    en: 'Eat something before you go out. Hunger makes a craving stronger.',
  },
  {
    id: 'cocaine-tip-screen-note',
    nl: 'Zet op het scherm van je telefoon: “Vanavond geen bericht.”',
    en: 'Put this on your phone screen, so you’ll see it every time: “No message tonight.”',
  },
  {
    id: 'cocaine-tip-dip',
    nl: 'Heb je een dip na gebruik, slaap dan, eet iets en beslis nog niets.',
    en: 'If you feel low after using, sleep, eat something and do not decide anything yet.',
  },
  {
    id: 'cocaine-tip-sunday',
    nl: 'Plan iets vroegs op zondag met iemand, dan wordt de zaterdag korter.',
    en: 'Plan something early on Sunday with someone, and Saturday night gets shorter.',
  },
  {
    id: 'cocaine-tip-chest-pain',
    nl: 'Pijn of druk op je borst? Bel 112 en zeg dat je cocaïne hebt gebruikt.',
    en: 'Pain or pressure in your chest? Call 112 and say that you used cocaine.',
  },
  {
    id: 'cocaine-tip-heart',
    nl: 'Had je ooit hartklachten, dan is stoppen het veiligst. Bel daarom je huisarts.',
    en: 'If you’ve ever had heart trouble, stopping is safest, so call your GP.',
  },
  {
    id: 'cocaine-tip-after-pause',
    nl: 'Na een pauze is je lichaam minder gewend, dus dezelfde hoeveelheid is dan gevaarlijker.',
    en: 'After a break your body is less used to it, so the same amount is more dangerous.',
  },
  {
    id: 'cocaine-tip-rinse',
    nl: 'Spoel je neus met zout water, en vraag je apotheek hoe dat moet.',
    en: 'Rinse your nose with salt water, and ask your pharmacist how to do it.',
  },
  {
    id: 'cocaine-tip-nosebleed',
    nl: 'Stopt een neusbloeding niet, bel dan je huisarts.',
    en: 'If a nosebleed does not stop, call your GP and say what you use.',
  },
  {
    id: 'cocaine-tip-tell-one',
    nl: 'Vertel iemand die je vertrouwt hoe het zit. Een geheim weegt zwaar.',
    en: 'Tell someone you trust how things are. A secret is hard to carry.',
  },
  {
    id: 'cocaine-tip-above-goal',
    nl: 'Werd het meer dan je doel, stop dan hier en zoek iemand op.',
    en: 'If you went over your limit, stop here and go to someone.',
  },
  {
    id: 'cocaine-tip-suicide',
    nl: 'Wil je niet meer leven? Bel vandaag 113, want daar luistert iemand, gratis en anoniem.',
    en: 'If you do not want to live any more, call 113 today, free and anonymous.',
  },
  {
    id: 'cocaine-tip-leave',
    nl: 'Je kunt altijd weggaan, ook zonder uitleg.',
    en: 'You can always leave, and you do not owe anyone a reason.',
  },
];
