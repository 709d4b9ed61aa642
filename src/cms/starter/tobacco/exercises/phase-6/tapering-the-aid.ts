import { answer, createMarkup, exercise, matchAny, option, radios, statement } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const taperingTheAid = exercise({
  id: 'tobacco_6_3',
  domain: 'tobacco',
  title: { nl: 'Afbouwen van het hulpmiddel', en: 'Coming off nicotine replacement' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Op een dag heb je je pleister, kauwgom of tablet niet meer nodig. Wanneer en hoe, dat bespreek je met je apotheek. Hier lees je waar mensen zich het meest in vergissen.',
      ),
      en: p(
        'One day you’ll no longer need your patch, gum or lozenges. When and how is something to settle with a pharmacist. Here you’ll read what people most often get wrong.',
      ),
    }),
    radios('middel', { nl: 'Wat gebruik je?', en: 'What are you using?' }, [
      option('pleister', { nl: 'Een pleister', en: 'A patch' }),
      option('snel', { nl: 'Kauwgom of tabletten', en: 'Gum or lozenges' }),
      option('recept', { nl: 'Een medicijn op recept', en: 'A prescription medicine' }),
      option('niets', { nl: 'Geen van deze', en: 'None of these' }),
    ]),
    createMarkup(
      'schema_pleister',
      {
        nl: p(
          'Bij een pleister staat in de bijsluiter hoe de sterkte in stappen omlaag gaat. Zet elke stap in je agenda, op een rustige dag. Is een stap te groot, ga dan niet zelf terug of hoger, maar bel de apotheek.',
        ),
        en: p(
          'The leaflet of a patch says how the strength goes down in steps. Put each step in your calendar, on a quiet day. If a step is too big, do not change the strength yourself, but call the pharmacist.',
        ),
      },
      { when: matchAny(['middel'], 'pleister') },
    ),
    createMarkup(
      'schema_snel',
      {
        nl: p(
          'Bij kauwgom en tabletten neem je meestal stap voor stap minder op een dag. Laat eerst die van een rustig moment weg, en pas het laatst die van je lastigste. Je apotheek zegt hoe snel dat mag.',
        ),
        en: p(
          'With gum and lozenges you usually come off by having fewer in a day. Leave out the one from a quiet moment first, and the one from your hardest moment last. A pharmacist can say how fast that should go.',
        ),
      },
      { when: matchAny(['middel'], 'snel') },
    ),
    createMarkup(
      'schema_recept',
      {
        nl: p(
          'Een medicijn op recept stop je in overleg met je huisarts. Maak de afspraak ruim voordat de doos leeg is. Merk je iets aan je slaap of je stemming, bel dan eerder.',
        ),
        en: p(
          'Your GP decides with you how to stop a prescription medicine. Make the appointment well before the box is empty. If you notice changes in your sleep or mood, call sooner.',
        ),
      },
      { when: matchAny(['middel'], 'recept') },
    ),
    statement(
      'zodra',
      {
        nl: 'Je kunt het best met de pleister stoppen zodra het goed gaat.',
        en: 'It’s best to stop the patch as soon as things go well.',
      },
      false,
      {
        right: {
          nl: 'Zo is het: juist als het goed gaat, doet de pleister zijn werk.',
          en: 'That’s right, when things go well the patch is doing its work.',
        },
        wrong: {
          nl: 'Het voelt als klaar, en toch is je hoofd nog aan het wennen.',
          en: 'It feels finished, and yet your brain is still adjusting.',
        },
        unsure: {
          nl: 'Dit wordt op de doos niet altijd duidelijk gezegd.',
          en: 'The box does not always make this clear.',
        },
        explanation: {
          nl: 'De hele kuur duurt meestal ongeveer 12 weken. Stop je te vroeg, dan wordt de trek soms weer sterker.',
          en: 'The whole course usually takes about 12 weeks. If you stop too early, the craving sometimes gets stronger again.',
        },
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
        right: {
          nl: 'Dat is zo: je kunt er wel misselijk of duizelig van worden.',
          en: 'That’s right, although it can make you feel sick or dizzy.',
        },
        wrong: {
          nl: 'Veel mensen halen hem er van schrik af, en toch is dat meestal niet nodig.',
          en: 'Many people take it off in a fright, and yet that’s usually not needed.',
        },
        unsure: {
          nl: 'Bijna iedereen vraagt zich dit af na een uitglijder.',
          en: 'Nearly everyone wonders about this after a slip.',
        },
        explanation: {
          nl: `Ga door met stoppen en vraag je apotheek wat je met de pleister doet. ${safety('chestPlain', 'nl')}`,
          en: `Carry on with quitting, and check with a pharmacist what to do about the patch. ${safety('chestPlain', 'en')}`,
        },
      },
    ),
    statement(
      'maanden',
      { nl: 'Na maanden nog kauwgom gebruiken is verkeerd.', en: 'Still using gum after months is wrong.' },
      false,
      {
        right: {
          nl: 'Inderdaad, het is minder schadelijk dan roken.',
          en: 'That’s right, it does less harm than smoking.',
        },
        wrong: {
          nl: 'Het lijkt een nieuwe gewoonte, en toch is het minder schadelijk dan roken.',
          en: 'It may look like a new habit, and yet it does less harm than smoking.',
        },
        unsure: {
          nl: 'De bijsluiter noemt een tijd, maar mensen verschillen hierin.',
          en: 'The leaflet gives a time, but people differ in this.',
        },
        explanation: {
          nl: 'Vraag je huisarts of apotheek hoe je het rustig afbouwt. Doe dat in een week waarin je geen examens of verhuizing hebt.',
          en: 'Check with your GP or a pharmacist how to come off it calmly. Choose a week without exams or a house move.',
        },
      },
    ),
    radios('jij', { nl: 'Wat past bij jou?', en: 'What suits you?' }, [
      answer('kuur', { nl: 'De kuur afmaken', en: 'Finish the course' }, null, {
        nl: 'Zet de einddatum in je agenda en vraag iemand om je eraan te herinneren. De laatste weken voel je weinig, dus vergeten gaat snel.',
        en: 'Put the end date in your calendar and ask someone to remind you. You’ll feel little in the last weeks, so it’s easily forgotten.',
      }),
      answer('overleg', { nl: 'Overleggen met mijn huisarts', en: 'Ask my GP' }, null, {
        nl: 'Doe dat zeker als je andere medicijnen gebruikt of zwanger bent. Schrijf vooraf op hoeveel je nu op een dag neemt.',
        en: 'Do that for certain if you take other medicines or are pregnant. Write down beforehand how much you’re using in a day.',
      }),
      answer('geen', { nl: 'Ik gebruik geen hulpmiddel', en: 'I use no nicotine replacement' }, null, {
        nl: 'Dan heb je niets af te bouwen. Wordt het toch te lastig, dan kun je er alsnog mee beginnen.',
        en: 'If so, there’s nothing to come off. If it gets too hard, you can still start now, even after weeks.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Geef je hoofd de tijd', en: 'Give your brain time' },
    html: {
      nl: p(
        'Een kuur afmaken voelt soms overdreven, omdat je al weken niet rookt. Toch is dat waarvoor hij bedoeld is. Gebruik je het langer dan in de bijsluiter staat, vraag dan je apotheek om raad.',
      ),
      en: p(
        'Finishing a course can feel like too much when you have not smoked for weeks. But that’s what it’s meant for. If you’re using nicotine replacement for longer than the leaflet says, check with your GP or a pharmacist.',
      ),
    },
  },
  notes:
    'Sources: pharmacy pages [S43] (course of about 12 weeks); Farmacotherapeutisch Kompas [S40]. CHECK [C3]: pharmacist and GP: every schedule; no dose is given.',
});
