/// <reference types="vite/client" />
import latinFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import type { DomainKey } from '#src/domains/domain.ts';
import application from './application.scss?url';
import desk from './desk.scss?url';
import preview from './preview.scss?url';

const sheets = import.meta.glob<string>('./sheets/content-*.scss', { query: '?url', import: 'default', eager: true });

/** Returns the URL of the style sheet of content pages, or of pages that belong to no domain. */
export function getContentSheet(domain: DomainKey | 'neutral'): string {
  const url = sheets[`./sheets/content-${domain}.scss`];
  if (!url) throw new Error(`No sheet for the domain "${domain}": run node src/styles/generate.ts.`);
  return url;
}

/** URL of the second style sheet, for application screens. */
export const applicationSheet: string = application;

/** URL of the second style sheet of the staff's desk. */
export const deskSheet: string = desk;

/** URL of the style sheet of the preview bar. */
export const previewSheet: string = preview;

/** URL of the typeface's Latin file, for preloading. */
export const fontFile: string = latinFont;
