// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { PreviewedOrigins } from '#src/i18n/preview-href.ts';
import { stayInPreview } from './stay-in-preview.ts';

const languages = ['nl', 'en'] as const;
const origins = { origin: 'https://alcohol.zelfhulp.nl', languages };
const gambling = { origin: 'https://gokken.zelfhulp.nl', languages };
const preview: PreviewedOrigins = { token: 'v1.x', own: origins, all: [origins, gambling] };

/** Clicks a link that was added after the page loaded, and returns its URL. */
function getHrefAfterPress(href: string): string | null {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  link.click();
  return link.getAttribute('href');
}

it('leads a link that the browser draws to its page in the preview, and leaves the others', () => {
  const bar = document.createElement('aside');
  bar.dataset.sitePreview = JSON.stringify(preview);
  stayInPreview(bar);
  expect(getHrefAfterPress('/programma')).toBe('/voorbeeld/r/v1.x/programma');
  expect(getHrefAfterPress('/en/programme?a=1#b')).toBe('/en/preview/r/v1.x/programme?a=1#b');
  expect(getHrefAfterPress('https://gokken.zelfhulp.nl/hulp')).toBe('https://gokken.zelfhulp.nl/voorbeeld/r/v1.x/hulp');
  for (const href of [
    '/voorbeeld/r/v1.x/hulp',
    '/en/preview/r/v1.x',
    '#top',
    'tel:113',
    'https://www.113.nl/',
    '/api/x',
  ])
    expect(getHrefAfterPress(href)).toBe(href);
});
