import type { Localised } from '#src/domains/domain.ts';
import { p, safety, steps, tel } from '../shared/markup.ts';
import type { StarterPage, StarterParagraph } from '../starter.ts';

interface Week {
  readonly title: string;
  /** Life with it, and the subject of the week. */
  readonly before: string;
  /** One small thing for each of the seven days. */
  readonly days: readonly [string, string, string, string, string, string, string];
  /** Sentences to say this week, and to avoid. */
  readonly talk: string;
  /** Advice for a week that goes differently. */
  readonly hard: string;
  /** Advice for only the reader. */
  readonly own: string;
  /** Advice on safety. */
  readonly after: string;
}

const alcohol: Localised<Week> = {
  nl: {
    title: 'Een week bij alcohol',
    before:
      'Bij alcohol hangt een avond af van hoeveel er al op is. Praten werkt daarom het best als de ander niets gedronken heeft, bijvoorbeeld in de ochtend. Deze week kijk je naar wat jij doet. Dat ligt in jouw hand.',
    days: [
      'Schrijf op welke uren van de week lastig zijn, en wat jij dan doet.',
      'Kies één ding dat je niet meer overneemt, zoals het ziekmelden. Neem iets waarbij niemand gevaar loopt.',
      'Plan op het lastigste uur iets voor jezelf, het liefst buiten de deur.',
      'Zeg in de ochtend één zin over jezelf, zoals: “Ik slaap slecht als ik niet weet hoe laat je thuiskomt.”',
      'Maak een nuchter uur fijn, bijvoorbeeld met lekker eten, een spel of een wandeling.',
      'Leg geld klaar voor een taxi. Bij iemand die gedronken heeft, stap je niet in.',
      'Kijk wat jou deze week rust gaf, en doe dat volgende week weer.',
    ],
    talk: 'Zegt de ander dat het meevalt, ga dan niet tellen of bewijzen. Vraag liever wat er fijn aan is en wat niet, en luister naar allebei. Komt er ruzie, loop dan weg en zeg dat je later terugkomt. Een belofte laat op de avond hoef je niet te geloven en ook niet te weerleggen. Wacht tot de ochtend en vraag wat de ander nu nog wil.',
    hard: 'Misschien wordt het deze week juist drukker. Wie merkt dat jij minder overneemt, kan boos worden of extra veel beloven. Blijf dan bij wat je had gekozen. Je hoeft het niet elke avond opnieuw uit te leggen. Heb je bijvoorbeeld toch een fles verstopt, begin dan de volgende dag weer. Eén dag die anders liep, maakt de andere dagen niet ongedaan.',
    own: 'Let ook op je eigen glas, zeker op avonden dat je moe bent. Drinken jullie vaak samen, zet dan iets op tafel dat je zelf lekker vindt. Vraag een vriend of buur om een avond te komen eten. Dan gaat het niet alleen over drinken. Slaap je slecht naast iemand die gedronken heeft, kies dan een andere kamer.',
    after: p(
      `Giet geen flessen leeg en dwing niemand om ineens te stoppen. Na lang en veel drinken kan dat gevaarlijk zijn, dus bel eerst samen de huisarts. ${safety('alcoholEmergency', 'nl')}`,
      `${safety('alcoholTodayOther', 'nl')} ${safety('recovery', 'nl')}`,
    ),
  },
  en: {
    title: 'One week when they drink',
    before:
      'With alcohol, an evening depends on how much is already gone. Talking works best when they have not been drinking, for example in the morning. This week you’ll look at what you do. That’s in your hands.',
    days: [
      'Write down which hours of the week are hard, and what you do during those hours.',
      'Choose one thing you’ll stop doing for them, such as calling in sick. Pick something that puts nobody in danger.',
      'Plan something for yourself in the hardest hour of the week, outside the house if you can.',
      'One morning, say a sentence about yourself, such as “I sleep badly if I do not know where you are.”',
      'Make a sober hour a good one, for example with nice food, a game or a walk together.',
      'Put some money aside for a taxi. You’re not getting in with someone who’s been drinking.',
      'Look at what gave you some peace this week, and do it again next week.',
    ],
    talk: 'If they say it’s not that bad, do not start counting or proving. Ask what’s good about it and what’s not, and listen to both. If it turns into a row, walk away and say you’ll come back later. There’s no need to believe a promise late at night, or to argue with it. Wait until the morning and ask what they still want.',
    hard: 'It may get rougher this week instead of calmer. When they notice that you’re taking over less, they may get angry or promise more than usual. Keep to what you chose, and do not explain it again every evening. If you did hide a bottle, for example, start again the next day. One different day does not undo the others.',
    own: 'Keep an eye on your own drinking as well, most of all on evenings when you’re tired. If you often drink together, put something else on the table that you enjoy yourself. Ask a friend or neighbour round for dinner one evening, so that it’s not only about drinking. If you sleep badly next to someone who’s been drinking, spend a night in another room.',
    after: p(
      `Do not pour bottles away or force anyone to stop suddenly. After a long time of drinking a lot, that can be dangerous, so call the GP together first. ${safety('alcoholEmergency', 'en')}`,
      `${safety('alcoholTodayOther', 'en')} ${safety('recovery', 'en')}`,
    ),
  },
};

const gambling: Localised<Week> = {
  nl: {
    title: 'Een week bij gokken',
    before:
      'Gokken zie je niet aan iemand, dus je merkt het pas aan geld of aan een leugen. Deze week houd je niemand in de gaten. Je zorgt alleen dat de schade bij jou kleiner blijft.',
    days: [
      'Zoek uit welke rekeningen en contracten op jouw naam staan, en schrijf ze op.',
      'Open een eigen rekening voor je loon en de vaste lasten.',
      'Verander je wachtwoorden en de code van je bankapp, ook als dat overdreven voelt.',
      'Spreek met jezelf af dat je geen geld leent. Een gat dat jij vult, gaat snel weer open.',
      'Vertel één persoon hoe het zit, zodat je dit niet meer alleen draagt.',
      'Lees wat Cruks doet. Wie zich daar inschrijft, komt bij legale goksites, casino’s en speelhallen niet meer binnen.',
      `Bel Geldfit met je vragen over geld: ${tel('0800-8115')}. Dat is gratis, en ze vinden niets gek.`,
    ],
    talk: 'Vraag niet hoeveel er weg is, want dan krijg je vaak een half antwoord. Zeg wat je zelf weet en wat je doet: “Ik zag de brief, en ik betaal hem niet.” Krijg je een verhaal over een grote klapper die eraan komt, ga er dan niet in mee. Blijf aardig voor de ander en duidelijk over het geld, zodat die twee uit elkaar blijven.',
    hard: 'Soms blijkt halverwege de week dat er meer schuld is dan je dacht. Betaal dan niets uit schrik. Leg alle brieven op één stapel, en bel iemand die er verstand van heeft. Beloof tot dan toe niets. Heb je toch geld gegeven, schrijf dan op hoeveel en waarvoor. Je hoeft jezelf niet uit te schelden, want je weet nu waar je staat.',
    own: 'Leven met geldzorgen maakt moe, ook op een dag waarop er niets gebeurt. Spreek daarom met jezelf af hoe laat je ophoudt met rekenen. Doe daarna iets dat niets kost, zoals een rondje lopen of een vriend bellen. Schaam je je, bedenk dan dat jij dit niet hebt gekozen. Als je het aan één persoon vertelt, wordt die schaamte vaak kleiner.',
    after: p(`Na een groot verlies kan iemand wanhopig worden. ${safety('suicideOther', 'nl')}`),
  },
  en: {
    title: 'One week when they gamble',
    before:
      'You cannot see gambling on someone, so you only notice it through money, a phone or a lie. This week you’re not keeping watch over anyone. You’re only making sure that the damage on your side stays smaller.',
    days: [
      'Find out which accounts and contracts are in your name, and write them all down.',
      'Open an account of your own for your pay and fixed costs, if you do not have one yet.',
      'Change your passwords and the code of your banking app, even if you think there’s no need.',
      'Agree with yourself that you will not lend any money. A gap that you fill soon opens up again.',
      'Tell one person how things are, so that you’re no longer carrying this on your own.',
      'Read about Cruks (the national self-exclusion register). Once people sign up, legal gambling sites, casinos and arcades have to turn them away.',
      `Call Geldfit (free debt advice) with your questions about money on ${tel('0800-8115')}. They’ve heard it all before.`,
    ],
    talk: 'Do not ask how much is gone. You’ll often get half an answer. Say what you know and what you’ll do: “I saw the letter, and I’m not going to pay it.” If you hear a story about a big win that’s on its way, do not go along with it. Be kind to them and clear about the money, so that the two stay apart.',
    hard: 'Halfway through the week it may turn out that there’s more debt than you thought. Do not pay anything in a fright. Put all the letters in one pile, and call someone who knows about debt. Until then, promise nothing. If you did give money, write down how much and what it was for. There’s no need to scold yourself for it. Now you know where you stand.',
    own: 'Living with money worries is tiring, even on a day when nothing happens. So agree with yourself what time you stop doing sums, for example after dinner. After that, do something that costs nothing, such as a walk or a call with a friend. If you’re ashamed of what’s happening, remember that you did not choose this. When you tell one person, that shame often gets smaller.',
    after: p(`After a big loss people can become desperate. ${safety('suicideOther', 'en')}`),
  },
};

const cannabis: Localised<Week> = {
  nl: {
    title: 'Een week bij cannabis',
    before:
      'Iemand die veel blowt, is er wel en ook niet, en dat kan eenzaam zijn. Stopt de ander, reken dan op een paar weken slecht slapen en een kort lontje. Neem dat niet over, want het gaat niet over jou.',
    days: [
      'Schrijf twee momenten op waarop jullie nog wel echt contact hebben.',
      'Kies een kamer of een uur waarin jij geen rook wilt, en zeg dat rustig.',
      'Vraag eens hoe de nachten gaan. Daar praat iemand eerder over dan over blowen.',
      'Doe samen iets kleins voor het uur waarop het blowen meestal begint.',
      'Merk je achterdocht, ga er dan niet tegenin. Zeg alleen wat jij ziet, en blijf kalm.',
      'Rijd zelf of neem de bus, omdat je niet instapt bij iemand die geblowd heeft.',
      'Kies één ding dat je nog een week volhoudt, en laat de rest los.',
    ],
    talk: 'Begin niet over blowen als de ander net geblowd heeft, want dan blijft er weinig van hangen. Een goede zin is: “Ik mis je op zondagmiddag.” Daarmee zeg je wat je wilt en niet wat er fout is. Krijg je alleen een schouderophalen, laat het dan een dag liggen. Vraag daarna of jullie samen iets kunnen afspreken, al is het voor één avond.',
    hard: 'Loopt een gesprek toch uit op ruzie, stop dan midden in een zin. Zeg dat je een rondje gaat lopen en kom er later op terug. Ruik je toch rook in jullie vrije kamer, zet dan een raam open. Zeg het de volgende ochtend, want dan luistert de ander beter. Zo wordt niet elke avond een strijd, terwijl jouw wens wel blijft staan.',
    own: 'Wie veel avonden naast iemand zit die er half bij is, wordt zelf ook stil. Zet daarom één avond in je agenda met mensen bij wie je kunt praten. Vertel daar gerust hoe het thuis gaat, maar praat ook over iets anders. Heb je minder plezier in dingen dan vroeger, bespreek dat dan met je eigen huisarts.',
    after: p(safety('psychosisOther', 'nl')),
  },
  en: {
    title: 'One week when they use cannabis',
    before:
      'Someone who smokes a lot of cannabis is there and not there, and that can be lonely. If they stop, a few weeks of bad sleep and a short temper are part of it. Do not take it on. It’s not about you.',
    days: [
      'Write down two moments in the week when you still really connect with each other.',
      'Choose a room or an hour in which you want no smoke, and calmly say so.',
      'Ask how the nights are going instead of asking about the joints. That’s easier to talk about.',
      'Do something small together before the hour when the smoking usually begins.',
      'If you notice suspicion, do not argue with it. Only say what you see yourself, and stay calm.',
      'Drive yourself or take the bus, because you’re not getting in with someone who has been using.',
      'Choose one thing from this week that you’ll keep up for another week, and let go of the rest.',
    ],
    talk: 'Do not bring up cannabis right after they’ve used it. Little will stick. A good sentence is: “I miss you on Sunday afternoons.” It says what you want, and not what’s wrong. If you only get a shrug, leave it for a day. After that, ask whether you can agree on something together, even if it’s for one evening.',
    hard: 'If a conversation still turns into a row, stop in the middle of a sentence. Say you’re going for a walk. Later in the day you can say what you really meant. If you smell smoke in your smoke-free room, open a window and bring it up the next morning. That way not every evening has to be a fight, and your wish still stands.',
    own: 'If you spend many evenings next to someone who’s only half there, you go quiet yourself as well. So put one evening in your diary that’s yours, with people you can talk to. Feel free to tell them how things are at home, but talk about something else too. If you enjoy things less than you used to, bring that up with your own GP.',
    after: p(safety('psychosisOther', 'en')),
  },
};

const cocaine: Localised<Week> = {
  nl: {
    title: 'Een week bij cocaïne',
    before:
      'Bij cocaïne weet je ’s nachts soms niet waar iemand is, en overdag slaapt die alleen. Vlak na gebruik lukt een gesprek niet: de ander kan dan niets hebben. Wacht dus tot er geslapen en gegeten is.',
    days: [
      'Kies hoe laat jij naar bed gaat, ook als de ander nog weg is. Leg je telefoon dan weg.',
      'Bewaar je geld en je bankpas op een plek waar alleen jij bij kunt.',
      'Schrijf op welke twee mensen je ’s nachts kunt bellen, en vraag of dat goed is.',
      'Vraag op een rustige dag wat op vrijdagmiddag zou helpen, omdat het dan meestal begint.',
      'Plan iets vroegs op zaterdag, samen als het kan en anders voor jezelf.',
      `Ga weg als iemand schreeuwt, dreigt of spullen kapotmaakt. Veilig Thuis denkt dag en nacht mee: ${tel('0800-2000')}.`,
      'Schrijf op wat er deze week bij jou rustiger was dan de week ervoor.',
    ],
    talk: 'Stuur ’s nachts geen boze berichten, omdat ze dan verkeerd vallen en jij er wakker van ligt. Schrijf ze op papier en kijk er de volgende middag naar. Zeg dan één ding: “Ik was vannacht bang, en dat wil ik niet meer.” Vraag om één afspraak, zoals een bericht voor middernacht. Houdt de ander zich er niet aan, doe dan wat je voor jezelf had bedacht.',
    hard: 'Komt de ander pas tegen de ochtend thuis, dan hoeft er niets meteen besproken te worden. Ga slapen, ook als je hart bonst, of ga naar iemand die jou rust geeft. Is er geld weg, bel dan je bank en blokkeer je pas. Hoor je van een schuld bij een dealer, vraag dan eerst raad bij de verslavingszorg. Word je om geld bedreigd, bel dan de politie.',
    own: 'Een nacht wachten kost je de volgende dag ook nog iets. Zeg op je werk of tegen een vriend dat je slecht hebt geslapen. Meer hoef je niet te vertellen. Eet iets, ga naar buiten en stel grote besluiten uit tot je bent bijgekomen. Kijk aan het eind van de week welke nachten van jou waren, en wat hielp.',
    after: p(`${safety('chestOther', 'nl')} ${safety('overheated', 'nl')}`, safety('recovery', 'nl')),
  },
  en: {
    title: 'One week when they use cocaine',
    before:
      'With cocaine come nights when you do not know where someone is, and days when they only sleep. A conversation will not work right after using: they cannot take anything in at that moment. So wait until they’ve slept and eaten.',
    days: [
      'Decide what time you’re going to bed, even if they’re still out, and put your phone away then.',
      'Keep your money and your bank card in a place that only you can get to.',
      'List two people you can call at night, and ask them whether that’s all right.',
      'On a quiet day, ask what would help on a Friday afternoon, when it usually starts.',
      'Plan something early on Saturday, together if you can and otherwise for yourself.',
      `Leave if anyone shouts, threatens you or breaks things. Veilig Thuis (domestic abuse helpline) is there day and night on ${tel('0800-2000')}.`,
      'Write down what was calmer for you this week than it was the week before.',
    ],
    talk: 'Do not send angry messages at night. They’ll land badly and keep you awake. Write them on paper and look at them the next afternoon. After that, say one thing: “I was afraid last night, and I do not want that any more.” Ask for one agreement, such as a message before midnight. If they do not keep it, do what you had planned for yourself.',
    hard: 'If they only come home towards the morning, nothing has to be discussed right away. Go to sleep even if your heart is pounding, or go to someone you can be calm with. If money is gone, call your bank and block your card. If you hear about a debt to a dealer, ask addiction care for advice before you pay anything. If you’re being threatened over money, call the police.',
    own: 'A night of waiting costs you something the next day as well. Tell someone at work or a friend that you slept badly, and leave it at that if you want to. Eat something, go outside for half an hour and put off big decisions until you’ve caught up. At the end of the week, look at how many nights were yours, and what helped with that.',
    after: p(`${safety('chestOther', 'en')} ${safety('overheated', 'en')}`, safety('recovery', 'en')),
  },
};

const ghb: Localised<Week> = {
  nl: {
    title: 'Een week bij GHB en kalmeringsmiddelen',
    before:
      'Bij GHB en kalmeringsmiddelen werkt hulp anders, omdat ineens stoppen levensgevaarlijk kan zijn. Jij helpt dus het meest door er een arts bij te halen. Afkicken op eigen kracht hoort daar niet bij.',
    days: [
      'Zet het nummer van de huisarts en van de huisartsenpost in je telefoon.',
      'Vraag op een rustig moment hoe vaak er gebruikt wordt, want een arts wil dat straks weten.',
      'Bel je eigen huisarts en vraag wat jij kunt doen. De naam van de ander kun je weglaten.',
      'Laat staan wat er in huis is, en zet het hoog en achter slot als er kinderen zijn. Wegspoelen of verstoppen kan gevaarlijk worden.',
      'Vertel één persoon wat er speelt, want dit is te zwaar om alleen te weten.',
      'Slaap zelf een nacht goed uit, thuis of bij iemand die je vertrouwt.',
      'Bied aan om mee te gaan naar een arts, en laat dat aanbod daarna staan.',
    ],
    talk: 'Misschien wil je helpen door het gebruik te tellen of in te delen. Doe dat niet, want een schema hoort bij een arts die iemand kent en kan ingrijpen. Zeg liever: “Ik wil dat je veilig stopt, en ik bel met je mee.” Is het antwoord nee, vraag dan over een paar dagen opnieuw. Tot die tijd weet je wie je belt als het misgaat.',
    hard: 'Misschien belooft de ander om alleen te minderen, of gooit die alles in één keer weg. Bij deze middelen kan dat binnen een paar uur gevaarlijk worden. Bel dan nu de huisarts of de huisartsenpost, ook ’s nachts, en vertel wat er weg is en sinds wanneer. Laat de ander niet alleen, en vraag iemand om bij jou te komen.',
    own: 'Luister je ’s nachts of iemand nog ademt, vertel dat dan precies zo aan de huisarts. Het laat zien dat er meer hulp nodig is dan jij kunt geven. Wissel elkaar af als er nog iemand in huis is, zodat je zelf ook slaapt. Eet op vaste tijden, en praat eens met iemand over iets heel anders.',
    after: p(
      `${safety('neverSuddenlyOther', 'nl')} <strong>${safety('ghbEmergency', 'nl')}</strong>`,
      safety('recovery', 'nl'),
    ),
  },
  en: {
    title: 'One week when they use GHB or tranquillisers',
    before:
      'With GHB and tranquillisers, help works differently, because stopping suddenly can be life-threatening. So the best way for you to help is to bring in a doctor. Coming off them alone is not part of that.',
    days: [
      'Put the number of the GP and of the huisartsenpost (out-of-hours GP) in your phone.',
      'At a quiet moment, ask how often they’re using, at night as well, because a doctor will want to know.',
      'Call your own GP and ask what you can do. You can leave out their name.',
      'Leave what is in the house, and lock it away high up if there are children. Flushing or hiding it can become dangerous.',
      'Tell one person what is going on, because it’s too much to know this on your own.',
      'Get one good night of sleep yourself, at home or with someone you trust.',
      'Offer to come along to the GP or to addiction care, and let that offer stand.',
    ],
    talk: 'You may want to help by counting the doses or handing them out. Do not do that, because a schedule needs a doctor who knows them and can step in. It’s better to say: “I want you to stop safely, and I’ll call with you.” If the answer is no, ask again in a few days. Until then, you know who to call if things go wrong.',
    hard: 'They may promise to cut down alone, or throw everything away at once. With these drugs that can become dangerous within hours. Call the GP or the huisartsenpost (out-of-hours GP) now, at night as well, and say what is gone and since when. Do not leave them alone, and ask someone to come and be with you.',
    own: 'If you lie awake listening to whether they’re still breathing, tell the GP exactly that. It shows that more help is needed than one person can give. Take turns if there’s someone else in the house, so that you sleep as well. Eat at fixed times, and once this week talk to somebody about something completely different.',
    after: p(
      `${safety('neverSuddenlyOther', 'en')} <strong>${safety('ghbEmergency', 'en')}</strong>`,
      safety('recovery', 'en'),
    ),
  },
};

const tobacco: Localised<Week> = {
  nl: {
    title: 'Een week bij roken',
    before:
      'Bij roken gaat het thuis vooral over rook, geld en zorgen om later. Zeuren maakt dat niet minder, maar een heldere afspraak over binnen en buiten wel. Wie wil stoppen, heeft het meest aan iemand die rustig blijft.',
    days: [
      'Kies één plek die rookvrij wordt, in huis of in de auto, en begin daarmee.',
      'Zeg het als een wens van jou: “Ik wil graag dat het hier niet naar rook ruikt.”',
      'Vraag één keer of de ander wil stoppen, en luister dan alleen.',
      'Doe samen iets waarbij niemand rookt, zoals zwemmen of naar de film gaan.',
      'Stopt de ander, reken dan op prikkelbare dagen en word zelf niet mee boos.',
      'Zeg na een goede dag iets over die dag. Tel geen sigaretten, want dat geeft druk.',
      'Rookt iemand toch weer, vraag dan alleen wat het lastig maakte.',
    ],
    talk: 'Vraag niet elke dag hoe het gaat, want dat voelt al snel als toezicht. Spreek liever af dat de ander het zelf zegt als er hulp nodig is. Een goede zin is: “Wat kan ik doen op het moment dat je trek hebt?” Misschien is dat samen naar buiten, of juist met rust laten. Merk je dat je zelf gespannen wordt, ga dan ook een rondje lopen.',
    hard: 'Rookt de ander toch binnen, maak er dan op dat moment geen ruzie over. Zet een raam open en herhaal later rustig wat jullie hadden afgesproken. Werkt de afspraak niet, maak hem dan kleiner, zoals alleen de slaapkamer of de auto. Moppert iemand die net gestopt is, bedenk dan dat het erbij hoort en overgaat. Loop een stukje buiten als je dat nodig hebt, en kom daarna terug.',
    own: 'Rook je zelf ook, kijk dan of jullie samen iets willen veranderen, zoals rookvrij eten. Rook je niet, dan hoef je ook niet steeds mee naar buiten. Maak je je zorgen over later, zeg dat dan één keer. Vraag daarna of de ander erover wil praten. Blijft die zorg terugkomen, deel hem dan met een vriend, zodat het thuis rustig blijft.',
    after: p(
      `Zijn er kinderen in huis, houd dan vooral hun kamer en de auto rookvrij. Wie wil stoppen, kan de Stoplijn gratis bellen: ${tel('0800-1995')}.`,
    ),
  },
  en: {
    title: 'One week when they smoke',
    before:
      'With smoking, rows at home are mostly about smoke, money and worries about later. Nagging does not make that any less, but a clear agreement about inside and outside does. People who want to quit are helped most by someone who stays calm.',
    days: [
      'Choose one place that becomes smoke-free, in the house or in the car, and start with that.',
      'Say it as a wish of your own: “I’d really like it not to smell of smoke in here.”',
      'Ask once whether they want to quit, and then listen without answering back.',
      'Do something together where nobody smokes, such as swimming or going to the cinema.',
      'If they quit, expect a few irritable days, and try not to catch their short temper.',
      'After a good day, say something about that day and nothing about cigarettes. Counting brings pressure.',
      'If they smoke again, only ask what made it hard, and leave the last time out of it.',
    ],
    talk: 'Do not ask every day how it’s going. It soon feels like being watched. It’s better to agree that they’ll tell you when they need help. A good sentence is: “What can I do at the moment you have a craving?” It may be going outside together, or being left alone. If you notice that you’re getting tense yourself, go for a walk as well.',
    hard: 'If they do smoke indoors, do not make a row about it at that moment. Open a window, and calmly repeat later what you’d agreed. If the agreement does not work, make it smaller, such as only the bedroom or the car. If someone who has recently quit grumbles at you, remember that it’s part of quitting and that it passes. You’re allowed to walk away for a while.',
    own: 'If you smoke yourself, see whether you both want to change something, even if it’s only meals without smoke. If you do not smoke, there’s no need to go outside with them every time to be sociable. If you worry about later, say so once and ask whether they want to talk about it. If that worry keeps coming back, share it with a friend, so that home stays calm.',
    after: p(
      `If there are children at home, keep their room and the car smoke-free above all. Anyone who wants to quit can call the Stoplijn (quit line) for free on ${tel('0800-1995')}.`,
    ),
  },
};

const WEEKS = [alcohol, gambling, cannabis, cocaine, ghb, tobacco];

const DAY: Localised = { nl: 'Dag', en: 'Day' };

function createBlocks(language: keyof Localised): readonly StarterParagraph<'text'>[] {
  return WEEKS.map((week) => {
    const { title, before, days, talk, hard, own, after } = week[language];
    const list = steps(...days.map((day, index) => [`${DAY[language]} ${index + 1}.`, day] as const));
    return { type: 'text', title, appearance: 'walk', body: `${p(before)}${list}${p(talk, hard, own)}${after}` };
  });
}

/** A week for each drug: one small thing a day for people who live with someone who uses it. */
export const weeks: StarterPage<'basic_page'> = {
  id: 'close-ones-weeks',
  type: 'basic_page',
  domains: ['close-ones'],
  path: { nl: '/een-week', en: '/one-week' },
  nl: {
    title: 'Een week bij wat de ander gebruikt',
    lead: 'Elk middel geeft thuis ander gedoe. Kies hieronder wat bij jullie speelt, en doe zeven dagen lang één klein ding.',
    description:
      'Zeven kleine dingen voor naasten bij alcohol, gokken, cannabis, cocaïne, GHB en roken. Met wat je beter laat.',
    paragraphs: [
      {
        type: 'text',
        title: 'Zo gebruik je dit',
        body: p(
          'Begin op een dag die jou past, en sla een dag over als het thuis onrustig is. Ben je bang, begin dan niet aan deze lijst, maar kijk eerst bij <a href="/hulp">Hulp</a>.',
          'De week verandert de ander niet. Jij merkt wel waar je zelf iets kunt kiezen, en dat geeft rust.',
        ),
      },
      ...createBlocks('nl'),
    ],
  },
  en: {
    title: 'One week when someone you love uses',
    lead: 'Every drug brings its own kind of trouble home. Choose what’s going on in your home, and do one small thing a day for seven days.',
    description:
      'Seven small things for family and friends, for alcohol, gambling, cannabis, cocaine, GHB and smoking. With what’s better left alone.',
    paragraphs: [
      {
        type: 'text',
        title: 'How to use this',
        body: p(
          'Start on a day that suits you, and skip a day if things are not calm at home. If you’re afraid, do not begin with this list but go to <a href="/en/help">Help</a> first.',
          'This week will not change the other person. You’ll notice where you can choose something yourself, and that brings some peace.',
        ),
      },
      ...createBlocks('en'),
    ],
  },
  notes:
    'Method: CRAFT (natural consequences, reward, own wellbeing) per drug. Sources: summary of CRAFT [S32]; NHG-Standaard Problematisch alcoholgebruik [S1] (withdrawal); Kansspelautoriteit on Cruks [S14]; Geldfit [S37]; Mittleman et al. 1999 [S18] (chest); van Amsterdam et al. 2024 [S30] (alcohol with cocaine); Nationale Drug Monitor [S19] (GHB); Budney et al. 2003 [S12] (weeks after stopping). CHECK [C1]: addiction doctor: alcohol, GHB and tranquillisers, never suddenly; signs with cocaine. CHECK [C1]: psychiatrist: suspicion, hearing or seeing things. CHECK [C1]: Veilig Thuis: who starts with this and who does not. CHECK [C3]: Kansspelautoriteit: Cruks; debt counsellor: own account.',
};
