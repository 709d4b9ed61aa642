import type { StarterQuestion } from '../starter.ts';

export const faq: readonly StarterQuestion[] = [
  {
    id: 'close-ones-faq-secret',
    nl: {
      question: 'Kan ik meedoen zonder dat de ander het weet?',
      answer: `<p>Ja, je kunt meedoen zonder het iemand te vertellen. Onze mails zeggen niet waar het over gaat. Met de knop “Snel weg” verlaat je de site meteen.</p>
<p>Gebruik een e-mailadres dat alleen jij leest, en log steeds uit. Kijkt er iemand mee, lees dan eerst “Kijkt er iemand mee op je telefoon?” bij <a href="/hulp">Hulp</a>.</p>`,
    },
    en: {
      question: 'Can I take part without them knowing?',
      answer: `<p>Yes, you can take part without telling anyone, because our emails never say what they’re about. The button “Leave this page” takes you off the site straight away.</p>
<p>Use an email address that only you read, and log out each time. If someone watches your phone, first read “If someone watches your phone” at <a href="/en/help">Help</a>.</p>`,
    },
  },
  {
    id: 'close-ones-faq-admission',
    nl: {
      question: 'Kan ik de ander laten opnemen?',
      answer: `<p>Meestal niet, want opname tegen iemands wil kan alleen bij ernstig gevaar. Een rechter of burgemeester beslist daarover.</p>
<p>Heb je grote zorgen, bel dan de huisarts of meld het bij je gemeente. Is iemand nu in gevaar, bel dan <a href="tel:112">112</a>. Wil de ander wel hulp, dan kunnen jullie samen naar de huisarts.</p>`,
    },
    en: {
      question: 'Can I have them admitted?',
      answer: `<p>Usually not, because people can only be admitted against their will if there’s serious danger. The decision is made by a judge or by the mayor.</p>
<p>If you’re very worried, call the GP or report it to your local council (gemeente). If someone is in danger now, call <a href="tel:112">112</a>. If they do want help, you can go to the GP together.</p>`,
    },
    notes: 'CHECK [C3]: jurist: Wvggz, who decides, where a relative reports a worry.',
  },
  {
    id: 'close-ones-faq-throw-away',
    nl: {
      question: 'Is het goed om drank of drugs weg te gooien?',
      answer: `<p>Liever niet, omdat het ruzie geeft en ineens stoppen gevaarlijk kan zijn. Dat geldt vooral bij elke dag veel alcohol, bij GHB en bij kalmeringsmiddelen. Bel daarom eerst samen de huisarts.</p>
<p>Je kunt wel op een rustig moment zeggen wat je niet in huis wilt. Kan een kind erbij, zet het dan meteen hoog en achter slot.</p>`,
    },
    en: {
      question: 'Is it a good idea to throw away drink or drugs?',
      answer: `<p>It’s better not to, because it leads to rows and stopping suddenly can be dangerous. This is especially true after drinking a lot every day, and for GHB and tranquillisers. Call the GP together first, before anything changes.</p>
<p>At a quiet moment, you can say what you do not want in the house. If a child could reach it, put it high up and lock it away at once.</p>`,
    },
    notes: 'CHECK [C1]: addiction doctor: sudden stop of alcohol, GHB, benzodiazepines; advice not to remove supplies.',
  },
  {
    id: 'close-ones-faq-threaten',
    nl: {
      question: 'Helpt het als ik dreig met weggaan?',
      answer: `<p>Meestal niet. Zeg het alleen als je het echt gaat doen en het veilig is. Anders gelooft de ander je volgende woorden minder.</p>
<p>Een grens werkt beter, omdat die gaat over wat jij zelf doet. Je zegt bijvoorbeeld: “Dan slaap ik bij mijn zus.” Ben je bang voor de reactie, bel dan eerst Veilig Thuis: <a href="tel:08002000">0800-2000</a>.</p>`,
    },
    en: {
      question: 'Does it help if I threaten to leave?',
      answer: `<p>It usually does not, so only say it if you’re really going to do it and it’s safe. Otherwise they’ll believe you less next time.</p>
<p>A limit works better: it’s about what you’ll do yourself. For example: “Then I’ll sleep at my sister’s.” If you’re afraid of the reaction, call Veilig Thuis (the domestic abuse helpline) first: <a href="tel:08002000">0800-2000</a>.</p>`,
    },
    notes: 'Read: Veilig Thuis number (rijksoverheid.nl) [S38]. Method: CRAFT summary [S32].',
  },
  {
    id: 'close-ones-faq-debts',
    nl: {
      question: 'Kan ik weigeren om schulden te betalen?',
      answer: `<p>Nee zeggen kan altijd, maar soms verplicht de wet je om mee te betalen. Dat hangt af van je huwelijk en van wat je tekende.</p>
<p>Vraag dit aan het Juridisch Loket of je gemeente. Teken niets onder druk en slaap er een nacht over. Geldfit denkt gratis en anoniem mee: <a href="tel:08008115">0800-8115</a>.</p>`,
    },
    en: {
      question: 'Can I refuse to pay debts?',
      answer: `<p>You can always say no, but sometimes the law makes you share a debt. It depends on your marriage and on what you’ve signed.</p>
<p>Ask the Juridisch Loket (free legal advice) or your local council. Do not sign anything under pressure, and sleep on it first. Geldfit gives free and anonymous debt advice: <a href="tel:08008115">0800-8115</a>.</p>`,
    },
    notes: 'Read: Geldfit number. CHECK [C3]: jurist: liability of partners.',
  },
  {
    id: 'close-ones-faq-children',
    nl: {
      question: 'Wat zeg ik tegen de kinderen?',
      answer: `<p>Houd het kort en eerlijk, want kinderen bedenken anders zelf een reden. Met deze vier zinnen kom je ver:</p>
<ul>
<li>“Het is niet jouw schuld.”</li>
<li>“Jij bent het kind, dus jij hoeft dit niet op te lossen.”</li>
<li>“Je kunt er altijd over praten.”</li>
<li>“Er is iemand die voor je zorgt.”</li>
</ul>
<p>Een kind kan ook zelf gratis bellen met de Kindertelefoon: <a href="tel:08000432">0800-0432</a>. In fase 5 oefen je het praten met een kind.</p>`,
    },
    en: {
      question: 'What do I tell the children?',
      answer: `<p>Keep it short and honest, or children make up a reason themselves. These 4 sentences go a long way:</p>
<ul>
<li>“It’s not your fault.”</li>
<li>“You’re the child, so you don’t have to solve this.”</li>
<li>“You can always talk about it.”</li>
<li>“There’s someone who looks after you.”</li>
</ul>
<p>A child can also call the Kindertelefoon for free, in Dutch: <a href="tel:08000432">0800-0432</a>. In phase 5 you’ll practise talking with a child.</p>`,
    },
    notes:
      'Read: KOPP/KOV factsheet [S41] (secondary), Kindertelefoon number [S22]. CHECK [C2]: KOPP/KOV specialist; hours of the line.',
  },
  {
    id: 'close-ones-faq-fault',
    nl: {
      question: 'Is het mijn schuld?',
      answer: `<p>Nee, jij hebt het niet veroorzaakt en je kunt het ook niet voor de ander oplossen. Je deed wat je kon met wat je toen wist.</p>
<p>Je hebt wel invloed op het contact en op je eigen leven. Daar gaat dit programma over.</p>`,
    },
    en: {
      question: 'Is it my fault?',
      answer: `<p>No, you did not cause it, and you cannot solve it for them either. You did what you could with what you knew at the time.</p>
<p>You do have a say in how you talk together, and in your own life. That’s what the exercises in this programme are about.</p>`,
    },
  },
  {
    id: 'close-ones-faq-own-help',
    nl: {
      question: 'Waar kan ik zelf terecht?',
      answer: `<p>Begin bij je eigen huisarts en vertel wat dit met jou doet. Daarnaast is er meer hulp:</p>
<ul>
<li>Verslavingszorg helpt ook naasten, en meestal kan dat zonder de ander.</li>
<li><a href="https://www.al-anon.nl">Al-Anon</a> heeft groepen voor naasten van mensen die veel drinken.</li>
<li><a href="https://www.agog.nl">AGOG</a> heeft groepen voor naasten van mensen die gokken.</li>
<li>De Luisterlijn is er dag en nacht: <a href="tel:0880767000">088-0767 000</a>.</li>
</ul>`,
    },
    en: {
      question: 'Where can I get help myself?',
      answer: `<p>Start with your own GP, and tell them what this does to you. There’s more help for you, such as these groups and lines:</p>
<ul>
<li>Addiction care often helps family and friends too, usually without the other person being there.</li>
<li><a href="https://www.al-anon.nl">Al-Anon</a> has groups for people close to someone who drinks a lot.</li>
<li><a href="https://www.agog.nl">AGOG</a> has groups for people close to someone who gambles.</li>
<li>De Luisterlijn (a listening line) is there day and night: <a href="tel:0880767000">088-0767 000</a>.</li>
</ul>`,
    },
    notes:
      'Read: trimbos.nl help for relatives (De Jong & Basemans 2020 [S33]), Luisterlijn number (ANP, NRC). CHECK [C5]: groups of AGOG for relatives, cost of the Luisterlijn.',
  },
  {
    id: 'close-ones-faq-afraid',
    nl: {
      question: 'Ik ben bang voor de ander. Wat kan ik doen?',
      answer: `<p><strong>Bel bij direct gevaar <a href="tel:112">112</a>, want jouw veiligheid gaat voor.</strong> Bel anders Veilig Thuis: <a href="tel:08002000">0800-2000</a>. Dat is gratis, dag en nacht, en het kan anoniem. Je kunt daar ook alleen advies vragen.</p>
<p>Spreek met iemand een codewoord af. Leg je telefoon, sleutels en papieren klaar, en ga lastige gesprekken nu niet alleen aan.</p>`,
    },
    en: {
      question: 'I am afraid of the other person. What can I do?',
      answer: `<p><strong>If you’re in immediate danger, call <a href="tel:112">112</a>.</strong> Your safety comes first. Otherwise call Veilig Thuis, the domestic abuse helpline: <a href="tel:08002000">0800-2000</a>. It’s free, day and night, and you can stay anonymous. You can also call for advice only.</p>
<p>Agree on a code word with someone. Keep your phone, keys and papers ready, and do not start difficult conversations alone now.</p>`,
    },
    notes: 'Read: Veilig Thuis (rijksoverheid.nl) [S38]. CHECK [C1]: Veilig Thuis: safety advice.',
  },
  {
    id: 'close-ones-faq-suicide',
    nl: {
      question: 'De ander zegt niet meer te willen leven. Wat doe ik?',
      answer: `<p><strong>Bel bij direct gevaar <a href="tel:112">112</a> en blijf erbij als dat veilig is.</strong> Neem het altijd serieus, ook als het vaker is gezegd.</p>
<p>Vraag er rustig naar: “Denk je aan zelfmoord?” Die vraag maakt de kans niet groter. Bel samen <a href="tel:08000113">113</a>, gratis, dag en nacht. Je kunt ook zelf bellen voor advies.</p>`,
    },
    en: {
      question: 'They say they do not want to live. What do I do?',
      answer: `<p><strong>If there’s immediate danger, call <a href="tel:112">112</a>, and stay with them if it’s safe.</strong> Always take it seriously, even if they’ve said it many times before.</p>
<p>Ask about it calmly: “Are you thinking about suicide?” Asking does not make it more likely. Call <a href="tel:08000113">113</a> together, for free, day and night, or call them for advice yourself.</p>`,
    },
    notes: 'Read: 113 (upday/ANP 2025-10-03 [S20]; nu.nl 2020). CHECK [C1]: wording with the guideline of 113.',
  },
  {
    id: 'close-ones-faq-checking',
    nl: {
      question: 'Helpt het als ik tassen en telefoon controleer?',
      answer: `<p>Meestal niet. Het geeft kort rust en daarna meer ruzie. Jij wordt er moe van, omdat je nooit klaar bent. Maak liever één vaste afspraak, zoals een gesprek per week.</p>
<p>Jezelf en de kinderen beschermen is iets anders. Een eigen rekening of een kast op slot is geen controle.</p>`,
    },
    en: {
      question: 'Does it help if I check bags and phones?',
      answer: `<p>It usually does not: you’ll get a moment’s peace and more rows afterwards. It wears you out, as you’re never done. It’s better to make one agreement, such as one talk each week.</p>
<p>Protecting yourself and the children is something else again. Your own bank account or a locked cupboard is not checking up on anyone.</p>`,
    },
  },
  {
    id: 'close-ones-faq-when-to-talk',
    nl: {
      question: 'Wanneer kan ik het best praten?',
      answer: `<p>Praat als de ander niet heeft gebruikt en jullie allebei rustig zijn. Kies 20 minuten zonder kinderen en telefoons, en begin met iets wat je fijn vindt.</p>
<p>Zeg dan kort wat je merkt, wat je voelt en wat je graag wilt. Loopt het op, stop dan en kom er later op terug.</p>`,
    },
    en: {
      question: 'When is the best time to talk?',
      answer: `<p>Talk when they have not been drinking or using, and you’re both calm. Choose 20 minutes without children or phones, and start with something you like.</p>
<p>After that, say briefly what you notice, what you feel and what you would like. If it’s heating up, stop and come back to it later.</p>`,
    },
    notes: 'Method: CRAFT summary (NREPP) [S32].',
  },
  {
    id: 'close-ones-faq-love-and-anger',
    nl: {
      question: 'Ik hou van de ander en ik ben ook boos. Kan dat?',
      answer: `<p>Ja, die twee gaan heel goed samen. Boosheid laat zien dat er iets over jouw grens gaat. Liefde laat zien wat je niet kwijt wilt.</p>
<p>Kiezen is dus niet nodig. Schrijf het in je dagboek of deel het op het forum.</p>`,
    },
    en: {
      question: 'I love them and I am angry too. Is that possible?',
      answer: `<p>Yes, the two often go together, even on the same day. Anger shows that something crosses your limit, and love shows what you do not want to lose.</p>
<p>So there’s no need to choose between the two. Write about it in your diary, or share it on the forum.</p>`,
    },
  },
  {
    id: 'close-ones-faq-after-recovery',
    nl: {
      question: 'Kan ik doorgaan als het beter gaat met de ander?',
      answer: `<p>Ja, ook dan kun je steun gebruiken, want vertrouwen komt niet in één gesprek terug. Fase 6 gaat over deze tijd.</p>
<p>Het forum en je dagboek blijven open zolang je je account gebruikt.</p>`,
    },
    en: {
      question: 'Can I carry on once they are doing better?',
      answer: `<p>Yes, you can use support then too. Trust does not come back in one conversation. Phase 6 is all about this time and what it asks of you.</p>
<p>The forum and your diary stay open for as long as you’re using your account.</p>`,
    },
  },
  {
    id: 'close-ones-faq-slip',
    nl: {
      question: 'Hoe help ik na een uitglijder?',
      answer: `<p>Blijf rustig en zorg eerst dat iedereen veilig is. Praat er de dag erna pas over. Straffen en preken maken verdergaan moeilijker.</p>
<p>Vraag bijvoorbeeld: “Wat helpt je om weer verder te gaan?” Houd daarbij je eigen grens vast, op een vriendelijke toon. Een uitglijder wist niet uit wat al gelukt is.</p>`,
    },
    en: {
      question: 'How do I help after a slip?',
      answer: `<p>Stay calm, make sure that everyone is safe, and wait until the next day to talk about it. Punishing and preaching only make it harder for them to carry on.</p>
<p>You could ask: “What helps you to carry on?” Keep your own limit, and say it in a friendly way. A slip does not wipe out what has already worked.</p>`,
    },
  },
];
