import type { SelfTestInputs } from '#src/contract/desk/self-tests.ts';

const EMPTY = { questionsNl: '', questionsEn: '', examples: '' };

/**
 * Self-tests of third parties, without their questions: an editor adds those from the owner's text, with the owner's
 * permission, as circulating copies differ. Owner, range and bands are included.
 */
export const BUILT_IN_TESTS: readonly SelfTestInputs[] = [
  {
    ...EMPTY,
    id: 'audit',
    domain: 'alcohol',
    version: '1',
    window: 'year',
    titleNl: 'Vragen over het afgelopen jaar',
    titleEn: 'Questions about the past year',
    owner: 'World Health Organization: AUDIT (Babor and others, 2001)',
    terms: 'Lees eerst de voorwaarden van de WHO voor dit gebruik. / Read the terms of the WHO for this use first.',
    range: '0-40',
    bandsNl: [
      '0-7 pagina Deze vragen wijzen nu niet op grote problemen.',
      '8-15 pagina Je drinken kan je schaden. Minder helpt.',
      '16-19 huisarts Praat erover met je huisarts of praktijkondersteuner.',
      '20-40 huisarts Stop niet ineens en alleen. Bel je huisarts.',
    ].join('\n'),
    bandsEn: [
      '0-7 page These questions don’t point to big problems now.',
      '8-15 page Your drinking can harm you. Less helps.',
      '16-19 gp Talk about it with your GP or practice nurse.',
      '20-40 gp Don’t stop suddenly and alone. Call your GP.',
    ].join('\n'),
  },
  {
    ...EMPTY,
    id: 'ftnd',
    domain: 'tobacco',
    version: '1',
    window: 'now',
    titleNl: 'Vragen over je roken',
    titleEn: 'Questions about your smoking',
    owner: 'K.O. Fagerström: FTND (Heatherton and others, 1991)',
    terms: 'Vraag eerst toestemming aan de rechthebbende. / Ask the owner for permission first.',
    range: '0-10',
    bandsNl: '0-10 huisarts Stoppen met hulp lukt vaker dan alleen. Vraag ernaar bij je huisarts.',
    bandsEn: '0-10 gp Stopping with help works more often than alone. Ask your GP about it.',
  },
  {
    ...EMPTY,
    id: 'pgsi',
    domain: 'gambling',
    version: '1',
    window: 'year',
    titleNl: 'Vragen over je gokken',
    titleEn: 'Questions about your gambling',
    owner: 'Ferris & Wynne for CCSA: PGSI (2001)',
    terms: 'Vraag eerst toestemming aan de rechthebbende. / Ask the owner for permission first.',
    range: '0-27',
    bandsNl: [
      '0 pagina Deze vragen wijzen nu niet op problemen met gokken.',
      '1-2 pagina Gokken begint je iets te kosten. Kijk wat kan helpen.',
      '3-7 hulplijn Gokken schaadt je. Praat erover met iemand.',
      '8-27 hulplijn Gokken heeft je in zijn greep. Bel vandaag voor hulp.',
    ].join('\n'),
    bandsEn: [
      '0 page These questions don’t point to problems with gambling now.',
      '1-2 page Gambling is starting to cost you. See what can help.',
      '3-7 line Gambling harms you. Talk to somebody about it.',
      '8-27 line Gambling has a hold on you. Call for help today.',
    ].join('\n'),
  },
  {
    ...EMPTY,
    id: 'cudit-r',
    domain: 'cannabis',
    version: '1',
    window: 'half-year',
    titleNl: 'Vragen over het afgelopen half jaar',
    titleEn: 'Questions about the past six months',
    owner: 'Adamson and others: CUDIT-R (2010)',
    terms: 'Vraag eerst toestemming aan de rechthebbende. / Ask the owner for permission first.',
    range: '0-32',
    bandsNl: [
      '0-12 pagina Deze vragen wijzen nu niet op grote problemen.',
      '13-32 huisarts Je blowen kan je schaden. Praat erover met je huisarts.',
    ].join('\n'),
    bandsEn: [
      '0-12 page These questions don’t point to big problems now.',
      '13-32 gp Your cannabis use can harm you. Talk about it with your GP.',
    ].join('\n'),
  },
  {
    ...EMPTY,
    id: 'sds',
    domain: 'cocaine',
    version: '1',
    window: 'now',
    titleNl: 'Vragen over je gebruik',
    titleEn: 'Questions about your use',
    owner: 'Gossop and others: SDS (1995)',
    terms: 'Vraag eerst toestemming aan de rechthebbende. / Ask the owner for permission first.',
    range: '0-15',
    bandsNl: [
      '0-2 pagina Deze vragen wijzen nu niet op grote problemen.',
      '3-15 huisarts Je gebruik kan je schaden. Praat erover met je huisarts.',
    ].join('\n'),
    bandsEn: [
      '0-2 page These questions don’t point to big problems now.',
      '3-15 gp Your use can harm you. Talk about it with your GP.',
    ].join('\n'),
  },
  {
    ...EMPTY,
    id: 'dudit',
    domain: 'cocaine',
    version: '1',
    window: 'year',
    titleNl: 'Vragen over het afgelopen jaar',
    titleEn: 'Questions about the past year',
    owner: 'Karolinska Institutet: DUDIT (Berman and others, 2003)',
    terms:
      'Alleen zoals de eigenaar het opmaakt, na een brief aan Karolinska. / As is only, after a letter to Karolinska.',
    range: '0-44',
    bandsNl: [
      '0-24 huisarts Je gebruik kan je schaden. Praat erover met je huisarts.',
      '25-44 huisarts Stop niet alleen. Bel je huisarts voor hulp.',
    ].join('\n'),
    bandsEn: [
      '0-24 gp Your use can harm you. Talk about it with your GP.',
      '25-44 gp Don’t stop alone. Call your GP for help.',
    ].join('\n'),
  },
];
