import { describe, expect, test } from 'vitest';
import { listLeafElements } from '#src/contract/webform/answers.ts';
import type { LeafElement, WebformText } from '#src/contract/webform/definition.ts';
import { toDangerBlock } from '#src/domains/danger/danger-block.ts';
import { DOMAIN_DANGERS } from '#src/domains/danger/domain-dangers.ts';
import { DANGER_KINDS, type DangerKind, OTHER_DANGER } from '#src/domains/danger/kinds.ts';
import type { Language } from '#src/domains/domain.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { SAFETY_TEXTS, type SafetyKey } from '#src/domains/safety-texts.ts';
import { STARTER } from './content.ts';

/** Forms with questions about safety. */
const FORMS = [
  'alcohol_1_1',
  'tobacco_1_1',
  'gambling_1_1',
  'gambling_1_4',
  'cannabis_1_1',
  'cocaine_1_1',
  'closeones_1_1',
] as const;

function leaves(id: string, language: Language): readonly LeafElement[] {
  const form = STARTER.webforms.find((webform) => webform.id === id);
  if (!form) throw new Error(`No form "${id}".`);
  return listLeafElements(form[language] as WebformText);
}

function saidAfter(element: LeafElement): ReadonlyMap<string, string> {
  const options = 'options' in element ? element.options : [];
  return new Map(options.flatMap(({ value, answer }) => (answer ? [[value, answer.explanation] as const] : [])));
}

const element = (id: string, key: string, language: Language = 'nl') => {
  const leafElement = leaves(id, language).find((leafElement) => leafElement.key === key);
  if (!leafElement) throw new Error(`No element "${key}" in "${id}".`);
  return leafElement;
};

/** Returns the answers that open a panel, by its question. */
function openedBy(id: string, key: string): Record<string, readonly string[]> {
  const { when } = element(id, key);
  return Object.fromEntries((when?.of ?? []).map((item) => [item.key, item.is]));
}

describe.each(FORMS)('%s', (id) => {
  test.each(LANGUAGES)('says to "I do not know" what it does not say to yes (%s)', (language) => {
    const leafElements = leaves(id, language).filter((leafElement) => {
      const texts = saidAfter(leafElement);
      return texts.has('weet_niet') && texts.get('weet_niet') === texts.get('ja');
    });
    expect(leafElements.map(({ key }) => key)).toEqual([]);
  });
});

describe('a panel of advice', () => {
  const YES = ['ja'];
  const DOUBT = ['ja', 'weet_niet'];

  test.each([
    ['cannabis_1_1', 'vandaag', { stemmen: YES }],
    ['cannabis_1_1', 'bel_113', { somber: DOUBT }],
    ['cannabis_1_1', 'deze_week', { psychose: YES, braken: YES, zwanger: YES, familie: YES, somber: YES }],
    ['cannabis_1_1', 'arts', { medicijnen: YES }],
    ['cocaine_1_1', 'bel_112', { borst: DOUBT }],
    ['cocaine_1_1', 'bel_113', { somber: DOUBT }],
    ['cocaine_1_1', 'vandaag', { zwanger: YES, achtervolgd: YES, somber: YES }],
    ['cocaine_1_1', 'deze_week', { hart: YES, psychose: YES }],
    ['gambling_1_4', 'geldfit', { paniek: YES }],
    ['gambling_1_4', 'bel_113', { beter_af: DOUBT, doodgaan: DOUBT }],
    ['gambling_1_4', 'politie', { bedreigd: DOUBT }],
    ['closeones_1_1', 'veilig_thuis', { bang: DOUBT, geslagen: DOUBT, wapens: DOUBT, kinderen: YES }],
    ['closeones_1_1', 'bel_113', { zelfdoding: DOUBT }],
  ])('%s %s opens on yes, and on doubt where that cannot wait', (id, key, answers) => {
    expect(openedBy(id, key)).toEqual(answers);
  });

  test.each(['cannabis_1_1', 'cocaine_1_1'])('%s says that one can begin after seven times no', (id) => {
    const { when } = element(id, 'geen_signaal');
    expect(when?.match).toBe('all');
    expect(when?.of).toHaveLength(7);
    expect(when?.of.every(({ is }) => is.join() === 'nee')).toBe(true);
    expect(when?.of.map(({ key }) => key)).toContain('psychose');
  });
});

test('cannabis asks about a psychosis of one’s own as its second question', () => {
  const elements = leaves('cannabis_1_1', 'nl').filter((leafElement) => 'options' in leafElement);
  expect(elements[1]?.key).toBe('psychose');
});

test('somebody who trembles, sweats and is confused: the right answer is 112', () => {
  for (const language of LANGUAGES) {
    const question = element('closeones_2_4', 'tekens', language);
    const options = 'options' in question ? question.options : [];
    expect(options.filter(({ answer }) => answer?.fits).map(({ value }) => value)).toEqual(['bel_112']);
    expect(saidAfter(question).get('bel_112')).toContain(SAFETY_TEXTS.alcoholEmergency[language]);
    expect(saidAfter(question).get('bellen')).toBe(SAFETY_TEXTS.confusedToo[language]);
  }
});

test('every domain with a programme has its safety step among the exercises of the first phase', () => {
  for (const { key, safety, programme } of DOMAINS) {
    if (programme === null) continue;
    const form = STARTER.webforms.find(({ id }) => id === safety?.webform);
    expect(form?.domains, key).toEqual([key]);
  }
});

test('every question before registering says what it is about, and every kind is asked somewhere', () => {
  const kinds = STARTER.pages.flatMap((page) =>
    page.type === 'onboarding'
      ? ((page.nl as { questions?: readonly { danger?: DangerKind }[] }).questions ?? []).map(({ danger }) => danger)
      : [],
  );
  expect(kinds).toHaveLength(46);
  expect(new Set(kinds)).toEqual(new Set(DANGER_KINDS.filter((kind) => kind !== OTHER_DANGER)));
});

test.each(Object.entries(DOMAIN_DANGERS))(
  'the page without questions has the advice of every kind of %s',
  (key, kinds) => {
    const page = STARTER.pages.find(({ id }) => id === `${key}-onboarding`);
    const requestedQuestions =
      (page?.nl as { questions?: readonly { danger?: DangerKind }[] } | undefined)?.questions ?? [];
    expect([...kinds].sort()).toEqual(requestedQuestions.map(({ danger }) => danger).sort());
  },
);

test('every domain asks eight questions at most, alcohol nine, and pregnancy after what holds for more people', () => {
  const requests = STARTER.pages.flatMap((page) =>
    page.type === 'onboarding'
      ? [((page.nl as { questions?: readonly { title: string }[] }).questions ?? []).map(({ title }) => title)]
      : [],
  );
  expect(requests).toHaveLength(6);
  for (const titles of requests) {
    expect(titles.length).toBeGreaterThan(0);
    const most = titles.some((title) => /8 glazen/.test(title)) ? 9 : 8;
    expect(titles.length, titles[0]).toBeLessThanOrEqual(most);
    const at = titles.findIndex((title) => /zwanger/.test(title));
    if (at >= 0) expect(at, titles[at]).toBeGreaterThanOrEqual(titles.length / 2);
  }
});

/** Returns all texts of an entry or a form in one language as one string without links. */
const wholeText = (content: unknown) => JSON.stringify(content).replace(/<a [^>]*>|<\\?\/a>/g, '');
const entries = [...STARTER.pages, ...STARTER.webforms].map((page) => ({
  id: page.id,
  domains: page.domains,
  text: wholeText(page.nl),
}));
const hasContent = (key: SafetyKey) => entries.filter(({ text }) => text.includes(SAFETY_TEXTS[key].nl));

describe('one symptom has one number', () => {
  test('seeing things after stopping alcohol and hearing voices on drugs are apart, but for who drinks too', () => {
    const pair = hasContent('alcoholEmergency').filter(({ text }) => text.includes(SAFETY_TEXTS.psychosis.nl));
    for (const { id, text } of pair) expect(text, id).toMatch(/Als je ook elke dag drinkt/);
  });

  test('tobacco never asks what was used', () => {
    expect(hasContent('chest').filter(({ domains }) => domains.includes('tobacco') && domains.length === 1)).toEqual(
      [],
    );
  });

  test.each([
    ['nl', /(tril|zweet|zweten)[^.?]*(niet drinkt|minder drinkt|dag zonder)/i, /(?<!\p{L})nu(?!\p{L})/u],
    ['en', /(shak|sweat)[^.]*(not drink|drink less|alcohol-free day)/i, /\bnow\b/],
  ] as const)('people who shake as they drink less or no more are told to call now (%s)', (language, symptom, now) => {
    const texts = [...STARTER.pages, ...STARTER.webforms, ...STARTER.tips, ...STARTER.questions].flatMap((page) =>
      wholeText(page[language] ?? '')
        .split(/",|<\/?(?:p|li)>/)
        .map((text) => `${page.id}: ${text}`),
    );
    const calls = texts.filter((text) => symptom.test(text) && /\b(bel|call)\b/i.test(text));
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter((text) => !now.test(text))).toEqual([]);
  });

  test('what is said to oneself is not said to a nurse or about a child or a former partner', () => {
    const toOneself = ['chest', 'psychosis', 'alcoholToday', 'alcoholStopped'] as const;
    const problems = toOneself.flatMap((key) =>
      hasContent(key).filter(
        ({ id, domains }) => domains.includes('guided') || /child|former|one-week|kind|ex-/.test(id),
      ),
    );
    expect(problems.map(({ id }) => id)).toEqual([]);
  });
});

test('the safety exercises answer with the advice of the page after a yes', () => {
  const panels: readonly (readonly [string, string, DangerKind])[] = [
    ['alcohol_1_1', 'advies_aanval', 'fit'],
    ['cocaine_1_1', 'bel_112', 'chest'],
    ['cocaine_1_1', 'bel_113', 'suicide'],
    ['cannabis_1_1', 'bel_113', 'suicide'],
    ['gambling_1_4', 'bel_113', 'suicide'],
    ['closeones_1_1', 'veilig_thuis', 'afraid'],
    ['closeones_1_1', 'bel_113', 'other-suicide'],
  ];
  for (const language of LANGUAGES) {
    for (const [id, key, kind] of panels) {
      const form = STARTER.webforms.find((webform) => webform.id === id);
      const panel = JSON.stringify(form?.[language]?.elements.find((element) => element.key === key));
      const { title, say } = toDangerBlock(kind, language);
      expect(panel).toContain(title);
      expect(panel).toContain(say);
    }
  }
});

test('a page says the whole sentence about suicide once, and the short one after it', () => {
  const often = STARTER.pages.filter(({ nl }) => JSON.stringify(nl).split('dezelfde lijn: gratis').length > 2);
  expect(often.map(({ id }) => id)).toEqual([]);
});

test('the questions of the safety step of alcohol are all asked before registering too', () => {
  const safety = DOMAINS.find(({ key }) => key === 'alcohol')?.safety;
  const page = STARTER.pages.find(({ id }) => id === 'alcohol-onboarding');
  const requests = Object.values(safety?.asked ?? {});
  expect(requests).toHaveLength(7);
  for (const kind of requests) expect(JSON.stringify(page?.nl)).toContain(`"danger":"${kind}"`);
});
