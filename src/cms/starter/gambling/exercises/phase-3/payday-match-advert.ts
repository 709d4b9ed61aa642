import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const paydayMatchAdvert = exercise({
  id: 'gambling_3_3',
  domain: 'gambling',
  title: { nl: 'Salaris, wedstrijd, reclame', en: 'Payday, match, advert' },
  parts: [
    told('inleiding', {
      nl: p('Drang komt vaak op dezelfde momenten. Als je ze kent, kun je er iets klaarzetten.'),
      en: p('An urge often comes at the same moments. Once you know them, you can prepare something.'),
    }),
    several(
      'momenten',
      { nl: 'Wat zijn jouw lastige momenten?', en: 'What are your difficult moments?' },
      [
        option('salaris', { nl: 'De dag dat mijn loon of uitkering komt', en: 'The day my wages or benefits come in' }),
        option('vakantiegeld', { nl: 'Vakantiegeld of teruggaaf', en: 'Holiday pay or a refund' }),
        option('wedstrijd', { nl: 'Een grote wedstrijd', en: 'A big match' }),
        option('verveling', { nl: 'Verveling', en: 'Boredom' }),
        option('ruzie', { nl: 'Ruzie of spanning', en: 'An argument or stress' }),
        option('drank', { nl: 'Na een paar glazen', en: 'After a few drinks' }),
        option('bonus', { nl: 'Een bericht met een bonus', en: 'A message with a bonus' }),
        option('automaat', { nl: 'Een plek met een automaat', en: 'A place with a machine' }),
        option('verlies', { nl: 'Na verlies', en: 'After a loss' }),
        option('goed', { nl: 'Na goed nieuws', en: 'After good news' }),
      ],
      { required: true, other: { nl: 'Een ander moment', en: 'Another moment' } },
    ),
    line(
      'een',
      { nl: 'Moment 1: wat staat er dan klaar?', en: 'Moment 1: what is ready then?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Loon: de vaste lasten gaan automatisch.”',
          en: 'For example: “Wages: fixed costs are paid automatically.”',
        },
      },
    ),
    line('twee', { nl: 'Moment 2: wat staat er dan klaar?', en: 'Moment 2: what is ready then?' }),
    line('drie', { nl: 'Moment 3: wat staat er dan klaar?', en: 'Moment 3: what is ready then?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Vooraf kiezen is lichter', en: 'Choosing ahead is lighter' },
    html: {
      nl: p(
        'Laat op de dag van je loon eerst de rekeningen automatisch betalen. Dan is er minder te kiezen. Drie momenten zijn genoeg, de rest komt vaak mee.',
      ),
      en: p(
        'On payday, first let the bills be paid automatically. Then there is less to choose. Three moments are enough, the rest often follows.',
      ),
    },
  },
  notes: 'Method: inventory of high-risk situations.',
});
