import { safety } from '../shared/markup.ts';
import type { StarterQuestion } from '../starter.ts';

export const faq: readonly StarterQuestion[] = [
  {
    id: 'cannabis-faq-addictive',
    nl: {
      question: 'Is cannabis verslavend?',
      answer: `<p>Ja, bij een deel van de mensen. Je merkt het bijvoorbeeld als minderen steeds anders loopt dan je wilt. Of als je meer nodig hebt voor hetzelfde gevoel.</p>
<p>Hoe vaker en langer je blowt, hoe groter die kans meestal is. Minder of niet blowen kun je leren, ook na jaren.</p>`,
    },
    en: {
      question: 'Is cannabis addictive?',
      answer: `<p>Yes, for some people. You notice it, for example, when cutting down keeps going differently from what you want. Or when you need more for the same feeling.</p>
<p>The more often and the longer you use, the greater that chance usually is. You can learn to use less or stop, even after years.</p>`,
    },
    notes:
      'CHECK: wording of dependence and its relation to frequency (clinician; general knowledge, no figure given).',
  },
  {
    id: 'cannabis-faq-withdrawal',
    nl: {
      question: 'Hoelang duurt ontwennen?',
      answer: `<p>Meestal 1 tot 2 weken. De klachten beginnen vaak op dag 1 tot 3. Ze zijn het sterkst tussen dag 2 en 6. De meeste klachten duren 4 tot 14 dagen.</p>
<p>Prikkelbaar zijn, onrust, zweten en minder honger horen er vaak bij. Slecht slapen kan langer duren.</p>`,
    },
    en: {
      question: 'How long does withdrawal last?',
      answer: `<p>Usually 1 to 2 weeks. Symptoms often begin on day 1 to 3. They are strongest between day 2 and 6. Most symptoms last 4 to 14 days.</p>
<p>Being irritable or restless, sweating and less hunger are often part of it. Bad sleep can last longer.</p>`,
    },
    notes: 'Read: Budney et al. 2003 (abstract) for onset, peak and duration. CHECK: clinician, time courses.',
  },
  {
    id: 'cannabis-faq-dreams',
    nl: {
      question: 'Waarom droom ik zo veel?',
      answer: `<p>Omdat je droomslaap terugkomt. Door cannabis droomde je waarschijnlijk minder. Nu haalt je hoofd dat in.</p>
<p>Heftige dromen zijn vervelend. Ze zijn geen teken dat je cannabis nodig hebt. Bij de meeste mensen wordt het na een paar weken rustiger.</p>`,
    },
    en: {
      question: 'Why do I dream so much?',
      answer: `<p>Because your dream sleep is coming back. Cannabis probably made you dream less. Now your mind is catching up.</p>
<p>Vivid dreams are unpleasant. They are not a sign that you need cannabis. For most people it calms down after a few weeks.</p>`,
    },
    notes:
      'Read: vivid dreams as a withdrawal complaint (Budney et al. 2003). CHECK: explanation by dream sleep, duration.',
  },
  {
    id: 'cannabis-faq-stop-at-once',
    nl: {
      question: 'Kan ik in één keer stoppen?',
      answer: `<p>Ja. Voor je lichaam is dat meestal niet gevaarlijk. Stap voor stap minderen kan ook. Praat wel eerst met je huisarts als dit voor jou geldt:</p>
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
      answer: `<p>Yes. For your body that is usually not dangerous. Cutting down step by step is fine too. Do talk to your GP first if one of these is true for you:</p>
<ul>
<li>You have had a psychosis, or your father, mother, brother or sister has.</li>
<li>You feel very low.</li>
<li>You take medicine for your mood, your sleep or a psychosis.</li>
<li>You get cannabis on prescription.</li>
</ul>
<p>${safety('neverSuddenly', 'en')}</p>`,
    },
    notes:
      'CHECK: psychiatrist and addiction doctor: who goes to the GP first, stopping with psychosis, benzodiazepines.',
  },
  {
    id: 'cannabis-faq-bong',
    nl: {
      question: 'Telt een bong of een vaporizer ook?',
      answer: `<p>Ja, die telt als een joint. Deel je een joint met iemand? Tel dan een halve.</p>
<p>Precies hoeft niet. Steeds op dezelfde manier tellen is genoeg. Dan zie je of het minder wordt.</p>`,
    },
    en: {
      question: 'Does a bong or a vaporiser count too?',
      answer: `<p>Yes, it counts as a joint. Do you share a joint with someone? Then count half.</p>
<p>It does not have to be exact. Counting the same way each time is enough. Then you can see if it goes down.</p>`,
    },
  },
  {
    id: 'cannabis-faq-tobacco',
    nl: {
      question: 'Ik meng met tabak. Maakt dat uit?',
      answer: `<p>Ja. Je lichaam is dan ook gewend aan nicotine. Een deel van je trek kan trek in nicotine zijn. Met een sigaret in plaats van een joint blijft die trek bestaan.</p>
<p>Vraag je apotheek of huisarts naar een nicotinepleister. Gebruik je clozapine, olanzapine of theofylline? Bel eerst je arts, want misschien past je dosis niet meer. In fase 2 helpt de oefening ‘Tabak in de joint’.</p>`,
    },
    en: {
      question: 'I mix it with tobacco. Does that matter?',
      answer: `<p>Yes. Your body is then used to nicotine as well. Part of your craving may be craving for nicotine. A cigarette instead of a joint keeps that craving going.</p>
<p>Ask your pharmacist or GP about nicotine patches. Do you take clozapine, olanzapine or theophylline? Call your doctor first, because your dose may no longer fit. In phase 2 the exercise ‘Tobacco in the joint’ helps.</p>`,
    },
    notes:
      'Read: Farmacotherapeutisch Kompas, blood levels of clozapine, olanzapine and theophylline after stopping smoking. CHECK: pharmacist, whether this holds for tobacco in joints.',
  },
  {
    id: 'cannabis-faq-driving',
    nl: {
      question: 'Wanneer kan ik weer veilig rijden?',
      answer: `<p>Daar is geen vaste tijd voor. THC is de stof die je high maakt. Die blijft lang meetbaar, ook als je er niets meer van merkt.</p>
<p>De wettelijke grens is 3 microgram THC per liter bloed. Met alcohol of een ander middel erbij is de grens lager. Laat de auto, scooter of fiets dus staan na gebruik. Blow je vaak, of gebruik je cannabis op recept? Vraag advies aan je huisarts.</p>`,
    },
    en: {
      question: 'When can I drive safely again?',
      answer: `<p>There is no fixed time. THC is the substance that makes you high. It can be measured for a long time, even when you no longer notice it.</p>
<p>The legal limit in the Netherlands is 3 micrograms of THC per litre of blood. With alcohol or another drug the limit is lower. So leave the car, scooter or bike after using. Do you use often, or on prescription? Ask your GP for advice.</p>`,
    },
    notes:
      'Read: BN DeStem quoting Rijksoverheid (THC 3.0 microgram per litre; lower in combination). CHECK: jurist, current limits; cyclists.',
  },
  {
    id: 'cannabis-faq-possession',
    nl: {
      question: 'Ben ik strafbaar als ik cannabis bij me heb?',
      answer: `<p>Ja, legaal is het niet. Heb je als volwassene 5 gram of minder bij je? Dan krijg je meestal geen straf. De politie kan het wel afpakken.</p>
<p>In andere landen gelden andere regels, ook in België en Duitsland. Neem dus niets mee over de grens. Heb je cannabis op recept? Vraag je apotheek welke papieren je op reis nodig hebt.</p>`,
    },
    en: {
      question: 'Is it an offence to carry cannabis?',
      answer: `<p>Yes, it is not legal in the Netherlands. Are you an adult carrying 5 grams or less? Then you are usually not punished. The police can still take it from you.</p>
<p>Other countries have other rules, Belgium and Germany too. So take nothing across the border. Is your cannabis on prescription? Ask your pharmacist which papers you need when you travel.</p>`,
    },
    notes:
      'Read: jellinek.nl (version 2019), up to 5 grams tolerated. CHECK: jurist: current rules, seizure, travel papers for cannabis on prescription.',
  },
  {
    id: 'cannabis-faq-psychosis',
    nl: {
      question: 'Wat is een psychose?',
      answer: `<p>Bij een psychose hoort of ziet iemand dingen die er voor anderen niet zijn. Of iemand is er zeker van dat hij wordt gevolgd. Voor wie het meemaakt, voelt dat echt.</p>
<p>Herken je dit nu? Gebruik geen cannabis en bel vandaag je huisarts. Bel ’s avonds, ’s nachts en in het weekend de huisartsenpost. Is er gevaar, bel dan <a href="tel:112">112</a>. Hoe eerder er hulp is, hoe beter het vaak gaat.</p>`,
    },
    en: {
      question: 'What is a psychosis?',
      answer: `<p>In a psychosis, someone hears or sees things that are not there for others. Or someone is certain of being followed. To the person it feels real.</p>
<p>Do you recognise this now? Do not use cannabis, and call your GP today. In the evening, at night and at weekends, call the out-of-hours GP (huisartsenpost). If there is danger, call <a href="tel:112">112</a>. The earlier the help, the better it often goes.</p>`,
    },
    notes: 'CHECK: psychiatrist: signs, advice to stop at once, early help.',
  },
  {
    id: 'cannabis-faq-cbd',
    nl: {
      question: 'Helpt CBD bij stoppen?',
      answer: `<p>Dat is nog niet duidelijk. Er is te weinig onderzoek om het aan te raden. CBD haalt de werking van THC niet weg.</p>
<p>In sommige producten zit toch wat THC. Een drugstest kan daardoor positief zijn. Gebruik je medicijnen? Vraag eerst je apotheek.</p>`,
    },
    en: {
      question: 'Does CBD help you stop?',
      answer: `<p>That is not clear yet. There is too little research to recommend it. CBD does not take away the effect of THC.</p>
<p>Some products still contain a little THC. A drug test can then be positive. Do you take medicine? Ask your pharmacist first.</p>`,
    },
    notes: 'CHECK: evidence for CBD, THC in products, interactions (general knowledge).',
  },
  {
    id: 'cannabis-faq-pain',
    nl: {
      question: 'Ik blow tegen de pijn. Wat nu?',
      answer: `<p>Maak eerst met je huisarts een ander plan tegen de pijn. Dan hoef je niet te kiezen tussen pijn en minderen. Schrijf een week op wanneer de pijn het ergst is. Dat helpt in het gesprek.</p>
<p>Krijg je cannabis op recept? Verander dan niets zelf. Praat met de arts die het voorschreef.</p>`,
    },
    en: {
      question: 'I use cannabis for pain. What now?',
      answer: `<p>First make another plan for the pain with your GP. Then you do not have to choose between pain and cutting down. Write down for a week when the pain is worst. That helps in the conversation.</p>
<p>Is your cannabis on prescription? Then change nothing yourself. Talk to the doctor who prescribed it.</p>`,
    },
    notes: 'CHECK: GP.',
  },
  {
    id: 'cannabis-faq-sleep',
    nl: {
      question: 'Ik slaap niet zonder joint. Wat helpt?',
      answer: `<p>De eerste nachten slaap je vaak slechter. Dat hoort bij ontwennen. Na 1 tot 3 weken slapen de meeste mensen beter. Dit kun je doen:</p>
<ul>
<li>Sta elke dag op dezelfde tijd op.</li>
<li>Drink na 14 uur geen koffie meer.</li>
<li>Neem ’s avonds een warm bad of een warme douche.</li>
<li>Lig je 20 minuten wakker? Ga uit bed en doe iets rustigs.</li>
</ul>
<p>Slaap je na 4 weken nog slecht? Bel je huisarts.</p>`,
    },
    en: {
      question: 'I cannot sleep without a joint. What helps?',
      answer: `<p>The first nights are often worse. That is part of withdrawal. After 1 to 3 weeks most people sleep better. You can do this:</p>
<ul>
<li>Get up at the same time every day.</li>
<li>Drink no coffee after 2 pm.</li>
<li>Take a warm bath or shower in the evening.</li>
<li>Awake for 20 minutes? Get up and do something quiet.</li>
</ul>
<p>Still sleeping badly after 4 weeks? Call your GP.</p>`,
    },
    notes: 'CHECK: duration of bad sleep and the limit of 4 weeks (clinician).',
  },
  {
    id: 'cannabis-faq-friends',
    nl: {
      question: 'Mijn vrienden blowen. Wat dan?',
      answer: `<p>Je hoeft niemand kwijt te raken. Spreek vaker af op momenten zonder joint, zoals sport, eten of iets overdag. Vertel vooraf wat je plan is. Dan is de avond zelf lichter.</p>
<p>Gaat er een joint rond? Geef hem door, uitleg is niet nodig. Je kunt zeggen: ‘Ik sla over, ik blijf wel.’</p>`,
    },
    en: {
      question: 'My friends use cannabis. What then?',
      answer: `<p>You do not have to lose anyone. Meet more often at moments without a joint, such as sport or a meal. Say beforehand what your plan is. Then the evening itself is less hard.</p>
<p>Is a joint passed round? Pass it on, no need to explain. You can say: ‘I’ll skip this one, but I’m staying.’</p>`,
    },
  },
  {
    id: 'cannabis-faq-pregnant',
    nl: {
      question: 'Ik ben zwanger of geef borstvoeding. Wat nu?',
      answer: `<p>Het advies is: gebruik dan geen cannabis, en ook geen tabak. Praat deze week met je verloskundige of huisarts. Zij denken met je mee, zonder oordeel.</p>
<p>Lukt stoppen niet meteen? Zeg dat ook. Dan is er extra hulp. Wil je zwanger worden? Ook dan is dit een goed moment voor dat gesprek.</p>`,
    },
    en: {
      question: 'I am pregnant or breastfeeding. What now?',
      answer: `<p>The advice is: use no cannabis, and no tobacco either. Talk to your midwife or GP this week. They will help you find a way, without judging.</p>
<p>Can you not stop right away? Say that too. Then there is extra help. Do you want to become pregnant? This is a good moment for that talk as well.</p>`,
    },
    notes: 'CHECK: midwife and GP.',
  },
  {
    id: 'cannabis-faq-vomiting',
    nl: {
      question: 'Ik moet vaak overgeven en een hete douche helpt. Komt dat door cannabis?',
      answer: `<p>Dat kan. Bij sommige mensen die veel en lang blowen, komt hevig overgeven steeds terug. Een hete douche helpt dan kort. Na stoppen wordt het meestal minder.</p>
<p>Bel je huisarts en vertel dat je blowt. Kun je geen drinken binnenhouden? Bel dan vandaag. Geef je bloed over? Bel <a href="tel:112">112</a>.</p>`,
    },
    en: {
      question: 'I vomit often and a hot shower helps. Is that from cannabis?',
      answer: `<p>It can be. In some people who use a lot for a long time, heavy vomiting keeps coming back. A hot shower then helps for a short while. After stopping it usually gets less.</p>
<p>Call your GP and say that you use cannabis. Can you not keep any drink down? Then call today. Are you vomiting blood? Call <a href="tel:112">112</a>.</p>`,
    },
    notes: 'CHECK: cannabis hyperemesis from a guideline (only a secondary page was read); GP.',
  },
];
