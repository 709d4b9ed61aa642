import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

const LOCKS = [
  option('cruks', { nl: 'Mij inschrijven in Cruks', en: 'Register myself with Cruks' }),
  option('apps', { nl: 'Gokapps en accounts weghalen', en: 'Remove gambling apps and accounts' }),
  option('wachtwoord', {
    nl: 'Iemand anders een nieuw wachtwoord laten kiezen',
    en: 'Let someone else choose a new password',
  }),
  option('limiet', { nl: 'De daglimiet van mijn pas omlaag', en: 'Lower the daily limit of my card' }),
  option('blokkade', { nl: 'Een app die goksites blokkeert', en: 'An app that blocks gambling sites' }),
  option('reclame', { nl: 'Reclame, mails en meldingen uit', en: 'Turn off adverts, emails and alerts' }),
  option('contant', { nl: 'Alleen geld voor die dag bij me', en: 'Carry only the money for that day' }),
];

export const oneLockToday = exercise({
  id: 'gambling_1_1',
  domain: 'gambling',
  title: { nl: 'Vandaag één slot', en: 'One lock today' },
  parts: [
    told('inleiding', {
      nl: p(
        'Als gokken lastiger wordt, hoef je minder vaak nee te zeggen. Kies vandaag één slot. Een tweede kan morgen.',
      ),
      en: p(
        'When gambling gets harder to do, you need to say no less often. Choose one lock today. A second can wait.',
      ),
    }),
    told(
      'cruks',
      {
        nl: p(
          'Cruks is het landelijke register waarmee je jezelf uitsluit van gokken. Met DigiD gaat het direct in. Op papier kan ook.',
          'Je kiest zelf hoelang: minstens 6 maanden, hoogstens 99 jaar. Daarna loopt het vanzelf af. Je krijgt daarvan geen bericht.',
          'Het geldt voor legale goksites, speelhallen en casino’s. Het geldt niet voor illegale sites en niet voor alles, zoals loterijen. Daarom helpt een tweede slot.',
          'Het adres staat bij <a href="/hulp">Hulp</a>.',
        ),
        en: p(
          'Cruks is the national register with which you exclude yourself from gambling. With DigiD it starts at once. On paper is possible too.',
          'You choose how long: at least 6 months, at most 99 years. After that it ends by itself. You get no message about that.',
          'It covers legal gambling sites, arcades and casinos. It does not cover illegal sites, and not everything, such as lotteries. That is why a second lock helps.',
          'The address is at <a href="/en/help">Help</a>.',
        ),
      },
      { folded: { nl: 'Wat is Cruks?', en: 'What is Cruks?' } },
    ),
    several('nu', { nl: 'Welk slot zet je er nu op?', en: 'Which lock do you put on now?' }, LOCKS, {
      required: true,
      other: { nl: 'Een ander slot', en: 'Another lock' },
      help: { nl: 'Kies iets wat binnen 10 minuten kan.', en: 'Choose something you can do within 10 minutes.' },
    }),
    several('morgen', { nl: 'Welk slot doe je morgen?', en: 'Which lock do you do tomorrow?' }, LOCKS, {
      other: { nl: 'Een ander slot', en: 'Another lock' },
    }),
    line('wie', { nl: 'Wie kan je bij een slot helpen?', en: 'Who can help you with a lock?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Eén slot helpt', en: 'One lock helps' },
    html: {
      nl: p(
        'Twee sloten samen helpen meer. Koos je een slot voor vandaag? Zet het er dan nu op, voordat je verdergaat.',
        'Een slot is geen straf. Het geeft je tijd op een lastig moment.',
      ),
      en: p(
        'Two locks together help more. Did you choose a lock for today? Then put it on now, before you go on.',
        'A lock is not a punishment. It gives you time at a difficult moment.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'Sources: kansspelautoriteit.nl (Cruks: at least 6 months to 99 years, DigiD or paper, ends without a message). CHECK: Kansspelautoriteit: which games are outside Cruks. CHECK: bank blocks and limits.',
});
