import { safety } from '../../../shared/markup.ts';
import { whatIStillNeed } from '../../../shared/what-i-still-need.ts';

export const whatDoIStillNeed = whatIStillNeed({
  domain: 'cocaine',
  urge: { nl: 'Ik heb nog vaak sterke trek.', en: 'I still often have strong cravings.' },
  urgeAdvice: {
    nl: 'Doe fase 3 nog eens, en vooral de snelle golf, want die helpt op het moment zelf. Verslavingszorg heeft behandelingen die helpen, ook met beloningen, dus vraag je huisarts om een verwijzing.',
    en: 'Do phase 3 again, above all the fast wave. It helps in the moment itself. Addiction care has treatments that help, some of which work with rewards, and your GP can refer you.',
  },
  talk: {
    nl: 'Dat kan met anderen die dit kennen, zoals bij NA of op het forum. Wil je liever een behandelaar spreken, vraag je huisarts dan om een verwijzing.',
    en: 'You can talk with others who know this, such as at NA or on the forum. If you’d rather talk to a professional, your GP can refer you to addiction care.',
  },
  last: {
    nl: `<strong>${safety('chest', 'nl')} Na een pauze is dezelfde hoeveelheid gevaarlijker, omdat je lichaam er minder aan gewend is.</strong>`,
    en: `<strong>${safety('chest', 'en')} After a pause the same amount is more dangerous, because your body is less used to it.</strong>`,
  },
  notes:
    'Sources: existence of NA. CHECK [C1]: addiction doctor: contingency management, amount after a pause; GP: mood and debt help.',
});
