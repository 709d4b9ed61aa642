import { safety } from '../../../shared/markup.ts';
import { whatIStillNeed } from '../../../shared/what-i-still-need.ts';

export const whatDoIStillNeed = whatIStillNeed({
  domain: 'cannabis',
  urge: { nl: 'Ik heb nog vaak sterke trek.', en: 'I still often have strong cravings.' },
  urgeAdvice: {
    nl: 'Doe fase 3 nog eens, vooral de golf. Rookte je tabak mee? Vraag je apotheek naar nicotine-hulp, of doe het programma over roken.',
    en: 'Do phase 3 again, above all the wave. Did you smoke tobacco with it? Ask your pharmacy about nicotine help, or do the smoking programme.',
  },
  talk: {
    nl: 'Dat kan met anderen op het forum, of met verslavingszorg via je huisarts. Ook hulp bij slapen of wat eronder zit, is er.',
    en: 'You can, with others on the forum, or with addiction care through your GP. Help with sleep or what is underneath exists too.',
  },
  last: {
    nl: `<strong>${safety('psychosis', 'nl')}</strong>`,
    en: `<strong>${safety('psychosis', 'en')}</strong>`,
  },
  notes: 'CHECK: GP: sleep clinic, therapy such as EMDR; psychiatrist: closing line.',
});
