import { count, createMarkup, exercise, line, matchAny, scale, skip } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

const QUALITY = { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] } as const;
const STRENGTH = { nl: ['geen', 'heel veel'], en: ['none', 'very strong'] } as const;
const TRUST = { nl: ['geen', 'heel veel'], en: ['none', 'a lot'] } as const;

export const thenAndNow = exercise({
  id: 'alcohol_end_2',
  domain: 'alcohol',
  title: { nl: 'Toen en nu', en: 'Then and now' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Je kijkt terug naar week 1 en naar nu. Sommige dingen zijn veranderd en andere misschien niet, maar alles is goed om te weten.',
        'Wat je in week 1 invulde, staat er al bij. De rest mag je schatten. Het hoeft niet precies. Je oude dagen staan in je <a href="/kalender">kalender</a>.',
      ),
      en: p(
        'Here you’ll look back at week 1 and at now. Some things have changed and others may not have, but it’s all good to know.',
        'What you logged in week 1 is there already. For the rest a guess is fine. It does not have to be exact. Your earlier days are in your <a href="/en/calendar">calendar</a>.',
      ),
    }),
    count('glazen_toen', { nl: 'Glazen per week, in week 1', en: 'Drinks a week, in week 1' }, 350),
    count('glazen_nu', { nl: 'Glazen per week, nu', en: 'Drinks a week, now' }, 350),
    scale('slaap_toen', { nl: 'Hoe sliep je in week 1?', en: 'How did you sleep in week 1?' }, QUALITY),
    scale('slaap_nu', { nl: 'Hoe slaap je nu?', en: 'How do you sleep now?' }, QUALITY, { required: true }),
    count(
      'geld_toen',
      { nl: 'Euro’s per week aan drinken, in week 1', en: 'Euros a week on drinking, in week 1' },
      5000,
    ),
    count('geld_nu', { nl: 'Euro’s per week aan drinken, nu', en: 'Euros a week on drinking, now' }, 5000),
    scale('trek_toen', { nl: 'Hoeveel trek had je in week 1?', en: 'How strong were cravings in week 1?' }, STRENGTH),
    scale('trek_nu', { nl: 'Hoeveel trek heb je nu?', en: 'How strong are cravings now?' }, STRENGTH),
    createMarkup(
      'trek_hulp',
      {
        nl: p(
          'Je trek is nu sterk, en dat komt bij veel mensen voor, ook na weken. Je kunt de oefeningen van fase 3 nog eens doen. Bij <a href="/hulp">Hulp</a> staat wat je direct kunt doen.',
          'Er zijn ook medicijnen die bij trek kunnen helpen. Je huisarts kan er meer over vertellen.',
        ),
        en: p(
          'Your cravings are strong now, and many people have that, even after weeks. You can do the exercises of phase 3 again. The <a href="/en/help">Help</a> page shows what you can do straight away.',
          'There are also medicines that can help with cravings. Your GP can tell you more about them.',
        ),
      },
      { when: matchAny(['trek_nu'], '7', '8', '9', '10') },
    ),
    scale(
      'vertrouwen_toen',
      { nl: 'Hoeveel vertrouwen had je in week 1?', en: 'How much confidence did you have in week 1?' },
      TRUST,
    ),
    scale('vertrouwen_nu', { nl: 'Hoeveel vertrouwen heb je nu?', en: 'How much confidence do you have now?' }, TRUST),
    createMarkup(
      'laag_hulp',
      {
        nl: p(
          'Je gaf een laag cijfer, en het is fijn dat je dat eerlijk invult. Alleen oplossen is niet nodig. Je huisarts of praktijkondersteuner denkt mee.',
          `Zie je het leven niet meer zitten, praat er dan vandaag over. ${safety('suicide', 'nl')}`,
        ),
        en: p(
          'You gave a low number, and it’s good that you filled it in honestly. You do not have to solve this alone. Your GP or practice nurse can help.',
          `If you can no longer see a way forward, talk to someone about it today. ${safety('suicide', 'en')}`,
        ),
      },
      { when: matchAny(['slaap_nu', 'vertrouwen_nu'], '0', '1', '2') },
    ),
    line('opvallend', { nl: 'Wat valt je op?', en: 'What do you notice?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Toen en nu naast elkaar', en: 'Then and now, side by side' },
    html: {
      nl: p(
        'Cijfers vertellen een deel van het verhaal. Of ze hoger of lager zijn, zegt daarom niet of je je best deed.',
        'Wat je over jezelf leerde, past niet in een cijfer, maar blijft van jou.',
      ),
      en: p(
        'Numbers tell part of the story. Whether they’re higher or lower does not say how hard you tried.',
        'What you’ve learned about yourself does not fit in a number, but it’s yours to keep.',
      ),
    },
  },
  notes: `Then and now are asked in pairs and never judged. What is registered of week 1 is shown in the place of its question (the keys that end in _toen).
CHECK [C1]: clinician and 113 guideline, the text with a low number; clinician, medicine against craving.`,
});
