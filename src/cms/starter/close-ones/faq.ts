import type { StarterQuestion } from '../starter.ts';

export const faq: readonly StarterQuestion[] = [
  {
    id: 'close-ones-faq-secret',
    nl: {
      question: 'Kan ik meedoen zonder dat de ander het weet?',
      answer: `<p>Ja. Je hoeft niemand te vertellen dat je hier bent. Onze mails zeggen niet waar het over gaat. Met de knop ‘Snel weg’ verlaat je de site meteen.</p>
<p>Kijkt er soms iemand mee op je telefoon? Gebruik dan een e-mailadres dat alleen jij leest. Log steeds uit en wis de geschiedenis van je browser.</p>`,
    },
    en: {
      question: 'Can I take part without the other person knowing?',
      answer: `<p>Yes. You do not have to tell anyone that you are here. Our emails do not say what they are about. With the button ‘Leave now’ you leave the site at once.</p>
<p>Does someone look at your phone at times? Then use an email address that only you read. Log out each time and clear your browser history.</p>`,
    },
  },
  {
    id: 'close-ones-faq-admission',
    nl: {
      question: 'Kan ik de ander laten opnemen?',
      answer: `<p>Meestal niet. Opname tegen iemands wil kan alleen bij ernstig gevaar. Een rechter of burgemeester beslist daarover.</p>
<p>Heb je grote zorgen? Bel de huisarts, of meld het bij je gemeente. Bij direct gevaar bel je <a href="tel:112">112</a>. Wil de ander wel hulp? Dan kun je samen naar de huisarts.</p>`,
    },
    en: {
      question: 'Can I have the other person admitted?',
      answer: `<p>Usually not. Being admitted against your will is only possible in serious danger. A judge or the mayor decides about that.</p>
<p>Are you very worried? Call the GP, or report it to your local council (gemeente). If there is immediate danger, call <a href="tel:112">112</a>. Does the other person want help? Then you can go to the GP together.</p>`,
    },
    notes: 'CHECK: jurist: Wvggz, who decides, where a relative reports a worry.',
  },
  {
    id: 'close-ones-faq-throw-away',
    nl: {
      question: 'Is het goed om drank of drugs weg te gooien?',
      answer: `<p>Liever niet. Het geeft vaak ruzie, en ineens stoppen kan gevaarlijk zijn. Dat geldt vooral bij elke dag veel alcohol, bij GHB en bij kalmeringsmiddelen. Bel eerst samen de huisarts.</p>
<p>Je kunt wel zeggen wat je niet in huis wilt, op een rustig moment. Kan een kind erbij? Zet het dan meteen hoog en achter slot.</p>`,
    },
    en: {
      question: 'Is it good to throw drink or drugs away?',
      answer: `<p>Better not. It often leads to a row, and stopping suddenly can be dangerous. That is true above all for a lot of alcohol every day, for GHB and for tranquillisers. Call the GP together first.</p>
<p>You can say what you do not want in the house, at a quiet moment. Can a child reach it? Then put it high up and locked away at once.</p>`,
    },
    notes: 'CHECK: addiction doctor: sudden stop of alcohol, GHB, benzodiazepines; advice not to remove supplies.',
  },
  {
    id: 'close-ones-faq-threaten',
    nl: {
      question: 'Helpt het als ik dreig met weggaan?',
      answer: `<p>Meestal niet. Zeg het alleen als je het echt gaat doen en het veilig is. Anders gelooft de ander je volgende woorden minder.</p>
<p>Een grens werkt vaak beter. Die gaat over wat jij zelf doet, bijvoorbeeld: ‘Dan slaap ik bij mijn zus.’ Ben je bang voor de reactie? Bel eerst Veilig Thuis, <a href="tel:08002000">0800-2000</a>.</p>`,
    },
    en: {
      question: 'Does it help if I threaten to leave?',
      answer: `<p>Usually not. Say it only if you will really do it and it is safe. Otherwise the other person believes your next words less.</p>
<p>A limit often works better. It is about what you will do yourself, for example: ‘Then I will sleep at my sister’s.’ Are you afraid of the reaction? Call Veilig Thuis first, <a href="tel:08002000">0800-2000</a>.</p>`,
    },
    notes: 'Read: Veilig Thuis number (rijksoverheid.nl). Method: CRAFT summary.',
  },
  {
    id: 'close-ones-faq-debts',
    nl: {
      question: 'Kan ik weigeren om schulden te betalen?',
      answer: `<p>Ja, nee zeggen kan altijd. Soms verplicht de wet je om mee te betalen. Dat hangt af van je huwelijk en van wat je tekende.</p>
<p>Vraag dit aan het Juridisch Loket of je gemeente. Teken niets onder druk en slaap er een nacht over. Geldfit denkt gratis en anoniem mee: <a href="tel:08008115">0800-8115</a>.</p>`,
    },
    en: {
      question: 'Can I refuse to pay debts?',
      answer: `<p>Yes, you can always say no. Sometimes the law makes you share a debt. That depends on your marriage and on what you signed.</p>
<p>Ask the Juridisch Loket (free legal advice) or your local council. Sign nothing under pressure and sleep on it. Geldfit gives free, anonymous advice: <a href="tel:08008115">0800-8115</a>.</p>`,
    },
    notes: 'Read: Geldfit number. CHECK: jurist: liability of partners.',
  },
  {
    id: 'close-ones-faq-children',
    nl: {
      question: 'Wat zeg ik tegen de kinderen?',
      answer: `<p>Houd het kort en eerlijk. Met deze vier zinnen kom je ver:</p>
<ul>
<li>‘Het is niet jouw schuld.’</li>
<li>‘Jij bent het kind. Jij hoeft dit niet op te lossen.’</li>
<li>‘Je kunt er altijd over praten.’</li>
<li>‘Er is iemand die voor je zorgt.’</li>
</ul>
<p>Een kind kan ook zelf gratis bellen met de Kindertelefoon: <a href="tel:08000432">0800-0432</a>. Fase 5 gaat over praten met een kind.</p>`,
    },
    en: {
      question: 'What do I tell the children?',
      answer: `<p>Keep it short and honest. These four sentences go a long way:</p>
<ul>
<li>‘It is not your fault.’</li>
<li>‘You are the child. You do not have to solve this.’</li>
<li>‘You can always talk about it.’</li>
<li>‘There is someone who takes care of you.’</li>
</ul>
<p>A child can also call the Kindertelefoon (in Dutch), free: <a href="tel:08000432">0800-0432</a>. Phase 5 is about talking with a child.</p>`,
    },
    notes:
      'Read: KOPP/KOV factsheet (secondary), Kindertelefoon number. CHECK: KOPP/KOV specialist; hours of the line.',
  },
  {
    id: 'close-ones-faq-fault',
    nl: {
      question: 'Is het mijn schuld?',
      answer: `<p>Nee. Jij hebt het niet veroorzaakt. Je kunt het ook niet voor de ander oplossen. Je deed wat je kon met wat je toen wist.</p>
<p>Je hebt wel invloed op het contact en op je eigen leven. Daar gaat dit programma over.</p>`,
    },
    en: {
      question: 'Is it my fault?',
      answer: `<p>No. You did not cause it. You cannot solve it for the other person either. You did what you could with what you knew then.</p>
<p>You do have a say in the contact and in your own life. That is what this programme is about.</p>`,
    },
  },
  {
    id: 'close-ones-faq-own-help',
    nl: {
      question: 'Waar kan ik zelf terecht?',
      answer: `<p>Begin bij je eigen huisarts. Vertel wat dit met jou doet. Er is meer hulp voor jou:</p>
<ul>
<li>Verslavingszorg helpt vaak ook naasten. Dat kan meestal zonder de ander.</li>
<li><a href="https://www.al-anon.nl">Al-Anon</a> heeft groepen voor naasten van mensen die veel drinken.</li>
<li><a href="https://www.agog.nl">AGOG</a> heeft groepen voor naasten van mensen die gokken.</li>
<li>De Luisterlijn is er dag en nacht: <a href="tel:0880767000">088-0767 000</a>.</li>
</ul>`,
    },
    en: {
      question: 'Where can I get help myself?',
      answer: `<p>Start with your own GP. Say what this does to you. There is more help for you:</p>
<ul>
<li>Addiction care often helps family and friends too. Usually that is possible without the other person.</li>
<li><a href="https://www.al-anon.nl">Al-Anon</a> has groups for people close to someone who drinks a lot.</li>
<li><a href="https://www.agog.nl">AGOG</a> has groups for people close to someone who gambles.</li>
<li>De Luisterlijn listens, day and night: <a href="tel:0880767000">088-0767 000</a>.</li>
</ul>`,
    },
    notes:
      'Read: trimbos.nl help for relatives (De Jong & Basemans 2020), Luisterlijn number (ANP, NRC). CHECK: groups of AGOG for relatives, cost of the Luisterlijn.',
  },
  {
    id: 'close-ones-faq-afraid',
    nl: {
      question: 'Ik ben bang voor de ander. Wat kan ik doen?',
      answer: `<p><strong>Bij direct gevaar: bel <a href="tel:112">112</a>.</strong> Jouw veiligheid gaat voor. Bel anders Veilig Thuis, <a href="tel:08002000">0800-2000</a>. Dat is gratis, dag en nacht, en het kan anoniem. Je kunt daar ook alleen advies vragen.</p>
<p>Spreek met iemand een codewoord af. Leg je telefoon, sleutels en papieren klaar. Ga lastige gesprekken nu niet alleen aan.</p>`,
    },
    en: {
      question: 'I am afraid of the other person. What can I do?',
      answer: `<p><strong>In immediate danger: call <a href="tel:112">112</a>.</strong> Your safety comes first. Otherwise call Veilig Thuis, <a href="tel:08002000">0800-2000</a>. It is free, day and night, and you can stay anonymous. You can also ask for advice only.</p>
<p>Agree on a code word with someone. Keep your phone, keys and papers ready. Do not start difficult talks alone now.</p>`,
    },
    notes: 'Read: Veilig Thuis (rijksoverheid.nl). CHECK: Veilig Thuis: safety advice.',
  },
  {
    id: 'close-ones-faq-suicide',
    nl: {
      question: 'De ander zegt niet meer te willen leven. Wat doe ik?',
      answer: `<p><strong>Bij direct gevaar: bel <a href="tel:112">112</a> en blijf erbij als dat veilig is.</strong> Neem het altijd serieus.</p>
<p>Vraag er rustig naar: ‘Denk je aan zelfmoord?’ Die vraag maakt de kans niet groter. Bel samen <a href="tel:08000113">113</a>, gratis, dag en nacht. Je kunt ook zelf bellen voor advies.</p>`,
    },
    en: {
      question: 'The other person says they do not want to live. What do I do?',
      answer: `<p><strong>In immediate danger: call <a href="tel:112">112</a> and stay if that is safe.</strong> Always take it seriously.</p>
<p>Ask about it calmly: ‘Are you thinking of suicide?’ Asking does not make the chance greater. Call <a href="tel:08000113">113</a> together, free, day and night. You can also call for advice yourself.</p>`,
    },
    notes: 'Read: 113 (upday/ANP 2025-10-03; nu.nl 2020). CHECK: wording with the guideline of 113.',
  },
  {
    id: 'close-ones-faq-checking',
    nl: {
      question: 'Helpt het als ik tassen en telefoon controleer?',
      answer: `<p>Meestal niet. Het geeft kort rust en daarna vaak meer ruzie. Jij wordt er moe van, want je bent nooit klaar. Maak liever één vaste afspraak, zoals een gesprek per week.</p>
<p>Jezelf en de kinderen beschermen is iets anders. Een eigen rekening of een kast op slot is geen controle.</p>`,
    },
    en: {
      question: 'Does it help if I check bags and phones?',
      answer: `<p>Usually not. It gives peace for a short while and often more rows after that. It wears you out, because you are never done. Make one fixed agreement instead, such as one talk a week.</p>
<p>Protecting yourself and the children is something else. Your own bank account or a locked cupboard is not checking up.</p>`,
    },
  },
  {
    id: 'close-ones-faq-when-to-talk',
    nl: {
      question: 'Wanneer kan ik het best praten?',
      answer: `<p>Als de ander niet heeft gebruikt en jullie allebei rustig zijn. Kies 20 minuten zonder kinderen en telefoons. Begin met iets wat je fijn vindt.</p>
<p>Zeg dan kort wat je merkt, wat je voelt en wat je graag wilt. Loopt het op? Stop en kom er later op terug.</p>`,
    },
    en: {
      question: 'When is the best time to talk?',
      answer: `<p>When the other person has not been using and you are both calm. Choose 20 minutes without children and phones. Start with something you like.</p>
<p>Then say briefly what you notice, what you feel and what you would like. Is it heating up? Stop and come back to it later.</p>`,
    },
    notes: 'Method: CRAFT summary (NREPP).',
  },
  {
    id: 'close-ones-faq-love-and-anger',
    nl: {
      question: 'Ik hou van de ander en ik ben ook boos. Kan dat?',
      answer: `<p>Ja, die twee gaan vaak samen. Boosheid laat zien dat er iets over jouw grens gaat. Liefde laat zien wat je niet kwijt wilt.</p>
<p>Je hoeft niet te kiezen. Schrijf het in je dagboek of deel het op het forum.</p>`,
    },
    en: {
      question: 'I love the other person and I am angry too. Can that be?',
      answer: `<p>Yes, the two often go together. Anger shows that something crosses your limit. Love shows what you do not want to lose.</p>
<p>You do not have to choose. Write it in your diary or share it on the forum.</p>`,
    },
  },
  {
    id: 'close-ones-faq-after-recovery',
    nl: {
      question: 'Kan ik doorgaan als het beter gaat met de ander?',
      answer: `<p>Ja. Ook dan kun je steun gebruiken. Vertrouwen komt terug in weken, niet in één gesprek. Fase 6 gaat over deze tijd.</p>
<p>Het forum en je dagboek blijven open zolang je je account gebruikt.</p>`,
    },
    en: {
      question: 'Can I go on when the other person is doing better?',
      answer: `<p>Yes. You can use support then too. Trust comes back in weeks, not in one talk. Phase 6 is about this time.</p>
<p>The forum and your diary stay open as long as you use your account.</p>`,
    },
  },
  {
    id: 'close-ones-faq-slip',
    nl: {
      question: 'Hoe help ik na een uitglijder?',
      answer: `<p>Blijf rustig en zorg eerst dat iedereen veilig is. Praat er pas de dag erna over. Straffen en preken maken verdergaan moeilijker.</p>
<p>Vraag bijvoorbeeld: ‘Wat helpt je om weer verder te gaan?’ Houd je eigen grens vast, op een vriendelijke toon. Een uitglijder wist niet uit wat al gelukt is.</p>`,
    },
    en: {
      question: 'How do I help after a slip?',
      answer: `<p>Stay calm and first make sure that everyone is safe. Talk about it only the day after. Punishing and preaching make going on harder.</p>
<p>You can ask: ‘What helps you to go on?’ Keep your own limit, in a friendly tone. A slip does not wipe out what already worked.</p>`,
    },
  },
];
