import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAllowedHref } from '#registry/fields/link.ts';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { findNodeDefinition, findParagraphDefinition } from '#registry/index.ts';
import type { QuestionElement, WebformElement } from '#src/contract/webform/definition.ts';
import { SAFETY_TEXTS } from '#src/domains/safety-texts.ts';
import { avoided } from '#tests/words/phrases.ts';
import type { StarterBadge, StarterCategory, StarterMilestone } from './community/starter-term.ts';
import { encryption } from './shared/privacy-sections.ts';
import { getStorageSections } from './shared/privacy-storage.ts';
import type { StarterMenu, StarterMenuItem, StarterPage, StarterQuestion, StarterWebform } from './starter.ts';

type Language = 'nl' | 'en';

/**
 * Paths of the application's screens (docs/specification.md, section 2); pages of the starter content are added to
 * them.
 */
const SCREENS: Record<Language, readonly string[]> = {
  nl: '/ /registreren /inloggen /wachtwoord-vergeten /programma /mijn-plan /form/goal /dagelijkse-registratie /kalender /hulp /forum /dagboek /dagboek/nieuwe-ervaring /badges /berichten /account /account/email-wijzigen /account/wachtwoord-wijzigen /account/meldingen /account/mijn-avatar /account/mijn-poh /account/wie-keek /account/buddies /user/logout /clienten /client-uitnodigen'.split(
    ' ',
  ),
  en: '/ /register /login /forgot-password /program /my-recovery-plan /form/goal /daily-registration /calendar /help /forum /diary /diary/new-entry /badges /messages /account /account/change-email /account/change-password /account/notifications /account/my-avatar /account/my-nurse-practitioner /account/who-looked /account/buddies /user/logout'.split(
    ' ',
  ),
};

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
// In sequence: in parallel a module may be evaluated twice, and its content counted twice.
const modules: Record<string, unknown>[] = [];
for (const file of files) modules.push(await import(join(folder, file)));
const exported = modules.flatMap((module) => Object.values(module).flat()).filter(isRecord);

const pages = exported.filter((value) => 'path' in value && 'domains' in value) as unknown as StarterPage[];
const questions = exported.filter(
  (value) => isRecord(value.nl) && 'question' in value.nl,
) as unknown as StarterQuestion[];
const community = exported.filter(
  (value) => isRecord(value.text) && isRecord(value.text.nl) && 'description' in value.text.nl,
) as unknown as (StarterCategory | StarterBadge | StarterMilestone)[];
const menus = exported.filter((value) => 'menu' in value && 'items' in value) as unknown as StarterMenu[];

/** A form is exported by its module and in the lists of its phase and programme, and counts as one form. */
const webforms = [
  ...new Set(exported.filter((value) => isRecord(value.nl) && 'elements' in value.nl)),
] as unknown as StarterWebform[];

const terms = community.map(({ id, text }) => ({ id, ...text }));

const texts = [...pages, ...questions, ...webforms, ...terms].flatMap(({ id, nl, en }) => [
  { name: `${id} (nl)`, language: 'nl' as const, content: nl as unknown },
  ...(en ? [{ name: `${id} (en)`, language: 'en' as const, content: en as unknown }] : []),
]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns every string below a value with its key, without machine names. */
function getStrings(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return /^[a-z0-9_-]*$/.test(value) ? [] : [{ key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => getStrings(item, key));
  return isRecord(value) ? Object.entries(value).flatMap(([name, item]) => getStrings(item, name)) : [];
}

function getProse(content: unknown): string[] {
  return getStrings(content).flatMap(({ key, text }) => (key === 'href' ? [] : [text]));
}

/** Returns the sentences for a reader: a block, and the bold start of a list item, end a sentence. */
function getSentences(html: string): string[] {
  return html
    .replace(/(<li><strong>[^<]*<\/strong>)/g, '$1\n')
    .replace(/<\/(p|li|h2|h3|blockquote)>|<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .split(/\n|(?<=[.?…][”’")]*)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

function getLength(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function getLinks(content: unknown): string[] {
  return getStrings(content).flatMap(({ key, text }) =>
    key === 'href' ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? ''),
  );
}

function isKnownLink(href: string, language: Language): boolean {
  if (!isAllowedHref(href)) return false;
  if (href.startsWith('tel:')) return /^tel:\d{3,15}$/.test(href);
  if (!href.startsWith('/')) return true;
  const path = href.split(/[?#]/)[0] ?? '';
  const paths = [...SCREENS[language], ...pages.map((page) => page.path[language])];
  if (language === 'nl') return paths.includes(path);
  return path === '/en' || (path.startsWith('/en/') && paths.includes(path.slice('/en'.length)));
}

/** Checks the fields of a node or paragraph, and of the paragraphs in it, against their definitions. */
async function getProblems(
  type: string,
  entity: Record<string, unknown>,
  kind: 'node' | 'paragraph',
): Promise<string[]> {
  const definition = kind === 'node' ? findNodeDefinition(type) : findParagraphDefinition(type);
  if (!definition) return [`${type} is not registered`];
  const problems = await Promise.all(
    Object.entries(definition.fields).map(async ([name, field]) => {
      const value = entity[name];
      if (value === undefined || field.kind === 'nodes') return [];
      if (field.kind === 'paragraphs' && Array.isArray(value)) {
        const inner = await Promise.all(value.map((item) => getProblems(String(item.type), item, 'paragraph')));
        return inner.flat();
      }
      return field
        .schema()
        .validate(value, { strict: true })
        .then(() => [])
        .catch((error: Error) => [`${type}.${name}: ${error.message}`]);
    }),
  );
  return problems.flat();
}

test('there is starter content to read', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(questions.length).toBeGreaterThan(0);
  expect(menus.length).toBeGreaterThan(0);
  expect(webforms.length).toBeGreaterThan(0);
});

describe.each(texts)('$name', ({ language, content }) => {
  const prose = getProse(content);
  const sentences = prose.flatMap(getSentences);

  test('has no exclamation marks', () => {
    expect(prose.filter((text) => text.includes('!'))).toEqual([]);
  });

  /** Safety sentences are used unchanged, and a list of stored data is as long as the data. */
  const input = [
    ...Object.values(SAFETY_TEXTS).map((text) => text[language]),
    ...[...getStorageSections(true), encryption].map((section) => section[language].body.replace(/<[^>]*>/g, '')),
  ];
  const isOwnEntry = (sentence: string) => !input.some((text) => text.includes(sentence));

  test('uses none of the words that hurt or talk down', () => {
    expect(sentences.filter(isOwnEntry).filter((sentence) => sentence.search(avoided(language)) >= 0)).toEqual([]);
  });

  test('has short sentences', () => {
    const lengths = sentences.map(getLength);
    expect(sentences.filter(isOwnEntry).filter((sentence) => getLength(sentence) > 25)).toEqual([]);
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThanOrEqual(14);
  });

  test('links to pages that exist, in its own language', () => {
    expect(getLinks(content).filter((href) => !isKnownLink(href, language))).toEqual([]);
  });

  test('uses the tags of rich text only', () => {
    const tags = prose.flatMap((text) => [...text.matchAll(/<\/?([a-z0-9]+)/g)].map((match) => match[1]));
    expect(tags.filter((tag) => !RICH_TEXT_TAGS.some((allowedValues) => allowedValues === tag))).toEqual([]);
  });
});

describe.each(pages)('page $id', (page) => {
  const guidedOnly = page.domains.every((domain) => domain === 'guided');

  test('stands in Dutch and English, guided in Dutch', () => {
    expect(page.en !== undefined).toBe(!guidedOnly);
    expect(page.path.en !== undefined).toBe(!guidedOnly);
  });

  test.each(['nl', 'en'] as const)('has a short title and description in %s', (language) => {
    const texts = page[language] as { title: string; description?: string } | undefined;
    expect(texts?.title.length ?? 0).toBeLessThanOrEqual(70);
    expect(texts?.description?.length ?? 0).toBeLessThanOrEqual(160);
  });

  test.each(['nl', 'en'] as const)('fits its definition in %s', async (language) => {
    expect(await getProblems(page.type, (page[language] ?? page.nl) as never, 'node')).toEqual([]);
  });
});

test('every question that a page shows exists, in the languages of the page', () => {
  const visible = pages.flatMap((page) =>
    (['nl', 'en'] as const).flatMap((language) => getQuestionIds(page[language]).map((id) => ({ id, language }))),
  );
  const missing = visible.filter(({ id, language }) => !questions.find((question) => question.id === id)?.[language]);
  expect(missing).toEqual([]);
});

function getQuestionIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(getQuestionIds);
  if (!isRecord(value)) return [];
  if (value.type === 'faq') return (value.questions ?? []) as string[];
  return Object.values(value).flatMap(getQuestionIds);
}

test('ids and paths are unique', () => {
  const ids = [...pages, ...questions, ...webforms].map(({ id }) => id);
  const paths = pages.flatMap(({ domains, path }) =>
    domains.flatMap((domain) => [`${domain} nl ${path.nl}`, ...(path.en ? [`${domain} en ${path.en}`] : [])]),
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

describe.each(menus)('menu $menu of $domains', ({ domains, items }) => {
  const all: StarterMenuItem[] = items.flatMap((item) => [item, ...(item.below ?? [])]);

  test('links to pages that exist', () => {
    const languages: Language[] = domains.every((domain) => domain === 'guided') ? ['nl'] : ['nl', 'en'];
    const unknownNames = languages.flatMap((language) =>
      all.map(({ href }) => href[language]).filter((href) => !isKnownLink(href, language)),
    );
    expect(unknownNames).toEqual([]);
  });

  test('has short titles', () => {
    expect(all.filter(({ title }) => title.nl.length > 24 || title.en.length > 24)).toEqual([]);
  });
});

const WORDS = [
  'label',
  'help',
  'html',
  'folded',
  'title',
  'transcript',
  'explanation',
  'unit',
  'minLabel',
  'maxLabel',
  'requiredError',
  'maxLengthError',
];

/** Returns a form without its texts, which is equal in every language. */
function getStructure(elements: readonly WebformElement[]): unknown {
  return JSON.parse(JSON.stringify(elements, (key, value) => (WORDS.includes(key) ? key : value)));
}

/** Returns the answers that a condition can refer to. */
function getValues(element: WebformElement | undefined): readonly string[] {
  if (element && 'options' in element) return element.options.map(({ value }) => value);
  if (element?.type !== 'scale') return [];
  return Array.from({ length: element.max - element.min + 1 }, (_, index) => String(element.min + index));
}

function isQuestionElement(element: WebformElement): element is QuestionElement {
  return !['markup', 'image', 'video', 'page'].includes(element.type);
}

describe.each(webforms)('form $id', ({ id, nl, en }) => {
  test('has the same questions and answers in both languages', () => {
    expect(getStructure(en?.elements ?? nl.elements)).toEqual(getStructure(nl.elements));
  });

  test('has keys that are unique machine names', () => {
    const keys = nl.elements.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index || !/^[a-z][a-z0-9_]*$/.test(key))).toEqual([]);
  });

  test('has conditions on answers that exist', () => {
    const unknownNames = nl.elements.flatMap(({ when }) => {
      const elements = (when?.of ?? []).map(({ key }) => nl.elements.find((element) => element.key === key));
      const values = elements.flatMap(getValues);
      const names = (when?.of ?? []).flatMap(({ is }) => is).filter((value) => !values.includes(value));
      return elements.includes(undefined) ? ['a question that is not there', ...names] : names;
    });
    expect(unknownNames).toEqual([]);
  });

  test('holds nobody up: at most one answer is required, but for every one about the body', () => {
    const matchingElements = nl.elements.filter((element) => isQuestionElement(element) && element.type !== 'check');
    const required = matchingElements.filter((element) => 'required' in element && element.required);
    if (['alcohol_1_1', 'cannabis_1_1', 'cocaine_1_1'].includes(id)) expect(required).toHaveLength(7);
    else expect(required.length).toBeLessThanOrEqual(1);
  });

  test('says something afterwards', () => {
    expect(nl.confirmation.html).not.toBe('');
    expect(id).toMatch(/^[a-z0-9_]{1,64}$/);
  });
});

const programmes = pages.filter((page): page is StarterPage<'program'> => page.type === 'program');

describe.each(programmes)('programme $id', (page) => {
  const readExercises = (language: Language) => [
    ...(page[language]?.phases ?? []).flatMap(({ exercises }) => exercises ?? []),
    ...(page[language]?.endExercises ?? []),
  ];

  test.each(['nl', 'en'] as const)('has a form of the same name for every exercise in %s', (language) => {
    const without = readExercises(language).filter(
      ({ webform, title }) => webforms.find(({ id }) => id === webform)?.[language]?.title !== title,
    );
    expect(without).toEqual([]);
  });

  test('has a way past every personal exercise', () => {
    const personal = readExercises('nl').filter(({ category }) => category === 'text' || category === 'list');
    const stuck = personal.filter(
      ({ webform }) => webforms.find(({ id }) => id === webform)?.nl.elements.at(-1)?.type !== 'skip',
    );
    expect(stuck).toEqual([]);
  });
});
