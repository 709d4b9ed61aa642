import { whatIStillNeed } from '../../../shared/what-i-still-need.ts';

export const whatDoIStillNeed = whatIStillNeed({
  domain: 'gambling',
  urge: { nl: 'Ik heb nog vaak sterke drang.', en: 'I still often have strong urges.' },
  urgeAdvice: {
    nl: 'Doe fase 3 nog eens, vooral “De golf zonder inzet”, en zet er een slot bij. Je huisarts kan je verwijzen voor therapie bij gokken.',
    en: 'Do phase 3 again, above all “The wave without a stake”, and add a lock. Your GP can refer you for therapy for gambling.',
  },
  talk: {
    nl: 'Dat kan met anderen die dit kennen, zoals bij AGOG of op het forum. Of met verslavingszorg, via je huisarts.',
    en: 'You can, with others who know this, such as at AGOG or on the forum. Or with addiction care, through your GP.',
  },
  last: {
    nl: '<strong>Wanhopig na een verlies? Bel 113, dag en nacht. Leen niets.</strong>',
    en: '<strong>Desperate after a loss? Call 113, day and night. Borrow nothing.</strong>',
  },
  notes: 'Sources: existence of AGOG; NVVK (Geldfit). CHECK: GP: referral; AGOG: number; wording with 113.',
});
