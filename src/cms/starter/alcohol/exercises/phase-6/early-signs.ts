import { checkboxes, createMarkup, exercise, line, option, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const earlySigns = exercise({
  id: 'alcohol_6_3',
  domain: 'alcohol',
  title: { nl: 'Vroege tekens', en: 'Early signs' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Een moeilijke periode begint meestal lang voor het glas. Vaak is het iets kleins dat er niets mee te maken lijkt te hebben.',
        'Als je jouw tekens kent, kun je vroeg een kleine stap zetten. Dat is makkelijker, omdat er dan nog weinig aan de hand is.',
      ),
      en: p(
        'A hard time usually starts long before the first drink. It’s often something small that seems to have nothing to do with it.',
        'If you know your signs, you can take a small step early. That takes less effort, as not much has happened yet.',
      ),
    }),
    checkboxes(
      'tekens',
      { nl: 'Waarmee begint het bij jou?', en: 'How does it start for you?' },
      [
        option('niet_invullen', { nl: 'Ik vul mijn dagen niet meer in', en: 'I stop logging my days' }),
        option('slecht_eten', { nl: 'Ik eet slecht of sla eten over', en: 'I eat badly or skip meals' }),
        option('slecht_slapen', { nl: 'Ik ga laat naar bed', en: 'I go to bed late' }),
        option('winkel', { nl: 'Ik loop weer langs die winkel', en: 'I walk past that shop again' }),
        option('bezoek', {
          nl: 'Ik haal iets in huis, “alleen voor het bezoek”',
          en: 'I buy some in, “only for visitors”',
        }),
        option('geheim', { nl: 'Ik houd dingen geheim', en: 'I keep things secret' }),
        option('ruzie', { nl: 'Ik zoek ruzie of word snel boos', en: 'I look for an argument or get angry fast' }),
        option('afzeggen', { nl: 'Ik zeg afspraken af', en: 'I cancel plans' }),
      ],
      { required: true, other: { nl: 'Een ander teken', en: 'Another sign' } },
    ),
    line(
      'eerste_stap',
      {
        nl: 'Wat is jouw eerste kleine stap als je zo’n teken ziet?',
        en: 'What’s your first small step when you see a sign like that?',
      },
      {
        help: {
          nl: 'Bijvoorbeeld vanavond warm eten, of vandaag weer invullen.',
          en: 'For example a hot meal tonight, or logging today again.',
        },
      },
    ),
    line(
      'wie',
      { nl: 'Wie mag het zeggen als die persoon een teken ziet?', en: 'Who may tell you if they see a sign?' },
      {
        help: {
          nl: 'Een naam is niet nodig: “mijn vriendin” of “niemand” kan ook.',
          en: 'You do not need a name: “my girlfriend” or “nobody” is fine too.',
        },
      },
    ),
    line(
      'hoe',
      { nl: 'Hoe wil je dat die persoon het zegt?', en: 'How would you like them to say it?' },
      {
        help: {
          nl: 'Bijvoorbeeld door te vragen of je een stuk meeloopt.',
          en: 'For example by asking if you’ll come for a walk.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Vroeg zien is klein bijsturen', en: 'Seeing it early keeps it small' },
    html: {
      nl: p(
        'Hoe eerder je het ziet, hoe kleiner de stap terug. Een teken bewijst niets, maar het is wel een seintje om te kijken.',
        'Zie je er een, vul dan vandaag je dag in. Dat is een kleine stap, maar daardoor kijk je weer.',
      ),
      en: p(
        'The earlier you see it, the smaller the step back. A sign does not prove anything, but it does tell you to take a look.',
        'If you see one, log your day today. It’s a small step, but it gets you looking again.',
      ),
    },
  },
  notes:
    'Method: early signs and seemingly irrelevant decisions, relapse prevention (Larimer, Palmer and Marlatt 1999 [S31]).',
});
