import type { SelfTestInputs } from '#src/contract/desk/self-tests.ts';

/** A complete self-test as submitted by an editor: two questions, two bands, and the owner's examples. */
export const TYPED_SELF_TEST: SelfTestInputs = {
  id: 'proef',
  domain: 'alcohol',
  version: '1',
  window: 'now',
  titleNl: 'Twee vragen',
  titleEn: 'Two questions',
  owner: 'Een eigenaar (2001)',
  terms: 'Mag worden gebruikt.',
  range: '0-7',
  questionsNl: 'Hoe vaak?\n0 Nooit\n1 Soms\n3 Vaak\n\nEn daarna?\n0 Nee\n2 Niet dit jaar\n4 Dit jaar',
  questionsEn: 'How often?\n0 Never\n1 Sometimes\n3 Often\n\nAnd then?\n0 No\n2 Not this year\n4 This year',
  bandsNl: '0-2 pagina Lees verder.\n3-7 huisarts Praat erover.',
  bandsEn: '0-2 page Read on.\n3-7 gp Talk about it.',
  examples: '0 0 = 0\n1 2 = 3\n3 4 = 7',
};
