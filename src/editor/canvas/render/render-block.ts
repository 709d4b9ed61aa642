import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockContext } from '#registry/context.ts';
import {
  type Definition,
  getContentHeading,
  isSectionField,
  type RenderedBlock,
  toRenderedBlock,
} from '#registry/define.ts';
import type { AnyField, SafeHtml } from '#registry/fields/field.ts';
import { getFields, toStoredParagraphs } from '#registry/stored.ts';
import { findNodeType, findParagraph } from '../editor-registry.ts';
import { isEditedInPlace, type MarkedValues, markProps, markTitle, type ReadRow } from '../live/marks.ts';
import { type OpenedSection, toSectionOwner } from '../shared/opened-sections.ts';
import { listBlockFields } from '../stored/page-content.ts';
import { findMissingField, type ReadingTools, readProps } from './read-props.ts';
import { renderSectionBlocks } from './section-blocks.ts';

export interface BlockTools extends ReadingTools {
  readonly context: BlockContext;
  /** Marks the texts, so that they can be edited on the canvas. */
  readonly marking?: MarkedValues | undefined;
  /** Shared sections and questions that are edited here; others are rendered as published. */
  readonly opened?: readonly OpenedSection[];
}

type Stored = Readonly<Record<string, unknown>>;

/** Result of rendering a block on the canvas: its HTML, or the reason why a card is shown instead. */
export type BlockResult =
  | { readonly kind: 'html'; readonly html: SafeHtml }
  | { readonly kind: 'screen' }
  | { readonly kind: 'lacks'; readonly field: string }
  | { readonly kind: 'threw'; readonly message: string };

/** Returns the marking of a nested block; the page's own blocks are rendered separately. */
function getNestedMarking(
  definition: Definition,
  { marking }: BlockTools,
  list: string,
  at: number,
): MarkedValues | undefined {
  if (!marking || definition.entity === 'node') return undefined;
  return { ...marking, path: [...marking.path, list, at] };
}

/** Returns the blocks of a list, each with the marking for its index. */
function listBlocks(
  storedValue: unknown,
  heading: BlockContext['heading'],
  tools: BlockTools,
  markingAt: (at: number) => MarkedValues | undefined,
): readonly RenderedBlock[] {
  return toStoredParagraphs(storedValue).flatMap((child, position): readonly RenderedBlock[] => {
    const paragraph = findParagraph(tools.registry, child.type);
    if (!paragraph) return [];
    const context = { ...tools.context, heading, position };
    const block = renderBlock(paragraph, child, { ...tools, marking: markingAt(position), context });
    if (block.kind !== 'html') return [];
    return [toRenderedBlock({ uuid: child.uuid, type: child.type, props: child }, block.html)];
  });
}

function getChildren(
  definition: Definition,
  storedFields: Stored,
  tools: BlockTools,
): Readonly<Record<string, unknown>> {
  const lists = listBlockFields(definition).map(([name, field]) => {
    const heading = getContentHeading(field, tools.context.heading);
    return [
      name,
      listBlocks(storedFields[name], heading, tools, (at) => getNestedMarking(definition, tools, name, at)),
    ];
  });
  return Object.fromEntries(lists);
}

/** Renders the blocks of a shared section that is edited here: their texts belong to the section. */
function renderOpenedBlocks({ page, content }: OpenedSection, tools: BlockTools): readonly RenderedBlock[] {
  const definition = findNodeType(tools.registry, page.type);
  if (!definition) return [];
  return listBlockFields(definition).flatMap(([name]) =>
    listBlocks(
      content.fields[name],
      tools.context.heading,
      tools,
      (at) =>
        tools.marking && { ...tools.marking, owner: toSectionOwner(page.uuid), path: [name, at], hasEmpty: false },
    ),
  );
}

/** Returns a predicate: true if a field may be rendered while it is empty, because it can be edited in place. */
const createEmptyCheck = (marking: MarkedValues | undefined) => (field: AnyField) =>
  marking?.hasEmpty === true && isEditedInPlace(field);

/** Returns a function that reads the rows of groups for a marking. */
const createRowReader =
  (tools: BlockTools, marking: MarkedValues): ReadRow =>
  (field, row) => {
    const { props } = readProps(field, row, tools);
    return findMissingField(field, props, createEmptyCheck(marking)) === undefined ? props : undefined;
  };

/** Renders a question that is edited here: its texts belong to the question. */
function readOpenedNode(
  { page, content }: OpenedSection,
  tools: BlockTools,
  markedValues: MarkedValues,
): readonly Stored[] {
  const definition = findNodeType(tools.registry, page.type);
  if (!definition) return [];
  const marking = { ...markedValues, owner: toSectionOwner(page.uuid), path: [], hasEmpty: true };
  const { props } = readProps(definition, content.fields, tools);
  const rendered = { props, stored: content.fields, readRow: createRowReader(tools, marking) };
  const title = markTitle(content.title, marking);
  return [{ ...markProps(definition, rendered, marking), title, uuid: page.uuid, type: page.type }];
}

/** Returns the question lists of a block, with the edited content of the questions that are edited here. */
function readOpenedLists(definition: Definition, storedFields: Stored, fields: Stored, tools: BlockTools): Stored {
  const { marking, opened = [] } = tools;
  if (!marking || opened.length === 0) return {};
  const lists = getFields(definition).filter(
    ([name, { kind }]) => kind === 'nodes' && Array.isArray(storedFields[name]),
  );
  return Object.fromEntries(
    lists.map(([name]) => [
      name,
      (storedFields[name] as readonly unknown[]).flatMap((uuid) => {
        const input = opened.find(({ page }) => page.uuid === uuid);
        if (input) return readOpenedNode(input, tools, marking);
        return (fields[name] as readonly Stored[]).find((item) => item.uuid === uuid) ?? [];
      }),
    ]),
  );
}

const getSections = (definition: Definition): readonly string[] =>
  getFields(definition).flatMap(([name, field]) => (isSectionField(field) ? [name] : []));

/** Renders a block and all blocks inside it with the components of published pages. Never throws. */
export function renderBlock(definition: Definition, storedFields: Stored, tools: BlockTools): BlockResult {
  const component = tools.registry.components[definition.name];
  if (!component) return { kind: 'screen' };
  try {
    const { context, marking } = tools;
    const { props } = readProps(definition, storedFields, tools);
    const missingField = findMissingField(definition, props, createEmptyCheck(marking));
    if (missingField !== undefined) return { kind: 'lacks', field: missingField };
    const title = String(storedFields.title ?? '');
    const titleProps = definition.entity === 'node' ? { title: marking ? markTitle(title, marking) : title } : {};
    const texts = marking
      ? markProps(definition, { props, stored: storedFields, readRow: createRowReader(tools, marking) }, marking)
      : props;
    const sections = getSections(definition).map((name) => {
      const openedSection = tools.opened?.find(({ page }) => page.uuid === storedFields[name]);
      return [
        name,
        openedSection ? renderOpenedBlocks(openedSection, tools) : renderSectionBlocks(storedFields[name], tools),
      ] as const;
    });
    const empty = sections.find(([, blocks]) => blocks.length === 0);
    if (empty) return { kind: 'lacks', field: empty[0] };
    const blockLists = {
      ...readOpenedLists(definition, storedFields, props, tools),
      ...getChildren(definition, storedFields, tools),
      ...Object.fromEntries(sections),
    };
    const element = createElement(component, { ...titleProps, ...texts, ...blockLists, context });
    return { kind: 'html', html: renderToStaticMarkup(element) as SafeHtml };
  } catch (error) {
    return { kind: 'threw', message: error instanceof Error ? error.message : String(error) };
  }
}
