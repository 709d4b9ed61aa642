import { useEffect } from 'react';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import ownSheet from './on-canvas.scss?url';

const SHEET = 'data-canvas-sheet';

/** Style sheet of the domain's pages, or of the canvas, which comes after it. */
type Sheet = 'domain' | 'own';

function linkSheet(target: Document, sheet: Sheet, href: string): void {
  const previousElement = target.head.querySelector<HTMLLinkElement>(`link[${SHEET}='${sheet}']`);
  if (previousElement?.getAttribute('href') === href) return;
  const link = target.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.setAttribute(SHEET, sheet);
  // The old style sheet is removed only after the new one has loaded, so that the page is never unstyled.
  link.addEventListener('load', () => previousElement?.remove());
  if (sheet === 'domain') target.head.prepend(link);
  else target.head.append(link);
}

/** Prevents navigation by links and forms of the page. */
const preventNavigation = (event: Event) => {
  const isLink = (event.target as Element).closest?.('a, form, summary') !== null;
  if (isLink) event.preventDefault();
};

interface Page {
  readonly domain: DomainKey;
  readonly language: Language;
  /** URL of the style sheet of the domain's pages. */
  readonly sheet: string;
  /** Title of the frame. */
  readonly title: string;
}

/** Sets the style sheet, language and colours of a domain's pages on a frame's document, and disables its links. */
export function useFrameDocument(target: Document | null | undefined, { domain, language, sheet, title }: Page): void {
  useEffect(() => {
    if (!target) return undefined;
    target.addEventListener('click', preventNavigation, true);
    target.addEventListener('submit', preventNavigation, true);
    return () => {
      target.removeEventListener('click', preventNavigation, true);
      target.removeEventListener('submit', preventNavigation, true);
    };
  }, [target]);
  useEffect(() => {
    if (!target) return;
    target.documentElement.lang = language;
    target.documentElement.dataset.domain = domain;
    target.title = title;
    target.defaultView?.frameElement?.setAttribute('title', title);
    linkSheet(target, 'domain', sheet);
    linkSheet(target, 'own', ownSheet);
  }, [target, domain, language, sheet, title]);
}
