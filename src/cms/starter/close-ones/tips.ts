/** Twenty tips, one line each, shown one at a time. */
export const tips: readonly { id: string; nl: string; en: string }[] = [
  {
    id: 'close-ones-tip-not-under-influence',
    nl: 'Heeft de ander gebruikt? Wacht dan met praten.',
    en: 'Has the other person been using? Then wait before you talk.',
  },
  {
    id: 'close-ones-tip-quiet-moment',
    nl: 'Kies een rustig moment. Twintig minuten is lang genoeg.',
    en: 'Choose a quiet moment. Twenty minutes is long enough.',
  },
  {
    id: 'close-ones-tip-start-kind',
    nl: 'Begin met iets wat je fijn vindt aan de ander.',
    en: 'Start with something you like about the other person.',
  },
  {
    id: 'close-ones-tip-i-notice',
    nl: 'Zeg ‘ik merk’ in plaats van ‘jij altijd’.',
    en: 'Say ‘I notice’ instead of ‘you always’.',
  },
  { id: 'close-ones-tip-one-question', nl: 'Stel één vraag, en wacht.', en: 'Ask one question, and wait.' },
  {
    id: 'close-ones-tip-do-not-cover',
    nl: 'Neem niet over wat jij niet wilt dragen.',
    en: 'Do not take over what you do not want to carry.',
  },
  {
    id: 'close-ones-tip-debts',
    nl: 'Betaal geen schulden zonder duidelijke afspraak.',
    en: 'Do not pay debts without a clear agreement.',
  },
  {
    id: 'close-ones-tip-threat',
    nl: 'Word je bedreigd? Ga weg en bel 112.',
    en: 'Are you being threatened? Leave and call 112.',
  },
  {
    id: 'close-ones-tip-advice',
    nl: 'Veilig Thuis geeft ook advies zonder melding.',
    en: 'Veilig Thuis also gives advice without making a report.',
  },
  {
    id: 'close-ones-tip-child-not-guilty',
    nl: 'Zeg tegen een kind: ‘Het is niet jouw schuld.’',
    en: 'Tell a child: ‘It is not your fault.’',
  },
  {
    id: 'close-ones-tip-one-adult',
    nl: 'Eén volwassene die luistert, helpt een kind veel.',
    en: 'One adult who listens helps a child a lot.',
  },
  {
    id: 'close-ones-tip-one-person',
    nl: 'Zoek één mens die er voor jou is.',
    en: 'Find one person who is there for you.',
  },
  {
    id: 'close-ones-tip-half-hour',
    nl: 'Plan elke dag een half uur voor jezelf.',
    en: 'Plan half an hour for yourself every day.',
  },
  {
    id: 'close-ones-tip-checking',
    nl: 'Controleren maakt jou moe en verandert zelden iets.',
    en: 'Checking up makes you tired and rarely changes anything.',
  },
  {
    id: 'close-ones-tip-good-moment',
    nl: 'Beloon een goed moment, klein en meteen.',
    en: 'Reward a good moment, small and right away.',
  },
  {
    id: 'close-ones-tip-dangerous-stop',
    nl: 'Kan stoppen gevaarlijk zijn? Bel dan samen eerst de huisarts.',
    en: 'Could stopping be dangerous? Then call the GP together first.',
  },
  {
    id: 'close-ones-tip-suicide',
    nl: 'Ben je bang dat de ander niet meer wil leven? Vraag het, en bel 113.',
    en: 'Are you afraid that the other person wants to die? Ask, and call 113.',
  },
  {
    id: 'close-ones-tip-slip',
    nl: 'Een uitglijder is geen bewijs dat alles voor niets was.',
    en: 'A slip does not prove that it was all for nothing.',
  },
  {
    id: 'close-ones-tip-sleep-first',
    nl: 'Eerst slapen en eten, dan pas oplossen.',
    en: 'Sleep and eat first, solve things later.',
  },
  { id: 'close-ones-tip-help-for-you', nl: 'Ook voor jou is er hulp.', en: 'There is help for you too.' },
];
