import { exercise, line, option, several, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myGamblingOnPaper = exercise({
  id: 'gambling_1_2',
  domain: 'gambling',
  title: { nl: 'Mijn spel op papier', en: 'My gambling on paper' },
  parts: [
    told('inleiding', {
      nl: p(
        'Je kijkt hoe het nu gaat. Je hoeft niets te veranderen en niets uit te rekenen. Bedragen zijn niet nodig.',
      ),
      en: p('You look at how things are now. You do not have to change or work out anything. Amounts are not needed.'),
    }),
    several(
      'spellen',
      { nl: 'Waarop zet je in?', en: 'What do you put money on?' },
      [
        option('sport', { nl: 'Sportwedstrijden', en: 'Sports matches' }),
        option('online', { nl: 'Spellen in een online casino', en: 'Games in an online casino' }),
        option('automaat', { nl: 'Speelautomaten', en: 'Gaming machines' }),
        option('poker', { nl: 'Poker of kaarten', en: 'Poker or cards' }),
        option('loterij', { nl: 'Loterij, krasloten of bingo', en: 'Lottery, scratch cards or bingo' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('wanneer', { nl: 'Op welke dagen en hoe laat vooral?', en: 'On which days and at what time, mostly?' }),
    several(
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
    several(
      'begin',
      { nl: 'Waarmee begint het vaak?', en: 'What does it often start with?' },
      [
        option('geld', { nl: 'Er komt geld binnen', en: 'Money comes in' }),
        option('bericht', { nl: 'Een reclame of bericht', en: 'An advert or message' }),
        option('wedstrijd', { nl: 'Een wedstrijd', en: 'A match' }),
        option('verveling', { nl: 'Verveling', en: 'Boredom' }),
        option('ruzie', { nl: 'Ruzie of spanning', en: 'An argument or stress' }),
        option('verlies', { nl: 'Verlies van de dag ervoor', en: 'A loss from the day before' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    story('laatste_keer', {
      nl: 'Denk aan de laatste keer. Hoelang wilde je spelen, en hoelang werd het?',
      en: 'Think of the last time. How long did you want to play, and how long was it in the end?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je hebt gekeken', en: 'You have looked' },
    html: {
      nl: p(
        'Je keek naar je spel zonder te rekenen. Het rekenen komt later, in jouw tempo.',
        'Zie je een vast begin? Daar past straks je volgende slot.',
      ),
      en: p(
        'You looked at your gambling without working anything out. That comes later, at your own pace.',
        'Do you see a fixed beginning? That is the place for your next lock.',
      ),
    },
  },
  notes: 'Method: self-monitoring. No amounts are asked.',
});
