import { p, paidTel, safety, tel, ul } from '../shared/markup.ts';
import type { StarterPage, StarterParagraph } from '../starter.ts';

interface Card {
  readonly title: string;
  /** Questions that open a short talk. */
  readonly ask: readonly string[];
  /** Signs for a nurse to look out for. */
  readonly watch: readonly string[];
  /** Reasons to call the GP on the same day, or an ambulance. */
  readonly today: string;
  /** One step that fits a first contact. */
  readonly step: string;
}

const cards: readonly Card[] = [
  {
    title: 'Kaart alcohol',
    ask: [
      '“Hoe ziet een avond eruit waarop je drinkt, en hoe een avond zonder?”',
      '“Wat merk je de ochtend erna aan je lichaam?”',
      '“Wat zou minder drinken je opleveren?”',
    ],
    watch: [
      'hoeveel standaardglazen per dag, met thuis en onderweg erbij',
      'een insult of delier bij eerder stoppen of minderen',
      'slaapmiddelen, kalmeringsmiddelen, GHB of opioïden',
      'zwangerschap of een zwangerschapswens',
      'ouder dan 65, laag gewicht',
    ],
    today: `${safety('alcoholEmergency', 'nl')} Bij trillen, zweten of een snelle hartslag overleg je dezelfde dag met de huisarts. Het schema van het programma geldt dan niet. Na een eerder insult of delier stopt je cliënt niet thuis. Vraag bij lang en veel drinken naar thiamine. Bij zwangerschap en dagelijks drinken: dezelfde of de volgende dag naar de verloskundige.`,
    step: 'Laat je cliënt deze week alleen invullen wat er gedronken wordt, zonder iets te veranderen. Daarna zie je samen op welke uren het zit.',
  },
  {
    title: 'Kaart roken en vapen',
    ask: [
      '“Hoe snel na het wakker worden rook je de eerste?”',
      '“Wat ging goed toen je eerder stopte, al was het kort?”',
      '“Welke sigaret of vape wil je het liefst houden, en waarom die?”',
    ],
    watch: [
      'medicijnen die sterker werken na het stoppen: clozapine, olanzapine, theofylline, insuline, methadon, bloedverdunners',
      'epilepsie, hartziekte of zwangerschap bij de keuze van een middel',
      'somberheid in de eerste weken na de stopdag',
      'vapen naast roken, want dan telt allebei mee',
    ],
    today: `Pijn of druk op de borst, of ineens erg kortademig? Bel ${tel('112')}. Gebruikt je cliënt een van de medicijnen hierboven, overleg dan voor de stopdag met huisarts of apotheek.`,
    step: `Kies samen een stopdag in de komende twee weken. Dat past bij de stappen van de Minimale Interventie Strategie (MIS). De Stoplijn is daarbij gratis te bellen via ${tel('0800-1995')}.`,
  },
  {
    title: 'Kaart gokken',
    ask: [
      '“Wanneer speelde je langer door dan je wilde?”',
      '“Wie weet hoe het met je geld staat?”',
      '“Wat gebeurt er meestal in het uur voordat je speelt?”',
    ],
    watch: [
      'schulden, dreigende afsluiting of verlies van het huis',
      'geld van een ander, of dreiging door een ander',
      'dopamine-agonisten bij Parkinson of rusteloze benen, want die kunnen de drang versterken',
      'wanhoop na een verlies',
    ],
    today: `Vraag altijd naar gedachten aan zelfmoord; bij gokken zie je wanhoop aan de buitenkant niet. Is het antwoord ja, blijf dan bij je cliënt, overleg dezelfde dag met de huisarts en bel samen ${tel('113')}. Is er nu gevaar, bel dan ${tel('112')}.`,
    step: `Kies samen één slot dat vandaag nog kan, zoals Cruks of een blokkade bij de bank. Bij schulden belt je cliënt Geldfit: ${tel('0800-8115')}.`,
  },
  {
    title: 'Kaart cannabis',
    ask: [
      '“Waarvoor blow je het meest: slapen, rust, pijn of gezelligheid?”',
      '“Hoe was de laatste nacht zonder?”',
      '“Was je ooit erg achterdochtig of in de war na het blowen?”',
    ],
    watch: [
      'een psychose nu of vroeger, of in de familie',
      'tabak in de joint, omdat nicotine dan meespeelt',
      'veel braken dat overgaat onder een warme douche',
      'autorijden of werken met machines',
    ],
    today: `${safety('psychosisOther', 'nl')} Niet gebruiken is dan het veiligst, dus minderen is geen doel. Overleg dezelfde dag met de huisarts.`,
    step: 'Bereid samen de eerste twee weken voor, want slecht slapen en prikkelbaar zijn horen daarbij. Kies één avond om mee te beginnen.',
  },
  {
    title: 'Kaart cocaïne',
    ask: [
      '“Op welke dag en welk uur begint het meestal?”',
      '“Met wie en met welke drank gaat het samen?”',
      '“Wat merk je in de twee dagen erna?”',
    ],
    watch: [
      'pijn op de borst, hartkloppingen of flauwvallen, ook lang geleden',
      'alcohol erbij, omdat dat het gevaar groter maakt',
      'spuiten, basecoke of gebruik dagen achter elkaar',
      'een dip na gebruik met gedachten aan de dood',
    ],
    today: `${safety('chestOther', 'nl')} ${safety('overheated', 'nl')} Bij klachten van het hart, nu of vroeger, is stoppen het enige doel, en de huisarts kijkt eerst mee.`,
    step: 'Maak samen een plan voor vrijdagmiddag vier uur. Wie belt je cliënt, waar is het geld, en wat staat er zaterdagochtend klaar?',
  },
  {
    title: 'Kaart naasten',
    ask: [
      '“Hoe gaat het met jou, los van de ander?”',
      '“Ben je weleens bang voor wat er thuis gebeurt?”',
      '“Wat doe jij nu voor de ander dat je liever niet meer doet?”',
    ],
    watch: [
      'geweld, dreiging of controle thuis',
      'kinderen die veel zien of zelf zorgen',
      'slaap, somberheid en klachten door lang zorgen',
      'geld of schulden op naam van je cliënt',
    ],
    today: `Bij gevaar nu bel je ${tel('112')}. Veilig Thuis denkt dag en nacht met jou mee via ${tel('0800-2000')}. Dat kan ook zonder naam. ${safety('suicideOther', 'nl')}`,
    step: 'Vraag wat je cliënt deze week voor zichzelf doet, zodat je daar later naar kunt vragen. De ander veranderen is geen doel, want dat ligt buiten bereik.',
  },
];

const getBlock = ({ title, ask, watch, today, step }: Card): StarterParagraph<'text'> => ({
  type: 'text',
  title,
  body: [
    `<p><strong>Vraag:</strong></p>${ul(...ask)}`,
    `<p><strong>Let op:</strong></p>${ul(...watch)}`,
    `<p><strong>Meteen:</strong> ${today}</p>`,
    `<p><strong>Eerste stap:</strong> ${step}</p>`,
  ].join(''),
});

/** Cards for a nurse to print: one per drug, the Kindcheck, the people to call, a letter. */
export const cardsPage: StarterPage<'basic_page'> = {
  id: 'guided-cards',
  type: 'basic_page',
  domains: ['guided'],
  path: { nl: '/kaarten' },
  nl: {
    title: 'Kaarten voor in de spreekkamer',
    lead: 'Zes kaarten voor een gesprek van tien minuten, met de Kindcheck, overleg en een brief. Je kunt deze pagina afdrukken.',
    description:
      'Kaarten om af te drukken voor praktijkondersteuners: alcohol, roken, gokken, cannabis, cocaïne en naasten, met Kindcheck en brief.',
    paragraphs: [
      {
        type: 'text',
        title: 'Zo gebruik je een kaart',
        body: p(
          'Kies één vraag die past, en laat daarna een stilte vallen. Wat iemand zelf zegt, weegt zwaarder dan wat die van jou hoort.',
          'Een kaart vervangt geen richtlijn en geen overleg met de huisarts. Druk af met de printknop van je browser, dan staat elke kaart bij elkaar.',
        ),
      },
      ...cards.map(getBlock),
      {
        type: 'text',
        title: 'Kindcheck',
        body:
          p('Stel deze vragen aan iedere volwassene die gebruikt, ook als je geen kinderen ziet.') +
          ul(
            '“Zorg je voor kinderen, van jezelf of van een ander?”',
            '“Hoe gaat het met hen als jij hebt gebruikt?”',
            '“Wie is er dan voor hen?”',
          ) +
          p(
            `Twijfel je aan de veiligheid, volg dan de meldcode van je praktijk. Veilig Thuis geeft je advies via ${tel('0800-2000')}, en daarvoor hoef je nog niets te melden. Vertel je cliënt wat je doet, als dat veilig kan.`,
          ),
      },
      {
        type: 'text',
        title: 'Overleggen',
        body:
          ul(
            'De huisarts is je eerste overleg, bij alles wat medisch is of haast heeft.',
            '113 heeft op werkdagen van 9 tot 16 uur een lijn voor huisartsen. Het nummer vind je op 113.nl, bij informatie voor professionals.',
            `Over drugs vraag je raad bij de Drugs Infolijn: ${paidTel('0900-1995', 'nl')}. Over alcohol bel je de Alcohol Infolijn: ${paidTel('0900-500 20 21', 'nl')}.`,
            'Verslavingszorg in je regio denkt mee voordat je verwijst, want dat scheelt een afwijzing.',
          ) + p('Noem in een overleg geen naam als dat niet nodig is, en schrijf op met wie je sprak.'),
      },
      {
        type: 'text',
        title: 'Brief aan de huisarts of verslavingszorg',
        body:
          p('Neem deze regels over in je eigen systeem, en laat je cliënt meelezen voordat je verstuurt.') +
          ul(
            'Betreft: verzoek om mee te kijken bij (middel).',
            'Gebruik nu: hoeveel, hoe vaak, en sinds wanneer het meer werd.',
            'Risico’s: ontwenning eerder, medicijnen, zwangerschap, hart, psychose, gedachten aan zelfmoord.',
            'Thuis: met wie, kinderen, geld, werk en veiligheid.',
            'Wens van de cliënt: in eigen woorden, stoppen of minderen.',
            'Gevraagde stap: wat jij vraagt, en op welke termijn.',
          ),
      },
    ],
  },
  notes:
    'Sources: NHG M10 [S1] (withdrawal); Farmacotherapeutisch Kompas [S40] (medicines after stopping smoking); NTvG [S17] (dopamine agonists); Mittleman et al. 1999 [S18] (chest); van Amsterdam et al. 2024 [S30] (alcohol with cocaine); 113 for GPs [S20]; Augeo on the Kindcheck [S25]; Veilig Thuis and the meldcode [S38]. The letter stays word for word. CHECK [C1]: GP and addiction doctor: what comes the same day on each card; 113: consultation line and its hours. CHECK [C2]: psychiatrist: cannabis; GP: heavy vomiting. CHECK [C3]: Augeo or jurist: Kindcheck, meldcode, what goes into the letter; pharmacist: medicines.',
};
