import { expect, it } from 'vitest';
import { findNodeDefinition } from '#registry/index.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { openDialog } from '#tests/support/http.ts';
import { openEditor } from '#tests/support/staff.ts';
import { getProduct, getProductPort } from './product.ts';

/** Some pages also contain it for visitors. */
const NO_INDEX = /<meta name="robots" content="noindex">\s*/;

/** Parts that only a preview has: the bar with its sheet, and the tag for search engines. */
const OF_PREVIEW = [
  /<aside class="preview-bar".*?<\/aside>\s*/s,
  /<link rel="stylesheet" href="\/_astro\/preview\.[^"]+">\s*/,
  NO_INDEX,
];

/** Attributes that restrict a page to logged-in users: the reader of a preview may be logged out. */
const OF_GUARD = [/ data-(?:access|first|login|home|lock)="[^"]*"/g];

const without = (html: string, parts: readonly RegExp[]) => parts.reduce((rest, part) => rest.replace(part, ''), html);

/** Returns the first difference between two texts, with both parts; null if they are equal. */
function getFirstDifference(item: string, otherText: string): readonly string[] | null {
  if (item === otherText) return null;
  const position = [...item].findIndex((character, index) => character !== otherText[index]);
  return [item, otherText].map((text) => text.slice(Math.max(0, position - 40), position + 80));
}

interface Row {
  readonly nid: number;
  readonly type: string;
  readonly path: string | null;
}

for (const { key, label, languages } of DOMAINS) {
  for (const language of languages) {
    it(`the preview of every page of ${key} in ${language} is the page that visitors get`, async () => {
      const editor = await openEditor(getProduct(), label);
      const get = (path: string) =>
        openDialog({ port: getProductPort(), host: `${label}.localhost:${getProductPort()}`, path, headers: {} });
      const list = `/api/nl/desk/pages?domain=${key}&language=${language}&state=published`;
      const pages: Row[] = [];
      for (let page = 0, index = 1; page < index; page += 1) {
        const { entities, pager } = JSON.parse((await editor.call('GET', `${list}&page=${page}`)).text);
        pages.push(...entities);
        index = pager.total_pages;
      }
      const visible = pages.filter(({ path, type }) => path && findNodeDefinition(type)?.renderedBy === 'component');
      expect(visible.length).toBeGreaterThan(0);
      for (const { nid, path } of visible) {
        const answer = await editor.call('POST', `/api/nl/desk/pages/${nid}/${language}/preview`, { domain: key });
        const preview = await get(new URL(JSON.parse(answer.text).url).pathname);
        const publishedAnswer = await get(toLocalisedPath(path ?? '', language));
        expect([publishedAnswer.status, preview.status], path ?? '').toEqual([200, 200]);
        for (const part of OF_PREVIEW) expect(preview.text, path ?? '').toMatch(part);
        const expected = without(publishedAnswer.text, [NO_INDEX, ...OF_GUARD]);
        expect(getFirstDifference(without(preview.text, OF_PREVIEW), expected), path ?? '').toBeNull();
        expect(preview.headers['cache-control'], path ?? '').toBe('private, no-store');
      }
    });
  }
}
