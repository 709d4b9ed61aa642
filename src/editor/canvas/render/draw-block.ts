import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockContext } from '#registry/context.ts';
import { type Definition, headingBelow, isSectionField, type RenderedBlock, renderedBlock } from '#registry/define.ts';
import type { AnyField, SafeHtml } from '#registry/fields/field.ts';
import { fieldsOf, paragraphsIn } from '#registry/stored.ts';
import { nodeNamed, paragraphNamed } from '../editor-registry.ts';
import { isWritten, type Marking, markedProps, markedTitle, type ReadRow } from '../live/marks.ts';
import { type OpenedSection, sectionOwner } from '../shared/opened-sections.ts';
import { blockFields } from '../stored/page-content.ts';
import { lackedField, type ReadingTools, readProps } from './read-props.ts';
import { sectionBlocks } from './section-blocks.ts';

export interface DrawingTools extends ReadingTools {
  readonly context: BlockContext;
  /** Puts marks round the words, so that they can be typed where they are drawn. */
  readonly marking?: Marking | undefined;
  /** The shared section that is typed in here; every other is drawn as visitors see it. */
  readonly opened?: OpenedSection | undefined;
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

/** The blocks of a list, each with the marking of its place in it. */
function blocksIn(
  stored: unknown,
  heading: BlockContext['heading'],
  tools: DrawingTools,
  markingAt: (at: number) => Marking | undefined,
): readonly RenderedBlock[] {
  return paragraphsIn(stored).flatMap((child, position): readonly RenderedBlock[] => {
    const own = paragraphNamed(tools.registry, child.type);
    if (!own) return [];
    const context = { ...tools.context, heading, position };
    const drawn = drawBlock(own, child, { ...tools, marking: markingAt(position), context });
    if (drawn.kind !== 'html') return [];
    return [renderedBlock({ uuid: child.uuid, type: child.type, props: child }, drawn.html)];
  });
}

function below(definition: Definition, stored: Stored, tools: DrawingTools): Readonly<Record<string, unknown>> {
  const lists = blockFields(definition).map(([name, field]) => {
    const heading = headingBelow(field, tools.context.heading);
    return [name, blocksIn(stored[name], heading, tools, (at) => markingBelow(definition, tools, name, at))];
  });
  return Object.fromEntries(lists);
}

/** The blocks of a shared section as they are typed in here: their words are the section's. */
function openedBlocks({ page, content }: OpenedSection, tools: DrawingTools): readonly RenderedBlock[] {
  const definition = nodeNamed(tools.registry, page.type);
  if (!definition) return [];
  return blockFields(definition).flatMap(([name]) =>
    blocksIn(
      content.fields[name],
      tools.context.heading,
      tools,
      (at) => tools.marking && { ...tools.marking, owner: sectionOwner(page.uuid), path: [name, at], hasEmpty: false },
    ),
  );
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
    // What can be typed where it will stand is drawn before it holds anything.
    const mayWait = (field: AnyField) => marking?.hasEmpty === true && isWritten(field);
    const lacks = lackedField(definition, props, mayWait);
    if (lacks !== undefined) return { kind: 'lacks', field: lacks };
    const title = String(stored.title ?? '');
    const own = definition.entity === 'node' ? { title: marking ? markedTitle(title, marking) : title } : {};
    const readRow: ReadRow = (field, row) => {
      const { props: read } = readProps(field, row, tools);
      return lackedField(field, read, mayWait) === undefined ? read : undefined;
    };
    const words = marking ? markedProps(definition, { props, stored, readRow }, marking) : props;
    const { opened } = tools;
    const sections = sectionsOf(definition).map((name) => {
      const isOpened = opened !== undefined && opened.page.uuid === stored[name];
      return [name, isOpened ? openedBlocks(opened, tools) : sectionBlocks(stored[name], tools)] as const;
    });
    const empty = sections.find(([, blocks]) => blocks.length === 0);
    if (empty) return { kind: 'lacks', field: empty[0] };
    const inner = { ...below(definition, stored, tools), ...Object.fromEntries(sections) };
    const element = createElement(component, { ...own, ...words, ...inner, context });
    return { kind: 'html', html: renderToStaticMarkup(element) as SafeHtml };
  } catch (error) {
    return { kind: 'threw', message: error instanceof Error ? error.message : String(error) };
  }
}
