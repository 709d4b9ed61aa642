import {
  answer,
  checkboxes,
  createMarkup,
  exercise,
  line,
  longText,
  option,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myGamblingOnPaper = exercise({
  id: 'gambling_1_2',
  domain: 'gambling',
  title: { nl: 'Mijn spel op papier', en: 'My gambling on paper' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je kijkt alleen hoe het nu gaat, dus veranderen komt later. Bedragen laat je weg. Het gaat om hoe het begint. Ken je je patroon, dan weet je ook waar een slot het meeste doet.',
      ),
      en: p(
        'Take a look at how things are right now. Changing and adding up can come later. Leave out amounts. What matters here is when and how it starts. Once you know your own pattern, you’ll see where a lock does most.',
      ),
    }),
    checkboxes(
      'spellen',
      { nl: 'Waarop zet je in?', en: 'What do you put money on?' },
      [
        answer('sport', { nl: 'Sportwedstrijden', en: 'Sports matches' }, null, {
          nl: 'Sport lijkt iets waar kennis helpt, en daardoor voelt stoppen als opgeven. Kijk deze week een keer een wedstrijd zonder je telefoon in de buurt.',
          en: 'In sport it seems that knowledge helps, so stopping can feel like giving up. This week, try watching one match with your phone out of reach.',
        }),
        answer('online', { nl: 'Spellen in een online casino', en: 'Games in an online casino' }, null, {
          nl: 'Deze spellen gaan snel en zijn altijd open, ook midden in de nacht. Daarom werkt hier een slot op de site en op je slaapkamer.',
          en: 'These games are fast and never close, not even in the middle of the night. That’s why a lock on the site works well, and a phone-free bedroom too.',
        }),
        answer('automaat', { nl: 'Speelautomaten', en: 'Gaming machines' }, null, {
          nl: 'Een automaat staat op een vaste plek, en dat is handig. Loop een andere route en neem alleen het geld voor die dag mee.',
          en: 'A machine has a fixed place, and that’s useful. Take another route, and carry only the money you need for that day.',
        }),
        answer('poker', { nl: 'Poker of kaarten', en: 'Poker or cards' }, null, {
          nl: 'Bij kaarten hoort een groepje, en dat maakt wegblijven lastig. Denk vast na wie van hen je ook zonder kaarten wilt zien.',
          en: 'Cards come with a group of people, which makes it hard to stay away. Think about which of them you’d like to see without the cards.',
        }),
        answer('loterij', { nl: 'Loterij, krasloten of bingo', en: 'Lottery, scratch cards or bingo' }, null, {
          nl: 'Dit telt ook mee, al noemen weinig mensen het gokken. Cruks houdt het niet tegen, dus kies hier een eigen slot, zoals een andere winkel.',
          en: 'This counts too, although few people call it gambling. Cruks (the national self-exclusion register) does not cover it, so choose your own lock, such as another shop.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line(
      'wanneer',
      { nl: 'Op welke dagen en hoe laat vooral?', en: 'What days and times, mostly?' },
      {
        help: {
          nl: 'Weet je het niet meer, dan zie je de tijden soms in je telefoon.',
          en: 'If you’re not sure, your phone may show the times of the last few occasions.',
        },
      },
    ),
    checkboxes(
      'waar',
      { nl: 'Waar ben je dan?', en: 'Where are you then?' },
      [
        option('bank', { nl: 'Op de bank', en: 'On the sofa' }),
        option('bed', { nl: 'In bed', en: 'In bed' }),
        option('werk', { nl: 'Op het werk', en: 'At work' }),
        option('wc', { nl: 'Op de wc', en: 'In the toilet' }),
        option('uit', { nl: 'In een café, speelhal of casino', en: 'In a café, arcade or casino' }),
        option('onderweg', { nl: 'Onderweg', en: 'On the way somewhere' }),
      ],
      { other: { nl: 'Ergens anders', en: 'Somewhere else' } },
    ),
    checkboxes(
      'begin',
      { nl: 'Waarmee begint het vaak?', en: 'What does it often start with?' },
      [
        answer('geld', { nl: 'Er komt geld binnen', en: 'Money comes in' }, null, {
          nl: 'Geld op je rekening maakt dat er ineens weer van alles kan. In fase 2 regel je dat de rekeningen als eerste van je geld af gaan.',
          en: 'Money in your account makes everything seem possible again. In phase 2 you’ll set things up so that the bills are paid first.',
        }),
        answer('bericht', { nl: 'Een reclame of bericht', en: 'An advert or message' }, null, {
          nl: 'Zo’n bericht komt niet toevallig op dat moment. Elk bericht dat je vandaag blokkeert, is er morgen een minder om weg te klikken.',
          en: 'A message like that does not arrive by chance. Each one you block today is one less to click away tomorrow.',
        }),
        answer('wedstrijd', { nl: 'Een wedstrijd', en: 'A match' }, null, {
          nl: 'Dit moment weet je van tevoren, en dat is een voordeel. Spreek dan met iemand af die meekijkt en zelf niet inzet.',
          en: 'You know about this moment in advance, and that helps. Arrange to watch with someone who does not bet.',
        }),
        answer('verveling', { nl: 'Verveling', en: 'Boredom' }, null, {
          nl: 'Een leeg uur vult zich met wat dichtbij ligt, en meestal is dat je telefoon. Leg iets anders klaar op die plek.',
          en: 'An empty hour fills up with whatever is nearest, and that’s usually your phone. Leave something else in its place.',
        }),
        answer('ruzie', { nl: 'Ruzie of spanning', en: 'An argument or stress' }, null, {
          nl: 'Bij spanning zoekt je hoofd een plek waar het niet hoeft te denken. Tien minuten stevig lopen geeft die rust ook, en het kost niets.',
          en: 'When you’re tense, your mind looks for a place where it need not think. Ten minutes of fast walking gives that rest too, and it costs nothing.',
        }),
        answer('verlies', { nl: 'Verlies van de dag ervoor', en: 'A loss from the day before' }, null, {
          nl: 'Dit heet verlies najagen, en bijna iedereen die gokt, kent het. In fase 2 lees je waarom het gat er meestal groter van wordt.',
          en: 'This is called chasing losses, and almost everyone who gambles knows it. In phase 2 you’ll read why it usually makes the hole bigger.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    longText('laatste_keer', {
      nl: 'Denk aan de laatste keer. Hoelang wilde je spelen, en hoelang werd het?',
      en: 'Think of the last time. How long did you want to play, and how long was it in the end?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je hebt gekeken', en: 'You’ve had a look' },
    html: {
      nl: p(
        'Je keek naar je spel zonder te rekenen, en voor veel mensen is dat de moeilijkste stap. Het geld komt later aan bod, in je eigen tempo.',
        'Zie je een vast begin, dan past daar je volgende slot. In fase 3 kies je je drie lastigste momenten. Pak dit er dan weer bij.',
      ),
      en: p(
        'You looked at your gambling without adding anything up, and for many people that’s the hardest step. Money comes later, at your own pace.',
        'If you see a pattern in how it starts, that’s the place for your next lock. In phase 3 you’ll pick your three hardest moments, so come back to this then.',
      ),
    },
  },
  notes: 'Method: self-monitoring. No amounts are asked. Source on Cruks and lotteries: [S14]',
});
