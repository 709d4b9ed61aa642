import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockContext } from '#registry/context.ts';
import { headingBelow, type RenderedBlock, renderedBlock } from '#registry/define.ts';
import type { SafeHtml, WireItem } from '#registry/fields/field.ts';
import { readEntityOrReference } from '#src/contract/entity.ts';
import { findNodeType, findParagraph } from '../editor-registry.ts';
import { blockFields } from '../stored/page-content.ts';
import { type ReadingTools, readWireProps } from './read-props.ts';

type Tools = ReadingTools & { readonly context: BlockContext };

/** Renders a block of a response; returns an empty list if it is not visible to visitors. */
function drawItem(item: WireItem, context: BlockContext, tools: Tools): readonly RenderedBlock[] {
  const found = readEntityOrReference(item);
  if (found.kind !== 'entity') return [];
  const { uuid, type, fields } = found;
  const definition = findParagraph(tools.registry, type);
  const component = tools.registry.components[type];
  if (!definition || !component) return [];
  const { props, lacks } = readWireProps(definition, fields, tools);
  if (lacks !== undefined) return [];
  const below = blockFields(definition).map(([name, field]) => {
    const heading = headingBelow(field, context.heading);
    const drawn = (fields[field.wire] ?? []).flatMap((one, position) =>
      drawItem(one, { ...context, heading, position }, tools),
    );
    return [name, drawn];
  });
  try {
    const html = renderToStaticMarkup(createElement(component, { ...props, ...Object.fromEntries(below), context }));
    return [renderedBlock({ uuid, type, props }, html as SafeHtml)];
  } catch {
    return [];
  }
}

/** Returns the read-only blocks of a section as visitors see them on this page. */
export function sectionBlocks(stored: unknown, tools: Tools): readonly RenderedBlock[] {
  const item = typeof stored === 'string' ? tools.resolve({ type: 'node', id: stored }) : undefined;
  const found = item && readEntityOrReference(item);
  if (found?.kind !== 'entity') return [];
  const definition = findNodeType(tools.registry, found.type);
  if (!definition) return [];
  return blockFields(definition)
    .flatMap(([, field]) => found.fields[field.wire] ?? [])
    .flatMap((one, position) => drawItem(one, { ...tools.context, position }, tools));
}
