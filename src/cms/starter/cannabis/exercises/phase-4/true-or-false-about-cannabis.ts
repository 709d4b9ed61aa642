import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const trueOrFalseAboutCannabis = exercise({
  id: 'cannabis_4_4',
  domain: 'cannabis',
  title: { nl: 'Waar of niet over cannabis', en: 'True or false about cannabis' },
  parts: [
    told('inleiding', {
      nl: p('Over cannabis hoor je van alles. Wat klopt er? Kies, en lees daarna de uitleg.'),
      en: p('You hear all kinds of things about cannabis. What is right? Choose, then read the explanation.'),
    }),
    statement(
      'verslavend',
      { nl: 'Van cannabis kun je niet afhankelijk worden.', en: 'You cannot become dependent on cannabis.' },
      false,
      {
        nl: 'Niet waar. Een deel van de mensen die vaak blowen, wordt afhankelijk. Klachten bij het stoppen horen daarbij.',
        en: 'Not true. Some of the people who use it often become dependent. Complaints when stopping are part of that.',
      },
      { required: true },
    ),
    statement(
      'rijden',
      { nl: 'Een uur na een joint kun je veilig rijden.', en: 'One hour after a joint you can drive safely.' },
      false,
      {
        nl: 'Niet waar. Je reageert dan nog trager. De wettelijke grens is 3 microgram THC per liter bloed. Met alcohol erbij is de grens lager.',
        en: 'Not true. You still react more slowly then. The legal limit is 3 micrograms of THC per litre of blood. With alcohol it is lower.',
      },
    ),
    statement(
      'psychose',
      {
        nl: 'Sterke wiet geeft bij sommige mensen meer kans op een psychose.',
        en: 'Strong weed gives some people a higher chance of a psychosis.',
      },
      true,
      {
        nl: 'Waar. Dat geldt vooral als het in je familie voorkomt, of als je jong begon. Hoor of zie je dingen? Bel vandaag je huisarts.',
        en: 'True. This goes above all if it runs in your family, or if you started young. Do you hear or see things? Call your GP today.',
      },
    ),
    statement(
      'geheugen',
      {
        nl: 'Bij volwassenen komt het geheugen na stoppen vaak grotendeels terug.',
        en: 'In adults, memory often largely comes back after stopping.',
      },
      true,
      {
        nl: 'Waar, meestal binnen weken. Slaap helpt daarbij. Merk je na een paar maanden geen verschil? Vraag je huisarts.',
        en: 'True, usually within weeks. Sleep helps. Do you notice no difference after some months? Ask your GP.',
      },
    ),
    statement(
      'buitenland',
      { nl: 'In het buitenland gelden dezelfde regels als hier.', en: 'Abroad the same rules apply as here.' },
      false,
      {
        nl: 'Niet waar. In veel landen ben je strafbaar, ook met een klein beetje. Neem niets mee over de grens.',
        en: 'Not true. In many countries it is a crime, also with a small amount. Take nothing across the border.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'In het verkeer past maar één keuze: niet rijden na gebruik. Hier is bezit tot 5 gram gedoogd, en dat is niet hetzelfde als legaal.',
      ),
      en: p(
        'In traffic only one choice fits: no driving after use. Here, having up to 5 grams is tolerated, which is not the same as legal.',
      ),
    },
  },
  notes:
    'Sources: jellinek.nl (law, amounts, version 2019); BN DeStem quoting Rijksoverheid (driving limits); Bonnet and Preuss 2017. CHECK: jurist: law and limits. CHECK: psychiatrist: psychosis. CHECK: addiction doctor: memory.',
});
