import type { Localised } from './domain.ts';
import type { RiskClass, Source, SourcedFact } from './source.ts';

const createFact = (risk: RiskClass, nl: string, en: string): SourcedFact => ({ risk, text: { nl, en } });

/** Creates a title that is identical in both languages. */
const createTitle = (title: string): Localised => ({ nl: title, en: title });

/** Every source by its id. Notes of pages and forms refer to them as `[S1]`; ids are never reused. */
export const SOURCES = {
  S1: {
    topic: 'alcohol',
    title: {
      nl: 'NHG-Standaard Problematisch alcoholgebruik',
      en: 'Dutch GP guideline on alcohol problems (NHG)',
    },
    years: [2014],
    facts: [
      createFact(
        1,
        'Na het stoppen dingen zien die er niet zijn of een aanval krijgen, is gevaarlijk.',
        'Being confused and seeing things that are not there after stopping, or having a fit, is dangerous.',
      ),
    ],
  },
  S2: {
    topic: 'alcohol',
    title: {
      nl: 'Farmacotherapeutisch Kompas: alcohol, en verwardheid na stoppen',
      en: 'Farmacotherapeutisch Kompas (Dutch medicines handbook): alcohol, and confusion after stopping',
    },
    years: [],
    facts: [
      createFact(
        1,
        'Wie bij het stoppen ooit een aanval had of erg verward was, stopt in een kliniek.',
        'Anyone who had a fit or was very confused when stopping before should stop in a clinic.',
      ),
      createFact(
        3,
        'Vitamine B1 kan ook nodig zijn zolang iemand nog drinkt.',
        'Vitamin B1 may also be needed while someone is still drinking.',
      ),
    ],
  },
  S3: {
    topic: 'alcohol',
    title: {
      nl: 'Gezondheidsraad: Richtlijnen goede voeding, via het Trimbos-instituut',
      en: 'Dutch Health Council: guidelines on a good diet, through the Trimbos Institute',
    },
    years: [2015],
    facts: [
      createFact(
        4,
        'Drink geen alcohol, of hooguit één glas per dag. Ben je zwanger, drink dan niets.',
        'Drink no alcohol, or one drink a day at most, and none if you’re pregnant.',
      ),
    ],
  },
  S4: {
    topic: 'alcohol',
    title: { nl: 'Trimbos-instituut: standaardglas', en: 'Trimbos Institute: standard drink' },
    years: [],
    facts: [
      createFact(
        4,
        'In een standaardglas zit 10 gram alcohol.',
        'A standard drink in the Netherlands holds 10 grams of alcohol.',
      ),
    ],
  },
  S5: {
    topic: 'alcohol',
    title: {
      nl: 'KWF en Maag Lever Darm Stichting, via NH Nieuws',
      en: 'KWF and MLDS (Dutch cancer and liver charities), through NH Nieuws',
    },
    years: [2023],
    isSecondHand: true,
    facts: [
      createFact(
        4,
        'Alcohol maakt de kans op zeven soorten kanker groter.',
        'Drinking alcohol raises the chance of getting seven kinds of cancer.',
      ),
    ],
  },
  S42: {
    topic: 'alcohol',
    title: { nl: 'Protocol acute geneeskunde, uit tweede hand', en: 'Acute medicine protocol, second-hand' },
    years: [],
    isSecondHand: true,
    facts: [
      createFact(
        1,
        'Verward zijn, wankel lopen en dubbel zien kan komen door te weinig vitamine B1.',
        'Being confused, unsteady and seeing double can come from too little vitamin B1.',
      ),
    ],
  },
  S45: {
    topic: 'alcohol',
    title: { nl: 'Trimbos-instituut: Drinkadvies', en: 'Trimbos Institute: drinking advice' },
    years: [],
    facts: [
      createFact(
        4,
        'Het bewijs dat rode wijn goed is voor je hart, is zwak.',
        'The evidence that red wine is good for your heart is weak.',
      ),
    ],
  },
  S6: {
    topic: 'smoking',
    title: {
      nl: 'NHG-Behandelrichtlijn Stoppen met roken',
      en: 'Dutch GP guideline on stopping smoking (NHG)',
    },
    years: [2024],
    facts: [
      createFact(
        3,
        'Stop het liefst in één keer, maar eerst minderen kan als je dat zelf wilt.',
        'It’s best to stop all at once, and cutting down first is possible if you want to.',
      ),
    ],
  },
  S7: {
    topic: 'smoking',
    title: {
      nl: 'Richtlijnendatabase: stoppen met de e-sigaret',
      en: 'Richtlijnendatabase (Dutch guidelines): stopping vaping',
    },
    years: [],
    facts: [
      createFact(
        3,
        'Bij stoppen met vapen helpt veel begeleiding, en soms een nicotinemiddel. Daar is nog weinig bewijs voor.',
        'Stopping vaping takes a lot of support, and sometimes nicotine replacement. There is little evidence so far.',
      ),
    ],
  },
  S8: {
    topic: 'smoking',
    title: { nl: 'NHG over de e-sigaret', en: 'NHG (Dutch GPs) on e-cigarettes' },
    years: [2017],
    facts: [
      createFact(
        3,
        'Huisartsen raden de e-sigaret niet aan om te stoppen.',
        'Dutch GPs do not recommend e-cigarettes as a way to quit smoking.',
      ),
    ],
  },
  S9: {
    topic: 'smoking',
    title: {
      nl: 'Lindson, Cochrane, via Huisarts en Wetenschap',
      en: 'Lindson, Cochrane, through Huisarts en Wetenschap',
    },
    years: [2019],
    facts: [
      createFact(
        3,
        'Met een pleister en een snel middel samen stoppen 17 van de 100 mensen. Met één middel zijn dat er 14.',
        'With a patch and a fast product together, 17 in 100 people quit, and with one product 14 do.',
      ),
    ],
  },
  S10: {
    topic: 'smoking',
    title: { nl: 'NHG-Zorgmodules Leefstijl', en: 'NHG care modules on lifestyle (Dutch GPs)' },
    years: [2015],
    facts: [
      createFact(
        4,
        'Klachten door minder nicotine beginnen na 2 tot 12 uur. Op dag 1 tot 3 zijn ze het sterkst. Ze duren 3 tot 4 weken.',
        'Nicotine withdrawal starts after 2 to 12 hours. It peaks on day 1 to 3 and lasts 3 to 4 weeks.',
      ),
    ],
  },
  S34: {
    topic: 'smoking',
    title: { nl: 'Taylor: stoppen met roken en stemming', en: 'Taylor: quitting smoking and mood' },
    years: [2014],
    facts: [
      createFact(
        4,
        'Mensen die gestopt zijn, voelen zich later meestal minder somber en gespannen.',
        'People who quit usually feel less low and less tense later on.',
      ),
    ],
  },
  S36: {
    topic: 'smoking',
    title: { nl: 'Hartstichting', en: 'Hartstichting (Dutch heart charity)' },
    years: [],
    facts: [
      createFact(
        4,
        'Na 20 minuten zakken je hartslag en bloeddruk al. Na 12 uur is de koolmonoxide uit je bloed.',
        'After 20 minutes your heart rate and blood pressure drop. After 12 hours the carbon monoxide has left your blood.',
      ),
    ],
  },
  S39: {
    topic: 'smoking',
    title: { nl: 'Trimbos-instituut: Stoplijn', en: 'Trimbos Institute: Stoplijn (quit line)' },
    years: [2016],
    facts: [
      createFact(
        4,
        'Je kunt de Stoplijn gratis bellen als je wilt stoppen met roken.',
        'You can call the Stoplijn for free if you want to quit smoking.',
      ),
    ],
  },
  S40: {
    topic: 'smoking',
    title: {
      nl: 'Farmacotherapeutisch Kompas: stoppen met roken',
      en: 'Farmacotherapeutisch Kompas (Dutch medicines handbook): stopping smoking',
    },
    years: [],
    facts: [
      createFact(
        2,
        'Stop je met roken, dan werken sommige medicijnen sterker. Dat geldt voor clozapine, olanzapine, theofylline en insuline.',
        'When you stop smoking, some medicines get stronger. Clozapine, olanzapine, theophylline and insulin are among them.',
      ),
    ],
  },
  S43: {
    topic: 'smoking',
    title: { nl: 'Pagina’s van apotheken', en: 'Pages of pharmacies' },
    years: [],
    isSecondHand: true,
    facts: [
      createFact(
        3,
        'Een kuur met pleisters duurt vaak ongeveer 12 weken.',
        'A course of nicotine patches often takes about 12 weeks in all.',
      ),
    ],
  },
  S44: {
    topic: 'smoking',
    title: { nl: 'Nieuws over een onderzoek', en: 'News about a study' },
    years: [2025],
    isSecondHand: true,
    facts: [
      createFact(
        4,
        'Ook 2 tot 5 sigaretten per dag geven al meer kans op hart- en vaatziekten.',
        'Even 2 to 5 cigarettes a day raise the chance of heart disease.',
      ),
    ],
  },
  S46: {
    topic: 'smoking',
    title: { nl: 'Trimbos-instituut: e-sigaret', en: 'Trimbos Institute: e-cigarettes' },
    years: [],
    facts: [
      createFact(
        4,
        'Ook vapen is niet gezond.',
        'Vaping is not healthy either, and we do not advise starting with it.',
      ),
    ],
  },
  S49: {
    topic: 'smoking',
    title: { nl: 'Thuisarts: stoppen met vapen', en: 'Thuisarts (Dutch GPs): stopping vaping' },
    years: [],
    facts: [
      createFact(
        4,
        'In één keer stoppen met vapen lukt beter dan langzaam minder, het liefst met iemand die je begeleidt.',
        'Stopping vaping all at once works better than slowly cutting down, and best with someone to guide you.',
      ),
    ],
  },
  S50: {
    topic: 'smoking',
    title: { nl: 'Trimbos-instituut: coaches over vapen', en: 'Trimbos Institute: coaches on vaping' },
    years: [],
    facts: [
      createFact(
        4,
        'Wie vapet, doet dat vaak de hele dag zonder het te merken. Zien wanneer je hem pakt, is de eerste stap.',
        'People who vape often do so all day without noticing. Seeing when you reach for it is the first step.',
      ),
    ],
  },
  S14: {
    topic: 'gambling',
    title: {
      nl: 'Kansspelautoriteit, Schenkeveld Advocaten en Casinonieuws: Cruks',
      en: 'Kansspelautoriteit (gambling authority), Schenkeveld Advocaten and Casinonieuws: Cruks (the national self-exclusion register)',
    },
    years: [2024],
    facts: [
      createFact(
        3,
        'Cruks geldt voor online gokken, casino’s en speelhallen, maar niet voor loterijen. Bij het stoppen met Cruks krijg je acht dagen bedenktijd.',
        'Cruks covers online gambling, casinos and arcades, and no lotteries. When you leave Cruks, you get eight days to think again.',
      ),
    ],
  },
  S15: {
    topic: 'gambling',
    title: {
      nl: 'Rijksoverheid, Kansspelautoriteit en Casinonieuws: limieten',
      en: 'Dutch government, gambling authority and Casinonieuws: limits',
    },
    years: [2024],
    facts: [
      createFact(
        3,
        'Stort je meer dan 350 euro per maand, dan neemt de aanbieder contact op. Onder de 24 is dat 150 euro.',
        'If you deposit more than 350 euros a month, the company has to contact you. Under 24 it’s 150 euros.',
      ),
      createFact(
        3,
        'Boven 700 euro per maand grijpt de aanbieder in, en bij jongeren boven 300 euro.',
        'Above 700 euros a month the company has to step in, and above 300 euros if you’re younger.',
      ),
    ],
  },
  S16: {
    topic: 'gambling',
    title: {
      nl: 'Gemeente Reimerswaal en GLN: dreigende schulden',
      en: 'Reimerswaal council and GLN: urgent debts',
    },
    years: [2023],
    isSecondHand: true,
    facts: [
      createFact(
        3,
        'Dreigt er iets ergs, zoals je huis kwijtraken, dan helpt de gemeente binnen drie werkdagen. Alleen een brief van je energiebedrijf is daarvoor niet genoeg.',
        'If something serious is about to happen, such as losing your home, the council helps within three working days. A letter from your energy company alone does not count as that.',
      ),
    ],
  },
  S17: {
    topic: 'gambling',
    title: {
      nl: 'Nederlands Tijdschrift voor Geneeskunde, 153:B33',
      en: 'Nederlands Tijdschrift voor Geneeskunde, 153:B33',
    },
    years: [2009],
    facts: [
      createFact(
        2,
        'Ongeveer 5 van de 100 mensen krijgen van een dopamine-agonist een sterke drang. Dat kan een drang om te gokken zijn.',
        'About 5 in 100 people who take a dopamine agonist get a strong urge from it, for example to gamble.',
      ),
    ],
  },
  S37: {
    topic: 'gambling',
    title: {
      nl: 'NVVK, Nederlands Dagblad, Trouw en Rijksoverheid: Geldfit',
      en: 'NVVK, Nederlands Dagblad, Trouw and the Dutch government: Geldfit (free debt advice)',
    },
    years: [2020, 2022],
    facts: [
      createFact(
        3,
        'Geldfit helpt gratis bij geldzorgen en wijst je de weg naar je gemeente.',
        'Geldfit helps with money worries for free and shows you the way to your council.',
      ),
    ],
  },
  S12: {
    topic: 'cannabis',
    title: createTitle('Budney, Bonnet en Preuss'),
    years: [2003, 2017],
    facts: [
      createFact(
        4,
        'Na het stoppen kun je een paar weken slecht slapen, prikkelbaar zijn en veel dromen. Een Nederlandse richtlijn vonden we niet.',
        'After stopping cannabis you may sleep badly, feel irritable and dream a lot for a few weeks. We found no Dutch guideline.',
      ),
    ],
  },
  S13: {
    topic: 'cannabis',
    title: { nl: 'Nieuws en Vlaamse pagina’s', en: 'News and Flemish pages' },
    years: [],
    isSecondHand: true,
    facts: [
      createFact(
        1,
        'Wie ooit een psychose had, kan er door cannabis weer een krijgen. Een psychiater moet daar nog een bron bij geven.',
        'Cannabis can bring on another psychosis in people who had one before. A psychiatrist has yet to name a source for this.',
      ),
    ],
  },
  S26: {
    topic: 'cannabis',
    title: {
      nl: 'Politie, en BN DeStem over cijfers van de Rijksoverheid',
      en: 'Dutch police, and BN DeStem quoting the Dutch government',
    },
    years: [2018],
    facts: [
      createFact(
        3,
        'Rijden mag niet boven 3 microgram THC of 50 microgram cocaïne per liter bloed. Met alcohol of andere drugs erbij ligt de grens lager.',
        'Driving is not allowed above 3 micrograms of THC or 50 micrograms of cocaine per litre of blood. With alcohol or other drugs the limit is lower.',
      ),
    ],
  },
  S35: {
    topic: 'cannabis',
    title: createTitle('Jellinek'),
    years: [2019],
    facts: [
      createFact(
        3,
        'Drugs bezitten is strafbaar. Tot 5 gram cannabis of een halve gram cocaïne volgt meestal geen straf.',
        'Having drugs is against the law. Up to 5 grams of cannabis or half a gram of cocaine is usually not prosecuted.',
      ),
    ],
  },
  S18: {
    topic: 'cocaine',
    title: { nl: 'Mittleman, Unity en Het Parool', en: 'Mittleman, Unity and Het Parool' },
    years: [1999, 2019],
    facts: [
      createFact(
        1,
        'Pijn op de borst is de klacht na cocaïne die het meest voorkomt. Ook na één keer kun je een hartinfarct krijgen.',
        'Chest pain is the most common symptom after using cocaine. You can have a heart attack even after using once.',
      ),
    ],
  },
  S19: {
    topic: 'cocaine',
    title: { nl: 'Nationale Drug Monitor: GHB', en: 'Dutch National Drug Monitor: GHB' },
    years: [],
    facts: [
      createFact(
        1,
        'Ineens stoppen met GHB kan levensgevaarlijk zijn. Na een paar weken elke dag gebruiken kun je er al aan vastzitten.',
        'Stopping GHB suddenly can be life-threatening. After a few weeks of daily use you can already depend on it.',
      ),
    ],
  },
  S29: {
    topic: 'cocaine',
    title: { nl: 'Gawin en Kleber, via de krant', en: 'Gawin and Kleber, through the press' },
    years: [1986],
    facts: [
      createFact(
        4,
        'Na cocaïne volgt een dip van uren tot dagen. Daarna komt de trek soms terug.',
        'Cocaine is followed by a low of hours to days. After that the craving sometimes comes back.',
      ),
    ],
  },
  S30: {
    topic: 'cocaine',
    title: createTitle('Van Amsterdam, Gresnigt, Van den Brink, Journal of Clinical Medicine'),
    years: [2024],
    facts: [
      createFact(
        1,
        'Samen met alcohol is cocaïne duidelijk gevaarlijker.',
        'Cocaine is clearly more dangerous when people drink alcohol at the same time.',
      ),
    ],
  },
  S25: {
    topic: 'closeOnes',
    title: { nl: 'Augeo: Kindcheck', en: 'Augeo: Kindcheck (check on children)' },
    years: [],
    facts: [
      createFact(
        3,
        'Een hulpverlener vraagt ook bij volwassenen hoe het met de kinderen gaat.',
        'Care workers also ask adults whether there are children, and how they are.',
      ),
    ],
  },
  S32: {
    topic: 'closeOnes',
    title: { nl: 'Samenvatting van CRAFT, van NREPP', en: 'Summary of CRAFT, by NREPP' },
    years: [],
    facts: [
      createFact(
        1,
        'Hulp aan naasten begint met de vraag of het thuis veilig is. Daarna leer je wat je wel en niet kunt doen.',
        'Help for family and friends starts by asking whether home is safe. After that you learn what you can and cannot do.',
      ),
    ],
  },
  S33: {
    topic: 'closeOnes',
    title: {
      nl: 'Trimbos-instituut, De Jong en Basemans: hulp voor naasten',
      en: 'Trimbos Institute, De Jong and Basemans: help for relatives',
    },
    years: [2020],
    facts: [
      createFact(
        4,
        'Hulp voor jezelf maakt je leven beter, ook als de ander niet verandert.',
        'Help for yourself makes your life better, even if they do not change.',
      ),
    ],
  },
  S41: {
    topic: 'closeOnes',
    title: {
      nl: 'Richtlijnen jeugdhulp en Trimbos-instituut, uit tweede hand: KOPP/KOV',
      en: 'Dutch youth care guidelines and Trimbos Institute, second-hand: KOPP/KOV',
    },
    years: [],
    isSecondHand: true,
    facts: [
      createFact(
        2,
        'Kinderen van een ouder met een verslaving krijgen vaker zelf klachten. Uitleg en een veilige volwassene helpen.',
        'Children of a parent with an addiction more often develop problems themselves. Explanations and a safe adult help.',
      ),
    ],
  },
  S27: {
    topic: 'mind',
    title: {
      nl: 'NHG-Standaard Slaapproblemen, en Tijdschrift voor Gedragstherapie',
      en: 'Dutch GP guideline on sleep (NHG), and Tijdschrift voor Gedragstherapie',
    },
    years: [2024, 2023],
    facts: [
      createFact(
        4,
        'Slaap je lang slecht, dan werkt gedragstherapie voor slaap het best.',
        'If bad sleep lasts, cognitive behavioural therapy for sleep is the first choice.',
      ),
    ],
  },
  S48: {
    topic: 'mind',
    title: { nl: 'NHG-Standaard Depressie', en: 'Dutch GP guideline on depression (NHG)' },
    years: [2019],
    facts: [
      createFact(
        2,
        'Ben je twee weken somber of heb je nergens zin in, praat dan met je huisarts.',
        'Feeling low or having no interest in anything for two weeks is a reason to talk to your GP.',
      ),
      createFact(
        4,
        'Een vaste indeling van de dag en dingen plannen horen bij de eerste hulp.',
        'A regular shape to the day and planned activities are part of the first help.',
      ),
    ],
  },
  S31: {
    topic: 'mind',
    title: createTitle('Larimer, Palmer, Marlatt'),
    years: [1999],
    facts: [
      createFact(
        4,
        'Trek komt als een golf en zakt daarna vanzelf. Eén keer toch gebruiken hoeft geen terugval te worden.',
        'A craving comes like a wave and then drops on its own. Using once does not have to become a relapse.',
      ),
    ],
  },
  S47: {
    topic: 'mind',
    title: { nl: 'Gollwitzer: als-dan-plannen', en: 'Gollwitzer: if-then plans' },
    years: [],
    facts: [
      createFact(
        4,
        'Met een zin als “als dit gebeurt, dan doe ik dat” lukt een voornemen vaker.',
        'A plan such as “if this happens, I’ll do that” works out more often.',
      ),
    ],
  },
  S20: {
    topic: 'help',
    title: { nl: 'ANP via Upday, en 113 voor huisartsen', en: 'ANP through Upday, and 113 for GPs' },
    years: [2025],
    facts: [
      createFact(
        1,
        '113 bellen is gratis. Huisartsen kunnen op werkdagen van 9 tot 16 uur overleggen.',
        'Calling 113 is free, and GPs can ask for advice on weekdays from 9 am to 4 pm.',
      ),
    ],
  },
  S21: {
    topic: 'help',
    title: {
      nl: 'Centrum Seksueel Geweld, en NU.nl',
      en: 'Centrum Seksueel Geweld (sexual violence centre), and NU.nl',
    },
    years: [],
    facts: [
      createFact(
        4,
        'Het Centrum Seksueel Geweld is dag en nacht open, maar bel het liefst binnen zeven dagen.',
        'Centrum Seksueel Geweld is open day and night, and it’s best to call within seven days.',
      ),
    ],
  },
  S22: {
    topic: 'help',
    title: createTitle('Kindertelefoon'),
    years: [2023],
    facts: [
      createFact(
        4,
        'De Kindertelefoon is er voor jongeren van 8 tot 18 jaar. Je kunt elke dag bellen van 11 tot 21 uur.',
        'Kindertelefoon is there for young people of 8 to 18, every day from 11 am to 9 pm.',
      ),
    ],
  },
  S23: {
    topic: 'help',
    title: {
      nl: 'Autoriteit Consument en Markt, ConsuWijzer',
      en: 'Dutch consumer authority, ConsuWijzer',
    },
    years: [],
    facts: [
      createFact(
        5,
        'Een 0800-nummer is gratis, maar een 0900-nummer niet. Je hoort daar vooraf de prijs.',
        'A 0800 number is free, but a 0900 number is not. You hear the price before the call starts.',
      ),
    ],
  },
  S38: {
    topic: 'help',
    title: {
      nl: 'Rijksoverheid: Veilig Thuis en de meldcode',
      en: 'Dutch government: Veilig Thuis (domestic abuse helpline) and the reporting code',
    },
    years: [],
    facts: [
      createFact(
        1,
        'Veilig Thuis denkt dag en nacht gratis mee bij geweld. Wie in de zorg werkt, volgt daarvoor een vaste code.',
        'Veilig Thuis gives free advice on violence, day and night. People who work in care follow a fixed code.',
      ),
    ],
  },
  S24: {
    topic: 'data',
    title: {
      nl: 'Europese privacywet (AVG), artikel 4 en 9, en de richtlijn WP259',
      en: 'European privacy law (GDPR), articles 4 and 9, and guideline WP259',
    },
    years: [2018],
    facts: [
      createFact(
        3,
        'Toestemming geef je vrij, voor iets bepaalds en met uitleg vooraf. Daarna kun je die net zo makkelijk intrekken.',
        'Consent is free, for something specific and informed. Withdrawing it takes no more effort than giving it.',
      ),
    ],
  },
  S28: {
    topic: 'data',
    title: { nl: 'WHO: handleiding van de AUDIT', en: 'WHO: AUDIT manual' },
    years: [2001],
    facts: [
      createFact(
        5,
        'We weten niet of bekende vragenlijsten hier mogen staan. Daarom stellen we eigen vragen.',
        'We do not know whether well-known questionnaires may be used here, so we ask our own questions.',
      ),
    ],
  },
} as const satisfies Record<string, Source>;
