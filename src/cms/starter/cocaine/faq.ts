import { safety } from '../shared/markup.ts';
import type { StarterQuestion } from '../starter.ts';

export const faq: readonly StarterQuestion[] = [
  {
    id: 'cocaine-faq-stopping-dangerous',
    nl: {
      question: 'Is stoppen met cocaïne gevaarlijk?',
      answer: `<p>Voor je lichaam meestal niet. Je stemming kan wel diep zakken, vooral in de eerste dagen. Zoek iemand op, slaap en eet.</p>
<p>${safety('suicide', 'nl')} Drink je ook elke dag veel alcohol? Stop daar niet ineens mee en bel eerst je huisarts.</p>`,
    },
    en: {
      question: 'Is it dangerous to stop using cocaine?',
      answer: `<p>Usually not for your body, but your mood can drop sharply, most of all in the first days. Be with someone, and make sure you sleep and eat.</p>
<p>${safety('suicide', 'en')} If you also drink a lot of alcohol every day, do not stop that suddenly, and call your GP first.</p>`,
    },
    notes:
      'Read: press report 1986 of Gawin & Kleber [S29] (crash). CHECK [C1]: addiction doctor; suicide wording with 113.',
  },
  {
    id: 'cocaine-faq-craving-returns',
    nl: {
      question: 'Waarom krijg ik na een paar dagen weer trek?',
      answer: `<p>Dat gaat bij veel mensen zo. Eerst ben je vooral moe en heb je weinig trek. Later komt hij terug door iets om je heen, zoals drank, geld, een bericht of een plek.</p>
<p>Het betekent niet dat het misgaat. Trek komt op als een golf en zakt weer. Bij <a href="/hulp">Hulp</a> staat wat je dan kunt doen.</p>`,
    },
    en: {
      question: 'Why does the craving come back after a few days?',
      answer: `<p>It goes like that for many people. At first you’re mostly tired and feel little craving. Later it comes back through something around you, such as drink, money or a message.</p>
<p>It does not mean that things are going wrong. A craving rises like a wave and falls again. Under <a href="/en/help">Help</a> you can read what to do then.</p>`,
    },
    notes:
      'Read: press report 1986 of Gawin & Kleber [S29] (little craving at first, later cue-driven). CHECK [C2]: clinician.',
  },
  {
    id: 'cocaine-faq-now-and-then',
    nl: {
      question: 'Is af en toe gebruiken veilig?',
      answer: `<p>Helemaal veilig is het nooit, omdat je hart elke keer kan reageren, ook als je jong bent. Dat kan al bij een kleine hoeveelheid.</p>
<p>Minder keren gebruiken geeft wel minder kans op schade. Heb je een hartziekte of een hoge bloeddruk, dan is stoppen het veiligst. Praat daarom met je huisarts.</p>`,
    },
    en: {
      question: 'Is using now and then safe?',
      answer: `<p>It’s never fully safe. Your heart can react every time, even if you’re young. A small amount can be enough.</p>
<p>Using less often does mean less chance of harm. If you have a heart condition or high blood pressure, stopping is safest, so talk to your GP.</p>`,
    },
    notes:
      'Read: Mittleman et al. 1999 [S18] (abstract): higher chance of a heart attack in the hour after use; the figure is left out on purpose. CHECK [C1]: cardiologist.',
  },
  {
    id: 'cocaine-faq-with-alcohol',
    nl: {
      question: 'Waarom is cocaïne met alcohol zwaarder?',
      answer: `<p>Omdat je lichaam dan een extra stof maakt: coca-ethyleen. Samen is het gevaarlijker dan cocaïne alleen. Je voelt je ook minder dronken dan je bent, en daardoor wordt het meer dan je wilde.</p>
<p>Bij veel mensen begint de trek na een paar drankjes, dus zonder drank is er minder trek. Drink je elke dag veel, stop daar dan niet ineens mee en bel eerst je huisarts.</p>`,
    },
    en: {
      question: 'Why is cocaine with alcohol harder on you?',
      answer: `<p>Because your body then makes an extra chemical called cocaethylene. Together they’re more dangerous than cocaine alone. You also feel less drunk than you are, so it often becomes more than you wanted.</p>
<p>For many people the craving starts after a few drinks, so if you do not drink there’s less of it. If you drink a lot every day, do not stop suddenly, and call your GP first.</p>`,
    },
    notes:
      'Read: van Amsterdam, Gresnigt, van den Brink, J Clin Med 2024;13(5):1475 [S30] (abstract): mortality higher together. CHECK [C1]: addiction doctor, cocaethylene.',
  },
  {
    id: 'cocaine-faq-chest-pain',
    nl: {
      question: 'Ik heb pijn of druk op mijn borst. Wat doe ik?',
      answer: `<p><strong>Bel nu <a href="tel:112">112</a>.</strong> Ook als de pijn wegtrekt, als je jong bent of als je twijfelt. Zeg dat je cocaïne hebt gebruikt, want dan kunnen zij beter helpen.</p>
<p>Gebruik niets meer, ook geen alcohol. Laat iemand bij je blijven en rijd niet zelf.</p>`,
    },
    en: {
      question: 'I have pain or pressure in my chest. What do I do?',
      answer: `<p><strong>Call <a href="tel:112">112</a> now.</strong> Do this even if the pain fades, if you are young or if you are not sure. Say that you used cocaine, so they can help you better.</p>
<p>Do not use any more, and no alcohol either. Have someone stay with you, and do not drive yourself.</p>`,
    },
    notes:
      'Read: Mittleman et al. 1999 [S18] (abstract). CHECK [C1]: cardiologist, signs and instructions until help arrives.',
  },
  {
    id: 'cocaine-faq-cut-down',
    nl: {
      question: 'Kan ik ook minderen?',
      answer: `<p>Ja. Jij kiest of je wilt stoppen of minderen. Minder keren gebruiken geeft minder kans op schade. Wordt één keer bij jou steeds meer, dan werkt stoppen meestal beter.</p>
<p>Heb je hartklachten of een hoge bloeddruk, had je ooit een psychose, of ben je zwanger? In al die gevallen raden we stoppen aan, met hulp van je huisarts.</p>`,
    },
    en: {
      question: 'Can I cut down instead?',
      answer: `<p>Yes, it’s up to you whether to stop or cut down. Using less often means less chance of harm. If one time keeps growing into more, stopping often works better for people.</p>
<p>If you have heart trouble or high blood pressure, have had a psychosis or are pregnant, we advise stopping. Your GP can help you with that.</p>`,
    },
    notes: 'CHECK [C2]: clinician: for whom stopping is advised, stopping compared with cutting down.',
  },
  {
    id: 'cocaine-faq-counting',
    nl: {
      question: 'Hoe tel ik mijn gebruik?',
      answer: `<p>In gram, met stappen van een halve gram, en een schatting is goed. Ging het door tot na middernacht, tel dan alles bij de dag waarop je begon.</p>
<p>Heb je niet gebruikt, vul dan 0 in. Ook dat is een ingevulde dag.</p>`,
    },
    en: {
      question: 'How do I count what I use?',
      answer: `<p>In grams, in steps of half a gram, and a guess is good enough. If it went on past midnight, count it all on the day you started.</p>
<p>If you did not use, enter 0. That’s a logged day too.</p>`,
    },
  },
  {
    id: 'cocaine-faq-possession',
    nl: {
      question: 'Ben ik strafbaar als ik cocaïne bij me heb?',
      answer: `<p>Ja, bezit is strafbaar. Bij een halve gram of minder word je meestal niet vervolgd. De politie neemt het wel in beslag.</p>
<p>In andere landen gelden andere regels, vaak strengere. Op deze site hoef je je echte naam niet te geven.</p>`,
    },
    en: {
      question: 'Is it an offence to carry cocaine?',
      answer: `<p>Yes, possession is an offence. With half a gram or less, you’re usually not prosecuted in the Netherlands, but the police do take it.</p>
<p>Other countries have other rules, and those are often stricter. On this site you do not have to give your real name.</p>`,
    },
    notes: 'Read: jellinek.nl (version Aug 2019) [S35]. CHECK [C3]: jurist, current rules.',
  },
  {
    id: 'cocaine-faq-driving',
    nl: {
      question: 'Kan ik rijden na gebruik?',
      answer: `<p>Nee. Na gebruik is rijden niet veilig, voor jou en voor anderen. De wettelijke grens is 50 microgram cocaïne per liter bloed. Met alcohol of een ander middel erbij is de grens lager.</p>
<p>Een paar uur slaap maakt het niet zeker veilig. Je bent dan moe en minder scherp. Regel daarom vooraf hoe je thuiskomt.</p>`,
    },
    en: {
      question: 'Can I drive after using?',
      answer: `<p>No, driving after using is not safe for you or for others. The legal limit in the Netherlands is 50 micrograms of cocaine per litre of blood. With alcohol or another drug the limit is lower.</p>
<p>A few hours of sleep do not make it safe: you’re often tired and less sharp. Arrange beforehand how you get home.</p>`,
    },
    notes:
      'Read: BN DeStem quoting Rijksoverheid [S26] (50 microgram per litre; lower in combination). CHECK [C3]: jurist.',
  },
  {
    id: 'cocaine-faq-confidential',
    nl: {
      question: 'Vertelt mijn huisarts dit aan anderen?',
      answer: `<p>Nee, je huisarts heeft een zwijgplicht. Ook je werkgever en de politie krijgen het niet te horen. Alleen bij ernstig gevaar voor jou of een ander kan dat anders zijn.</p>
<p>Als het kan, bespreekt je huisarts dat eerst met jou. Je kunt vragen wat er in je dossier komt.</p>`,
    },
    en: {
      question: 'Will my GP tell others?',
      answer: `<p>No, your GP has a duty of confidentiality, so your employer and the police are not told either. Only serious danger to you or someone else can make that different.</p>
<p>If possible, your GP discusses that with you first. You can ask what goes into your file.</p>`,
    },
    notes: 'CHECK [C3]: jurist, professional secrecy and its exceptions.',
  },
  {
    id: 'cocaine-faq-medicine',
    nl: {
      question: 'Bestaat er een pil tegen trek in cocaïne?',
      answer: `<p>Nee, er is nu geen medicijn dat bewezen goed werkt. Gesprekken helpen veel mensen wel. Bij verslavingszorg is er soms ook hulp met beloningen. Je huisarts kan je verwijzen.</p>
<p>Ben je somber of bang, of slaap je slecht, praat daar dan ook over. Daar is meestal wel iets aan te doen.</p>`,
    },
    en: {
      question: 'Is there a pill for cocaine craving?',
      answer: `<p>No, there’s no medicine at the moment that has been proven to work well. Talking does help many people, and addiction care sometimes also offers help with rewards. Your GP can refer you there.</p>
<p>If you feel low or afraid, or sleep badly, talk about that too. There’s often help for it.</p>`,
    },
    notes:
      'CHECK [C3]: addiction doctor: state of medicines, talking therapy and contingency management, availability.',
  },
  {
    id: 'cocaine-faq-debts',
    nl: {
      question: 'Kom ik ooit nog van mijn schulden af?',
      answer: `<p>Met hulp lukt dat veel mensen. Bel Geldfit op <a href="tel:08008115">0800-8115</a>, gratis en anoniem. Je kunt ook naar je gemeente. Betaal eerst huur, energie, zorgpremie en eten. Leen niets nieuws om een schuld te betalen.</p>
<p>Word je bedreigd om geld, bel dan bij gevaar <a href="tel:112">112</a>. Kan het wachten, bel dan de politie op <a href="tel:09008844">0900-8844</a> (niet gratis).</p>`,
    },
    en: {
      question: 'Will I ever get out of debt?',
      answer: `<p>With help, many people do. Call Geldfit for debt advice on <a href="tel:08008115">0800-8115</a>, free and anonymous, or go to your local council (gemeente). Pay rent, energy, health insurance and food first. Do not borrow again to pay a debt: it only makes the debt grow.</p>
<p>If you’re threatened over money and there’s danger, call <a href="tel:112">112</a>. If it is not urgent, call the police on <a href="tel:09008844">0900-8844</a> (not free).</p>`,
    },
    notes:
      'Read: Geldfit number (NVVK, Trouw [S37], ND). CHECK [C1]: police number 0900-8844, order of payments (debt counsellor).',
  },
  {
    id: 'cocaine-faq-nose',
    nl: {
      question: 'Mijn neus bloedt. Wat kan ik doen?',
      answer: `<p>Ga rechtop zitten en buig je hoofd iets naar voren. Knijp je neus 10 minuten dicht. Stopt het bloeden dan niet, bel dan je huisarts of de huisartsenpost.</p>
<p>Bij korstjes kun je spoelen met zout water. Ga naar je huisarts bij pijn, een gat of bloed dat terugkomt. Je neus herstelt het best met rust.</p>`,
    },
    en: {
      question: 'My nose bleeds. What can I do?',
      answer: `<p>Sit up straight, bend your head a little forward and pinch your nose shut for 10 minutes. If it’s still bleeding, call your GP or the out-of-hours GP service (huisartsenpost).</p>
<p>If you have crusts, you can rinse with salt water, and your nose recovers best with rest. See your GP if there’s pain, a hole or blood that keeps coming back.</p>`,
    },
    notes: 'CHECK [C2]: GP: first aid for a nosebleed, rinsing.',
  },
  {
    id: 'cocaine-faq-low-mood',
    nl: {
      question: 'Ik ben somber na gebruik. Hoort dat erbij?',
      answer: `<p>Ja, een dip na gebruik komt veel voor. Hij duurt vaak een paar uur tot een paar dagen. Slaap, eet, drink water en neem nu geen grote beslissingen. Zeg tegen iemand hoe je je voelt.</p>
<p>Duurt het langer dan 2 weken, bel dan je huisarts. ${safety('suicide', 'nl')}</p>`,
    },
    en: {
      question: 'I feel low after using. Is that part of it?',
      answer: `<p>Yes, feeling low after using is common, and it often lasts a few hours to a few days. Sleep, eat and drink water, leave big decisions for later, and tell someone how you feel.</p>
<p>If it lasts longer than 2 weeks, call your GP. ${safety('suicide', 'en')}</p>`,
    },
    notes:
      'Read: press report 1986 of Gawin & Kleber [S29] (hours to days). CHECK [C1]: clinician; suicide wording with 113.',
  },
  {
    id: 'cocaine-faq-testing',
    nl: {
      question: 'Kan ik cocaïne laten testen?',
      answer: `<p>Soms kan dat, bij een testpunt van de verslavingszorg. Je hoort wat erin zit en je krijgt uitleg. Een goede uitslag maakt gebruiken niet veilig, want ook zuivere cocaïne is een risico voor je hart.</p>
<p>De Drugs Infolijn weet waar je terechtkunt. Het nummer staat bij <a href="/hulp">Hulp</a>.</p>`,
    },
    en: {
      question: 'Can I have cocaine tested?',
      answer: `<p>Sometimes you can, at a testing service of addiction care, where they’ll tell you what’s in it. A good result does not make using safe. Pure cocaine is a risk for your heart too.</p>
<p>The Drugs Infolijn knows where you can go, and its number is under <a href="/en/help">Help</a>.</p>`,
    },
    notes: 'CHECK [C1]: test centres and what they offer; number of the Drugs Infolijn.',
  },
];
