import { answer, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const firstSmallWin = exercise({
  id: 'cocaine_2_5',
  domain: 'cocaine',
  title: { nl: 'Iets wat anders ging', en: 'Something that went differently' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Zoek één ding dat vandaag of deze week een beetje anders ging. Je hoofd let vooral op wat misging, dus je moet er bewust naar zoeken. Heel klein mag. Daar begint het bijna altijd mee.',
      ),
      en: p(
        'Find one thing that went a little differently today or this week. Your mind mostly notices what went wrong, so you’ll have to look for it. It can be tiny. That’s nearly always how it starts.',
      ),
    }),
    createMarkup(
      'voorbeelden',
      {
        nl: ul(
          'Een bericht gelezen en niet beantwoord.',
          'Na het eerste biertje naar huis gegaan, omdat ik moe was.',
          'Mijn hoofd geschud toen iemand naar de deur knikte.',
          'Tien minuten later begonnen dan anders.',
          'De groep een avond op stil gezet.',
        ),
        en: ul(
          'Read a message and did not answer it.',
          'Went home after the first beer. I was tired.',
          'Shook my head when someone nodded at the door.',
          'Started ten minutes later than I usually do on a Friday.',
          'Muted the group for one whole evening, and told nobody.',
        ),
      },
      { folded: { nl: 'De kleinste keren nee', en: 'The smallest times you said no' } },
    ),
    createMarkup(
      'verhaal',
      {
        nl: p(
          'Na de late dienst vroeg de afwasser of ik meeging. Ik zei nee, en daarna zat ik een uur chagrijnig in de tram. Het voelde niet als iets goeds. Pas de volgende ochtend, toen ik uitgeslapen was, snapte ik dat dit er een was.',
        ),
        en: p(
          'After the late shift the dishwasher asked if I was coming along. I said no, and then sat on the tram in a bad mood for an hour. It did not feel like anything good. Only the next morning, when I’d slept, did I see that it was one.',
        ),
      },
      { folded: { nl: 'Een nee in de tram', en: 'A no on the tram' } },
    ),
    line('winst', { nl: 'Wat ging er anders?', en: 'What went differently?' }, { required: true }),
    radios('soort', { nl: 'Wat voor soort moment was het?', en: 'What kind of moment was it?' }, [
      answer('nee', { nl: 'Ik zei nee, of liep weg', en: 'I said no, or walked away' }, null, {
        nl: 'Dan heb je nu een zin die al één keer werkte. Schrijf hem op. De tweede keer gaat hij makkelijker.',
        en: 'You have a line that worked once. Write it down, so the second time it comes more readily.',
      }),
      answer('later', { nl: 'Ik wachtte, of deed minder', en: 'I waited, or did less' }, null, {
        nl: 'Wachten is een deel van stoppen, al voelt het als half werk. Kijk wat je in die tijd deed, en doe dat eerder.',
        en: 'Waiting is part of stopping, although it feels like half a job. See what you did in that time, and do it sooner.',
      }),
      answer('verteld', { nl: 'Ik vertelde het iemand', en: 'I told someone' }, null, {
        nl: 'Wat iemand weet, is geen geheim meer, en dat haalt er kracht uit. Vraag of je vrijdag een bericht mag sturen.',
        en: 'What someone knows is no longer a secret, and that takes its power away. Ask if you can text them on Friday.',
      }),
      answer('niets', { nl: 'Ik kan niets vinden', en: 'I cannot find anything' }, null, {
        nl: 'Dan is dat je hier zit en zoekt het eerste. Kijk over drie dagen opnieuw, of vraag iemand wat die aan je zag.',
        en: 'For now, the first thing is that you’re here and looking. Try again in three days, or ask someone what they noticed in you.',
      }),
    ]),
    line('hielp', { nl: 'Wat of wie hielp daarbij?', en: 'What or who helped?' }),
    line('morgen', {
      nl: 'Hoe maak je dat morgen weer een beetje makkelijker?',
      en: 'How do you make that a bit easier again tomorrow?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Ook een beetje anders telt', en: 'A little different counts too' },
    html: {
      nl: p(
        'Kleine dingen tellen op, al zie je dat pas na een paar weken. Bewaar wat je schreef. In week 3 bouw je erop verder.',
      ),
      en: p(
        'Small things add up, although you’ll only see that after a few weeks. Keep what you wrote. In week 3 you’ll build on it.',
      ),
    },
  },
  notes: 'Method: reinforcement.',
});
