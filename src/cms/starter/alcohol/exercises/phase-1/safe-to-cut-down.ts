import { allOf, anyOf, exercise, told } from '../../../shared/exercise-parts.ts';
import { gpFirst, p, safety } from '../../../shared/markup.ts';
import { BODY_QUESTIONS, SAFETY } from './body-questions.ts';

export const safeToCutDown = exercise({
  id: 'alcohol_1_1',
  domain: 'alcohol',
  title: { nl: 'Is het veilig om nu te minderen?', en: 'Is it safe to cut down now?' },
  parts: [
    told('intro', {
      nl: p(
        'Veel mensen kunnen veilig in stappen minderen. Soms is een lichaam zo aan alcohol gewend dat daar hulp bij nodig is. Dat ligt niet aan jou, want zo werkt een lichaam.',
        'Met zes korte vragen zie je wat bij jou past. Twijfel je, kies dan “weet ik niet”. Bij elk antwoord lees je wat het betekent.',
        'Heb je nu klachten, bel dan je huisarts of de huisartsenpost.',
      ),
      en: p(
        'Many people can cut down safely in steps. Sometimes your body is so used to alcohol that you need help with that. It says nothing about you. It is something your body does.',
        'With six short questions you see what suits you. Are you in doubt? Then choose “I do not know”. With every answer you read what it means.',
        'Do you have symptoms now? Then call your GP or the out-of-hours GP (huisartsenpost).',
      ),
    }),
    ...BODY_QUESTIONS,
    told(
      'eerst_huisarts',
      { nl: gpFirst('nl'), en: gpFirst('en') },
      { folded: { nl: 'Wie belt eerst de huisarts?', en: 'Who calls the GP first?' } },
    ),
    told(
      'advies_samen',
      {
        nl:
          p(
            '<strong>Bel eerst je huisarts.</strong> Minderen kan, maar doe het samen met je huisarts en stop niet ineens.',
            'Je kunt zeggen: “Ik wil minder drinken, en ik wil weten hoe ik dat veilig doe.” De assistent hoort dit vaker en maakt een afspraak.',
          ) +
          p(
            `<strong>${safety('alcoholEmergency', 'nl')}</strong>`,
            safety('alcoholToday', 'nl'),
            safety('unsteadyToday', 'nl'),
          ),
        en:
          p(
            '<strong>Call your GP first.</strong> Cutting down is possible, but together. Do not stop suddenly.',
            'You can say: “I want to drink less. I want to know how I do that safely.” The assistant has heard this before and makes an appointment.',
          ) +
          p(
            `<strong>${safety('alcoholEmergency', 'en')}</strong>`,
            safety('alcoholToday', 'en'),
            safety('unsteadyToday', 'en'),
          ),
      },
      { when: anyOf(SAFETY, 'ja', 'weet_niet') },
    ),
    told(
      'advies_stappen',
      {
        nl: p(
          '<strong>Minder in stappen.</strong> Je antwoorden geven nu geen teken dat je eerst naar de huisarts hoeft.',
          'Krijg je toch klachten, zoals trillen of zweten, ga dan niet verder omlaag. Stop ook niet ineens, maar bel je huisarts.',
        ),
        en: p(
          '<strong>Cut down in steps.</strong> Your answers give no sign now that you need to see your GP first.',
          'Do you get symptoms after all, such as shaking or sweating? Then do not go down further, do not stop suddenly, and call your GP.',
        ),
      },
      { when: allOf(SAFETY, 'nee') },
    ),
  ],
  feedback: {
    title: { nl: 'Eerst veilig, dan minder', en: 'First safe, then less' },
    html: {
      nl: p(
        'Koos je ergens ja of weet ik niet, bel dan eerst je huisarts. Doe dat ook als je een vraag oversloeg. Minderen kan, maar doe het dan samen en stop niet ineens.',
        'Koos je overal nee, minder dan in stappen. Krijg je toch klachten, ga dan niet verder omlaag. Stop ook niet ineens, maar bel je huisarts.',
        `${safety('alcoholEmergency', 'nl')} Alle signalen staan bij <a href="/hulp">Hulp</a>.`,
      ),
      en: p(
        'Did you choose yes or I do not know somewhere, or skip a question? Then call your GP first. Cutting down is possible, but together. Do not stop suddenly.',
        'Did you choose no everywhere? Then cut down in steps. Do you get symptoms after all? Then do not go down further, do not stop suddenly, and call your GP.',
        `${safety('alcoholEmergency', 'en')} All signs are on the <a href="/en/help">Help</a> page.`,
      ),
    },
  },
  isSensitive: true,
  notes: `Sources: NHG-Standaard Problematisch alcoholgebruik M10 (withdrawal grades); Farmacotherapeutisch Kompas (earlier fit or delirium); Gezondheidsraad via Trimbos-instituut (pregnancy); acute medicine protocol (confusion, gait, double vision).
CHECK: addiction doctor and GP, all six questions, the line of 8 glasses a day (lower for women, people over 65 and people of low weight), "less likely" after no in the second, and the advice after six times no.
CHECK: addiction doctor, sleeping pills, tranquillisers, GHB and strong painkillers.
CHECK: midwife and GP, pregnancy.`,
});
