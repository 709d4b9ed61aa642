import type { Localised } from '#src/domains/domain.ts';
import {
  answer,
  createMarkup,
  exercise,
  line,
  matchAny,
  option,
  type Part,
  radios,
} from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

type Reply = readonly [label: Localised, explanation: Localised];

interface Thought {
  readonly key: string;
  /** The thought with its quotation marks. */
  readonly thought: Localised;
  /** Something to do. */
  readonly helps: Reply;
  /** A sentence to say, or a thought. */
  readonly alsoHelps: Reply;
  /** An answer that sounds sensible but leaves the option open. */
  readonly tempts: Reply;
  /** The name of this way of thinking, shown after any answer. */
  readonly named: Localised;
  readonly required?: true;
}

/**
 * Creates a question about a thought that gives permission: two good answers, a tempting one, and the thought's name.
 */
function permission({ key, thought, helps, alsoHelps, tempts, named, required }: Thought): readonly Part[] {
  const label = {
    nl: `Je hoort jezelf zeggen: ${thought.nl} Welk antwoord zou jij lenen?`,
    en: `You hear yourself say: ${thought.en} Which answer would you borrow?`,
  };
  const options = [
    answer('helpt', helps[0], true, helps[1]),
    answer('verleidt', tempts[0], false, tempts[1]),
    answer('helpt_ook', alsoHelps[0], true, alsoHelps[1]),
  ];
  return [
    radios(key, label, options, required ? { required } : {}),
    createMarkup(
      `${key}_naam`,
      { nl: p(named.nl), en: p(named.en) },
      { when: matchAny([key], 'helpt', 'helpt_ook', 'verleidt') },
    ),
  ];
}

export const iCannotSleepWithout = exercise({
  id: 'cannabis_4_1',
  domain: 'cannabis',
  title: { nl: 'Ik slaap niet zonder', en: 'I cannot sleep without' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Vlak voor een joint komt er meestal een zin langs die het goedpraat. Er zit iets waars in, en daarom klinkt hij zo redelijk. Kies eerst de zin die je het best kent, of schrijf je eigen zin op.',
        'Daarna zie je vijf zinnen met elk drie antwoorden van anderen. Eén daarvan klinkt verstandig, maar laat de deur op een kier. Een score is er niet.',
      ),
      en: p(
        'Right before a joint, a thought usually comes by that says it’s fine. There’s some truth in it, and that’s why it sounds so reasonable. First choose the one you know best, or write down your own.',
        'After that you’ll see five thoughts, each with three answers from other people. One of them sounds sensible but leaves the door open. There’s no score. There’s nothing to pass or fail here.',
      ),
    }),
    radios(
      'eigen',
      { nl: 'Welke zin ken jij het best?', en: 'Which thought do you know best?' },
      [
        option('slapen', { nl: '“Ik slaap niet zonder.”', en: '“I cannot sleep without it.”' }),
        option('creatief', { nl: '“Ik ben creatiever met een joint.”', en: '“I’m more creative with a joint.”' }),
        option('morgen', { nl: '“Vanavond nog, morgen stop ik.”', en: '“One more tonight, I will stop tomorrow.”' }),
        option('natuurlijk', { nl: '“Het is natuurlijk.”', en: '“It’s natural.”' }),
        option('iedereen', { nl: '“Iedereen blowt.”', en: '“Everyone uses it.”' }),
      ],
      { other: { nl: 'Mijn eigen zin', en: 'A thought of my own' } },
    ),
    ...permission({
      key: 'slapen',
      required: true,
      thought: { nl: '“Ik slaap niet zonder.”', en: '“I cannot sleep without it.”' },
      helps: [
        { nl: '“Ik sta morgen op mijn vaste tijd op.”', en: '“Tomorrow I get up at my usual time.”' },
        {
          nl: 'Hiermee help je vooral de nacht daarna. Dan ben je op tijd moe. Leg een boek klaar voor als je wakker ligt.',
          en: 'This mostly helps the night after, as you’ll be tired on time. Put out a book in case you’re lying awake.',
        },
      ],
      alsoHelps: [
        {
          nl: '“Een slechte nacht hoort bij ontwennen, en die gaat over.”',
          en: '“A bad night is withdrawal, and it passes.”',
        },
        {
          nl: 'De eerste nachten klopt de gedachte een beetje. Daarna slapen de meeste mensen beter. Je wacht niet voor niets.',
          en: 'For the first nights there’s some truth in the thought. After that most people sleep better, so the wait is worth it.',
        },
      ],
      tempts: [
        { nl: '“Ik neem een slaappil in plaats daarvan.”', en: '“I’ll take a sleeping pill instead.”' },
        {
          nl: 'Het klinkt logisch, maar zo ruil je één gewoonte voor een andere. Ook aan slaappillen wen je, dus vraag je huisarts om hulp bij het slapen zelf.',
          en: 'It sounds logical, but you would swap one habit for another, and people get used to sleeping pills too. Ask your GP for help with sleep itself.',
        },
      ],
      named: {
        nl: 'Deze manier van denken heet <strong>ruilen</strong>: er moet iets in de plaats, en wel meteen. Je slaap heeft alleen tijd nodig.',
        en: 'This way of thinking is called <strong>swapping</strong>: something else has to replace it, right now. But all your sleep really needs is some time.',
      },
    }),
    ...permission({
      key: 'creatief',
      thought: { nl: '“Ik ben creatiever met een joint.”', en: '“I’m more creative with a joint.”' },
      helps: [
        { nl: '“Ik maak eerst een half uur, zonder.”', en: '“I make things for half an hour first, sober.”' },
        {
          nl: 'Misschien voel je met een joint meer, maar veel mensen maken er minder mee af. Na dat half uur weet je wat je zelf kunt.',
          en: 'You may feel more with a joint, but many people finish less. After that half hour you know what you can do yourself.',
        },
      ],
      alsoHelps: [
        { nl: '“Ik schrijf mijn idee op en kijk morgen.”', en: '“I write my idea down and look tomorrow.”' },
        {
          nl: 'Zo raakt het idee niet kwijt en bekijk je het met een helder hoofd. Blijft het goed, dan was het ook zonder joint van jou.',
          en: 'That way the idea is safe, and you look at it with a clear head. If it’s still good tomorrow, it was yours all along.',
        },
      ],
      tempts: [
        { nl: '“Alleen in het weekend, als ik maak.”', en: '“Only at the weekend, when I make things.”' },
        {
          nl: 'Dat lijkt een mooie grens, maar maken hoort dan alleen nog bij blowen. Op dinsdag heb je dan geen ideeën meer, omdat je op zaterdag wacht.',
          en: 'It looks like a good limit, but then making things only goes with cannabis. On Tuesday you would have no ideas, as you’re waiting for Saturday.',
        },
      ],
      named: {
        nl: 'Dit heet <strong>koppelen</strong>: twee dingen die je samen deed, lijken één ding. Los van elkaar worden ze weer twee.',
        en: 'This is called <strong>linking</strong>: two things that you did together seem to be one. If you pull them apart for a while, they’re two things again.',
      },
    }),
    ...permission({
      key: 'morgen',
      thought: { nl: '“Vanavond nog, morgen stop ik.”', en: '“One more tonight, I will stop tomorrow.”' },
      helps: [
        { nl: '“Ik schuif alleen deze een half uur op.”', en: '“I only put this one off for half an hour.”' },
        {
          nl: 'Je beslist niets voor altijd, en in een half uur zakt de golf meestal. Zet een wekker en ga iets doen.',
          en: 'There’s nothing to decide for ever, and within half an hour the wave usually drops. Set an alarm for that time and find something else to do.',
        },
      ],
      alsoHelps: [
        { nl: '“Ik bel iemand voor ik kies.”', en: '“I call someone before I choose.”' },
        {
          nl: 'Wat je uitspreekt, klinkt anders dan in je hoofd. Met iemand aan de lijn kies je eerder wat je morgen ook nog wilt.',
          en: 'Something you say aloud sounds different from a thought. With someone on the phone, you’re more likely to choose what you’ll still want tomorrow.',
        },
      ],
      tempts: [
        {
          nl: '“Ik rook op wat er nog is, dan is het klaar.”',
          en: '“I’ll smoke what’s left, then it’s finished.”',
        },
        {
          nl: 'Opmaken voelt als afsluiten, maar je oefent er precies het blowen mee. Weggooien kost geld dat je toch al kwijt was.',
          en: 'Finishing it feels like closing a chapter, but it’s one more round of practice in using. Throwing it away costs money that was gone anyway.',
        },
      ],
      named: {
        nl: 'Dit heet <strong>uitstellen</strong>: morgen krijgt het moeilijke deel, vanavond het makkelijke. Morgen zegt alleen weer hetzelfde.',
        en: 'This is called <strong>putting it off</strong>: tomorrow gets the hard part and tonight the pleasant part. But when tomorrow comes, it will say the same.',
      },
    }),
    ...permission({
      key: 'natuurlijk',
      thought: { nl: '“Het is natuurlijk.”', en: '“It’s natural.”' },
      helps: [
        { nl: '“Wat kost het mij op dit moment?”', en: '“What does it cost me at the moment?”' },
        {
          nl: 'Pak daarvoor jouw lijst uit fase 1 erbij, “Wat het geeft en kost”. Daar staat in je eigen woorden wat een plant met je week doet.',
          en: 'Go back to your list from phase 1, “What it gives and costs”. There you wrote in your own words what a plant does to your week.',
        },
      ],
      alsoHelps: [
        { nl: '“Ik kijk naar mijn week, niet naar de plant.”', en: '“I look at my week, not at the plant.”' },
        {
          nl: 'Natuurlijk klinkt zacht, maar het zegt weinig over je slaap of je hoofd. Jouw week is daarom het betere bewijs.',
          en: 'Natural sounds gentle, but it says little about your sleep or your mind. That’s why your own week is the better proof.',
        },
      ],
      tempts: [
        { nl: '“Ik stap over op hasj, dat is milder.”', en: '“I’ll switch to hash, that’s milder.”' },
        {
          nl: 'Overstappen voelt als iets doen, terwijl de sterkte per keer verschilt. Aan je slaap, je geld en je ochtenden verandert er niets.',
          en: 'Switching feels like doing something, while the strength differs every time. Nothing changes about your sleep, your money or your mornings.',
        },
      ],
      named: {
        nl: 'Dit heet <strong>goedpraten</strong>: er komt een mooi woord voor iets dat je al wilde. Vraag je daarom af wat je morgen merkt.',
        en: 'This is called <strong>making excuses</strong>: a nice word arrives for something you wanted anyway. So ask yourself what you’ll notice tomorrow morning instead.',
      },
    }),
    ...permission({
      key: 'iedereen',
      thought: { nl: '“Iedereen blowt.”', en: '“Everyone uses it.”' },
      helps: [
        {
          nl: '“Ik zoek vanavond iemand die dat niet doet.”',
          en: '“Tonight I look for someone who does not.”',
        },
        {
          nl: 'Van de mensen die jij ziet, doen misschien de meesten het. Daarbuiten doen de meeste mensen het niet, en één van hen is al een begin.',
          en: 'Perhaps most of the people you see use it. Beyond them most people do not, and one of those is a good start.',
        },
      ],
      alsoHelps: [
        { nl: '“Zij kiezen voor zich, ik voor mij.”', en: '“They choose for themselves, and I choose for me.”' },
        {
          nl: 'Je hebt hun toestemming niet nodig, en zij de jouwe ook niet. Daardoor kun je blijven zitten zonder iets te bewijzen.',
          en: 'You do not need their permission, and they do not need yours. So you can stay there without having to prove anything.',
        },
      ],
      tempts: [
        {
          nl: '“Ik ga wel mee, maar neem alleen trekjes.”',
          en: '“I’ll come along, but only take a few puffs.”',
        },
        {
          nl: 'In een kring tel je niet mee, je gaat mee. Na drie rondjes weet bijna niemand meer hoeveel trekjes het waren.',
          en: 'In a circle you do not count the puffs. You go along. After three rounds hardly anyone knows how many it was.',
        },
      ],
      named: {
        nl: 'Dit heet <strong>meedoen</strong>: de groep beslist, en jij volgt een beetje. Een klein nee vooraf is makkelijker dan een groot nee later.',
        en: 'This is called <strong>going along</strong>: the group decides and you follow a little. A small no beforehand is easier than a big one later in the evening.',
      },
    }),
    line(
      'mijn_antwoord',
      { nl: 'Wat zeg jij de volgende keer terug?', en: 'What will you say back next time?' },
      {
        help: {
          nl: 'Leen er een, of maak er zelf een die klinkt zoals jij praat.',
          en: 'Borrow one of these, or make your own that sounds the way you talk.',
        },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Wat waar is, en de andere helft', en: 'What is true, and the other half' },
    html: {
      nl: p(
        'In de meeste zinnen zit iets waars, en nu ken je ook de andere helft. Koos je het antwoord dat alleen verstandig klonk, dan is deze oefening daarvoor bedoeld. Zo herken je het later eerder.',
        'In de volgende oefening zet je jouw eigen zin naast een nieuwe.',
      ),
      en: p(
        'There’s some truth in most of these thoughts, and now you know the other half too. If you chose the answer that only sounded sensible, that’s what this exercise is for. You’ll recognise it sooner next time.',
        'In the next exercise you put your own thought beside a new one.',
      ),
    },
  },
  notes:
    'Method: permission thoughts (cognitive behavioural therapy), with a tempting answer and a named way of thinking (second edition, 4.1). CHECK [C2]: clinician: sleeping pills instead (C2).',
});
