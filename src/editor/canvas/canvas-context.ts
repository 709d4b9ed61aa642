import { createContext, useContext } from 'react';
import type { BlockContext } from '#registry/context.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { helpLines } from '#src/domains/help-lines.ts';
import { getDomain } from '#src/domains/index.ts';
import { createTranslate, type Texts } from '#src/i18n/create-translate.ts';

/** Data of the site that pages in one language are rendered with. */
interface SiteContext {
  /** Texts of the namespace "registry". */
  readonly texts: Texts;
  readonly programmes: BlockContext['programmes'];
  readonly links: BlockContext['links'];
}

/** Site data with which the page editor renders the canvas like a published page. */
export interface CanvasContext {
  /** URL of the style sheet of each domain. */
  readonly sheets: Readonly<Record<DomainKey, string>>;
  readonly siteContexts: Readonly<Record<Language, SiteContext>>;
}

const Context = createContext<CanvasContext | null>(null);
export const CanvasContextProvider = Context.Provider;

/** Returns the site data for rendering pages on the canvas. */
export function useCanvasContext(): CanvasContext {
  const canvasContext = useContext(Context);
  if (!canvasContext) throw new Error('The page editor received no site context.');
  return canvasContext;
}

/** Returns the context that block components receive in addition to their fields, as in the renderer. */
export function toBlockContext(canvasContext: CanvasContext, domain: DomainKey, language: Language): BlockContext {
  const { texts, programmes, links } = canvasContext.siteContexts[language];
  return {
    language,
    domain,
    words: getDomain(domain).words,
    t: createTranslate(texts, language),
    heading: 2,
    position: 0,
    isEditor: true,
    programmes,
    helpLines: helpLines(domain, language),
    provider: null,
    backupDays: null,
    checkedFacts: null,
    links,
  };
}
