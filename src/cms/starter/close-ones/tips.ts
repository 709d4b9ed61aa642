/** Twenty tips, one line each, shown one at a time. */
export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'close-ones-tip-not-under-influence',
    nl: 'Heeft de ander gebruikt, wacht dan met praten tot morgen.',
    en: 'If they have been drinking or using, wait until tomorrow before you talk.',
  },
  {
    id: 'close-ones-tip-quiet-moment',
    nl: 'Kies een rustig moment van twintig minuten, zonder kinderen en telefoons.',
    en: 'Choose a quiet moment of 20 minutes, without children or phones around you.',
  },
  {
    id: 'close-ones-tip-start-kind',
    nl: 'Begin een gesprek met iets wat je fijn vindt aan de ander.',
    en: 'Start the conversation with something you really like about the other person.',
  },
  {
    id: 'close-ones-tip-i-notice',
    nl: 'Zeg “ik merk” in plaats van “jij altijd”, dan luistert de ander langer.',
    en: 'Say “I notice” instead of “you always”. People listen longer to that.',
  },
  {
    id: 'close-ones-tip-one-question',
    nl: 'Stel één open vraag en tel dan in je hoofd tot tien.',
    en: 'Ask one open question, and then count to ten in your mind.',
  },
  {
    id: 'close-ones-tip-do-not-cover',
    nl: 'Neem niet over wat jij niet wilt dragen, als dat veilig kan.',
    en: 'Do not take over what you do not want to carry, if it’s safe.',
  },
  {
    id: 'close-ones-tip-debts',
    nl: 'Betaal geen schulden van de ander zonder duidelijke afspraak op papier.',
    en: 'Do not pay their debts unless you’ve got a clear agreement on paper.',
  },
  {
    id: 'close-ones-tip-threat',
    nl: 'Word je bedreigd? Ga weg en bel 112.',
    en: 'If you’re being threatened, leave as soon as you can and call 112.',
  },
  {
    id: 'close-ones-tip-advice',
    nl: 'Veilig Thuis geeft ook advies zonder dat je een melding doet.',
    en: 'Veilig Thuis (the domestic abuse helpline) can also advise you without making a report.',
  },
  {
    id: 'close-ones-tip-child-not-guilty',
    nl: 'Zeg ook vandaag tegen een kind: “Het is niet jouw schuld.”',
    en: 'If there’s a child at home, say it again today: “It’s not your fault.”',
  },
  {
    id: 'close-ones-tip-one-adult',
    nl: 'Eén volwassene die luistert, helpt een kind veel.',
    en: 'One adult who listens helps a child a lot, and it can be you.',
  },
  {
    id: 'close-ones-tip-one-person',
    nl: 'Zoek iemand die er voor jou is. Jij draagt al genoeg.',
    en: 'Find someone who is there for you. You’re carrying a lot already.',
  },
  {
    id: 'close-ones-tip-half-hour',
    nl: 'Plan elke dag een half uur voor jezelf en zet je telefoon uit.',
    en: 'Plan half an hour for yourself every day, and turn your phone off.',
  },
  {
    id: 'close-ones-tip-checking',
    nl: 'Controleren maakt jou moe en verandert zelden iets.',
    en: 'Checking up on someone makes you tired, and it rarely changes anything.',
  },
  {
    id: 'close-ones-tip-good-moment',
    nl: 'Beloon een goed moment meteen, met iets kleins wat je graag geeft.',
    en: 'Reward a good moment straight away, with something small you enjoy giving.',
  },
  {
    id: 'close-ones-tip-dangerous-stop',
    nl: 'Kan stoppen gevaarlijk zijn, bel dan samen eerst de huisarts.',
    en: 'If stopping could be dangerous for them, call the GP together first.',
  },
  {
    id: 'close-ones-tip-suicide',
    nl: 'Ben je bang dat de ander niet meer wil leven? Vraag het, en bel 113.',
    en: 'If you’re afraid that they want to die, ask them about it and call 113.',
  },
  {
    id: 'close-ones-tip-slip',
    nl: 'Een uitglijder is geen bewijs dat alles voor niets was.',
    en: 'A slip does not prove that everything until now was for nothing.',
  },
  {
    id: 'close-ones-tip-sleep-first',
    nl: 'Eerst slapen en eten, want oplossen lukt beter met een uitgerust hoofd.',
    en: 'Sleep and eat first. It’s easier to solve things when you’re rested.',
  },
  {
    id: 'close-ones-tip-help-for-you',
    nl: 'Ook voor jou is er hulp, zelfs als de ander niets wil.',
    en: 'There’s help for you too, even if they do not want any.',
  },
];
