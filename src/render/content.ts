import type { RenderedBlock } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import type { Entity } from '#src/contract/entity.ts';
import { getNode, getParagraph } from '#src/contract/nodes.ts';
import type { WireFields } from '#src/contract/wire.ts';
import { type Components, renderBlocks } from './blocks.ts';
import type { RenderCall } from './collect.ts';
import { listContents } from './contents.ts';
import { createBlockContext } from './context.ts';
import type { PageLocals } from './locals.ts';
import { getPathsByLanguage, type PagePaths } from './paths-by-language.ts';
import { type FetchFields, resolveReferences } from './references.ts';
import { toSafeHtml } from './safe-html.ts';
import { type FaqPage, toFaqPage } from './structured-data.ts';
import { type Block, readNode } from './tree.ts';

/** A rendered content node. */
export interface RenderedNode {
  readonly type: string;
  readonly title: string;
  readonly description: string | null;
  readonly html: SafeHtml;
  readonly blocks: readonly RenderedBlock[];
  readonly props: Readonly<Record<string, unknown>>;
  /** Data of the paragraphs inside the node, by field, for a screen that renders them. */
  readonly paragraphs: Readonly<Record<string, readonly ParagraphData[]>>;
  /** Island that hydrates the node, from its definition. */
  readonly island: string | null;
  readonly addresses: PagePaths;
  readonly questions: FaqPage | null;
}

/** Data of a paragraph: the props of its component, and the paragraphs inside it. */
export interface ParagraphData {
  readonly uuid: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly paragraphs: Readonly<Record<string, readonly ParagraphData[]>>;
}

/** Returns the data of the paragraphs by field; a paragraph without a required field is omitted. */
function toParagraphData(children: Block['children']): RenderedNode['paragraphs'] {
  const fields = Object.entries(children).map(([field, blocks]) => [
    field,
    blocks
      .filter(({ lacks, definition }) => lacks === undefined && definition?.renderedBy === 'screen')
      .map(({ uuid, type, props, children }) => ({ uuid, type, props, paragraphs: toParagraphData(children) })),
  ]);
  return Object.fromEntries(fields);
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function withReferences(entity: Entity, locals: PageLocals, call: RenderCall): Promise<WireFields> {
  const fetch: FetchFields = async (kind, id) => {
    const match =
      kind === 'node'
        ? await call(getNode, { params: { id: Number(id) } })
        : await call(getParagraph, { params: { id } });
    if (match.ok) return match.value.fields;
    locals.log({ event: 'reference-broken', node: entity.id, kind, id, failure: match.failure.kind });
    return undefined;
  };
  return resolveReferences(entity.type, entity.fields, fetch, (references) =>
    locals.log({ event: 'references-cut', node: entity.id, references }),
  );
}

/** Reads and renders a node with all entities inside it; failures of its parts are logged and affect nothing else. */
export async function renderNode(
  entity: Entity,
  components: Components,
  locals: PageLocals,
  call: RenderCall,
): Promise<RenderedNode> {
  const contents = listContents(entity);
  const fields = contents.hasReferences ? await withReferences(entity, locals, call) : entity.fields;
  const name = `${entity.type} ${entity.id}`;
  const node = readNode({ name, uuid: entity.uuid, type: entity.type, fields }, { safe: toSafeHtml });
  const rendering = renderBlocks(node, {
    components,
    context: createBlockContext(locals),
    forStaff: locals.staff !== null,
    // A draft may change without a new revision.
    revision:
      locals.staff || locals.preview
        ? null
        : contents.revision && `${locals.origin} ${locals.language} ${contents.revision}`,
  });
  for (const failure of rendering.failures) {
    const error = failure.error instanceof Error ? failure.error.message : readText(failure.error);
    locals.log({ event: 'block-failed', node: entity.id, block: failure.entity, reason: failure.reason, error });
  }
  return {
    type: entity.type,
    title: entity.title,
    description: readText(node.props.description) ?? readText(node.props.lead),
    html: rendering.html,
    blocks: rendering.blocks,
    props: node.props,
    paragraphs: toParagraphData(node.children),
    island: (node.definition?.entity === 'node' && node.definition.island) || null,
    addresses: getPathsByLanguage(entity, locals.domain.languages),
    questions: toFaqPage(node) ?? null,
  };
}
