import { alsoForCloseOnes } from '../shared/also.ts';
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
    lead: 'Hier vind je hulp voor jezelf, voor de ander en voor kinderen in huis. Begin bij jouw veiligheid en kies dan wat je nodig hebt.',
    description:
      'Hulp voor naasten van iemand die drinkt, rookt, gokt of drugs gebruikt. Over veiligheid, praten, kinderen, geld en zorgen voor jezelf.',
    paragraphs: [
      { type: 'block_reference', title: 'Veilig nu', block: 'crisis' },
      {
        type: 'text',
        title: 'Ben je bang voor de ander?',
        appearance: 'notice',
        body: `<p><strong>Ga weg bij gevaar en bel <a href="tel:112">112</a>.</strong> Wacht niet tot het erger wordt.</p>
<ul>
<li>Bel Veilig Thuis: <a href="tel:08002000">0800-2000</a>. Gratis, dag en nacht, en het kan anoniem. Je kunt daar ook alleen advies vragen.</li>
<li>Leg je telefoon, sleutels en papieren klaar.</li>
<li>Spreek met iemand een codewoord af.</li>
<li>Weet vooraf waar jij en de kinderen heen kunnen.</li>
<li>Begin nu niet alleen aan lastige gesprekken.</li>
</ul>
<p><strong>Kijkt er iemand mee op je telefoon?</strong> Gebruik dan de telefoon van iemand anders, of een computer in de bibliotheek of op je werk. Kan dat niet, open dan een privévenster en sluit het na afloop. Wis niet je hele geschiedenis: een lege lijst valt op. Haal alleen deze site weg. Denk je dat er een app meekijkt, gebruik deze telefoon hier dan niet meer voor.</p>`,
      },
      {
        type: 'text',
        title: 'Voor mezelf: 3 minuten rust',
        appearance: 'walk',
        body: `<p>Is het je te veel, dan brengen deze stappen je terug bij jezelf. Doe dit op een plek waar je veilig bent, met je telefoon weg.</p>
<ol>
<li><strong>Ga zitten of leun ergens tegenaan.</strong> Je ogen mogen openblijven, als dat prettiger is.</li>
<li><strong>Geef je spanning een cijfer.</strong> Nul is niets en tien is heel veel.</li>
<li><strong>Voel je voeten op de grond.</strong> Laat je schouders zakken en maak je kaken los.</li>
<li><strong>Adem langzaam uit.</strong> Blaas alsof je door een rietje ademt, tien keer achter elkaar.</li>
<li><strong>Merk je dat er een zorg opkomt?</strong> Zeg dan dat die zorg er is, en ga terug naar je adem.</li>
<li><strong>Kijk rustig om je heen.</strong> Noem drie dingen die je ziet en twee die je hoort.</li>
<li><strong>Geef weer een cijfer.</strong> Kies daarna één klein ding voor het komende uur.</li>
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
        type: 'text',
        title: 'Voor de ander',
        body: `<p>Jij kunt de ander niet veranderen, maar jullie kunnen wel anders met elkaar praten.</p>
<ul>
<li>Wacht tot de ander niet heeft gebruikt en jullie rustig zijn.</li>
<li>Begin met iets wat je fijn vindt.</li>
<li>Zeg wat je merkt en voelt: “Ik merk dat je weinig slaapt en ik maak me zorgen.”</li>
<li>Stel één vraag en luister. Een open vraag doet meer dan een argument.</li>
<li>Noem hulp: de huisarts, een programma van deze site of verslavingszorg. Bied aan om mee te gaan.</li>
<li>Is het antwoord nee, laat je aanbod dan staan. Later kan het ja worden.</li>
</ul>
<p><strong>Was er een uitglijder?</strong> Blijf rustig, zorg dat iedereen veilig is en praat er morgen over. Eén dag wist niet uit wat al gelukt is.</p>
<p><strong>Zegt de ander niet meer te willen leven?</strong> Vraag ernaar en blijf erbij als dat veilig is. Bel samen <a href="tel:08000113">113</a>, en bij direct gevaar <a href="tel:112">112</a>.</p>`,
      },
      {
        type: 'cta',
        title: 'Wil de ander zelf aan de slag?',
        body: '<p>Er zijn programma’s over alcohol, roken, gokken, cannabis en cocaïne. Ze zijn gratis, en kunnen zonder echte naam. De ander begint zelf, op een moment dat past.</p>',
        link: { href: '/programmas', text: 'Bekijk alle programma’s' },
      },
      {
        type: 'text',
        title: 'Voor kinderen',
        body: `<p>Kinderen merken meer dan je denkt, dus eerlijk en kort is veiliger dan verzwijgen. Deze zinnen kun je gebruiken:</p>
<ul>
<li>“Het is niet jouw schuld.”</li>
<li>“Jij bent het kind, dus jij hoeft dit niet op te lossen.”</li>
<li>“Je kunt er altijd over praten.”</li>
<li>“Er is iemand die voor je zorgt.”</li>
</ul>
<p>Eén volwassene die luistert, helpt een kind veel. Dat kan ook een opa, een juf of een buurvrouw zijn. Vraag de school daarom om mee op te letten.</p>
<p>Een kind kan gratis bellen met de Kindertelefoon: <a href="tel:08000432">0800-0432</a>. Je huisarts kent groepen voor kinderen die dit thuis meemaken. Is een kind niet veilig, bel dan Veilig Thuis: <a href="tel:08002000">0800-2000</a>. Is er direct gevaar, bel dan <a href="tel:112">112</a>.</p>`,
      },
      {
        type: 'text',
        title: 'Geld en huis',
        body: `<ul>
<li>Bel bij zorgen over geld gratis en anoniem met Geldfit: <a href="tel:08008115">0800-8115</a>.</li>
<li>Open een eigen rekening voor je loon en de vaste lasten.</li>
<li>Betaal geen schulden van de ander zonder duidelijke afspraak.</li>
<li>Teken niets onder druk, maar slaap er een nacht over en vraag eerst advies.</li>
<li>Vraag het Juridisch Loket wat er geldt voor jouw huis, huur en schulden.</li>
<li>Bewaar je papieren op een plek waar alleen jij bij kunt.</li>
</ul>`,
      },
      {
        type: 'text',
        title: 'Wat je beter niet doet, per middel',
        body: `<h3>Alcohol</h3>
<p>Giet geen flessen leeg en dwing niemand om ineens te stoppen. Na elke dag veel drinken kan dat gevaarlijk zijn. Bel samen eerst de huisarts. Rijd niet mee met iemand die heeft gedronken. ${safety('alcoholTodayOther', 'nl')} ${safety('alcoholEmergency', 'nl')} ${safety('recovery', 'nl')}</p>
<h3>GHB en kalmeringsmiddelen</h3>
<p>${safety('neverSuddenlyOther', 'nl')} <strong>${safety('ghbEmergency', 'nl')}</strong> ${safety('recovery', 'nl')}</p>
<h3>Cocaïne</h3>
<p>Ga geen discussie aan met iemand die heeft gebruikt. Houd afstand als de ander onrustig of boos is. ${safety('chestOther', 'nl')} ${safety('overheated', 'nl')}</p>
<h3>Cannabis</h3>
<p>${safety('psychosisOther', 'nl')} Rijd niet mee met iemand die heeft geblowd.</p>
<h3>Gokken</h3>
<p>Leen geen geld en neem geen schuld over. Zoek de ander na een groot verlies op als dat veilig is. Veel mensen zijn dan wanhopig. Bij <a href="tel:08000113">113</a> kun ook jij terecht. Soms kan een naaste een gokstop aanvragen bij Cruks.</p>
<h3>Roken</h3>
<p>Verstop geen sigaretten en tel niet mee, omdat dat alleen ruzie geeft. Vraag wel om een huis zonder rook.</p>
<p>Zeven kleine dingen per middel staan bij <a href="/een-week">Een week bij wat de ander gebruikt</a>.</p>`,
      },
      { type: 'block_reference', title: 'Praten met iemand', block: 'help_lines' },
      alsoForCloseOnes.nl,
      { type: 'faq', title: 'Veelgestelde vragen', questions: faq.map(({ id }) => id) },
      siteWorksForCloseOnes.nl,
    ],
  },
  en: {
    title: 'Help',
    lead: 'Here you’ll find help for yourself, for the person you’re worried about and for children in the house. Start with your own safety, and then choose what you need.',
    description:
      'Help for family and friends of someone who drinks, smokes, gambles or uses drugs. On safety, talking, children, money and your own rest.',
    paragraphs: [
      { type: 'block_reference', title: 'Safe now', block: 'crisis' },
      {
        type: 'text',
        title: 'Are you afraid of the other person?',
        appearance: 'notice',
        body: `<p><strong>If you’re in danger, leave and call <a href="tel:112">112</a>.</strong> Go now, and do not wait until things get worse.</p>
<ul>
<li>Call Veilig Thuis (the domestic abuse helpline): <a href="tel:08002000">0800-2000</a>. It’s free, day and night, and you can stay anonymous, even if you only want advice.</li>
<li>Keep your phone, keys and papers ready in one place.</li>
<li>Agree on a code word with someone who can come or call for you.</li>
<li>Know beforehand where you and the children can go.</li>
<li>Do not start difficult conversations on your own now.</li>
</ul>
<p><strong>If someone watches your phone,</strong> use someone else’s phone, or a computer at the library or at work. If you cannot, open a private window and close it afterwards. Do not clear your whole history: an empty list stands out. Remove only this site. If you think there is an app watching you, do not use this phone for this any more.</p>`,
      },
      {
        type: 'text',
        title: 'For myself: 3 minutes of calm',
        appearance: 'walk',
        body: `<p>If it’s all too much, these steps bring you back to yourself. Do them somewhere safe, and put your phone away.</p>
<ol>
<li><strong>Sit down or lean against something.</strong> You can keep your eyes open if that’s more comfortable for you.</li>
<li><strong>Give your tension a number.</strong> Zero means there’s nothing, and ten is very strong.</li>
<li><strong>Feel your feet on the ground.</strong> Let your shoulders drop, and loosen your jaw.</li>
<li><strong>Breathe out slowly.</strong> Blow as if you’re breathing through a straw, and do this ten times.</li>
<li><strong>Let worries come and go.</strong> If one comes up, tell yourself it’s there, and go back to your breath.</li>
<li><strong>Look around you.</strong> Name three things you see and two you hear.</li>
<li><strong>Give a number again.</strong> Choose one small thing for the next hour.</li>
</ol>`,
      },
      {
        type: 'text',
        title: 'Ten small things for yourself',
        body: `<ul>
<li>Call or message someone who knows you, even if it’s only to say hello.</li>
<li>Eat something, even if you are not hungry. Worry uses energy.</li>
<li>Walk outside for 10 minutes, and look at what’s growing or changing.</li>
<li>Go to bed on time tonight, even if not everything is settled.</li>
<li>Write one sentence in your diary about how you are.</li>
<li>Turn your phone off for half an hour, if it’s safe to be out of reach.</li>
<li>Take a warm shower, and let the water run over your shoulders.</li>
<li>Do something you used to like, even if it’s only for ten minutes.</li>
<li>Ask someone to look after the children for an hour.</li>
<li>Call your own GP if you’re worn out. You count too.</li>
</ul>
<p>${safety('suicide', 'en')}</p>`,
      },
      {
        type: 'text',
        title: 'For the other person',
        body: `<p>You cannot change them, but you can find a different way to talk with each other.</p>
<ul>
<li>Wait until they have not been drinking or using, and you’re both calm.</li>
<li>Start with something you like about them or about your time together.</li>
<li>Say what you notice and feel: “I notice that you’re sleeping badly, and I’m worried.”</li>
<li>Ask one question and listen. An open question does more than an argument.</li>
<li>Mention help, such as the GP, a programme on this site or addiction care, and offer to come along.</li>
<li>If the answer is no, leave your offer open. It can become yes later.</li>
</ul>
<p><strong>After a slip:</strong> stay calm, make sure everyone is safe and talk about it tomorrow. One day does not wipe out what has already worked.</p>
<p><strong>If they talk about not wanting to live,</strong> ask about it, and stay with them if it’s safe. Call <a href="tel:08000113">113</a> together, or <a href="tel:112">112</a> if there’s immediate danger.</p>`,
      },
      {
        type: 'cta',
        title: 'Does the other person want to start?',
        body: '<p>There are programmes about alcohol, smoking, gambling, cannabis and cocaine. They’re free, and there’s no need for a real name. People start on their own, at a moment that suits them.</p>',
        link: { href: '/en/programmes', text: 'See all programmes' },
      },
      {
        type: 'text',
        title: 'For children',
        body: `<p>Children notice more than you think, so honest and short is safer than silence. You could say:</p>
<ul>
<li>“It’s not your fault.”</li>
<li>“You’re the child, so you don’t have to solve this.”</li>
<li>“You can always talk about it.”</li>
<li>“There’s someone who looks after you.”</li>
</ul>
<p>One adult who listens helps a child a lot, and it can be a grandfather, a teacher or a neighbour. You can also ask the school to keep an eye out for them.</p>
<p>A child can call the Kindertelefoon for free, in Dutch: <a href="tel:08000432">0800-0432</a>. Your GP knows groups for children who live with this at home. If a child is not safe, call Veilig Thuis: <a href="tel:08002000">0800-2000</a>. If a child is in immediate danger, call <a href="tel:112">112</a>.</p>`,
      },
      {
        type: 'text',
        title: 'Money and home',
        body: `<ul>
<li>If you’re worried about money, call Geldfit for free and anonymous debt advice: <a href="tel:08008115">0800-8115</a>.</li>
<li>Open your own bank account for your pay and fixed costs.</li>
<li>Do not pay the other person’s debts without a clear agreement.</li>
<li>Do not sign anything under pressure, but sleep on it and ask for advice first.</li>
<li>Ask the Juridisch Loket (free legal advice) about your home, rent and debts.</li>
<li>Keep your papers in a place that only you can reach.</li>
</ul>`,
      },
      {
        type: 'text',
        title: 'What it is better not to do',
        body: `<h3>Alcohol</h3>
<p>Do not empty bottles or force anyone to stop suddenly. After drinking a lot every day, it can be dangerous. Call the GP together first, and do not get in a car with someone who has been drinking. ${safety('alcoholTodayOther', 'en')} ${safety('alcoholEmergency', 'en')} ${safety('recovery', 'en')}</p>
<h3>GHB and tranquillisers</h3>
<p>${safety('neverSuddenlyOther', 'en')} <strong>${safety('ghbEmergency', 'en')}</strong> ${safety('recovery', 'en')}</p>
<h3>Cocaine</h3>
<p>Do not argue with someone who has been using, and keep your distance if they’re restless or angry. ${safety('chestOther', 'en')} ${safety('overheated', 'en')}</p>
<h3>Cannabis</h3>
<p>${safety('psychosisOther', 'en')} Do not get in a car with someone who has been using.</p>
<h3>Gambling</h3>
<p>Do not lend them any money or take over their debts. After a big loss, be with them if it’s safe, because many people feel desperate then. <a href="tel:08000113">113</a> is there for you too. Sometimes a family member can ask Cruks (the national self-exclusion register) for a gambling stop.</p>
<h3>Smoking</h3>
<p>Do not hide cigarettes or keep count, because it only leads to rows. You could ask for a smoke-free home instead.</p>
<p>You’ll find seven small things for each drug at <a href="/en/one-week">One week when someone you love uses</a>.</p>`,
      },
      { type: 'block_reference', title: 'Talk to someone', block: 'help_lines' },
      alsoForCloseOnes.en,
      { type: 'faq', title: 'Frequently asked questions', questions: faq.map(({ id }) => id) },
      siteWorksForCloseOnes.en,
    ],
  },
  notes:
    'Sources: CRAFT summary (NREPP) [S32]; trimbos.nl help for relatives (De Jong & Basemans 2020 [S33]); Veilig Thuis (rijksoverheid.nl) [S38]; Ksa on Cruks [S14] by a relative; NHG M10 [S1] for alcohol withdrawal; Mittleman et al. 1999 [S18] (abstract) for chest complaints; numbers as in the record of help lines. CHECK [C1]: Veilig Thuis: safety advice, when not to talk alone. CHECK [C1]: addiction doctor: alcohol, GHB and tranquillisers, never force a sudden stop. CHECK [C1]: psychiatrist: what to do when someone hears or sees things. CHECK [C1]: 113: wording on suicide. CHECK [C2]: KOPP/KOV specialist: the part for children, groups through the GP. CHECK [C3]: jurist: bank account, debts, signing. CHECK [C3]: Ksa: when a relative can ask for registration.',
};
