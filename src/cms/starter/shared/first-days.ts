import type { Language, Localised } from '#src/domains/domain.ts';
import type { DoorDomain } from '#src/domains/doors/door.ts';
import { listBodyLines } from '#src/domains/doors/index.ts';
import type { StarterNode, StarterPage } from '../starter.ts';
import { p, safety, ul } from './markup.ts';

interface FirstDays {
  readonly lead: string;
  readonly body: readonly string[];
}

const TITLES: Localised = { nl: 'De eerste dagen', en: 'The first days' };

/** Advice from the first day on: short versions of the scripts of the exercises. */
const TEXTS: Readonly<Record<DoorDomain, Localised<FirstDays>>> = {
  alcohol: {
    nl: {
      lead: 'Je merkt de eerste dagen vooral in je lichaam, want het moet wennen.',
      body: [
        '<strong>De nachten</strong><br>Veel mensen slapen in de eerste week licht en dromen meer. Sta toch op een vaste tijd op, want dan leert je lichaam het sneller.',
        '<strong>Overdag</strong><br>Je kunt sneller boos of onrustig zijn. Misschien heb je meer zin in zoet. Drink dus water, eet op vaste tijden en plan niet te veel op één dag.',
        '<strong>De trek</strong><br>In het begin komen de golven dicht op elkaar, maar later zit er meestal meer tijd tussen.',
        'Minder je in stappen, dan merk je alles later en zachter. Dat is geen achterstand, want rustig is veiliger.',
      ],
    },
    en: {
      lead: 'You’ll notice the first days mostly in your body. It’s looking for a new rhythm.',
      body: [
        '<strong>The nights</strong><br>Many people sleep lightly in the first week, and they dream more. Get up at the same time every day all the same. Your body learns faster that way.',
        '<strong>During the day</strong><br>You may feel angry or restless sooner, and crave something sweet. Drink water, eat at regular times and do not plan too much in one day.',
        '<strong>The cravings</strong><br>At first the waves come close together, but later many people have more time between them.',
        'If you cut down in steps, you’ll notice it later, and less strongly. You’re not behind. A slow pace is safer.',
      ],
    },
  },
  tobacco: {
    nl: {
      lead: 'Op dag twee en drie is het meestal het lastigst. Daarna krijg je steeds meer rust.',
      body: [
        '<strong>De eerste dag</strong><br>Je kunt duizelig, moe of hongerig zijn, omdat je lichaam nicotine mist. Dat is vervelend, al is het meestal niet gevaarlijk.',
        '<strong>Dag twee en drie</strong><br>De trek komt in golven van een paar minuten, met rustige stukken ertussen. Je hoeft dus alleen de golf door die er nu is.',
        '<strong>De eerste weken</strong><br>Na drie tot vier weken zijn veel klachten weg, al duurt het bij de een langer. Een pleister, kauwgom of tablet maakt ze bij veel mensen zachter.',
        'Zet water klaar en loop een paar keer per dag een rondje. Zeg tegen de mensen om je heen dat je kortaf kunt zijn, want dan begrijpen ze het.',
      ],
    },
    en: {
      lead: 'Days two and three are usually the hardest, and after that you’ll get more and more calm.',
      body: [
        '<strong>The first day</strong><br>You may be dizzy, tired or hungry: your body misses nicotine. That’s unpleasant, although it’s usually not dangerous.',
        '<strong>Days two and three</strong><br>Cravings come in waves of a few minutes, with calmer stretches in between. You only need to get through the wave that’s here now.',
        '<strong>The first weeks</strong><br>Many symptoms are gone after three to four weeks, although it takes some people longer. For many people a patch, gum or lozenge makes them milder.',
        'Put some water ready, and go for a short walk a few times a day. Tell the people around you that you may be short with them, so they’ll understand.',
      ],
    },
  },
  gambling: {
    nl: {
      lead: 'De eerste dagen gaan over afstand: van je telefoon, van je pas en van de avond alleen.',
      body: [
        '<strong>Vandaag</strong><br>Zet er een slot bij, want dat kiest als kiezen niet lukt. Schrijf je in bij Cruks, sluit een account of verlaag de limiet van je pas.',
        '<strong>De avond en de nacht</strong><br>Je bent dan moe en vaak alleen, dus nadenken gaat slechter. Leg je telefoon dus weg en beslis niets over geld.',
        '<strong>Onrust</strong><br>Misschien slaap je slecht of ben je snel boos, want je hoofd is de spanning gewend. Loop een rondje zonder pas, of doe iets met je handen.',
        'Vertel één persoon dat je bent begonnen, zodat je iemand kunt appen.',
      ],
    },
    en: {
      lead: 'The first days are about distance: from your phone, from your bank card and from evenings alone.',
      body: [
        '<strong>Today</strong><br>Add a lock. It chooses for you when choosing is too hard. Sign up to Cruks (the national self-exclusion register), close an account or lower the limit on your card.',
        '<strong>Evenings and nights</strong><br>You’re tired then and often alone, so thinking is harder. Leave your phone in another room and decide nothing about money.',
        '<strong>Restlessness</strong><br>You may sleep badly or get angry quickly, as your mind is used to the tension. Go for a walk without your card, or do something with your hands.',
        'Tell one person that you’ve started, so there’s someone to text when things get hard.',
      ],
    },
  },
  cannabis: {
    nl: {
      lead: 'Tussen dag twee en dag zes is het meestal het sterkst. Daarna zakt het bij de meeste mensen.',
      body: [
        '<strong>Week één</strong><br>Je bent sneller boos of onrustig, en je hebt minder trek in eten. Misschien zweet je ’s nachts en slaap je slecht, want je hersenen zoeken een nieuw evenwicht.',
        '<strong>Wat helpt</strong><br>Drink water, eet kleine beetjes en beweeg ook als je geen zin hebt. Leg voor de nacht een dun shirt en een schoon laken klaar.',
        '<strong>Dromen</strong><br>In de tweede week dromen veel mensen ineens heel levendig, omdat de droomslaap terugkomt. Het is dus een teken dat je slaap herstelt.',
        'Rookte je tabak in je joint, dan mis je ook nicotine. Vraag je apotheek daarom naar een pleister.',
      ],
    },
    en: {
      lead: 'It’s usually strongest between day two and day six, and after that it eases for most people.',
      body: [
        '<strong>Week one</strong><br>You get angry or restless sooner, and you feel less like eating. You may sweat at night and sleep badly, as your brain is looking for a new balance.',
        '<strong>What helps</strong><br>Drink water, eat small amounts and move even when you do not feel like it. For the night, put out a thin shirt and a fresh sheet.',
        '<strong>Dreams</strong><br>In the second week many people suddenly have very vivid dreams: dream sleep is coming back. So it’s a sign that your sleep is recovering.',
        'If you smoked tobacco in your joints, you’ll miss nicotine as well. Ask your pharmacist about a patch.',
      ],
    },
  },
  cocaine: {
    nl: {
      lead: 'In de eerste dagen hoef je niets op te lossen, want je hoofd kan dat nog niet.',
      body: [
        '<strong>De eerste nacht</strong><br>Drink water, eet iets kleins en slaap zo veel als kan. Leg je telefoon buiten bereik, zodat niemand je kan vragen.',
        '<strong>Dag één</strong><br>Eet drie keer iets, ook al heb je geen honger, en ga een keer naar buiten.',
        '<strong>Dag twee</strong><br>Houd het rustig, want je stemming kan nu het laagst zijn. Bel daarom iemand die weet dat je gestopt bent.',
        '<strong>Dag drie</strong><br>Doe één klein ding, zoals de was, en bedenk alvast wat je op vrijdag nodig hebt.',
      ],
    },
    en: {
      lead: 'In the first days you do not have to solve anything. Your mind is not up to it yet.',
      body: [
        '<strong>The first night</strong><br>Drink water, eat something small and sleep as much as you can. Put your phone out of reach, so that nobody can ask you along.',
        '<strong>Day one</strong><br>Eat three times, even if you’re not hungry, and go outside at least once.',
        '<strong>Day two</strong><br>Keep it quiet. Your mood may be at its lowest now. Call someone who knows that you’ve stopped.',
        '<strong>Day three</strong><br>Do one small job, such as the laundry, and think about what you’ll need on Friday.',
      ],
    },
  },
  'close-ones': {
    nl: {
      lead: 'Je hoeft niet alles tegelijk anders te doen, want één kleine verandering is nu al veel.',
      body: [
        '<strong>Eerst veilig</strong><br>Ben je bang voor de ander, begin dan niet aan een lastig gesprek. Bel Veilig Thuis om te overleggen, want dat kan ook zonder je naam.',
        '<strong>Daarna jij</strong><br>Eet op tijd, slaap als het kan en vertel één persoon hoe het met je gaat. Wie uitgeput is, kan een ander namelijk niet helpen.',
        '<strong>Als de ander stopt</strong><br>Die kan prikkelbaar zijn en slecht slapen. Het lichaam moet wennen. Vraag wat helpt, maar neem het niet over.',
        'Drinkt de ander elke dag, vraag dan niet om ineens te stoppen. Dat kan gevaarlijk zijn, dus bel eerst samen de huisarts.',
      ],
    },
    en: {
      lead: 'You do not have to change everything at once. One small change is a lot already.',
      body: [
        '<strong>Safety first</strong><br>If you’re afraid of them, do not start a difficult conversation. Call Veilig Thuis (domestic abuse helpline) for advice, because you can do that without your name.',
        '<strong>Then you</strong><br>Eat on time, sleep when you can and tell one person how you’re doing. Someone who’s worn out cannot help anyone else.',
        '<strong>If they’re stopping</strong><br>They may be irritable and sleep badly, as their body has to get used to it. Ask what helps, but do not take over.',
        'If they drink every day, do not ask them to stop suddenly. That can be dangerous, so call the GP together first.',
      ],
    },
  },
};

/** Returns true for a part that starts with its subject: it is in the list, the others are below it. */
const isNamed = (text: string) => text.startsWith('<strong>');

function createPage(domain: DoorDomain, language: Language): StarterNode<'basic_page'> {
  const { lead, body } = TEXTS[domain][language];
  return {
    title: TITLES[language],
    lead,
    paragraphs: [
      { type: 'text', body: ul(...body.filter(isNamed)) + p(...body.filter((text) => !isNamed(text))) },
      {
        type: 'text',
        appearance: 'notice',
        body: p(...listBodyLines(domain, 'craving').map((key) => safety(key, language))),
      },
      { type: 'block_reference', block: 'crisis' },
    ],
  };
}

/** The first days of every programme, readable from the first day, also if exercises are locked. */
export const firstDaysPages: readonly StarterPage<'basic_page'>[] = (Object.keys(TEXTS) as DoorDomain[]).map(
  (domain) => ({
    id: `${domain}-first-days`,
    type: 'basic_page',
    domains: [domain],
    path: { nl: '/eerste-dagen', en: '/first-days' },
    nl: createPage(domain, 'nl'),
    en: createPage(domain, 'en'),
    notes:
      'Short version of the script of phase 2, by the same sources. CHECK [C2]: addiction doctor, what somebody may expect in the first days, and when to call.',
  }),
);
