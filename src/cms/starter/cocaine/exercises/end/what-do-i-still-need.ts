import { safety } from '../../../shared/markup.ts';
import { whatIStillNeed } from '../../../shared/what-i-still-need.ts';

export const whatDoIStillNeed = whatIStillNeed({
  domain: 'cocaine',
  urge: { nl: 'Ik heb nog vaak sterke trek.', en: 'I still often have strong cravings.' },
  urgeAdvice: {
    nl: 'Doe fase 3 nog eens, vooral de snelle golf. Verslavingszorg heeft behandelingen die helpen, ook met beloningen. Vraag je huisarts om een verwijzing.',
    en: 'Do phase 3 again, above all the fast wave. Addiction care has treatments that help, some of which work with rewards, and your GP can refer you.',
  },
  talk: {
    nl: 'Dat kan met anderen die dit kennen, zoals bij NA of op het forum. Of met verslavingszorg, via je huisarts.',
    en: 'You can talk with others who know this, such as at NA or on the forum. Your GP can also refer you to addiction care.',
  },
  last: {
    nl: `<strong>${safety('chest', 'nl')} Na een pauze is dezelfde hoeveelheid gevaarlijker.</strong>`,
    en: `<strong>${safety('chest', 'en')} After a pause the same amount is more dangerous.</strong>`,
  },
  notes:
    'Sources: existence of NA. CHECK [C1]: addiction doctor: contingency management, amount after a pause; GP: mood and debt help.',
});
