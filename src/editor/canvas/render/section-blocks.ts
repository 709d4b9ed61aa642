import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockContext } from '#registry/context.ts';
import { getContentHeading, type RenderedBlock, toRenderedBlock } from '#registry/define.ts';
import type { SafeHtml, WireItem } from '#registry/fields/field.ts';
import { readEntityOrReference } from '#src/contract/entity.ts';
import { findNodeType, findParagraph } from '../editor-registry.ts';
import { listBlockFields } from '../stored/page-content.ts';
import { type ReadingTools, readWireProps } from './read-props.ts';

type Tools = ReadingTools & { readonly context: BlockContext };

/** Renders a block of a response; returns an empty list if it is not visible to visitors. */
function renderItem(item: WireItem, context: BlockContext, tools: Tools): readonly RenderedBlock[] {
  const found = readEntityOrReference(item);
  if (found.kind !== 'entity') return [];
  const { uuid, type, fields } = found;
  const definition = findParagraph(tools.registry, type);
  const component = tools.registry.components[type];
  if (!definition || !component) return [];
  const { props, lacks } = readWireProps(definition, fields, tools);
  if (lacks !== undefined) return [];
  const below = listBlockFields(definition).map(([name, field]) => {
    const heading = getContentHeading(field, context.heading);
    const drawn = (fields[field.wire] ?? []).flatMap((one, position) =>
      renderItem(one, { ...context, heading, position }, tools),
    );
    return [name, drawn];
  });
  try {
    const html = renderToStaticMarkup(createElement(component, { ...props, ...Object.fromEntries(below), context }));
    return [toRenderedBlock({ uuid, type, props }, html as SafeHtml)];
  } catch {
    return [];
  }
}

/** Returns the read-only blocks of a section as visitors see them on this page. */
export function renderSectionBlocks(stored: unknown, tools: Tools): readonly RenderedBlock[] {
  const item = typeof stored === 'string' ? tools.resolve({ type: 'node', id: stored }) : undefined;
  const found = item && readEntityOrReference(item);
  if (found?.kind !== 'entity') return [];
  const definition = findNodeType(tools.registry, found.type);
  if (!definition) return [];
  return listBlockFields(definition)
    .flatMap(([, field]) => found.fields[field.wire] ?? [])
    .flatMap((one, position) => renderItem(one, { ...tools.context, position }, tools));
}
