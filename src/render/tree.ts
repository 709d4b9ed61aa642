import { type Definition, isParagraphsField, isSectionField, type NodeProps } from '#registry/define.ts';
import type { AnyField, ReadTools, WireItem } from '#registry/fields/field.ts';
import type { SectionField } from '#registry/fields/section.ts';
import { findNodeDefinition, findParagraphDefinition } from '#registry/index.ts';
import { getFirstText } from '#src/contract/wire.ts';
import { listEntities, type WireEntity } from './entity.ts';

/** An entity read with its definition: the props of its component, and its unrendered paragraphs. */
export interface Block {
  readonly name: string;
  readonly uuid: string;
  readonly type: string;
  readonly definition: Definition | undefined;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: Readonly<Record<string, readonly Block[]>>;
  /** Name of a required field without a usable value; the block then cannot be shown. */
  readonly lacks: string | undefined;
}

/** Returns the text of a node of an external type, from Drupal's standard field. */
function readBody({ fields }: WireEntity, tools: ReadTools): unknown {
  const html = getFirstText(fields, 'body', 'processed');
  return html === null ? undefined : tools.safe(html);
}

/** Reads a node and all entities inside it. Never throws: the block reports unreadable parts. */
export function readNode(entity: WireEntity, tools: ReadTools): Block {
  const definition = findNodeDefinition(entity.type);
  const block = readBlock(entity, definition, tools);
  const body = definition ? {} : { body: readBody(entity, tools) };
  return { ...block, props: { ...block.props, ...body, title: getFirstText(entity.fields, 'title') ?? '' } };
}

/** Returns true for an image or button: if unreadable, its paragraph is rendered without it (other content systems). */
const isOptionalPart = ({ kind }: AnyField, definition: Definition | undefined): boolean =>
  definition?.entity === 'paragraph' && (kind === 'image' || kind === 'link');

function readBlock(entity: WireEntity, definition: Definition | undefined, tools: ReadTools): Block {
  const props: Record<string, unknown> = {};
  const children: Record<string, readonly Block[]> = {};
  let missingField: string | undefined;
  for (const [key, field] of Object.entries<AnyField>(definition?.fields ?? {})) {
    const items = entity.fields[field.wireName] ?? [];
    if (isParagraphsField(field)) {
      children[key] = readBlocks(items, tools);
      continue;
    }
    if (isSectionField(field)) {
      const blocks = listSectionBlocks(items, field, tools);
      children[key] = blocks;
      if (blocks.length === 0) missingField ??= key;
      continue;
    }
    props[key] = field.kind === 'nodes' ? readNodes(items, tools) : field.read(items, tools);
    if (field.required && props[key] === undefined && !isOptionalPart(field, definition)) missingField ??= key;
  }
  return { name: entity.name, uuid: entity.uuid, type: entity.type, definition, props, children, lacks: missingField };
}

const readBlocks = (items: readonly WireItem[], tools: ReadTools): readonly Block[] =>
  listEntities(items).map((child) => readBlock(child, findParagraphDefinition(child.type), tools));

/** Returns the blocks of a section, which replace it; a nested section is omitted, because it could be endless. */
function listSectionBlocks(items: readonly WireItem[], { nodeType }: SectionField, tools: ReadTools): readonly Block[] {
  const sections = listEntities(items).filter(({ type }) => type === nodeType);
  return sections.flatMap(({ type, fields }) =>
    Object.values<AnyField>(findNodeDefinition(type)?.fields ?? {})
      .filter(isParagraphsField)
      .flatMap((field) => readBlocks(fields[field.wireName] ?? [], tools))
      .filter(({ definition }) => !Object.values<AnyField>(definition?.fields ?? {}).some(isSectionField)),
  );
}

function readNodes(items: readonly WireItem[], tools: ReadTools): readonly NodeProps[] {
  return listEntities(items)
    .map((entity) => readNode(entity, tools))
    .filter((node) => node.definition !== undefined && node.lacks === undefined)
    .map((node) => ({ ...node.props, uuid: node.uuid, type: node.type }));
}

/** Yields the block and all blocks inside it, in reading order. */
export function* walkBlocks(block: Block): Generator<Block> {
  yield block;
  for (const blocks of Object.values(block.children)) for (const child of blocks) yield* walkBlocks(child);
}
