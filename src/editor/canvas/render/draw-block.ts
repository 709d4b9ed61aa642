import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockContext } from '#registry/context.ts';
import { type Definition, headingBelow, isSectionField, type RenderedBlock, renderedBlock } from '#registry/define.ts';
import type { AnyField, SafeHtml } from '#registry/fields/field.ts';
import { getFields, toStoredParagraphs } from '#registry/stored.ts';
import { findNodeType, findParagraph } from '../editor-registry.ts';
import { isWritten, type MarkedValues, markedProps, markedTitle, type ReadRow } from '../live/marks.ts';
import { type OpenedSection, sectionOwner } from '../shared/opened-sections.ts';
import { blockFields } from '../stored/page-content.ts';
import { lackedField, type ReadingTools, readProps } from './read-props.ts';
import { sectionBlocks } from './section-blocks.ts';

export interface DrawingTools extends ReadingTools {
  readonly context: BlockContext;
  /** Marks the texts, so that they can be edited on the canvas. */
  readonly marking?: MarkedValues | undefined;
  /** Shared sections and questions that are edited here; others are rendered as published. */
  readonly opened?: readonly OpenedSection[];
}

type Stored = Readonly<Record<string, unknown>>;

/** Result of rendering a block on the canvas: its HTML, or the reason why a card is shown instead. */
export type DrawingResult =
  | { readonly kind: 'html'; readonly html: SafeHtml }
  | { readonly kind: 'screen' }
  | { readonly kind: 'lacks'; readonly field: string }
  | { readonly kind: 'threw'; readonly message: string };

/** Returns the marking of a nested block; the page's own blocks are rendered separately. */
function markingBelow(
  definition: Definition,
  { marking }: DrawingTools,
  list: string,
  at: number,
): MarkedValues | undefined {
  if (!marking || definition.entity === 'node') return undefined;
  return { ...marking, path: [...marking.path, list, at] };
}

/** Returns the blocks of a list, each with the marking for its index. */
function blocksIn(
  stored: unknown,
  heading: BlockContext['heading'],
  tools: DrawingTools,
  markingAt: (at: number) => MarkedValues | undefined,
): readonly RenderedBlock[] {
  return toStoredParagraphs(stored).flatMap((child, position): readonly RenderedBlock[] => {
    const own = findParagraph(tools.registry, child.type);
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

/** Renders the blocks of a shared section that is edited here: their texts belong to the section. */
function openedBlocks({ page, content }: OpenedSection, tools: DrawingTools): readonly RenderedBlock[] {
  const definition = findNodeType(tools.registry, page.type);
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

/** Returns a predicate: true if a field may be rendered while it is empty, because it can be edited in place. */
const mayWait = (marking: MarkedValues | undefined) => (field: AnyField) =>
  marking?.hasEmpty === true && isWritten(field);

/** Returns a function that reads the rows of groups for a marking. */
const rowReader =
  (tools: DrawingTools, marking: MarkedValues): ReadRow =>
  (field, row) => {
    const { props } = readProps(field, row, tools);
    return lackedField(field, props, mayWait(marking)) === undefined ? props : undefined;
  };

/** Renders a question that is edited here: its texts belong to the question. */
function openedNode({ page, content }: OpenedSection, tools: DrawingTools, own: MarkedValues): readonly Stored[] {
  const definition = findNodeType(tools.registry, page.type);
  if (!definition) return [];
  const marking = { ...own, owner: sectionOwner(page.uuid), path: [], hasEmpty: true };
  const { props } = readProps(definition, content.fields, tools);
  const drawn = { props, stored: content.fields, readRow: rowReader(tools, marking) };
  const title = markedTitle(content.title, marking);
  return [{ ...markedProps(definition, drawn, marking), title, uuid: page.uuid, type: page.type }];
}

/** Returns the question lists of a block, with the edited content of the questions that are edited here. */
function openedLists(definition: Definition, stored: Stored, shown: Stored, tools: DrawingTools): Stored {
  const { marking, opened = [] } = tools;
  if (!marking || opened.length === 0) return {};
  const lists = getFields(definition).filter(([name, { kind }]) => kind === 'nodes' && Array.isArray(stored[name]));
  return Object.fromEntries(
    lists.map(([name]) => [
      name,
      (stored[name] as readonly unknown[]).flatMap((uuid) => {
        const typed = opened.find(({ page }) => page.uuid === uuid);
        if (typed) return openedNode(typed, tools, marking);
        return (shown[name] as readonly Stored[]).find((one) => one.uuid === uuid) ?? [];
      }),
    ]),
  );
}

const sectionsOf = (definition: Definition): readonly string[] =>
  getFields(definition).flatMap(([name, field]) => (isSectionField(field) ? [name] : []));

/** Renders a block and all blocks inside it with the components of published pages. Never throws. */
export function drawBlock(definition: Definition, stored: Stored, tools: DrawingTools): DrawingResult {
  const component = tools.registry.components[definition.name];
  if (!component) return { kind: 'screen' };
  try {
    const { context, marking } = tools;
    const { props } = readProps(definition, stored, tools);
    const lacks = lackedField(definition, props, mayWait(marking));
    if (lacks !== undefined) return { kind: 'lacks', field: lacks };
    const title = String(stored.title ?? '');
    const own = definition.entity === 'node' ? { title: marking ? markedTitle(title, marking) : title } : {};
    const words = marking
      ? markedProps(definition, { props, stored, readRow: rowReader(tools, marking) }, marking)
      : props;
    const sections = sectionsOf(definition).map((name) => {
      const opened = tools.opened?.find(({ page }) => page.uuid === stored[name]);
      return [name, opened ? openedBlocks(opened, tools) : sectionBlocks(stored[name], tools)] as const;
    });
    const empty = sections.find(([, blocks]) => blocks.length === 0);
    if (empty) return { kind: 'lacks', field: empty[0] };
    const inner = {
      ...openedLists(definition, stored, props, tools),
      ...below(definition, stored, tools),
      ...Object.fromEntries(sections),
    };
    const element = createElement(component, { ...own, ...words, ...inner, context });
    return { kind: 'html', html: renderToStaticMarkup(element) as SafeHtml };
  } catch (error) {
    return { kind: 'threw', message: error instanceof Error ? error.message : String(error) };
  }
}
