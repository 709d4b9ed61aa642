import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const tobaccoInTheJoint = exercise({
  id: 'cannabis_2_4',
  domain: 'cannabis',
  title: { nl: 'Tabak in de joint', en: 'Tobacco in the joint' },
  parts: [
    told('inleiding', {
      nl: p(
        'In veel joints zit tabak. Wat doet dat met je trek? Kies, en lees daarna de uitleg. Rookte je puur? Lees dan mee.',
      ),
      en: p(
        'Many joints contain tobacco. What does that do to your craving? Choose, then read the explanation. Did you smoke pure? Read along.',
      ),
    }),
    statement(
      'nicotine',
      {
        nl: 'Met tabak in je joint wen je ook aan nicotine.',
        en: 'With tobacco in your joint you get used to nicotine too.',
      },
      true,
      {
        nl: 'Waar. Een deel van je trek kan trek in nicotine zijn. Dat is goed nieuws: daar zijn hulpmiddelen voor.',
        en: 'True. Part of your craving can be for nicotine. That is good news: there are aids for that.',
      },
      { required: true },
    ),
    statement(
      'sigaret',
      {
        nl: 'Een sigaret in plaats van een joint maakt niets uit.',
        en: 'A cigarette instead of a joint makes no difference.',
      },
      false,
      {
        nl: 'Niet waar. De beweging, de rook en de nicotine blijven. Dat houdt de trek in stand. Kies liever iets zonder rook.',
        en: 'Not true. The movement, the smoke and the nicotine stay. That keeps the craving going. Better choose something without smoke.',
      },
    ),
    statement(
      'pleister',
      {
        nl: 'Een nicotinepleister kan helpen als je stopt met blowen.',
        en: 'A nicotine patch can help when you stop using cannabis.',
      },
      true,
      {
        nl: 'Waar, als er tabak in zat. Vraag je apotheek naar de sterkte. Zwanger of een hartziekte? Vraag eerst je huisarts.',
        en: 'True, if there was tobacco in it. Ask your pharmacy about the strength. Pregnant or a heart condition? Ask your GP first.',
      },
    ),
    statement(
      'medicijnen',
      {
        nl: 'Stoppen met tabak kan de werking van medicijnen veranderen.',
        en: 'Stopping tobacco can change how medicine works.',
      },
      true,
      {
        nl: 'Waar. Dat geldt voor clozapine, olanzapine en theofylline, en soms voor insuline. Bel eerst je arts.',
        en: 'True. This goes for clozapine, olanzapine and theophylline, and sometimes insulin. Call your doctor first.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Een deel van de trek kan nicotine zijn. Daar is goede hulp voor, bij je apotheek en je huisarts.',
        'Wil je ook stoppen met roken? Daar is een eigen programma voor: <a href="/programmas">bekijk alle programma’s</a>.',
      ),
      en: p(
        'Part of the craving can be nicotine. There is good help for that, at your pharmacy and your GP.',
        'Do you want to stop smoking too? There is a programme for that: <a href="/en/programmes">see all programmes</a>.',
      ),
    },
  },
  notes:
    'Sources: Farmacotherapeutisch Kompas (CYP1A2, insulin). CHECK: pharmacist: whether this holds for tobacco in joints; patch with cannabis.',
});
