import { safety } from '../shared/markup.ts';
import type { StarterQuestion } from '../starter.ts';

export const faq: readonly StarterQuestion[] = [
  {
    id: 'cannabis-faq-addictive',
    nl: {
      question: 'Is cannabis verslavend?',
      answer: `<p>Ja, bij een deel van de mensen. Je merkt het bijvoorbeeld als minderen steeds anders loopt dan je wilt. Of je hebt meer nodig voor hetzelfde gevoel.</p>
<p>Hoe vaker en langer je blowt, hoe groter die kans meestal is. Minder of niet blowen kun je leren, maar het kost tijd, ook na jaren.</p>`,
    },
    en: {
      question: 'Is cannabis addictive?',
      answer: `<p>Yes, for some people. You may notice that cutting down keeps going differently, or that you need more for the same feeling.</p>
<p>The more often and the longer you use, the greater that chance usually is. It takes time, but you can learn to use less or stop, even after years.</p>`,
    },
    notes:
      'CHECK [C2]: wording of dependence and its relation to frequency (clinician; general knowledge, no figure given).',
  },
  {
    id: 'cannabis-faq-withdrawal',
    nl: {
      question: 'Hoelang duurt ontwennen?',
      answer: `<p>Meestal duurt het 1 tot 2 weken. De klachten beginnen meestal op dag 1 tot 3 en zijn het sterkst tussen dag 2 en 6. De meeste klachten duren 4 tot 14 dagen.</p>
<p>Prikkelbaar zijn, onrust, zweten en minder honger horen er meestal bij. Slecht slapen kan langer duren, maar ook dat wordt beter.</p>`,
    },
    en: {
      question: 'How long does withdrawal last?',
      answer: `<p>It usually takes 1 to 2 weeks. Symptoms tend to begin on day 1 to 3, and they’re strongest between day 2 and 6. Most of them last 4 to 14 days.</p>
<p>Being irritable or restless, sweating and less hunger are often part of it. Bad sleep can last longer, but that improves too.</p>`,
    },
    notes:
      'Read: Budney et al. 2003 [S12] (abstract) for onset, peak and duration. CHECK [C2]: clinician, time courses.',
  },
  {
    id: 'cannabis-faq-dreams',
    nl: {
      question: 'Waarom droom ik zo veel?',
      answer: `<p>Dat komt omdat je droomslaap terugkomt. Door cannabis droomde je waarschijnlijk minder, en nu haalt je hoofd dat in.</p>
<p>Heftige dromen zijn vervelend, maar ze zijn geen teken dat je cannabis nodig hebt. Bij de meeste mensen wordt het na een paar weken rustiger.</p>`,
    },
    en: {
      question: 'Why do I dream so much?',
      answer: `<p>Your dream sleep is coming back. Cannabis probably made you dream less, and now your mind is catching up.</p>
<p>Vivid dreams are unpleasant, but they’re not a sign that you need cannabis. For most people it calms down after a few weeks.</p>`,
    },
    notes:
      'Read: vivid dreams as a withdrawal complaint (Budney et al. 2003 [S12]). CHECK [C4]: explanation by dream sleep, duration.',
  },
  {
    id: 'cannabis-faq-stop-at-once',
    nl: {
      question: 'Kan ik in één keer stoppen?',
      answer: `<p>Ja, voor je lichaam is dat meestal niet gevaarlijk. Stap voor stap minderen kan ook. Praat wel eerst met je huisarts als dit voor jou geldt:</p>
<ul>
<li>Jij had ooit een psychose, of je vader, moeder, broer of zus had er een.</li>
<li>Je bent erg somber.</li>
<li>Je gebruikt medicijnen voor je stemming, je slaap of een psychose.</li>
<li>Je krijgt cannabis op recept.</li>
</ul>
<p>${safety('neverSuddenly', 'nl')}</p>`,
    },
    en: {
      question: 'Can I stop all at once?',
      answer: `<p>Yes, for your body that’s usually not dangerous. Cutting down step by step is fine too. Do talk to your GP first if one of these is true for you:</p>
<ul>
<li>You have had a psychosis, or your father, mother, brother or sister has.</li>
<li>You feel very low.</li>
<li>You take medicine for your mood, your sleep or a psychosis.</li>
<li>You get cannabis on prescription.</li>
</ul>
<p>${safety('neverSuddenly', 'en')}</p>`,
    },
    notes:
      'CHECK [C1]: psychiatrist and addiction doctor: who goes to the GP first, stopping with psychosis, benzodiazepines.',
  },
  {
    id: 'cannabis-faq-bong',
    nl: {
      question: 'Telt een bong of een vaporizer ook?',
      answer: `<p>Ja, die telt als een joint. Deel je een joint met iemand, tel dan een halve.</p>
<p>Het hoeft niet precies, als je maar steeds hetzelfde telt. Daardoor zie je of het minder wordt.</p>`,
    },
    en: {
      question: 'Does a bong or a vaporiser count too?',
      answer: `<p>Yes, each filling counts as a joint. If you share a joint with someone, count half.</p>
<p>It does not have to be exact, as long as you count the same way each time. That way you can see if it goes down.</p>`,
    },
  },
  {
    id: 'cannabis-faq-tobacco',
    nl: {
      question: 'Ik meng met tabak. Maakt dat uit?',
      answer: `<p>Ja, je lichaam is dan ook gewend aan nicotine. Een deel van je trek kan dus trek in nicotine zijn. Met een sigaret in plaats van een joint blijft die trek bestaan.</p>
<p>Vraag je apotheek of huisarts naar een nicotinepleister. Gebruik je clozapine, olanzapine of theofylline, bel dan eerst je arts. Misschien past je dosis niet meer. In fase 2 helpt de oefening “Tabak in de joint”.</p>`,
    },
    en: {
      question: 'I mix it with tobacco. Does that matter?',
      answer: `<p>Yes, your body has got used to nicotine as well. Part of your craving may be for nicotine, and a cigarette instead of a joint keeps that craving going.</p>
<p>Ask your pharmacist or GP about nicotine patches. If you take clozapine, olanzapine or theophylline, call your doctor first, because your dose may no longer fit. In phase 2, the exercise “Tobacco in the joint” helps.</p>`,
    },
    notes:
      'Read: Farmacotherapeutisch Kompas [S40], blood levels of clozapine, olanzapine and theophylline after stopping smoking. CHECK [C3]: pharmacist, whether this holds for tobacco in joints.',
  },
  {
    id: 'cannabis-faq-driving',
    nl: {
      question: 'Wanneer kan ik weer veilig rijden?',
      answer: `<p>Daar is geen vaste tijd voor. THC is de stof die je high maakt. Die blijft lang meetbaar, ook als je er niets meer van merkt.</p>
<p>De wettelijke grens is 3 microgram THC per liter bloed. Met alcohol of een ander middel erbij is die lager. Laat de auto, scooter of fiets dus staan na gebruik. Blow je vaak, of gebruik je cannabis op recept, vraag dan advies aan je huisarts.</p>`,
    },
    en: {
      question: 'When can I drive safely again?',
      answer: `<p>There’s no set time for that. THC is what makes you high. It can be measured for a long time, even when you no longer notice it.</p>
<p>The legal limit in the Netherlands is 3 micrograms of THC per litre of blood. With alcohol or another drug the limit is lower, so leave the car, scooter or bike after using. If you use often, or on prescription, ask your GP for advice.</p>`,
    },
    notes:
      'Read: BN DeStem quoting Rijksoverheid [S26] (THC 3.0 microgram per litre; lower in combination). CHECK [C3]: jurist, current limits; cyclists.',
  },
  {
    id: 'cannabis-faq-possession',
    nl: {
      question: 'Ben ik strafbaar als ik cannabis bij me heb?',
      answer: `<p>Ja, legaal is het niet. Heb je als volwassene 5 gram of minder bij je, dan krijg je meestal geen straf. De politie kan het wel afpakken.</p>
<p>In andere landen gelden andere regels, ook in België en Duitsland. Neem dus niets mee over de grens. Heb je cannabis op recept, vraag dan je apotheek welke papieren je op reis nodig hebt.</p>`,
    },
    en: {
      question: 'Is it an offence to carry cannabis?',
      answer: `<p>Yes, it’s not legal in the Netherlands. If you’re an adult carrying 5 grams or less, you’re usually not punished, but the police can still take it.</p>
<p>Other countries have other rules, including Belgium and Germany, so take nothing across the border. If your cannabis is on prescription, ask your pharmacist which papers you need when you travel.</p>`,
    },
    notes:
      'Read: jellinek.nl (version 2019) [S35], up to 5 grams tolerated. CHECK [C3]: jurist: current rules, seizure, travel papers for cannabis on prescription.',
  },
  {
    id: 'cannabis-faq-psychosis',
    nl: {
      question: 'Wat is een psychose?',
      answer: `<p>Bij een psychose hoort of ziet iemand dingen die er voor anderen niet zijn. Iemand kan ook zeker weten dat hij wordt gevolgd, terwijl anderen dat niet merken. Voor wie het meemaakt, voelt dat echt.</p>
<p>Herken je dit nu? Gebruik geen cannabis en bel vandaag je huisarts, of buiten kantooruren de huisartsenpost. Is er gevaar, bel dan <a href="tel:112">112</a>. Hoe eerder er hulp is, hoe beter het meestal gaat.</p>`,
    },
    en: {
      question: 'What is a psychosis?',
      answer: `<p>In a psychosis, someone hears or sees things that are not there for others, or is certain of being followed. It feels completely real to them.</p>
<p>If you recognise this now, do not use cannabis, and call your GP today. Outside office hours, call the out-of-hours GP (huisartsenpost), and if there’s danger, call <a href="tel:112">112</a>. The earlier you get help, the better it often goes.</p>`,
    },
    notes: 'CHECK [C1]: psychiatrist: signs, advice to stop at once, early help.',
  },
  {
    id: 'cannabis-faq-cbd',
    nl: {
      question: 'Helpt CBD bij stoppen?',
      answer: `<p>Dat is nog niet duidelijk. Er is te weinig onderzoek om het aan te raden. CBD haalt de werking van THC in elk geval niet weg.</p>
<p>In sommige producten zit toch wat THC, en daardoor kan een drugstest positief zijn. Gebruik je medicijnen, vraag het dan eerst je apotheek.</p>`,
    },
    en: {
      question: 'Does CBD help you stop?',
      answer: `<p>That’s not clear yet. There’s too little research to recommend it. What we do know is that CBD does not take away the effect of THC.</p>
<p>Some products still contain a little THC, which can make a drug test positive. If you take medicines, ask your pharmacist first.</p>`,
    },
    notes: 'CHECK [C4]: evidence for CBD, THC in products, interactions (general knowledge).',
  },
  {
    id: 'cannabis-faq-pain',
    nl: {
      question: 'Ik blow tegen de pijn. Wat nu?',
      answer: `<p>Maak eerst met je huisarts een ander plan tegen de pijn. Dan hoeft minderen niet meer pijn te betekenen. Schrijf een week op wanneer de pijn het ergst is. Dat helpt in het gesprek.</p>
<p>Krijg je cannabis op recept, verander dan niets zelf. Praat met de arts die het voorschreef.</p>`,
    },
    en: {
      question: 'I use cannabis for pain. What now?',
      answer: `<p>First make another plan for the pain with your GP, so that cutting down does not mean more pain. For a week, write down when the pain is worst. That helps in the conversation.</p>
<p>If your cannabis is on prescription, change nothing yourself. Talk to the doctor who prescribed it.</p>`,
    },
    notes: 'CHECK [C2]: GP.',
  },
  {
    id: 'cannabis-faq-sleep',
    nl: {
      question: 'Ik slaap niet zonder joint. Wat helpt?',
      answer: `<p>De eerste nachten slaap je meestal slechter, want dat hoort bij ontwennen. Na 1 tot 3 weken slapen de meeste mensen beter. Dit kun je doen:</p>
<ul>
<li>Sta elke dag op dezelfde tijd op.</li>
<li>Drink na 14 uur geen koffie meer.</li>
<li>Neem ’s avonds een warm bad of een warme douche.</li>
<li>Lig je 20 minuten wakker, ga dan uit bed en doe iets rustigs.</li>
</ul>
<p>Slaap je na 4 weken nog slecht, ga dan naar je huisarts.</p>`,
    },
    en: {
      question: 'I cannot sleep without a joint. What helps?',
      answer: `<p>The first nights are often worse, which is part of withdrawal. After 1 to 3 weeks most people sleep better, and these things help:</p>
<ul>
<li>Get up at the same time every day.</li>
<li>Drink no coffee after 2 pm.</li>
<li>Take a warm bath or shower in the evening.</li>
<li>If you’re awake for 20 minutes, get up and do something quiet.</li>
</ul>
<p>If you’re still sleeping badly after 4 weeks, see your GP.</p>`,
    },
    notes: 'CHECK [C2]: duration of bad sleep and the limit of 4 weeks (clinician).',
  },
  {
    id: 'cannabis-faq-friends',
    nl: {
      question: 'Mijn vrienden blowen. Wat dan?',
      answer: `<p>Je hoeft niemand kwijt te raken. Spreek wat meer af op momenten zonder joint, zoals sport, eten of iets overdag. Vertel vooraf wat je plan is, want dan is de avond zelf makkelijker.</p>
<p>Gaat er een joint rond, geef hem dan door, zonder uitleg. Je kunt erbij zeggen: “Ik sla over, maar ik blijf wel.”</p>`,
    },
    en: {
      question: 'My friends use cannabis. What then?',
      answer: `<p>You do not have to lose anyone. Meet more often at moments when nobody smokes, such as sport or a meal. Say beforehand what your plan is, which makes the evening itself less hard.</p>
<p>If a joint is passed round, pass it on without explaining. You can say something like “I’ll skip this one, but I’m staying”.</p>`,
    },
  },
  {
    id: 'cannabis-faq-pregnant',
    nl: {
      question: 'Ik ben zwanger of geef borstvoeding. Wat nu?',
      answer: `<p>Het advies is: gebruik dan geen cannabis, en ook geen tabak. Praat deze week met je verloskundige of huisarts. Zij denken met je mee, zonder oordeel.</p>
<p>Lukt stoppen niet meteen, zeg dat dan ook, want er is extra hulp. Wil je zwanger worden, dan is dit al een goed moment voor dat gesprek.</p>`,
    },
    en: {
      question: 'I am pregnant or breastfeeding. What now?',
      answer: `<p>The advice is: use no cannabis, and no tobacco either. Talk to your midwife or GP this week. They will help you find a way, without judging.</p>
<p>If you cannot stop right away, say that too: there’s extra help. If you want to become pregnant, this is a good moment for that talk as well.</p>`,
    },
    notes: 'CHECK [C2]: midwife and GP.',
  },
  {
    id: 'cannabis-faq-vomiting',
    nl: {
      question: 'Ik moet vaak overgeven en een hete douche helpt. Komt dat door cannabis?',
      answer: `<p>Misschien wel, want bij sommige mensen die veel en lang blowen, komt hevig overgeven steeds terug. Een hete douche helpt dan kort, maar na stoppen wordt het meestal minder.</p>
<p>Bel je huisarts en vertel dat je blowt. Kun je geen drinken binnenhouden, bel dan vandaag. Geef je bloed over? Bel <a href="tel:112">112</a>.</p>`,
    },
    en: {
      question: 'I vomit often and a hot shower helps. Is that from cannabis?',
      answer: `<p>It can be. In some people who use a lot for a long time, violent vomiting keeps coming back. A hot shower helps for a short while, and after stopping it usually gets less.</p>
<p>Call your GP and say that you use cannabis. If you cannot keep any drink down, call today. If you’re vomiting blood, call <a href="tel:112">112</a>.</p>`,
    },
    notes: 'CHECK [C2]: cannabis hyperemesis from a guideline (only a secondary page was read); GP.',
  },
];
