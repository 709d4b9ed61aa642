import { checkboxes, createMarkup, exercise, line, option, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const leftBehind = exercise({
  id: 'alcohol_5_3',
  domain: 'alcohol',
  title: { nl: 'Wat heb ik laten liggen?', en: 'What did I leave behind?' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Als drinken meer tijd krijgt, schuift er meestal iets anders opzij. Dat gaat zo langzaam dat je het bijna niet merkt.',
        'Nu komt er tijd terug. Kies wat je vroeger graag deed, of wat je nieuwsgierig maakt. Plan daarna twee dingen, zo klein als je wilt.',
      ),
      en: p(
        'When drinking takes up more time, something else gets pushed aside, so slowly that you hardly notice.',
        'Now that you’re getting time back, choose what you used to enjoy or what makes you curious. Plan two things, as small as you like.',
      ),
    }),
    checkboxes(
      'graag_gedaan',
      { nl: 'Wat deed je graag, of lijkt je fijn?', en: 'What did you enjoy, or what sounds good?' },
      [
        option('wandelen', { nl: 'Wandelen', en: 'Walking' }),
        option('fietsen', { nl: 'Fietsen', en: 'Cycling' }),
        option('zwemmen', { nl: 'Zwemmen', en: 'Swimming' }),
        option('sporten', { nl: 'Sporten', en: 'Sport' }),
        option('vissen', { nl: 'Vissen', en: 'Fishing' }),
        option('tuin', { nl: 'De tuin of planten', en: 'The garden or plants' }),
        option('klussen', { nl: 'Klussen of repareren', en: 'DIY or repairing things' }),
        option('koken', { nl: 'Koken of bakken', en: 'Cooking or baking' }),
        option('muziek', { nl: 'Muziek maken of luisteren', en: 'Making or listening to music' }),
        option('koor', { nl: 'Zingen, bijvoorbeeld in een koor', en: 'Singing, for example in a choir' }),
        option('lezen', { nl: 'Lezen', en: 'Reading' }),
        option('maken', { nl: 'Tekenen, naaien of iets maken', en: 'Drawing, sewing or making things' }),
        option('spel', { nl: 'Een puzzel of een spel', en: 'A puzzle or a game' }),
        option('foto', { nl: 'Foto’s maken', en: 'Taking photos' }),
        option('film', { nl: 'Een film of een museum', en: 'A film or a museum' }),
        option('leren', { nl: 'Iets nieuws leren', en: 'Learning something new' }),
        option('kind', { nl: 'Met een kind naar training of les', en: 'Taking a child to training or lessons' }),
        option('bezoek', { nl: 'Iemand bezoeken', en: 'Visiting someone' }),
        option('vrijwilliger', { nl: 'Vrijwilligerswerk', en: 'Volunteering' }),
        option('dier', { nl: 'Tijd met een dier', en: 'Time with an animal' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: ul(
          'Dinsdag na het eten loop ik 10 minuten met de buurvrouw.',
          'Zaterdag om 10 uur ga ik mee naar de training van mijn dochter.',
          'Donderdagavond stem ik de oude gitaar, maar spelen hoeft nog niet.',
        ),
        en: ul(
          'Tuesday after dinner I’ll walk for 10 minutes with my neighbour.',
          'Saturday at 10 I’ll go along to my daughter’s training.',
          'Thursday evening I’ll tune the old guitar, without having to play it yet.',
        ),
      },
      { folded: { nl: 'Zo klein mag het zijn', en: 'It can be this small' } },
    ),
    line('plan_1', { nl: 'Wat doe je als eerste?', en: 'What will you do first?' }),
    line('wanneer_1', { nl: 'Welke dag en hoe laat?', en: 'Which day and what time?' }),
    line(
      'met_wie_1',
      { nl: 'Met wie?', en: 'Who with?' },
      { help: { nl: 'Je kunt het ook alleen doen.', en: 'You can do it on your own as well, if you like.' } },
    ),
    line('plan_2', { nl: 'Wat doe je daarna een keer?', en: 'What will you do after that?' }),
    line('wanneer_2', { nl: 'Welke dag en hoe laat?', en: 'Which day and what time?' }),
    line('met_wie_2', { nl: 'Met wie?', en: 'Who with?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Klein beginnen is beginnen', en: 'Starting small is starting' },
    html: {
      nl: p(
        'Zin komt vaak pas nadat je begint, dus plan het klein. Ook tien minuten zijn al iets. Gaat het niet door, kies dan een andere dag.',
        'Heb je al een paar weken bijna nergens zin in, vertel dat dan je huisarts. Het komt vaker voor, en er is hulp voor.',
      ),
      en: p(
        'You often only feel like it once you’ve started, so plan something small. Even ten minutes are worth it, and if it does not happen, choose another day.',
        'If you’ve hardly felt like doing anything for a few weeks, tell your GP. It’s quite common, and there’s help for it.',
      ),
    },
  },
  notes: `Method: community reinforcement approach (CRA), rewarding activities without alcohol.
CHECK [C2]: clinician, "a few weeks" before seeing the GP about loss of interest.`,
});
