import { safety } from '../shared/markup.ts';
import type { StarterQuestion } from '../starter.ts';

export const faq: readonly StarterQuestion[] = [
  {
    id: 'gambling-faq-what-is-cruks',
    nl: {
      question: 'Wat is Cruks?',
      answer: `<p>Cruks is het landelijke register waarmee je jezelf uitsluit van gokken. Sta je erin, dan weigeren legale goksites, speelhallen en casino’s je minstens 6 maanden. Langer kan ook, maar de eerste 6 maanden kun je het niet stopzetten. Inschrijven kan met DigiD of op papier, via <a href="https://cruksregister.nl">cruksregister.nl</a>.</p>`,
    },
    en: {
      question: 'What is Cruks (the self-exclusion register)?',
      answer: `<p>Cruks is the national self-exclusion register. Once you’re on it, legal gambling sites, arcades and casinos have to turn you away for at least 6 months. You can choose a longer time, but you cannot end it in the first 6 months. You sign up with DigiD or on paper, at <a href="https://cruksregister.nl">cruksregister.nl</a>.</p>`,
    },
    notes: 'Source: kansspelautoriteit.nl [S14]. CHECK [C3]: Kansspelautoriteit, scope, duration and web address.',
  },
  {
    id: 'gambling-faq-who-sees-cruks',
    nl: {
      question: 'Ziet mijn werk of bank dat ik in Cruks sta?',
      answer: `<p>Nee, alleen een aanbieder van kansspelen controleert of je erin staat. Ook van dit programma zien je werk en je bank niets.</p>`,
    },
    en: {
      question: 'Can my work or bank see that I am in Cruks?',
      answer: `<p>No, only a gambling company checks whether you’re on it when you want to play. Your work and your bank see nothing of this programme either.</p>`,
    },
    notes: 'CHECK [C3]: Kansspelautoriteit, who can consult Cruks.',
  },
  {
    id: 'gambling-faq-does-cruks-end',
    nl: {
      question: 'Stopt Cruks vanzelf?',
      answer: `<p>Ja, en je krijgt daar geen bericht van. Zet daarom nu een datum in je agenda, een maand voor het einde. Dan kun je op tijd verlengen, of een plan maken voor de tijd erna.</p>`,
    },
    en: {
      question: 'Does Cruks end by itself?',
      answer: `<p>Yes, and nobody tells you when it does. So put a date in your calendar now, one month before the end. That gives you time to extend it, or to make a plan for afterwards.</p>`,
    },
    notes: 'Source: kansspelautoriteit.nl [S14]. CHECK [C3]: Kansspelautoriteit, ending and extending.',
  },
  {
    id: 'gambling-faq-illegal-sites',
    nl: {
      question: 'Helpt Cruks ook tegen illegale sites?',
      answer: `<p>Nee, Cruks werkt alleen bij legale aanbieders, en niet bij elk spel, zoals loterijen. Zet er daarom een slot bij, zoals een app die goksites blokkeert. Vraag ook je bank of je betalingen aan goksites kunt blokkeren. Twee sloten samen helpen meer dan één.</p>`,
    },
    en: {
      question: 'Does Cruks work against illegal sites too?',
      answer: `<p>No, it only works at legal companies in the Netherlands, and not for every game, such as lotteries. So add a lock, such as an app that blocks gambling sites or a lower limit on your card. Ask your bank too whether you can block payments to gambling sites. Two locks together help more than one.</p>`,
    },
    notes:
      'CHECK [C3]: Kansspelautoriteit, which games are outside Cruks; editor, which banks block gambling payments.',
  },
  {
    id: 'gambling-faq-limits',
    nl: {
      question: 'Welke limieten zijn er?',
      answer: `<p>Stort je in een maand 700 euro meer dan je opneemt, dan moet de aanbieder ingrijpen. Ben je jonger dan 24, dan is dat al bij 300 euro. Dit geldt sinds oktober 2024 voor legale sites. Je kunt ook zelf een lagere limiet kiezen. Regels veranderen, dus kijk ook op <a href="https://kansspelautoriteit.nl">kansspelautoriteit.nl</a>.</p>`,
    },
    en: {
      question: 'What limits are there?',
      answer: `<p>If you deposit 700 euros more than you take out in a month, the company has to step in. If you’re under 24, the limit is 300 euros. This has been the rule for legal sites since October 2024, and you can choose a lower limit yourself. Rules change, so check <a href="https://kansspelautoriteit.nl">kansspelautoriteit.nl</a> as well.</p>`,
    },
    notes:
      'Sources: casinonieuws.nl July 2024 [S15], nieuws.nl December 2023. CHECK [C3]: Kansspelautoriteit, current limits (700 and 300 euros), own limits.',
  },
  {
    id: 'gambling-faq-filling-in-hours',
    nl: {
      question: 'Hoe vul ik uren en euro’s in?',
      answer: `<p>Bij uren vul je in hoelang je speelde, in kwartieren, en schatten is goed. Bij euro’s vul je in wat je stortte of betaalde. Winst trek je er niet af. Zo zie je wat het spel echt vraagt aan tijd en geld.</p>`,
    },
    en: {
      question: 'How do I log hours and euros?',
      answer: `<p>For hours, log the time you played, in quarters of an hour, and a guess is fine. For euros, enter what you deposited or paid that day. You do not subtract winnings. That shows what gambling really takes in time and money.</p>`,
    },
  },
  {
    id: 'gambling-faq-cutting-down',
    nl: {
      question: 'Kan ik minderen in plaats van stoppen?',
      answer: `<p>Ja, jij kiest. Heb je schulden, of wil je na verlies meteen door, dan past stoppen meestal beter. Na één inzet is de volgende namelijk moeilijker te laten. Kies je voor minderen, bepaal dan vooraf je grens en laat iemand meekijken.</p>`,
    },
    en: {
      question: 'Can I cut down instead of stopping?',
      answer: `<p>Yes, the choice is yours. If you have debts, or want to go straight on after a loss, stopping usually suits better. After one bet, the next is harder to leave. If you choose to cut down, set your hours and euros beforehand, and ask someone to check on it.</p>`,
    },
    notes: 'CHECK [C3]: clinician, advice to stop with debts.',
  },
  {
    id: 'gambling-faq-money-back',
    nl: {
      question: 'Kan ik mijn geld terughalen?',
      answer: `<p>Soms kun je een klacht indienen bij de aanbieder, maar reken er niet op. Vraag raad bij het Juridisch Loket of een advocaat. Pas op met bureaus die vooraf geld vragen. Terugwinnen met gokken lukt meestal niet, en maakt het verlies juist groter.</p>`,
    },
    en: {
      question: 'Can I get my money back?',
      answer: `<p>Sometimes a complaint to the company helps, but do not count on it. Ask the Juridisch Loket (free legal advice) or a lawyer, and be careful with firms that want money beforehand. Winning it back by gambling usually does not work, and tends to make the loss bigger.</p>`,
    },
    notes: 'CHECK [C3]: lawyer, complaint routes and the Juridisch Loket.',
  },
  {
    id: 'gambling-faq-debts',
    nl: {
      question: 'Ik heb schulden. Waar begin ik?',
      answer: `<p>Bel Geldfit op <a href="tel:08008115">0800-8115</a>, gratis en anoniem, of vraag het je gemeente. Betaal eerst huur of hypotheek, energie, zorgpremie en boodschappen. Leen geen nieuw geld om verlies of schulden te betalen, want dan groeit het. Is een brief openen te zwaar, begin dan met één envelop, samen met iemand.</p>`,
    },
    en: {
      question: 'I have debts. Where do I start?',
      answer: `<p>Call Geldfit (free debt advice) on <a href="tel:08008115">0800-8115</a>, or ask your council. Pay your rent or mortgage, energy, health insurance and groceries first. Do not borrow new money to pay for losses or debts. That’s how they grow. If opening a letter is too hard, start with one envelope, or do it with someone.</p>`,
    },
    notes: 'Sources: NVVK 2020, Trouw [S37] 2022, ND 2020, rijksoverheid.nl 2022.',
  },
  {
    id: 'gambling-faq-family-does-not-know',
    nl: {
      question: 'Mijn familie weet niets. Moet ik het vertellen?',
      answer: `<p>Jij kiest wanneer en aan wie. Eén persoon die het weet, maakt het meestal minder zwaar. Kies een rustig moment zonder drank. In fase 5 bereid je voor wat je zegt. Ben je bang voor geweld, bel dan eerst Veilig Thuis op <a href="tel:08002000">0800-2000</a>.</p>`,
    },
    en: {
      question: 'My family knows nothing. Do I have to tell them?',
      answer: `<p>You choose when and whom. Once one person knows, it’s usually easier to carry. Choose a calm moment without alcohol, and use the exercise in phase 5 to prepare your words. If you’re afraid of violence, call Veilig Thuis (domestic abuse helpline) first, on <a href="tel:08002000">0800-2000</a>.</p>`,
    },
  },
  {
    id: 'gambling-faq-threatened',
    nl: {
      question: 'Ik word bedreigd om geld. Wat doe ik?',
      answer: `<p>Bel <a href="tel:112">112</a> als er nu gevaar is, en anders de politie op <a href="tel:09008844">0900-8844</a> (niet gratis). Betaal of leen niet onder druk zonder eerst met iemand te praten. Bewaar de berichten en vertel het iemand. Dit los je niet alleen op.</p>`,
    },
    en: {
      question: 'Someone threatens me about money. What do I do?',
      answer: `<p>Call <a href="tel:112">112</a> if you’re in danger now, and otherwise the police on <a href="tel:09008844">0900-8844</a> (not free). Do not pay or borrow under pressure without talking to someone first. Keep the messages and tell someone you trust. You do not have to solve this alone.</p>`,
    },
    notes: 'CHECK [C1]: police, number 0900-8844 and this advice.',
  },
  {
    id: 'gambling-faq-lotteries',
    nl: {
      question: 'Zijn een loterij en krasloten ook gokken?',
      answer: `<p>Ja, je zet geld in en het toeval beslist, al gaat het langzamer. Vul het dus ook in, de tijd en de euro’s. Merk je dat het drang geeft, neem het dan mee in je doel.</p>`,
    },
    en: {
      question: 'Are a lottery and scratch cards gambling too?',
      answer: `<p>Yes, you stake money and chance decides, although it goes more slowly. So log it as well, the time and the euros. If you notice that it gives you an urge, make it part of your limit.</p>`,
    },
  },
  {
    id: 'gambling-faq-suicide',
    nl: {
      question: 'Ik denk aan zelfmoord. Wat nu?',
      answer: `<p>${safety('suicide', 'nl')} Heb je een plan of ben je in gevaar, bel dan <a href="tel:112">112</a> en blijf niet alleen.</p>
<p>Na verlies kan het voelen alsof er geen weg is, maar dat gevoel verandert. Ook voor geldproblemen is er hulp, hoe groot ze ook lijken.</p>`,
    },
    en: {
      question: 'I think about suicide. What now?',
      answer: `<p>${safety('suicide', 'en')} If you have a plan or you’re in danger, call <a href="tel:112">112</a> and do not stay alone.</p>
<p>After a loss it can feel as if there’s no way out, but that feeling changes. There’s help for money problems too, however big they seem.</p>`,
    },
    notes: 'Sources: upday/ANP 2025 [S20], nu.nl 2020. CHECK [C1]: clinician and 113 guideline, wording and route.',
  },
  {
    id: 'gambling-faq-group',
    nl: {
      question: 'Hoe helpt een groep?',
      answer: `<p>Je hoort hoe anderen omgaan met hetzelfde, en dat maakt schaamte kleiner. Je hebt ook een vaste afspraak. <a href="https://www.agog.nl">AGOG</a> heeft groepen in het land en online, ook voor naasten. Op het forum van deze site kun je meelezen en schrijven onder een bijnaam.</p>`,
    },
    en: {
      question: 'How does a group help?',
      answer: `<p>You hear how others deal with the same thing, and that makes shame smaller. You also have a regular meeting to go to. <a href="https://www.agog.nl">AGOG</a> has groups across the Netherlands and online, for family and friends as well. On the forum of this site you can read along and write under a nickname.</p>`,
    },
    notes: 'CHECK [C5]: AGOG, groups, how often they meet and how to reach them.',
  },
  {
    id: 'gambling-faq-after-a-slip',
    nl: {
      question: 'Ik heb toch gegokt. Wat doe ik als eerste?',
      answer: `<p>Stop nu, ook als je verloren hebt. Stoppen telt op elk moment. Geef je pas aan iemand, bel iemand en blijf niet alleen. Vul de dag in, met de uren en de euro’s. Morgen zet je er een slot bij, en je doel blijft hetzelfde.</p>`,
    },
    en: {
      question: 'I gambled anyway. What do I do first?',
      answer: `<p>Stop now, even if you’ve lost. Stopping counts at any moment. Give your bank card to someone, call someone, and try not to be on your own. Log the day, with the hours and the euros. Tomorrow you’ll add a lock, and your goal stays the same.</p>`,
    },
  },
];
