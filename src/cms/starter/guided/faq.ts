import { safety } from '../shared/markup.ts';
import type { StarterQuestion } from '../starter.ts';

export const faq: readonly StarterQuestion[] = [
  {
    id: 'guided-faq-who',
    nl: {
      question: 'Wie kan zich aanmelden?',
      answer: `<p>Praktijkondersteuners die in een huisartsenpraktijk werken. We beoordelen elke aanvraag voordat je kunt inloggen, zodat alleen zorgverleners meekijken.</p>
<p>Je krijgt een mail zodra je aanvraag is beoordeeld.</p>`,
    },
  },
  {
    id: 'guided-faq-cost',
    nl: {
      question: 'Wat kost het?',
      answer: '<p>Het programma is gratis voor je praktijk en voor je cliënten.</p>',
    },
    notes: 'CHECK [C5]: provider: free for practices.',
  },
  {
    id: 'guided-faq-what-i-see',
    nl: {
      question: 'Wat zie ik van mijn cliënt?',
      answer: `<p>Je ziet wat je cliënt met je deelt: van elke dag het totaal en het doel, welke oefeningen klaar zijn, en de antwoorden.</p>
<p>Je ziet nooit wat het kostte, waar het was, met wie, en de notitie erbij. Ook het dagboek en het forum blijven van je cliënt.</p>`,
    },
    notes: 'The product shows a nurse the total and the goal of each day, never cost, place, company or note.',
  },
  {
    id: 'guided-faq-client-sees-reading',
    nl: {
      question: 'Ziet mijn cliënt dat ik kijk?',
      answer: `<p>Ja, we leggen elke keer vast wie er keek, wat die zag en wanneer. Je cliënt leest dat terug in het account, bij de koppeling.</p>
<p>Vertel dit in het eerste gesprek. Dan weet je cliënt waar hij of zij aan toe is.</p>`,
    },
  },
  {
    id: 'guided-faq-link',
    nl: {
      question: 'Hoe koppel ik met een cliënt?',
      answer: `<p>Dat kan op twee manieren:</p>
<ul>
<li><strong>Met je code</strong> van 6 tekens, die je aan je cliënt geeft. Je cliënt vult hem in bij het account en geeft toestemming.</li>
<li><strong>Met een uitnodiging</strong> per mail. Je vult de voornaam en het e-mailadres in en kiest het programma. De mail noemt alleen de voornaam en een link, nooit het middel.</li>
</ul>
<p>Eén code werkt voor al je cliënten, en je kunt hem altijd vernieuwen.</p>`,
    },
  },
  {
    id: 'guided-faq-unlink',
    nl: {
      question: 'Hoe stop ik een koppeling?',
      answer: `<p>Open de pagina van je cliënt, kies ontkoppelen en bevestig het. Daarna zie je geen gegevens meer. Je cliënt kan de koppeling ook zelf stoppen, op elk moment.</p>
<p>Jullie krijgen allebei bericht. Je cliënt houdt het eigen account en alle gegevens.</p>`,
    },
  },
  {
    id: 'guided-faq-refer',
    nl: {
      question: 'Wanneer verwijs ik door?',
      answer: `<p>Overleg meteen of dezelfde week met de huisarts over verwijzing, in deze situaties:</p>
<ul>
<li>kans op zware ontwenning, zoals trillen, een eerder insult of een delier</li>
<li>zwangerschap</li>
<li>psychose of sterke achterdocht</li>
<li>gedachten aan zelfmoord</li>
<li>cocaïne met hartklachten</li>
<li>meerdere eerdere pogingen, met ernstige gevolgen</li>
<li>kinderen die niet veilig zijn: volg de meldcode en vraag Veilig Thuis om advies</li>
</ul>`,
    },
    notes:
      'Read: NHG withdrawal grades [S1], duty of the meldcode [S38] in care. CHECK [C2]: GP and addiction doctor: criteria for referral.',
  },
  {
    id: 'guided-faq-record',
    nl: {
      question: 'Zet ik antwoorden in mijn dossier?',
      answer: `<p>Dat doe je alleen als je cliënt het goed vindt. Schrijf dan een korte samenvatting in je eigen woorden, geen kopie. Bespreek ook wat je opschrijft en waarom.</p>
<p>Verder gelden de regels van je praktijk.</p>`,
    },
    notes: 'CHECK [C3]: jurist and GP: note-keeping, consent.',
  },
  {
    id: 'guided-faq-suicidality',
    nl: {
      question: 'Wat doe ik als ik lees dat iemand niet meer wil leven?',
      answer: `<p>Bel je cliënt dezelfde dag en overleg direct met de huisarts. Volg daarbij het protocol van je praktijk. Bij direct gevaar bel je <a href="tel:112">112</a>. Voor overleg kun je als professional terecht bij 113.</p>
<p>Wij lezen antwoorden niet mee en sturen geen signaal. Spreek daarom bij de start af wat je cliënt doet bij nood.</p>`,
    },
    notes: 'CHECK [C1]: consultation line of 113 for professionals; clinician: response time and responsibility.',
  },
  {
    id: 'guided-faq-how-often',
    nl: {
      question: 'Hoe vaak kijk ik mee?',
      answer: `<p>Kijk rond een contactmoment mee, want elke dag kijken is niet nodig. Wie zich gecontroleerd voelt, vult minder eerlijk in. Spreek samen een vaste dag af.</p>
<p>Vult iemand 2 weken niets in, stuur dan één neutraal bericht, zonder controlevraag.</p>`,
    },
    notes: 'CHECK [C2]: GP and practice nurse.',
  },
  {
    id: 'guided-faq-self-help',
    nl: {
      question: 'Vervangt dit programma onze zorg?',
      answer: `<p>Nee, het is zelfhulp naast jullie zorg. Het stelt geen diagnose en vervangt geen onderzoek, medicijnen of verwijzing.</p>
<p>Medisch beleid bepaal je samen met de huisarts. Je cliënt kan het programma ook zonder jou volgen.</p>`,
    },
  },
  {
    id: 'guided-faq-alcohol-withdrawal',
    nl: {
      question: 'Wat als er ontwenning van alcohol dreigt?',
      answer: `<p>Overleg met de huisarts voordat het minderen begint. Het schema in het programma is dan niet leidend. Let op trillen, zweten, een snelle hartslag, een eerder insult of delier, en kalmeringsmiddelen.</p>
<p>${safety('alcoholEmergency', 'nl')} Bij onzeker lopen of dubbelzien overleg je dezelfde dag met de huisarts. Vraag bij lang en veel drinken naar thiamine.</p>`,
    },
    notes:
      'Read: NHG M10 [S1] (grades of withdrawal), Farmacotherapeutisch Kompas [S2] (indication for clinical withdrawal, thiamine). CHECK [C2]: addiction doctor and GP.',
  },
  {
    id: 'guided-faq-one-nurse',
    nl: {
      question: 'Kan een cliënt meer dan één praktijkondersteuner hebben?',
      answer: `<p>Nee, een cliënt heeft er één tegelijk. Gaat je cliënt naar een andere praktijk, dan stopt eerst de oude koppeling. Daarna geeft de nieuwe praktijkondersteuner een eigen code.</p>
<p>De gegevens blijven al die tijd bij de cliënt.</p>`,
    },
  },
  {
    id: 'guided-faq-week-overview',
    nl: {
      question: 'Hoe lees ik het weekoverzicht?',
      answer: `<p>Elke dag heeft een balk met het totaal en het doel. Je leest mee en kunt niets wijzigen.</p>
<p>Een dag heet “binnen het doel”, “boven het doel”, “alleen ingevuld” of “niet ingevuld”. Een lege dag zegt niets over gebruik, dus vraag ernaar zonder oordeel.</p>`,
    },
  },
  {
    id: 'guided-faq-relatives',
    nl: {
      question: 'Wat kan ik een naaste aanbieden?',
      answer: `<p>Voor naasten is er een eigen programma, gratis en zonder echte naam. Meedoen kan ook als de ander niets wil. Je vindt het bij <a href="/programmas">alle programma’s</a>.</p>
<p>Koppelen kan daar niet, dus wat een naaste invult, blijft van de naaste.</p>`,
    },
  },
];
