import { exercise, line, lines, one, option, skip, told } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const whatGoesOutAndWhatComesIn = exercise({
  id: 'cannabis_2_3',
  domain: 'cannabis',
  title: { nl: 'Wat gaat eruit en wat komt ervoor?', en: 'What goes out and what comes in?' },
  parts: [
    told('inleiding', {
      nl: p(
        'Een joint deed iets voor je: rust geven, de avond vullen, helpen slapen. Dat plekje blijft niet leeg. Kies zelf wat erin komt.',
      ),
      en: p(
        'A joint did something for you: give quiet, fill the evening, help you sleep. That place does not stay empty. You choose what goes in.',
      ),
    }),
    one(
      'functie',
      { nl: 'Waarvoor zoek je eerst iets anders?', en: 'For what do you want something else first?' },
      [
        option('rust', { nl: 'Rust', en: 'Quiet' }),
        option('slaap', { nl: 'Slaap', en: 'Sleep' }),
        option('verveling', { nl: 'Verveling', en: 'Boredom' }),
        option('eten', { nl: 'Trek in eten', en: 'Appetite' }),
        option('maken', { nl: 'Ideeën en dingen maken', en: 'Ideas and making things' }),
        option('samen', { nl: 'Samen zijn', en: 'Being together' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    told(
      'voorbeelden',
      {
        nl: ul(
          'Rust: tien minuten lopen, warm douchen, langzaam uitademen.',
          'Slaap: vaste opstatijd, een boek, kruidenthee.',
          'Verveling: iets met je handen, een vaste sportavond.',
          'Eten: kleine maaltijden, op vaste tijden.',
          'Maken: een half uur beginnen, zonder plan.',
        ),
        en: ul(
          'Quiet: walk for ten minutes, a warm shower, breathe out slowly.',
          'Sleep: a fixed time to get up, a book, herbal tea.',
          'Boredom: something with your hands, a fixed sports night.',
          'Eating: small meals, at fixed times.',
          'Making: begin for half an hour, without a plan.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    lines('ervoor', { nl: 'Wat komt ervoor in de plaats? Zoek er twee.', en: 'What comes in its place? Find two.' }, 4),
    line('wanneer', { nl: 'Op welke avond probeer je het eerste?', en: 'On which evening do you try the first one?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een plek die jij vult', en: 'A place that you fill' },
    html: {
      nl: p(
        'Een gat in je avond vul je het best met iets vasts: een dag, een tijd, iemand erbij. De eerste keer hoeft niet leuk te zijn. Het went.',
      ),
      en: p(
        'A gap in your evening is best filled with something fixed: a day, a time, someone with you. The first time does not have to be fun. You get used to it.',
      ),
    },
  },
  notes: 'Method: substitution by function (community reinforcement).',
});
