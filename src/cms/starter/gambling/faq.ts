import { safety } from '../shared/markup.ts';
import type { StarterQuestion } from '../starter.ts';

export const faq: readonly StarterQuestion[] = [
  {
    id: 'gambling-faq-what-is-cruks',
    nl: {
      question: 'Wat is Cruks?',
      answer: `<p>Een landelijk register waarmee je jezelf uitsluit van gokken. Sta je erin, dan kom je minstens 6 maanden niet binnen bij legale goksites, speelhallen en casino’s. Je kunt ook een langere tijd kiezen. De eerste 6 maanden kun je het niet stopzetten. Inschrijven kan met DigiD of op papier, via <a href="https://cruksregister.nl">cruksregister.nl</a>.</p>`,
    },
    en: {
      question: 'What is Cruks?',
      answer: `<p>A Dutch national register that you use to keep yourself out of gambling. Legal gambling sites, arcades and casinos then keep you out for at least 6 months. You can also choose a longer time. You cannot end it in the first 6 months. You register with DigiD or on paper, through <a href="https://cruksregister.nl">cruksregister.nl</a>.</p>`,
    },
    notes: 'Source: kansspelautoriteit.nl. CHECK: Kansspelautoriteit, scope, duration and web address.',
  },
  {
    id: 'gambling-faq-who-sees-cruks',
    nl: {
      question: 'Ziet mijn werk of bank dat ik in Cruks sta?',
      answer: `<p>Nee. Alleen een aanbieder van kansspelen controleert of je erin staat, op het moment dat je wilt spelen. Ook van dit programma zien je werk en je bank niets.</p>`,
    },
    en: {
      question: 'Can my work or bank see that I am in Cruks?',
      answer: `<p>No. Only a gambling company checks whether you are in it, at the moment you want to play. Your work and your bank see nothing of this programme either.</p>`,
    },
    notes: 'CHECK: Kansspelautoriteit, who can consult Cruks.',
  },
  {
    id: 'gambling-faq-does-cruks-end',
    nl: {
      question: 'Stopt Cruks vanzelf?',
      answer: `<p>Ja, en je krijgt daar geen bericht van. Zet nu een datum in je agenda, een maand voor het einde. Dan kun je op tijd verlengen. Of je kiest een plan voor de tijd erna.</p>`,
    },
    en: {
      question: 'Does Cruks end by itself?',
      answer: `<p>Yes, and you get no message about it. Put a date in your diary now, one month before the end. Then you can extend it in time. Or you choose a plan for the time after.</p>`,
    },
    notes: 'Source: kansspelautoriteit.nl. CHECK: Kansspelautoriteit, ending and extending.',
  },
  {
    id: 'gambling-faq-illegal-sites',
    nl: {
      question: 'Helpt Cruks ook tegen illegale sites?',
      answer: `<p>Nee. Cruks werkt alleen bij legale aanbieders in Nederland. Ook niet elk spel valt eronder, zoals loterijen. Zet er daarom een slot bij: een app die goksites blokkeert, of een lagere limiet op je bankpas. Vraag je bank of je betalingen aan goksites kunt blokkeren. Twee sloten samen helpen meer dan één.</p>`,
    },
    en: {
      question: 'Does Cruks work against illegal sites too?',
      answer: `<p>No. Cruks only works at legal companies in the Netherlands. Some games are outside it as well, such as lotteries. So add a lock: an app that blocks gambling sites, or a lower limit on your bank card. Ask your bank if you can block payments to gambling sites. Two locks together help more than one.</p>`,
    },
    notes: 'CHECK: Kansspelautoriteit, which games are outside Cruks; editor, which banks block gambling payments.',
  },
  {
    id: 'gambling-faq-limits',
    nl: {
      question: 'Welke limieten zijn er?',
      answer: `<p>Stort je bij een aanbieder in een maand 700 euro meer dan je opneemt? Dan moet die ingrijpen. Ben je 18 tot en met 24 jaar, dan is dat 300 euro. Dit geldt sinds oktober 2024 voor legale sites. Je kunt zelf een lagere limiet kiezen. Regels veranderen: kijk op <a href="https://kansspelautoriteit.nl">kansspelautoriteit.nl</a>.</p>`,
    },
    en: {
      question: 'What limits are there?',
      answer: `<p>Do you deposit 700 euros more than you take out in a month with one company? Then that company has to step in. If you are 18 to 24 years old, the limit is 300 euros. This has been the rule for legal sites since October 2024. You can choose a lower limit yourself. Rules change: look at <a href="https://kansspelautoriteit.nl">kansspelautoriteit.nl</a>.</p>`,
    },
    notes:
      'Sources: casinonieuws.nl July 2024, nieuws.nl December 2023. CHECK: Kansspelautoriteit, current limits (700 and 300 euros), own limits.',
  },
  {
    id: 'gambling-faq-filling-in-hours',
    nl: {
      question: 'Hoe vul ik uren en euro’s in?',
      answer: `<p>Bij uren vul je de tijd in dat je speelde, op een kwartier nauwkeurig. Schatten is goed. Bij euro’s vul je in wat je die dag hebt ingelegd, dus gestort of betaald. Winst trek je er niet af. Zo zie je wat het spel echt vraagt aan tijd en geld.</p>`,
    },
    en: {
      question: 'How do I fill in hours and euros?',
      answer: `<p>For hours you fill in the time you played, to the nearest quarter of an hour. A guess is fine. For euros you fill in what you put in that day, so what you deposited or paid. You do not subtract winnings. That shows what gambling really takes in time and money.</p>`,
    },
  },
  {
    id: 'gambling-faq-cutting-down',
    nl: {
      question: 'Kan ik minderen in plaats van stoppen?',
      answer: `<p>Ja, jij kiest. Heb je schulden, of wil je na verlies vaak doorspelen? Dan past stoppen meestal beter. Na één inzet is de volgende moeilijker te laten. Kies je voor minderen? Bepaal dan vooraf je uren en euro’s, en vraag iemand om mee te kijken.</p>`,
    },
    en: {
      question: 'Can I cut down instead of stopping?',
      answer: `<p>Yes, you choose. Do you have debts, or do you often want to go on after a loss? Then stopping usually suits better. After one stake, the next one is harder to leave. Do you choose to cut down? Set your hours and euros beforehand, and ask someone to keep an eye on it.</p>`,
    },
    notes: 'CHECK: clinician, advice to stop with debts.',
  },
  {
    id: 'gambling-faq-money-back',
    nl: {
      question: 'Kan ik mijn geld terughalen?',
      answer: `<p>Soms kun je een klacht indienen bij de aanbieder, maar reken er niet op. Vraag advies aan het Juridisch Loket of een advocaat. Pas op met bureaus die vooraf geld vragen. Terugwinnen met gokken lukt meestal niet, en maakt het verlies vaak groter.</p>`,
    },
    en: {
      question: 'Can I get my money back?',
      answer: `<p>Sometimes a formal complaint to the company helps, but do not count on it. Ask the Juridisch Loket (free legal advice) or a lawyer. Be careful with firms that ask for money beforehand. Winning it back by gambling usually does not work, and often makes the loss bigger.</p>`,
    },
    notes: 'CHECK: lawyer, complaint routes and the Juridisch Loket.',
  },
  {
    id: 'gambling-faq-debts',
    nl: {
      question: 'Ik heb schulden. Waar begin ik?',
      answer: `<p>Bel Geldfit: <a href="tel:08008115">0800-8115</a>, gratis en anoniem. Ook je gemeente helpt bij schulden. Betaal eerst huur of hypotheek, energie, zorgpremie en boodschappen. Leen geen nieuw geld om verlies of schulden te betalen. Is een brief openen te zwaar? Begin met één envelop, of doe het met iemand samen.</p>`,
    },
    en: {
      question: 'I have debts. Where do I start?',
      answer: `<p>Call Geldfit: <a href="tel:08008115">0800-8115</a>, free and anonymous. Your municipality helps with debts too. First pay your rent or mortgage, energy, health insurance and groceries. Do not borrow new money to pay for losses or debts. Is opening a letter too hard? Start with one envelope, or do it together with someone.</p>`,
    },
    notes: 'Sources: NVVK 2020, Trouw 2022, ND 2020, rijksoverheid.nl 2022.',
  },
  {
    id: 'gambling-faq-family-does-not-know',
    nl: {
      question: 'Mijn familie weet niets. Moet ik het vertellen?',
      answer: `<p>Jij kiest wanneer en aan wie. Eén mens die het weet, maakt het vaak lichter. Kies een rustig moment, zonder drank. Een oefening in fase 5 helpt je met wat je zegt. Ben je bang voor geweld? Bel dan eerst Veilig Thuis: <a href="tel:08002000">0800-2000</a>.</p>`,
    },
    en: {
      question: 'My family knows nothing. Do I have to tell them?',
      answer: `<p>You choose when and whom. One person who knows often makes it lighter. Choose a calm moment, without alcohol. An exercise in phase 5 helps you with what to say. Are you afraid of violence? Then call Veilig Thuis first: <a href="tel:08002000">0800-2000</a>.</p>`,
    },
  },
  {
    id: 'gambling-faq-threatened',
    nl: {
      question: 'Ik word bedreigd om geld. Wat doe ik?',
      answer: `<p>Bel <a href="tel:112">112</a> als er nu gevaar is. Kan het wachten? Bel de politie: <a href="tel:09008844">0900-8844</a> (niet gratis). Betaal of leen niet onder druk zonder eerst met iemand te praten. Bewaar berichten en vertel het aan iemand die je vertrouwt. Je hoeft dit niet alleen op te lossen.</p>`,
    },
    en: {
      question: 'Someone threatens me about money. What do I do?',
      answer: `<p>Call <a href="tel:112">112</a> if there is danger now. Can it wait? Call the police: <a href="tel:09008844">0900-8844</a> (not free). Do not pay or borrow under pressure without talking to someone first. Keep the messages and tell someone you trust. You do not have to solve this alone.</p>`,
    },
    notes: 'CHECK: police, number 0900-8844 and this advice.',
  },
  {
    id: 'gambling-faq-lotteries',
    nl: {
      question: 'Zijn een loterij en krasloten ook gokken?',
      answer: `<p>Ja. Het gaat vaak langzamer, maar je zet geld in en het toeval beslist. Vul het dus ook in, de tijd en de euro’s. Merk je dat het drang geeft? Neem het dan mee in je doel.</p>`,
    },
    en: {
      question: 'Are a lottery and scratch cards gambling too?',
      answer: `<p>Yes. It often goes more slowly, but you stake money and chance decides. So fill it in as well, the time and the euros. Do you notice that it gives you an urge? Then make it part of your goal.</p>`,
    },
  },
  {
    id: 'gambling-faq-suicide',
    nl: {
      question: 'Ik denk aan zelfmoord. Wat nu?',
      answer: `<p>${safety('suicide', 'nl')} Heb je een plan of ben je in gevaar? Bel <a href="tel:112">112</a> en blijf niet alleen.</p>
<p>Na verlies kan het voelen alsof er geen weg is. Dat gevoel kan veranderen, en voor geldproblemen is er hulp.</p>`,
    },
    en: {
      question: 'I think about suicide. What now?',
      answer: `<p>${safety('suicide', 'en')} Do you have a plan or are you in danger? Call <a href="tel:112">112</a> and do not stay alone.</p>
<p>After a loss it can feel as if there is no way out. That feeling can change, and there is help for money problems.</p>`,
    },
    notes: 'Sources: upday/ANP 2025, nu.nl 2020. CHECK: clinician and 113 guideline, wording and route.',
  },
  {
    id: 'gambling-faq-group',
    nl: {
      question: 'Hoe helpt een groep?',
      answer: `<p>Je hoort hoe anderen omgaan met hetzelfde. Dat maakt schaamte vaak kleiner, en je hebt elke week een vaste afspraak. <a href="https://www.agog.nl">AGOG</a> heeft groepen in het land en online, ook voor naasten. Op het forum van deze site kun je meelezen en schrijven onder een bijnaam.</p>`,
    },
    en: {
      question: 'How does a group help?',
      answer: `<p>You hear how others deal with the same thing. That often makes shame smaller, and it gives you a set meeting every week. <a href="https://www.agog.nl">AGOG</a> has groups across the Netherlands and online, also for family and friends. On the forum of this site you can read and write under a nickname.</p>`,
    },
    notes: 'CHECK: AGOG, groups, how often they meet and how to reach them.',
  },
  {
    id: 'gambling-faq-after-a-slip',
    nl: {
      question: 'Ik heb toch gegokt. Wat doe ik als eerste?',
      answer: `<p>Stop nu, ook als je verloren hebt. Geef je pas aan iemand en bel iemand. Blijf niet alleen. Vul de dag in, met de uren en de euro’s. Morgen zet je er een slot bij. Wat weg is, is weg; je begint niet opnieuw bij nul.</p>`,
    },
    en: {
      question: 'I gambled after all. What do I do first?',
      answer: `<p>Stop now, even if you have lost. Give your bank card to someone and call someone. Do not stay alone. Fill in the day, with the hours and the euros. Tomorrow you add a lock. What is gone is gone; you do not start again from zero.</p>`,
    },
  },
];
