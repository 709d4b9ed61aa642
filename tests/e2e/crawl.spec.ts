import type { BrowserContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { STARTER } from '../../src/cms/starter/content.ts';
import type { Language } from '../../src/domains/domain.ts';
import { allHelpLines } from '../../src/domains/help-lines.ts';
import { DOMAINS } from '../../src/domains/index.ts';
import { type Answer, ask } from '../support/http.ts';
import { withSpeller, wordsOf } from '../words/speller.ts';
import { confirmed } from './people.ts';
import { address, expect, productPort, test } from './story.ts';

/** Names of help lines are no words of ours. */
const NAMES = new Set(allHelpLines().flatMap(({ name }) => [...wordsOf(name.nl), ...wordsOf(name.en)]));

/** What is read beside the text of an element. */
const READ = ['alt', 'aria-label', 'title', 'placeholder'];
const UNSEEN = 'script, style, template, noscript, head > *:not(title)';
/** What stands where a text or a value is missing. */
const MISSING = /\{\{|\bundefined\b|\[object |\bNaN\b|^[a-z][\w-]*(?:[.:][\w-]+){1,6}(?<!\.(?:nl|com|org))$/;

/** What somebody reads on a page in its own language, one text a line. */
function textsOf(document: Document, language: Language): readonly string[] {
  for (const element of document.querySelectorAll(UNSEEN)) element.remove();
  const isOurs = (element: Element | null) =>
    (element?.closest('[lang]')?.getAttribute('lang') ?? language) === language;
  const walker = document.createTreeWalker(document.documentElement, 4);
  const texts: string[] = [];
  while (walker.nextNode())
    if (isOurs(walker.currentNode.parentElement)) texts.push(walker.currentNode.nodeValue ?? '');
  for (const element of document.querySelectorAll(READ.map((name) => `[${name}]`).join(','))) {
    if (isOurs(element)) texts.push(...READ.map((name) => element.getAttribute(name) ?? ''));
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Where the links of a page lead on this site, and the places on the page itself that are not there. */
function linksOf(document: Document): { readonly paths: readonly string[]; readonly lost: readonly string[] } {
  const hrefs = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const paths = hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.split('#')[0] ?? '');
  const lost = hrefs.filter((href) => /^#./.test(href) && document.getElementById(href.slice(1)) === null);
  return { paths, lost };
}

async function cookieOf(context: BrowserContext, label: string): Promise<string> {
  const cookies = await context.cookies(address(label, '/'));
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The strings that somebody reads of what the content system tells, without markup. */
function stringsOf(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return MACHINE.test(key) || /^[a-z0-9_/-]*$/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => stringsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => stringsOf(item, name));
}
const MACHINE = /(^|_)(id|uuid|key|type|value|href|url|uri|drawing|image|created|changed|langcode|when|icon)$/;
const withoutMarkup = (html: string) => html.replace(/<[^>]*>/g, '\n').replaceAll('&amp;', '&');

for (const { key, label, languages } of DOMAINS) {
  for (const language of languages) {
    test(`every page, exercise and badge of ${key} is whole (${language})`, async ({ context }) => {
      const get = (path: string, headers = {}): Promise<Answer> =>
        ask({ port: productPort(), host: `${label}.localhost:${productPort()}`, path, headers });
      const found: string[] = [];
      const words = new Map<string, string>();
      const read = (at: string, texts: readonly string[]) => {
        found.push(...texts.filter((text) => MISSING.test(text)).map((text) => `${at}: missing text in “${text}”`));
        for (const text of texts) for (const word of wordsOf(text)) if (!words.has(word)) words.set(word, at);
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
        const { document } = new JSDOM(answer.text).window;
        if (document.documentElement.lang !== language) found.push(`${at}: is in “${document.documentElement.lang}”`);
        const { paths, lost } = linksOf(document);
        found.push(...lost.map((href) => `${at}: leads to ${href}, which is not there`));
        for (const href of paths) if (!links.has(href)) links.set(href, at);
        read(at, textsOf(document, language));
      }
      for (const [href, at] of links) {
        const { status } = await get(href);
        if (status >= 400) found.push(`${at}: ${href} answers ${status}`);
      }

      if (STARTER.webforms.some(({ domains }) => domains.includes(key) && domains.length === 1)) {
        await confirmed(context, label, { language });
        const cookie = await cookieOf(context, label);
        for (const { id } of STARTER.webforms.filter(({ domains }) => domains.includes(key))) {
          const answer = await get(`/api/${language}/webform_rest/${id}/fields?_format=json`, { cookie });
          if (answer.status !== 200) found.push(`${id}: answers ${answer.status}`);
          const form = JSON.parse(answer.text);
          if ((form.writtenIn ?? language) !== language) found.push(`${id}: is in “${form.writtenIn}”`);
          read(id, stringsOf(form).map(withoutMarkup));
        }
        for (const view of ['badges', 'milestones']) {
          const answer = await get(`/api/${language}/entity/view/${view}/list/results?_format=json`, { cookie });
          if (answer.status === 200) read(view, stringsOf(JSON.parse(answer.text)).map(withoutMarkup));
        }
      }

      const unknown = await withSpeller(language, ({ knows }) =>
        [...words].filter(([word]) => !NAMES.has(word) && !knows(word)),
      );
      found.push(...unknown.map(([word, at]) => `${at}: “${word}” is no word we know`));
      expect(pages.length).toBeGreaterThan(1);
      expect(words.size).toBeGreaterThan(200);
      expect(found).toEqual([]);
    });
  }
}
