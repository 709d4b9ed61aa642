import { createMarkup, exercise, matchAll, matchAny } from '../../../shared/exercise-parts.ts';
import { dangerAdvice, gpFirst, p, safety } from '../../../shared/markup.ts';
import { BODY_QUESTIONS, SAFETY } from './body-questions.ts';

export const safeToCutDown = exercise({
  id: 'alcohol_1_1',
  domain: 'alcohol',
  title: { nl: 'Is het veilig om nu te minderen?', en: 'Is it safe to cut down now?' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Veel mensen kunnen veilig in stappen minderen. Soms is een lichaam zo aan alcohol gewend dat daar hulp bij nodig is. Dat ligt niet aan jou, want zo werkt een lichaam.',
        'Met zeven korte vragen zie je wat bij jou past. Bij twijfel kies je “weet ik niet”. Bij elk antwoord lees je wat het betekent.',
        'Heb je nu klachten, bel dan je huisarts of de huisartsenpost.',
      ),
      en: p(
        'Many people can cut down safely in steps. Some people’s bodies are so used to alcohol that they need medical help to cut down. That is how bodies work, and it is not your fault.',
        'Seven short questions show what is right for you. If you are not sure, choose “I do not know”. Each answer tells you what it means.',
        'If you have symptoms now, call your GP or the out-of-hours GP (huisartsenpost).',
      ),
    }),
    ...BODY_QUESTIONS,
    createMarkup(
      'eerst_huisarts',
      { nl: gpFirst('nl'), en: gpFirst('en') },
      { folded: { nl: 'Wie belt eerst de huisarts?', en: 'Who should call the GP first?' } },
    ),
    createMarkup(
      'advies_aanval',
      { nl: dangerAdvice('fit', 'nl'), en: dangerAdvice('fit', 'en') },
      { when: matchAny(['aanval'], 'ja') },
    ),
    createMarkup(
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
            safety('alcoholStopped', 'nl'),
            safety('unsteadyToday', 'nl'),
            'Vraag ook naar vitamine B1.',
          ),
        en:
          p(
            '<strong>Call your GP first.</strong> You can cut down, but do it together with your GP and do not stop suddenly.',
            'You could say: “I want to drink less, and I want to know how to do that safely.” The practice assistant hears this a lot and will make you an appointment.',
          ) +
          p(
            `<strong>${safety('alcoholEmergency', 'en')}</strong>`,
            safety('alcoholToday', 'en'),
            safety('alcoholStopped', 'en'),
            safety('unsteadyToday', 'en'),
            'Ask about vitamin B1 too.',
          ),
      },
      { when: matchAny(SAFETY, 'ja', 'weet_niet') },
    ),
    createMarkup(
      'advies_stappen',
      {
        nl: p(
          '<strong>Minder in stappen.</strong> Uit je antwoorden blijkt nu niet dat je eerst naar de huisarts moet.',
          'Krijg je toch klachten, zoals trillen of zweten, ga dan niet verder omlaag. Stop ook niet ineens, maar bel nu je huisarts of de huisartsenpost.',
        ),
        en: p(
          '<strong>Cut down in steps.</strong> Nothing in your answers says that you need to see your GP first.',
          `If you still get symptoms, such as shaking or sweating, do not cut down any further. Do not stop suddenly either. ${safety('alcoholNow', 'en')}`,
        ),
      },
      { when: matchAll(SAFETY, 'nee') },
    ),
  ],
  feedback: {
    title: { nl: 'Eerst veilig, dan minder', en: 'Safety first, then less' },
    html: {
      nl: p(
        'Koos je ergens ja of weet ik niet, bel dan eerst je huisarts. Minderen kan, maar doe het dan samen en stop niet ineens.',
        'Koos je overal nee, minder dan in stappen. Krijg je toch klachten, ga dan niet verder omlaag. Stop ook niet ineens, maar bel nu je huisarts of de huisartsenpost.',
        `${safety('alcoholEmergency', 'nl')} Alle signalen staan bij <a href="/hulp">Hulp</a>.`,
      ),
      en: p(
        'If you chose yes or I do not know anywhere, call your GP first. You can cut down, but do it together and do not stop suddenly.',
        `If you answered no to everything, you can cut down in steps. If you get symptoms along the way, do not cut down any further. Do not stop suddenly either. ${safety('alcoholNow', 'en')}`,
        `${safety('alcoholEmergency', 'en')} You’ll find all the warning signs on the <a href="/en/help">Help</a> page.`,
      ),
    },
  },
  isSensitive: true,
  notes: `Sources: NHG-Standaard Problematisch alcoholgebruik M10 [S1] (withdrawal grades); Farmacotherapeutisch Kompas [S2] (earlier fit or delirium); Gezondheidsraad via Trimbos-instituut [S3] (pregnancy); acute medicine protocol [S42] (confusion, gait, double vision).
CHECK [C1]: addiction doctor and GP, all seven questions, the line of 8 glasses a day (lower for women, people over 65 and people of low weight), "less likely" after no in the second, and the advice after seven times no.
CHECK [C1]: addiction doctor, sleeping pills, tranquillisers, GHB and strong painkillers.
CHECK [C2]: midwife and GP, pregnancy.`,
});
