import { answer, exercise, one, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const taperingTheAid = exercise({
  id: 'tobacco_6_3',
  domain: 'tobacco',
  title: { nl: 'Afbouwen van het hulpmiddel', en: 'Tapering the aid' },
  parts: [
    told('inleiding', {
      nl: p(
        'Gebruik je een pleister, kauwgom of tablet? Wat is verstandig bij afbouwen? Kies, en lees daarna de uitleg.',
      ),
      en: p('Do you use a patch, gum or tablet? What is wise when tapering? Choose, then read the explanation.'),
    }),
    statement(
      'zodra',
      {
        nl: 'Je kunt het best met de pleister stoppen zodra het goed gaat.',
        en: 'It is best to stop the patch as soon as things go well.',
      },
      false,
      {
        nl: 'Niet waar. De hele kuur duurt vaak ongeveer 12 weken. Te vroeg stoppen maakt de trek vaak weer sterker.',
        en: 'Not true. The whole course often takes about 12 weeks. Stopping too early often makes the craving stronger again.',
      },
      { required: true },
    ),
    statement(
      'gevaar',
      {
        nl: 'Eén sigaret bij een pleister is direct gevaarlijk.',
        en: 'One cigarette with a patch is dangerous at once.',
      },
      false,
      {
        nl: 'Niet waar. Je kunt misselijk of duizelig worden. Ga door met stoppen en vraag je apotheek. Klachten op je borst? Bel 112.',
        en: 'Not true. You can get sick or dizzy. Go on stopping and ask your pharmacy. Chest complaints? Call 112.',
      },
    ),
    statement(
      'maanden',
      { nl: 'Na maanden nog kauwgom gebruiken is verkeerd.', en: 'Still using gum after months is wrong.' },
      false,
      {
        nl: 'Niet waar. Het is minder schadelijk dan roken. Vraag je huisarts of apotheek hoe je het rustig afbouwt.',
        en: 'Not true. It harms less than smoking. Ask your GP or pharmacy how to taper it calmly.',
      },
    ),
    one('jij', { nl: 'Wat past bij jou?', en: 'What fits you?' }, [
      answer('kuur', { nl: 'De kuur afmaken', en: 'Finish the course' }, null, {
        nl: 'Zet de einddatum in je agenda. Vraag iemand om je eraan te herinneren.',
        en: 'Put the end date in your calendar. Ask someone to remind you.',
      }),
      answer('overleg', { nl: 'Overleggen met mijn huisarts', en: 'Ask my GP' }, null, {
        nl: 'Goed idee, zeker als je andere medicijnen gebruikt of zwanger bent.',
        en: 'Good idea, above all if you take other medicine or are pregnant.',
      }),
      answer('geen', { nl: 'Ik gebruik geen hulpmiddel', en: 'I use no aid' }, null, {
        nl: 'Dat kan. Wordt het te lastig? Je kunt er altijd nog een nemen.',
        en: 'That is possible. Does it get too hard? You can always start one.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'De kuur afmaken geeft je hersenen tijd. Gebruik je het hulpmiddel langer dan in de bijsluiter staat? Vraag je huisarts of apotheek.',
      ),
      en: p(
        'Finishing the course gives your brain time. Do you use the aid longer than the leaflet says? Ask your GP or pharmacy.',
      ),
    },
  },
  notes: 'Sources: pharmacy pages (course of about 12 weeks); Farmacotherapeutisch Kompas. CHECK: pharmacist and GP.',
});
