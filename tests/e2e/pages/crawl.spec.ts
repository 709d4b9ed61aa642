import type { BrowserContext, Page } from '@playwright/test';
import { STARTER } from '#src/cms/starter/content.ts';
import type { Language } from '#src/domains/domain.ts';
import { listAllHelpLines } from '#src/domains/help-lines.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { PLAIN_FIELDS, TRANSLATED_FIELDS } from '#src/domains/provider.ts';
import { type Answer, ask } from '#tests/support/http.ts';
import { withSpeller, wordsOf } from '#tests/words/speller.ts';
import { confirmed } from '../support/people.ts';
import { address, expect, productPort, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

/** Names of help lines do not count as our texts. */
const NAMES = new Set(listAllHelpLines().flatMap(({ name }) => [...wordsOf(name.nl), ...wordsOf(name.en)]));

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
      const lost = hrefs.filter((href) => /^#./.test(href) && document.getElementById(href.slice(1)) === null);
      for (const element of document.querySelectorAll(unseen)) element.remove();
      // Text in another language has a `lang` attribute.
      const isOurs = (element: Element | null) =>
        (element?.closest('[lang]')?.getAttribute('lang') ?? language) === language;
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode())
        if (isOurs(walker.currentNode.parentElement)) texts.push(walker.currentNode.nodeValue ?? '');
      for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join(','))) {
        if (isOurs(element)) texts.push(...names.map((name) => element.getAttribute(name) ?? ''));
      }
      const read = texts.map((text) => text.trim()).filter((text) => text !== '');
      return { lang: document.documentElement.lang, texts: read, paths, lost };
    },
    { html, language, names: READ, unseen: UNSEEN },
  );

async function getCookie(context: BrowserContext, label: string): Promise<string> {
  const cookies = await context.cookies(address(label, '/'));
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
      variant((key === 'alcohol') === (language === 'nl') && /alcohol|cannabis|guided|close/.test(key)),
      async ({ context, page }) => {
        const get = (path: string, headers = {}): Promise<Answer> =>
          ask({ port: productPort(), host: `${label}.localhost:${productPort()}`, path, headers });
        const found: string[] = [];
        const words = new Map<string, string>();
        const read = (at: string, texts: readonly string[]) => {
          found.push(...texts.filter((text) => MISSING.test(text)).map((text) => `${at}: missing text in “${text}”`));
          for (const word of texts.flatMap((text) => [...wordsOf(text.replaceAll(UNFILLED, ' '))]))
            if (!words.has(word)) words.set(word, at);
        };

        const links = new Map<string, string>();
        const pages = STARTER.pages.filter((page) => page.domains.includes(key) && page[language] !== undefined);
        for (const { path } of pages) {
          const at = `${language === 'en' ? '/en' : ''}${path[language]}`.replace(/(?<=.)\/$/, '');
          const answer = await get(at);
          if (answer.status !== 200) {
            links.set(at, 'the starter content');
            continue;
          }
          const { lang, texts, paths, lost } = await readPage(page, answer.text, language);
          if (lang !== language) found.push(`${at}: is in “${lang}”`);
          found.push(...lost.map((href) => `${at}: leads to ${href}, which is not there`));
          for (const href of paths) if (!links.has(href)) links.set(href, at);
          read(at, texts);
        }
        for (const [href, at] of links) {
          const { status } = await get(href);
          if (status >= 400) found.push(`${at}: ${href} answers ${status}`);
        }

        if (STARTER.webforms.some(({ domains }) => domains.includes(key) && domains.length === 1)) {
          await confirmed(context, label, { language });
          const cookie = await getCookie(context, label);
          for (const { id } of STARTER.webforms.filter(({ domains }) => domains.includes(key))) {
            const answer = await get(`/api/${language}/webform_rest/${id}/fields?_format=json`, { cookie });
            if (answer.status !== 200) found.push(`${id}: answers ${answer.status}`);
            const form = JSON.parse(answer.text);
            if ((form.writtenIn ?? language) !== language) found.push(`${id}: is in “${form.writtenIn}”`);
            read(id, getStrings(form).map(withoutMarkup));
          }
          for (const view of ['badges', 'milestones']) {
            const answer = await get(`/api/${language}/entity/view/${view}/list/results?_format=json`, { cookie });
            if (answer.status === 200) read(view, getStrings(JSON.parse(answer.text)).map(withoutMarkup));
          }
        }

        const unknown = await withSpeller(language, ({ knows }) =>
          [...words].filter(([word]) => !NAMES.has(word) && !knows(word)),
        );
        found.push(...unknown.map(([word, at]) => `${at}: “${word}” is no word we know`));
        expect(pages.length).toBeGreaterThan(1);
        expect(words.size).toBeGreaterThan(200);
        expect(found).toEqual([]);
      },
    );
  }
}
