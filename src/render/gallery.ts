import { renderToStaticMarkup } from 'react-dom/server';
import type { Definition } from '#registry/define.ts';
import { GALLERY, renderExample } from '#registry/gallery.tsx';
import { NODES, PARAGRAPHS } from '#registry/index.ts';
import type { Examples } from '#src/ui/example.ts';
import { blockContext } from './context.ts';
import type { PageLocals } from './locals.ts';
import { safeHtml } from './safe-html.ts';

export interface Shown {
  readonly name: string;
  readonly html: string;
}

export interface Documented {
  readonly definition: Definition;
  readonly examples: readonly Shown[];
}

const modules = import.meta.glob<Examples>('../ui/*/examples.tsx', { import: 'examples', eager: true });

/** Every type of the registry with its examples; one that stands in a screen has none here. */
export function documentedTypes(locals: PageLocals): readonly Documented[] {
  const context = { ...blockContext(locals), heading: 4, position: 1 } as const;
  const examples = new Map(GALLERY.map((entry) => [entry.definition.name, entry.examples]));
  return [...NODES, ...PARAGRAPHS].map((definition: Definition) => ({
    definition,
    examples: Object.entries(examples.get(definition.name) ?? {}).map(([name, stored]) => ({
      name,
      html: renderExample(definition, stored, context, { safe: safeHtml }),
    })),
  }));
}

/** Every component of `ui/` in all its states. */
export function documentedComponents(): readonly { readonly name: string; readonly examples: readonly Shown[] }[] {
  return Object.values(modules).map(({ component, examples }) => ({
    name: component,
    examples: examples.map(({ name, element }) => ({ name, html: renderToStaticMarkup(element) })),
  }));
}
