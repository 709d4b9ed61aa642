/// <reference types="vite/client" />
import latinFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import type { DomainKey } from '#src/domains/domain.ts';
import application from './application.scss?url';
import desk from './desk.scss?url';
import preview from './preview.scss?url';

const sheets = import.meta.glob<string>('./sheets/content-*.scss', { query: '?url', import: 'default', eager: true });

/** Address of the one sheet that a content page links, or a page that belongs to no domain. */
export function contentSheet(domain: DomainKey | 'neutral'): string {
  const url = sheets[`./sheets/content-${domain}.scss`];
  if (!url) throw new Error(`No sheet for the domain "${domain}": run node src/styles/generate.ts.`);
  return url;
}

/** Address of the second sheet, for application screens. */
export const applicationSheet: string = application;

/** Address of the second sheet of the staff's desk. */
export const deskSheet: string = desk;

/** Address of the sheet of the bar over a preview. */
export const previewSheet: string = preview;

/** Address of the typeface's Latin file, to preload. */
export const fontFile: string = latinFont;
