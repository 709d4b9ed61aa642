import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';
import { permissionThought } from '../../../shared/quiz-forms.ts';

export const iCannotSleepWithout = exercise({
  id: 'cannabis_4_1',
  domain: 'cannabis',
  title: { nl: 'Ik slaap niet zonder', en: 'I cannot sleep without' },
  parts: [
    told('inleiding', {
      nl: p(
        'Voor een joint komt vaak een zin langs die het goedpraat. Er zit meestal iets waars in. Kies het antwoord dat jou helpt. Er is geen score.',
      ),
      en: p(
        'Before a joint there is often a thought that makes it seem fine. Usually something in it is true. Choose the answer that helps you. There is no score.',
      ),
    }),
    permissionThought({
      key: 'slapen',
      required: true,
      thought: { nl: '‘Ik slaap niet zonder.’', en: '‘I cannot sleep without it.’' },
      helps: [
        { nl: '‘Een slechte nacht is ontwenning, geen gebrek.’', en: '‘A bad night is withdrawal, not a lack.’' },
        {
          nl: 'De eerste nachten klopt de gedachte. Daarna wordt slapen bij de meeste mensen beter.',
          en: 'The first nights the thought is true. After that sleep gets better for most people.',
        },
      ],
      alsoHelps: [
        { nl: '‘Ik sta morgen op mijn vaste tijd op.’', en: '‘Tomorrow I get up at my fixed time.’' },
        { nl: 'Dat helpt je volgende nacht het meest.', en: 'That helps your next night most.' },
      ],
      stern: [
        { nl: '‘Dan slaap ik maar nooit meer.’', en: '‘Then I will never sleep again.’' },
        {
          nl: 'Boos worden op je slaap houdt je wakker. Sta op, doe iets rustigs, en ga later weer liggen.',
          en: 'Being angry at your sleep keeps you awake. Get up, do something calm, and lie down again later.',
        },
      ],
    }),
    permissionThought({
      key: 'creatief',
      thought: { nl: '‘Ik ben creatiever met een joint.’', en: '‘I am more creative with a joint.’' },
      helps: [
        { nl: '‘Ik maak eerst een half uur, zonder.’', en: '‘First I make things for half an hour, without.’' },
        {
          nl: 'Je voelt misschien meer. Veel mensen maken minder af.',
          en: 'You may feel more. Many people finish less.',
        },
      ],
      alsoHelps: [
        { nl: '‘Ik schrijf mijn idee op en kijk morgen.’', en: '‘I write my idea down and look tomorrow.’' },
        {
          nl: 'Zo raakt je idee niet kwijt, en zie je of het goed blijft.',
          en: 'That way your idea is not lost, and you see if it stays good.',
        },
      ],
      stern: [
        { nl: '‘Zonder joint kan ik niets.’', en: '‘Without a joint I can do nothing.’' },
        {
          nl: 'Dat klopt niet: je ideeën komen van jou. Begin klein.',
          en: 'It is not true: your ideas come from you. Start small.',
        },
      ],
    }),
    permissionThought({
      key: 'morgen',
      thought: { nl: '‘Vanavond nog, morgen stop ik.’', en: '‘One more tonight, I will stop tomorrow.’' },
      helps: [
        { nl: '‘Ik schuif alleen deze een half uur op.’', en: '‘I only put this one off for half an hour.’' },
        {
          nl: 'Morgen zegt vaak hetzelfde. Een half uur is te doen, en de golf zakt.',
          en: 'Tomorrow often says the same. Half an hour is doable, and the wave drops.',
        },
      ],
      alsoHelps: [
        { nl: '‘Ik bel iemand voor ik kies.’', en: '‘I call someone before I choose.’' },
        {
          nl: 'Met iemand erbij kies je vaker wat je echt wilt.',
          en: 'With someone there you choose what you really want more often.',
        },
      ],
      stern: [
        { nl: '‘Als ik nu niet stop, lukt het nooit.’', en: '‘If I do not stop now, it will never work.’' },
        {
          nl: 'Eén avond is één avond. Er komt altijd weer een moment om te kiezen.',
          en: 'One evening is one evening. There is always another moment to choose.',
        },
      ],
    }),
    permissionThought({
      key: 'natuurlijk',
      thought: { nl: '‘Het is natuurlijk.’', en: '‘It is natural.’' },
      helps: [
        { nl: '‘Ik kijk naar mijn week, niet naar de plant.’', en: '‘I look at my week, not at the plant.’' },
        {
          nl: 'Natuurlijk zegt niets over wat het met jouw slaap of hoofd doet.',
          en: 'Natural says nothing about what it does to your sleep or mind.',
        },
      ],
      alsoHelps: [
        { nl: '‘Wat kost het mij op dit moment?’', en: '‘What does it cost me at the moment?’' },
        {
          nl: 'Goede vraag. Kijk nog eens naar je lijst uit fase 1.',
          en: 'Good question. Look again at your list from phase 1.',
        },
      ],
      stern: [
        { nl: '‘Het is vergif.’', en: '‘It is poison.’' },
        {
          nl: 'Bang maken helpt zelden lang. Kijk liever naar wat jij merkt.',
          en: 'Scaring yourself rarely helps for long. Better look at what you notice.',
        },
      ],
    }),
    permissionThought({
      key: 'iedereen',
      thought: { nl: '‘Iedereen blowt.’', en: '‘Everyone uses it.’' },
      helps: [
        { nl: '‘Ik zoek vanavond iemand die dat niet doet.’', en: '‘Tonight I look for someone who does not.’' },
        {
          nl: 'De mensen die je ziet misschien wel. De meeste mensen niet.',
          en: 'The people you see, perhaps. Most people do not.',
        },
      ],
      alsoHelps: [
        { nl: '‘Zij kiezen voor zich, ik voor mij.’', en: '‘They choose for them, I for me.’' },
        {
          nl: 'Je hoeft niemand te overtuigen om zelf iets anders te doen.',
          en: 'You do not have to convince anyone to do something else yourself.',
        },
      ],
      stern: [
        { nl: '‘Ik moet al mijn vrienden laten vallen.’', en: '‘I have to drop all my friends.’' },
        {
          nl: 'Dat hoeft niet. Andere momenten afspreken helpt vaak al.',
          en: 'There is no need. Meeting at other moments often helps.',
        },
      ],
    }),
  ],
  feedback: {
    title: { nl: 'Wat waar is, en de andere helft', en: 'What is true, and the other half' },
    html: {
      nl: p(
        'In de meeste zinnen zit iets waars. Nu ken je ook de andere helft. Kies één antwoord en zet het waar je het ziet.',
      ),
      en: p(
        'Most of these thoughts hold something true. Now you know the other half too. Choose one answer and put it where you see it.',
      ),
    },
  },
  notes: 'Method: permission thoughts (cognitive behavioural therapy). CHECK: clinician.',
});
