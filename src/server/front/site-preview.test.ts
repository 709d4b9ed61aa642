import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS, getDomain } from '#src/domains/index.ts';
import { toPreviewHref } from '#src/i18n/preview-href.ts';
import { toPreviewedOrigins } from '#src/render/previewed-origins.ts';
import { type RunningFront, startFront } from './front.fixture.ts';

const origins = Object.fromEntries(DOMAINS.map(({ key, label }) => [key, `https://${label}.zelfhulp.nl`])) as Readonly<
  Record<DomainKey, string>
>;
const site = { domain: getDomain('alcohol'), origin: origins.alcohol, programmeOrigins: origins };
const getPreview = (href: string) => toPreviewHref(href, toPreviewedOrigins(site, 'v1.x'));

describe('a link of a page in a preview of the whole site', () => {
  it.each([
    ['/', '/voorbeeld/r/v1.x'],
    ['/hulp?a=1#bellen', '/voorbeeld/r/v1.x/hulp?a=1#bellen'],
    ['/en', '/en/preview/r/v1.x'],
    ['/en/help', '/en/preview/r/v1.x/help'],
    ['https://gokken.zelfhulp.nl', 'https://gokken.zelfhulp.nl/voorbeeld/r/v1.x'],
    ['https://gokken.zelfhulp.nl/en/help', 'https://gokken.zelfhulp.nl/en/preview/r/v1.x/help'],
  ])('to %s stays in it', (href, inner) => {
    expect(getPreview(href)).toBe(inner);
  });

  it.each([
    '#inhoud',
    'tel:113',
    'https://www.113.nl/',
    '//elders.nl/',
    '/voorbeeld/r/v1.x/hulp',
    '/api/media/1/x.pdf',
    '/_astro/x.css',
  ])('to %s stays as it is', (href) => expect(getPreview(href)).toBe(href));
});

describe('the address of a preview of the whole site', () => {
  let front: RunningFront;
  const loaded: string[] = [];
  beforeAll(async () => {
    front = await startFront({
      pages: async (_address, { path, language, preview: sitePreview }) => {
        if (sitePreview && 'token' in sitePreview) loaded.push(`${language} ${path} ${sitePreview.name}`);
        const body = Buffer.from('<a class="x" href="/hulp">Hulp</a><link href="/x.css">');
        return { status: 200, headers: { 'content-type': 'text/html' }, body };
      },
    });
  });
  afterAll(() => front.close());

  it('shows each page of the site, kept by nobody, with its links in the preview', async () => {
    const answer = await front.get('/voorbeeld/r/v1.uitgave/over-ons');
    expect(answer.text).toContain('<a class="x" href="/voorbeeld/r/v1.uitgave/hulp">Hulp</a><link href="/x.css">');
    expect([answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
    await front.get('/en/preview/r/v1.uitgave');
    expect(loaded).toEqual(['nl /over-ons Voorjaar', 'en / Voorjaar']);
  });

  it('shows no preview for another token or language, and is not logged', async () => {
    const loadsBefore = loaded.length;
    for (const path of ['/voorbeeld/r/verlopen', '/preview/r/v1.uitgave']) await front.get(path);
    expect(loaded).toHaveLength(loadsBefore);
    expect((await front.get('/voorbeeld/r/broken/hulp')).status).toBe(503);
    expect(front.printed()).not.toMatch(/uitgave|verlopen|broken/);
  });
});
