import { safety } from '../shared/markup.ts';
import { siteWorksForCloseOnes } from '../shared/site-works.ts';
import type { StarterPage } from '../starter.ts';
import { faq } from './faq.ts';

export const help: StarterPage<'help'> = {
  id: 'close-ones-help',
  type: 'help',
  domains: ['close-ones'],
  path: { nl: '/hulp', en: '/help' },
  nl: {
    title: 'Hulp',
    lead: 'Hier vind je hulp voor jezelf, voor de ander en voor kinderen in huis. Begin bij jouw veiligheid. Lees daarna wat je nodig hebt.',
    description:
      'Hulp voor naasten van iemand die drinkt, rookt, gokt of drugs gebruikt. Over veiligheid, praten, kinderen, geld en zorgen voor jezelf.',
    paragraphs: [
      { type: 'block_reference', title: 'Veilig nu', block: 'crisis' },
      {
        type: 'text',
        title: 'Ben je bang voor de ander?',
        appearance: 'notice',
        body: `<p><strong>Ga weg bij gevaar en bel <a href="tel:112">112</a>.</strong> Je hoeft niet te wachten tot het erger wordt.</p>
<ul>
<li>Bel Veilig Thuis: <a href="tel:08002000">0800-2000</a>. Gratis, dag en nacht, en het kan anoniem. Ook alleen voor advies.</li>
<li>Leg je telefoon, sleutels en papieren klaar.</li>
<li>Spreek met iemand een codewoord af.</li>
<li>Weet vooraf waar jij en de kinderen heen kunnen.</li>
<li>Ga lastige gesprekken nu niet alleen aan.</li>
</ul>
<p>Kijkt er iemand mee op je telefoon? Gebruik ‘Snel weg’ en wis de geschiedenis van je browser.</p>`,
      },
      {
        type: 'text',
        title: 'Voor mezelf: 3 minuten rust',
        appearance: 'walk',
        body: `<p>Is het je te veel? Deze stappen brengen je terug bij jezelf. Doe dit op een plek waar je veilig bent.</p>
<ol>
<li><strong>Ga zitten of leun ergens tegenaan.</strong> Je ogen hoeven niet dicht.</li>
<li><strong>Geef je spanning een cijfer.</strong> Nul is niets, tien is heel veel.</li>
<li><strong>Voel je voeten op de grond.</strong> Laat je schouders zakken.</li>
<li><strong>Adem langzaam uit.</strong> Blaas alsof je door een rietje ademt. Doe dit tien keer.</li>
<li><strong>Komt er een zorg op?</strong> Zeg: daar is die zorg. Ga terug naar je adem.</li>
<li><strong>Kijk om je heen.</strong> Noem drie dingen die je ziet en twee die je hoort.</li>
<li><strong>Geef weer een cijfer.</strong> Kies dan één klein ding voor het komende uur.</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Tien kleine dingen voor jezelf',
        body: `<ul>
<li>Bel of app iemand die jou kent.</li>
<li>Eet iets, ook als je geen honger hebt.</li>
<li>Loop 10 minuten buiten.</li>
<li>Ga vanavond op tijd naar bed.</li>
<li>Schrijf één zin in je dagboek.</li>
<li>Zet je telefoon een half uur uit.</li>
<li>Neem een warme douche.</li>
<li>Doe iets wat je vroeger graag deed.</li>
<li>Vraag iemand om een uur op de kinderen te passen.</li>
<li>Bel je eigen huisarts als je uitgeput bent.</li>
</ul>
<p>${safety('suicide', 'nl')}</p>`,
      },
      {
        type: 'text_image',
        title: 'Voor de ander',
        body: `<p>Jij kunt de ander niet veranderen. Je kunt wel anders met elkaar praten.</p>
<ul>
<li>Wacht tot de ander niet heeft gebruikt en jullie rustig zijn.</li>
<li>Begin met iets wat je fijn vindt.</li>
<li>Zeg wat je merkt en voelt: ‘Ik merk dat je weinig slaapt. Ik maak me zorgen.’</li>
<li>Stel één vraag en luister. Een open vraag doet meer dan een argument.</li>
<li>Noem hulp: de huisarts, een programma van deze site of verslavingszorg. Bied aan om mee te gaan.</li>
<li>Is het antwoord nee? Later kan het ja worden.</li>
</ul>
<p><strong>Na een uitglijder:</strong> blijf rustig, zorg dat iedereen veilig is en praat er morgen over. Eén dag wist niet uit wat al gelukt is.</p>
<p><strong>Zegt de ander niet meer te willen leven?</strong> Vraag ernaar en blijf erbij als dat veilig is. Bel samen <a href="tel:08000113">113</a>. Bij direct gevaar bel je <a href="tel:112">112</a>.</p>`,
        image: { drawing: 'brug', alt: '' },
        side: 'after',
      },
      {
        type: 'cta',
        title: 'Wil de ander zelf aan de slag?',
        body: '<p>Er zijn programma’s over alcohol, roken, gokken, cannabis en cocaïne. Ze zijn gratis, en kunnen zonder echte naam. De ander begint zelf, op een eigen moment.</p>',
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      {
        type: 'text',
        title: 'Voor kinderen',
        body: `<p>Kinderen merken meer dan je denkt. Eerlijk en kort is veiliger dan verzwijgen. Zeg bijvoorbeeld:</p>
<ul>
<li>‘Het is niet jouw schuld.’</li>
<li>‘Jij bent het kind. Jij hoeft dit niet op te lossen.’</li>
<li>‘Je kunt er altijd over praten.’</li>
<li>‘Er is iemand die voor je zorgt.’</li>
</ul>
<p>Eén volwassene die luistert, helpt een kind veel. Dat kan ook een opa, een juf of een buurvrouw zijn. Vraag school om op te letten.</p>
<p>Een kind kan gratis bellen met de Kindertelefoon: <a href="tel:08000432">0800-0432</a>. Je huisarts kent groepen voor kinderen die dit thuis meemaken. Is een kind niet veilig? Bel Veilig Thuis, <a href="tel:08002000">0800-2000</a>. Bij direct gevaar bel je <a href="tel:112">112</a>.</p>`,
      },
      {
        type: 'text',
        title: 'Geld en huis',
        body: `<ul>
<li>Bel Geldfit bij zorgen over geld: <a href="tel:08008115">0800-8115</a>. Gratis en anoniem.</li>
<li>Open een eigen rekening voor je loon en de vaste lasten.</li>
<li>Betaal geen schulden van de ander zonder duidelijke afspraak.</li>
<li>Teken niets onder druk. Slaap er een nacht over en vraag eerst advies.</li>
<li>Vraag het Juridisch Loket wat er geldt voor jouw huis, huur en schulden.</li>
<li>Bewaar je papieren op een plek waar alleen jij bij kunt.</li>
</ul>`,
      },
      {
        type: 'text',
        title: 'Wat je beter niet doet, per middel',
        body: `<h3>Alcohol</h3>
<p>Giet geen flessen leeg en dwing niemand om ineens te stoppen. Bij elke dag veel drinken kan dat gevaarlijk zijn. Bel samen eerst de huisarts. Rijd niet mee met iemand die heeft gedronken. Trillen en zweten na het stoppen: bel de huisarts of de huisartsenpost. ${safety('alcoholEmergency', 'nl')} Ook als iemand niet wakker te krijgen is.</p>
<h3>GHB en kalmeringsmiddelen</h3>
<p>Laat iemand hier nooit ineens mee stoppen. Afbouwen doet een arts. Krijg je iemand niet wakker? Bel <a href="tel:112">112</a> en blijf erbij.</p>
<h3>Cocaïne</h3>
<p>Ga geen discussie aan met iemand die heeft gebruikt. Houd afstand als de ander onrustig of boos is. Pijn op de borst, erg kortademig of flauwvallen: bel <a href="tel:112">112</a> en zeg dat er cocaïne is gebruikt. ${safety('alcoholEmergency', 'nl')}</p>
<h3>Cannabis</h3>
<p>Hoort of ziet iemand dingen die er niet zijn? Ga er niet tegenin. Blijf rustig en bel vandaag de huisarts. Bij gevaar bel je <a href="tel:112">112</a>. Rijd niet mee met iemand die heeft geblowd.</p>
<h3>Gokken</h3>
<p>Leen geen geld en neem geen schuld over. Zoek de ander op na een groot verlies, als dat veilig is. Veel mensen zijn dan wanhopig. <a href="tel:08000113">113</a> helpt ook jou. Soms kan een naaste een gokstop aanvragen bij Cruks.</p>
<h3>Roken</h3>
<p>Verstop geen sigaretten en tel niet mee. Vraag wel om een huis zonder rook.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      { type: 'faq', title: 'Veelgestelde vragen', questions: faq.map(({ id }) => id) },
      siteWorksForCloseOnes.nl,
    ],
  },
  en: {
    title: 'Help',
    lead: 'Here you find help for yourself, for the other person and for children in the house. Start with your safety. Then read what you need.',
    description:
      'Help for family and friends of someone who drinks, smokes, gambles or uses drugs. On safety, talking, children, money and your own rest.',
    paragraphs: [
      { type: 'block_reference', title: 'Safe now', block: 'crisis' },
      {
        type: 'text',
        title: 'Are you afraid of the other person?',
        appearance: 'notice',
        body: `<p><strong>In danger, leave and call <a href="tel:112">112</a>.</strong> You do not have to wait until it gets worse.</p>
<ul>
<li>Call Veilig Thuis (safe at home): <a href="tel:08002000">0800-2000</a>. Free, day and night, and you can stay anonymous. Also for advice only.</li>
<li>Keep your phone, keys and papers ready.</li>
<li>Agree on a code word with someone.</li>
<li>Know beforehand where you and the children can go.</li>
<li>Do not start difficult talks alone now.</li>
</ul>
<p>Does someone look at your phone? Use ‘Leave now’ and clear your browser history.</p>`,
      },
      {
        type: 'text',
        title: 'For myself: 3 minutes of calm',
        appearance: 'walk',
        body: `<p>Is it too much? These steps bring you back to yourself. Do this in a place where you are safe.</p>
<ol>
<li><strong>Sit down or lean against something.</strong> Your eyes can stay open.</li>
<li><strong>Give your tension a number.</strong> Zero is nothing, ten is very strong.</li>
<li><strong>Feel your feet on the ground.</strong> Let your shoulders drop.</li>
<li><strong>Breathe out slowly.</strong> Blow as if through a straw. Do this ten times.</li>
<li><strong>Does a worry come up?</strong> Say: there is that worry. Go back to your breath.</li>
<li><strong>Look around you.</strong> Name three things you see and two you hear.</li>
<li><strong>Give a number again.</strong> Then choose one small thing for the next hour.</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Ten small things for yourself',
        body: `<ul>
<li>Call or message someone who knows you.</li>
<li>Eat something, even if you are not hungry.</li>
<li>Walk outside for 10 minutes.</li>
<li>Go to bed on time tonight.</li>
<li>Write one sentence in your diary.</li>
<li>Turn your phone off for half an hour.</li>
<li>Take a warm shower.</li>
<li>Do something you used to like.</li>
<li>Ask someone to look after the children for an hour.</li>
<li>Call your own GP if you are worn out.</li>
</ul>
<p>${safety('suicide', 'en')}</p>`,
      },
      {
        type: 'text_image',
        title: 'For the other person',
        body: `<p>You cannot change the other person. You can talk with each other in a different way.</p>
<ul>
<li>Wait until the other person has not been using and you are both calm.</li>
<li>Start with something you like.</li>
<li>Say what you notice and feel: ‘I notice that you sleep badly. I am worried.’</li>
<li>Ask one question and listen. An open question does more than an argument.</li>
<li>Mention help: the GP, a programme on this site or addiction care. Offer to come along.</li>
<li>Is the answer no? It can become yes later.</li>
</ul>
<p><strong>After a slip:</strong> stay calm, make sure everyone is safe and talk about it tomorrow. One day does not wipe out what already worked.</p>
<p><strong>Does the other person talk about not wanting to live?</strong> Ask about it and stay if that is safe. Call <a href="tel:08000113">113</a> together. In immediate danger, call <a href="tel:112">112</a>.</p>`,
        image: { drawing: 'brug', alt: '' },
        side: 'after',
      },
      {
        type: 'cta',
        title: 'Does the other person want to start?',
        body: '<p>There are programmes about alcohol, smoking, gambling, cannabis and cocaine. They are free, and there is no need for a real name. The other person starts when they choose to.</p>',
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      {
        type: 'text',
        title: 'For children',
        body: `<p>Children notice more than you think. Honest and short is safer than silence. You can say:</p>
<ul>
<li>‘It is not your fault.’</li>
<li>‘You are the child. You do not have to solve this.’</li>
<li>‘You can always talk about it.’</li>
<li>‘There is someone who takes care of you.’</li>
</ul>
<p>One adult who listens helps a child a lot. That can be a grandfather, a teacher or a neighbour. Ask the school to keep an eye out.</p>
<p>A child can call the Kindertelefoon (in Dutch) for free: <a href="tel:08000432">0800-0432</a>. Your GP knows groups for children who live with this at home. Is a child not safe? Call Veilig Thuis, <a href="tel:08002000">0800-2000</a>. In immediate danger, call <a href="tel:112">112</a>.</p>`,
      },
      {
        type: 'text',
        title: 'Money and home',
        body: `<ul>
<li>Call Geldfit about money worries: <a href="tel:08008115">0800-8115</a>. Free and anonymous.</li>
<li>Open your own bank account for your pay and fixed costs.</li>
<li>Do not pay the other person’s debts without a clear agreement.</li>
<li>Sign nothing under pressure. Sleep on it and ask for advice first.</li>
<li>Ask the Juridisch Loket (free legal advice) about your home, rent and debts.</li>
<li>Keep your papers in a place that only you can reach.</li>
</ul>`,
      },
      {
        type: 'text',
        title: 'What it is better not to do',
        body: `<h3>Alcohol</h3>
<p>Do not empty bottles, and do not force anyone to stop suddenly. After heavy drinking every day that can be dangerous. Call the GP together first. Do not get in a car with someone who has been drinking. Shaking and sweating after stopping: call the GP or the out-of-hours GP service (huisartsenpost). ${safety('alcoholEmergency', 'en')} Also if someone cannot be woken.</p>
<h3>GHB and tranquillisers</h3>
<p>Never let someone stop these suddenly. A doctor plans the steps down. Can you not wake someone? Call <a href="tel:112">112</a> and stay there.</p>
<h3>Cocaine</h3>
<p>Do not argue with someone who has been using. Keep your distance if the person is restless or angry. Chest pain, very short of breath or fainting: call <a href="tel:112">112</a> and say that cocaine was used. ${safety('alcoholEmergency', 'en')}</p>
<h3>Cannabis</h3>
<p>Does someone hear or see things that are not there? Do not argue about it. Stay calm and call the GP today. In danger, call <a href="tel:112">112</a>. Do not get in a car with someone who has been using.</p>
<h3>Gambling</h3>
<p>Do not lend money and do not take over debts. Be with the person after a big loss, if that is safe. Many people are desperate then. <a href="tel:08000113">113</a> helps you too. Sometimes a family member can ask Cruks, the Dutch register, for a gambling stop.</p>
<h3>Smoking</h3>
<p>Do not hide cigarettes and do not keep count. You can ask for a home without smoke.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      { type: 'faq', title: 'Frequently asked questions', questions: faq.map(({ id }) => id) },
      siteWorksForCloseOnes.en,
    ],
  },
  notes:
    'Sources: CRAFT summary (NREPP); trimbos.nl help for relatives (De Jong & Basemans 2020); Veilig Thuis (rijksoverheid.nl); Ksa on Cruks by a relative; NHG M10 for alcohol withdrawal; Mittleman et al. 1999 (abstract) for chest complaints; numbers as in the record of help lines. CHECK: Veilig Thuis: safety advice, when not to talk alone. CHECK: addiction doctor: alcohol, GHB and tranquillisers, never force a sudden stop. CHECK: psychiatrist: what to do when someone hears or sees things. CHECK: 113: wording on suicide. CHECK: KOPP/KOV specialist: the part for children, groups through the GP. CHECK: jurist: bank account, debts, signing. CHECK: Ksa: when a relative can ask for registration.',
};
