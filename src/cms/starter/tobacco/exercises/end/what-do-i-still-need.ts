import { whatIStillNeed } from '../../../shared/what-i-still-need.ts';

export const whatDoIStillNeed = whatIStillNeed({
  domain: 'tobacco',
  urge: { nl: 'Ik heb nog vaak sterke trek.', en: 'I still often have strong cravings.' },
  urgeAdvice: {
    nl: 'Doe fase 3 nog eens. Vraag je huisarts of apotheek of je hulpmiddel nog past, of dat een middel op recept beter werkt.',
    en: 'Do phase 3 again. Ask your GP or pharmacy if your aid still fits, or if medicine on prescription works better.',
  },
  talk: {
    nl: 'Dat kan met de Stoplijn, 0800-1995, gratis. Of met een groep of praktijkondersteuner, via je huisarts.',
    en: 'You can, with the Stoplijn, 0800-1995, free. Or with a group or a practice nurse, through your GP.',
  },
  last: {
    nl: 'Ga je weer roken? Kies een nieuwe dag. Je begint niet opnieuw bij nul.',
    en: 'Do you start smoking again? Choose a new day. You do not start again from zero.',
  },
  notes:
    'Sources: Stoplijn number as in the record of help lines; Farmacotherapeutisch Kompas. CHECK: GP: longer medicine, weight help.',
});
