import type { BrowserContext, Page } from '@playwright/test';
import { STARTER } from '#src/cms/starter/content.ts';
import type { Language } from '#src/domains/domain.ts';
import { listAllHelpLines } from '#src/domains/help-lines.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { PLAIN_FIELDS, TRANSLATED_FIELDS } from '#src/domains/provider.ts';
import { type Answer, openDialog } from '#tests/support/http.ts';
import { getWords, withSpeller } from '#tests/words/speller.ts';
import { confirmed } from '../support/people.ts';
import { expect, getUrl, productPort, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

/** Names of help lines do not count as our texts. */
const NAMES = new Set(listAllHelpLines().flatMap(({ name }) => [...getWords(name.nl), ...getWords(name.en)]));

/** Attributes that are read besides the text of an element. */
const READ = ['alt', 'aria-label', 'title', 'placeholder'];
const UNSEEN = 'script, style, template, noscript, head > *:not(title)';
/** Patterns of a missing text or value. */
const MISSING = /\{\{|\bundefined\b|\[object |\bNaN\b|^[a-z][\w-]*(?:[.:][\w-]+){1,6}(?<!\.(?:nl|com|org))$/;

/** A placeholder of the provider's details that is not filled in, as pages show it. */
const UNFILLED = new RegExp(`\\[(?:${[...PLAIN_FIELDS, ...TRANSLATED_FIELDS].join('|')})\\]`, 'g');

/** A page for its readers: its language, its texts, one per line, and the targets of its links. */
interface ReadPage {
  readonly lang: string;
  readonly texts: readonly string[];
  /** Paths on this site. */
  readonly paths: readonly string[];
  /** Fragments on the page that do not exist. */
  readonly lost: readonly string[];
}

/** Reads a page in the browser, which parses it far faster than a DOM implementation in Node. */
const readPage = (page: Page, html: string, language: Language): Promise<ReadPage> =>
  page.evaluate(
    ({ html, language, names, unseen }) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const hrefs = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
      const paths = hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.split('#')[0] ?? '');
      const losses = hrefs.filter((href) => /^#./.test(href) && document.getElementById(href.slice(1)) === null);
      for (const element of document.querySelectorAll(unseen)) element.remove();
      // Text in another language has a `lang` attribute.
      const isProductUrl = (element: Element | null) =>
        (element?.closest('[lang]')?.getAttribute('lang') ?? language) === language;
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode())
        if (isProductUrl(walker.currentNode.parentElement)) texts.push(walker.currentNode.nodeValue ?? '');
      for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join(','))) {
        if (isProductUrl(element)) texts.push(...names.map((name) => element.getAttribute(name) ?? ''));
      }
      const read = texts.map((text) => text.trim()).filter((text) => text !== '');
      return { lang: document.documentElement.lang, texts: read, paths, lost: losses };
    },
    { html, language, names: READ, unseen: UNSEEN },
  );

async function getCookie(context: BrowserContext, label: string): Promise<string> {
  const cookies = await context.cookies(getUrl(label, '/'));
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Returns the readable strings of a content system's response, without markup. */
function getStrings(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return MACHINE.test(key) || /^[a-z0-9_/-]*$/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => getStrings(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => getStrings(item, name));
}
const MACHINE = /(^|_)(id|uuid|key|type|value|href|url|uri|drawing|image|created|changed|langcode|when|icon)$/;
const withoutMarkup = (html: string) => html.replace(/<[^>]*>/g, '\n').replaceAll('&amp;', '&');

for (const { key, label, languages } of DOMAINS) {
  for (const language of languages) {
    test(
      `every page, exercise and badge of ${key} is whole (${language})`,
      getVariant((key === 'alcohol') === (language === 'nl') && /alcohol|cannabis|guided|close/.test(key)),
      async ({ context, page }) => {
        const get = (path: string, headers = {}): Promise<Answer> =>
          openDialog({ port: productPort(), host: `${label}.localhost:${productPort()}`, path, headers });
        const problems: string[] = [];
        const labels = new Map<string, string>();
        const read = (location: string, texts: readonly string[]) => {
          problems.push(
            ...texts.filter((text) => MISSING.test(text)).map((text) => `${location}: missing text in “${text}”`),
          );
          for (const word of texts.flatMap((text) => [...getWords(text.replaceAll(UNFILLED, ' '))]))
            if (!labels.has(word)) labels.set(word, location);
        };

        const links = new Map<string, string>();
        const pages = STARTER.pages.filter((page) => page.domains.includes(key) && page[language] !== undefined);
        for (const { path } of pages) {
          const url = `${language === 'en' ? '/en' : ''}${path[language]}`.replace(/(?<=.)\/$/, '');
          const answer = await get(url);
          if (answer.status !== 200) {
            links.set(url, 'the starter content');
            continue;
          }
          const { lang, texts, paths, lost } = await readPage(page, answer.text, language);
          if (lang !== language) problems.push(`${url}: is in “${lang}”`);
          problems.push(...lost.map((href) => `${url}: leads to ${href}, which is not there`));
          for (const href of paths) if (!links.has(href)) links.set(href, url);
          read(url, texts);
        }
        for (const [href, location] of links) {
          const { status } = await get(href);
          if (status >= 400) problems.push(`${location}: ${href} answers ${status}`);
        }

        if (STARTER.webforms.some(({ domains }) => domains.includes(key) && domains.length === 1)) {
          await confirmed(context, label, { language });
          const cookie = await getCookie(context, label);
          for (const { id } of STARTER.webforms.filter(({ domains }) => domains.includes(key))) {
            const answer = await get(`/api/${language}/webform_rest/${id}/fields?_format=json`, { cookie });
            if (answer.status !== 200) problems.push(`${id}: answers ${answer.status}`);
            const form = JSON.parse(answer.text);
            if ((form.writtenIn ?? language) !== language) problems.push(`${id}: is in “${form.writtenIn}”`);
            read(id, getStrings(form).map(withoutMarkup));
          }
          for (const view of ['badges', 'milestones']) {
            const answer = await get(`/api/${language}/entity/view/${view}/list/results?_format=json`, { cookie });
            if (answer.status === 200) read(view, getStrings(JSON.parse(answer.text)).map(withoutMarkup));
          }
        }

        const unknown = await withSpeller(language, ({ knows }) =>
          [...labels].filter(([word]) => !NAMES.has(word) && !knows(word)),
        );
        problems.push(...unknown.map(([word, location]) => `${location}: “${word}” is no word we know`));
        expect(pages.length).toBeGreaterThan(1);
        expect(labels.size).toBeGreaterThan(200);
        expect(problems).toEqual([]);
      },
    );
  }
}
