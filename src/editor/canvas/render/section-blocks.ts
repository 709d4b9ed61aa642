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
  const entity = readEntityOrReference(item);
  if (entity.kind !== 'entity') return [];
  const { uuid, type, fields } = entity;
  const definition = findParagraph(tools.registry, type);
  const component = tools.registry.components[type];
  if (!definition || !component) return [];
  const { props, lacks } = readWireProps(definition, fields, tools);
  if (lacks !== undefined) return [];
  const children = listBlockFields(definition).map(([name, field]) => {
    const heading = getContentHeading(field, context.heading);
    const renderedBlocks = (fields[field.wireName] ?? []).flatMap((item, position) =>
      renderItem(item, { ...context, heading, position }, tools),
    );
    return [name, renderedBlocks];
  });
  try {
    const html = renderToStaticMarkup(createElement(component, { ...props, ...Object.fromEntries(children), context }));
    return [toRenderedBlock({ uuid, type, props }, html as SafeHtml)];
  } catch {
    return [];
  }
}

/** Returns the read-only blocks of a section as visitors see them on this page. */
export function renderSectionBlocks(uuid: unknown, tools: Tools): readonly RenderedBlock[] {
  const item = typeof uuid === 'string' ? tools.resolve({ type: 'node', id: uuid }) : undefined;
  const entity = item && readEntityOrReference(item);
  if (entity?.kind !== 'entity') return [];
  const definition = findNodeType(tools.registry, entity.type);
  if (!definition) return [];
  return listBlockFields(definition)
    .flatMap(([, field]) => entity.fields[field.wireName] ?? [])
    .flatMap((item, position) => renderItem(item, { ...tools.context, position }, tools));
}
