import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Definition } from '#registry/define.ts';
import { GALLERY, renderExample } from '#registry/gallery.tsx';
import { NODES, PARAGRAPHS } from '#registry/index.ts';
import { createTranslator } from '#src/i18n/translator.ts';
import type { Examples } from '#src/ui/example.ts';
import { createBlockContext } from './context.ts';
import type { PageLocals } from './locals.ts';
import { toSafeHtml } from './safe-html.ts';

export interface GalleryExample {
  readonly name: string;
  readonly html: string;
}

export interface DocumentedType {
  readonly definition: Definition;
  readonly examples: readonly GalleryExample[];
}

const HEADING = /<h([1-6])\b/g;

/** Sets the heading levels of an example for assistive technology, starting below `level`, without a visual change. */
export function lowerHeadings(level: number, html: string): string {
  const top = Math.min(...Array.from(html.matchAll(HEADING), ([, level]) => Number(level)));
  let last = level;
  return html.replace(HEADING, (tag, match: string) => {
    last = Math.min(level + 1 + Number(match) - top, last + 1);
    return `${tag} aria-level="${last}"`;
  });
}

/** Heading level of the name of a component on the gallery page. */
const NAME_LEVEL = 3;

/** Renders an example for the gallery; returns a card with the error if it throws. */
export function renderGalleryExample(
  name: string,
  draw: () => string,
  reject: (message: string) => string,
): GalleryExample {
  try {
    return { name, html: lowerHeadings(NAME_LEVEL, draw()) };
  } catch (error) {
    const text = reject(error instanceof Error ? error.message : String(error));
    return { name, html: renderToStaticMarkup(createElement('p', { className: 'sheet' }, text)) };
  }
}

/** Returns a function that renders the error card in the language of the page. */
const createFailureCard = ({ language }: PageLocals) => {
  const t = createTranslator(language, 'components');
  return (message: string) => t('failed', { message });
};

const modules = import.meta.glob<Examples>('../ui/*/examples.tsx', { import: 'examples', eager: true });

/** Returns all types of the registry with their examples; types that are part of a screen have no examples here. */
export function listDocumentedTypes(locals: PageLocals): readonly DocumentedType[] {
  const context = { ...createBlockContext(locals), heading: 2, position: 1 } as const;
  const failureCard = createFailureCard(locals);
  const examples = new Map(GALLERY.map((entry) => [entry.definition.name, entry.examples]));
  return [...NODES, ...PARAGRAPHS].map((definition: Definition) => ({
    definition,
    examples: Object.entries(examples.get(definition.name) ?? {}).map(([name, storedFields]) =>
      renderGalleryExample(
        name,
        () => renderExample(definition, storedFields, context, { safe: toSafeHtml }),
        failureCard,
      ),
    ),
  }));
}

/** Returns all components of `ui/` in all their states. */
export function listDocumentedComponents(
  locals: PageLocals,
): readonly { readonly name: string; readonly examples: readonly GalleryExample[] }[] {
  const failureCard = createFailureCard(locals);
  return Object.values(modules).map(({ component, examples }) => ({
    name: component,
    examples: examples.map(({ name, element }) =>
      renderGalleryExample(name, () => renderToStaticMarkup(element), failureCard),
    ),
  }));
}
