import { beforeAll, describe, expect, it } from 'vitest';
import type { SafeHtml } from '#registry/fields/field.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { createFakeRequest, createNode } from './content-system.fixture.ts';
import { getSlotValues, getTemplateKey, toTemplatePage, usesTemplate } from './document.ts';
import { type Page, resolvePage } from './page.ts';

const components = { help: () => 'Rust & ruimte' };

async function readPage(path: string, title: string, fields = {}): Promise<Page> {
  const { locals } = createFakeRequest(path, { answers: { [path]: createNode('help', title, fields) } });
  const page = await resolvePage(locals, components);
  if (page.kind !== 'page') throw new Error(`${path} is no page.`);
  return page.page;
}

beforeAll(loadTexts);

describe('the outline of a page', () => {
  it('is the same for all pages of a kind, and its filling is not', async () => {
    const [first, second] = [await readPage('/hulp', 'Hulp'), await readPage('/meer-hulp', 'Meer <hulp>')];
    expect(usesTemplate(first)).toBe(true);
    const getKind = (page: Page) => JSON.stringify(toTemplatePage({ ...page, frame: { ...page.frame, current: '' } }));
    expect(getKind(second)).toBe(getKind(first));
    expect(getSlotValues(second).texts).toMatchObject({ title: 'Meer <hulp> | Zelfhulp', address: '/meer-hulp' });
    expect(getSlotValues(second).markups.content).toBe('Rust &amp; ruimte');
  });

  it('keeps nothing of the page itself', async () => {
    const page = await readPage('/geheim', 'Geheim', { field_lead: [{ value: 'Geheime inleiding' }] });
    const changedPage = { ...page, node: page.node && { ...page.node, html: 'geheime inhoud' as SafeHtml } };
    expect(JSON.stringify(toTemplatePage(changedPage))).not.toMatch(/geheim/i);
  });
});

describe('the kind of a page', () => {
  it('tells apart what a document shows or leaves out', async () => {
    const page = await readPage('/hulp', 'Hulp');
    const kinds = [
      page,
      { ...page, hasVideo: true },
      { ...page, opensOnScene: true },
      { ...page, head: { ...page.head, description: 'Zo gaat het.' } },
      { ...page, head: { ...page.head, structuredData: '{}' } },
      { ...page, head: { ...page.head, isIndexable: false } },
      { ...page, head: { ...page.head, alternates: page.head.alternates.slice(0, 1) } },
      { ...page, frame: { ...page.frame, current: '/hulp?' } },
      { ...page, frame: { ...page.frame, showsPrivate: true } },
      { ...page, frame: { ...page.frame, section: '/trek-nu' } },
    ];
    expect(new Set(kinds.map(getTemplateKey)).size).toBe(kinds.length);
  });

  it('is plain for content alone: an island or another frame is drawn for the page', async () => {
    const page = await readPage('/hulp', 'Hulp');
    expect([usesTemplate({ ...page, island: 'joyride' }), usesTemplate({ ...page, layout: 'modal' })]).toEqual([
      false,
      false,
    ]);
  });
});
