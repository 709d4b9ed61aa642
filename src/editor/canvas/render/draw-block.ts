import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockContext } from '#registry/context.ts';
import { type Definition, headingBelow, isSectionField, type RenderedBlock, renderedBlock } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { fieldsOf, paragraphsIn } from '#registry/stored.ts';
import { paragraphNamed } from '../editor-registry.ts';
import { isWritten, type Marking, markedProps, markedTitle } from '../live/marks.ts';
import { blockFields } from '../stored/page-content.ts';
import { lackedField, type ReadingTools, readProps } from './read-props.ts';
import { sectionBlocks } from './section-blocks.ts';

export interface DrawingTools extends ReadingTools {
  readonly context: BlockContext;
  /** Puts marks round the words, so that they can be typed where they are drawn. */
  readonly marking?: Marking | undefined;
}

type Stored = Readonly<Record<string, unknown>>;

/** A block as the canvas shows it: its HTML, or why a card stands in its place. */
export type Drawn =
  | { readonly kind: 'html'; readonly html: SafeHtml }
  | { readonly kind: 'screen' }
  | { readonly kind: 'lacks'; readonly field: string }
  | { readonly kind: 'threw'; readonly message: string };

/** The marking of a block inside another; the blocks of a page have drawings of their own. */
function markingBelow(
  definition: Definition,
  { marking }: DrawingTools,
  list: string,
  at: number,
): Marking | undefined {
  if (!marking || definition.entity === 'node') return undefined;
  return { ...marking, path: [...marking.path, list, at] };
}

function below(definition: Definition, stored: Stored, tools: DrawingTools): Readonly<Record<string, unknown>> {
  const lists = blockFields(definition).map(([name, field]) => {
    const heading = headingBelow(field, tools.context.heading);
    const blocks = paragraphsIn(stored[name]).flatMap((child, position): readonly RenderedBlock[] => {
      const own = paragraphNamed(tools.registry, child.type);
      if (!own) return [];
      const marking = markingBelow(definition, tools, name, position);
      const drawn = drawBlock(own, child, { ...tools, marking, context: { ...tools.context, heading, position } });
      if (drawn.kind !== 'html') return [];
      return [renderedBlock({ uuid: child.uuid, type: child.type, props: child }, drawn.html)];
    });
    return [name, blocks];
  });
  return Object.fromEntries(lists);
}

const sectionsOf = (definition: Definition): readonly string[] =>
  fieldsOf(definition).flatMap(([name, field]) => (isSectionField(field) ? [name] : []));

/** Draws a block through the component that visitors see, and all that stands inside it. Never throws. */
export function drawBlock(definition: Definition, stored: Stored, tools: DrawingTools): Drawn {
  const component = tools.registry.components[definition.name];
  if (!component) return { kind: 'screen' };
  try {
    const { context, marking } = tools;
    const { props } = readProps(definition, stored, tools);
    // A text that can be typed where it will stand is drawn before it holds anything.
    const lacks = lackedField(definition, props, (field) => marking?.hasEmpty === true && isWritten(field));
    if (lacks !== undefined) return { kind: 'lacks', field: lacks };
    const title = String(stored.title ?? '');
    const own = definition.entity === 'node' ? { title: marking ? markedTitle(title, marking) : title } : {};
    const words = marking ? markedProps(definition, props, marking) : props;
    const sections = sectionsOf(definition).map((name) => [name, sectionBlocks(stored[name], tools)] as const);
    const empty = sections.find(([, blocks]) => blocks.length === 0);
    if (empty) return { kind: 'lacks', field: empty[0] };
    const inner = { ...below(definition, stored, tools), ...Object.fromEntries(sections) };
    const element = createElement(component, { ...own, ...words, ...inner, context });
    return { kind: 'html', html: renderToStaticMarkup(element) as SafeHtml };
  } catch (error) {
    return { kind: 'threw', message: error instanceof Error ? error.message : String(error) };
  }
}
