import { type ComponentType, createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockContext } from '#registry/context.ts';
import { getContentHeading, type RenderedBlock, toRenderedBlock } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { isTimeout, type RunWithLimit, renderWithTimeLimit } from './limit.ts';
import type { Block } from './tree.ts';

/** Card that staff see instead of a block of a type without a component; its data are not changed. */
function UnknownBlock({ type, name }: { readonly type: string; readonly name: string }) {
  return createElement('p', { className: 'notice', 'data-unknown-block': name }, `${type} (${name})`);
}

/** An element that occurs in no component and no sanitised text. */
const end = createElement('block-end');
const END_MARKUP = renderToStaticMarkup(end);

/** Returns the HTML of a paragraph with a script, marked for the shell, which loads its module `island`. */
function markIsland({ definition, type }: Block, html: SafeHtml): SafeHtml {
  if (definition?.entity !== 'paragraph' || definition.island !== true) return html;
  return `<div class="block-island" data-block-island="${type}">${html}</div>` as SafeHtml;
}

const renderMarkup = (element: ReactElement): SafeHtml => renderToStaticMarkup(element) as SafeHtml;

/**
 * Renders elements together, because a React root costs more than a small block. Null if one of them fails; each must
 * then be rendered separately.
 */
function renderMarkups(elements: readonly ReactElement[]): readonly SafeHtml[] | null {
  const [only] = elements;
  try {
    if (only === undefined || elements.length === 1) return only ? [renderMarkup(only)] : [];
    const all = elements.flatMap((element) => [element, end]);
    const parts = renderToStaticMarkup(createElement(Fragment, null, ...all)).split(END_MARKUP);
    return parts.length === elements.length + 1 ? (parts.slice(0, -1) as SafeHtml[]) : null;
  } catch {
    return null;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the components of every type, each with its own props
export type Components = Readonly<Record<string, ComponentType<any>>>;

/** Reason why a block is missing on its page. */
export interface BlockFailure {
  readonly entity: string;
  readonly type: string;
  readonly reason: 'unknown' | 'incomplete' | 'threw' | 'timeout';
  readonly error?: unknown;
}

export interface RenderResult {
  readonly html: SafeHtml;
  /** Paragraphs of the node, in order and separate, for an island that shows them one at a time. */
  readonly blocks: readonly RenderedBlock[];
  readonly failures: readonly BlockFailure[];
}

interface Tools {
  readonly components: Components;
  readonly context: BlockContext;
  /** True for staff, who see a card with the name of a block that has no component. */
  readonly forStaff: boolean;
  /** Revision of all rendered content: of the node and of the nodes in it. Null if one of them is unknown. */
  readonly revision: string | null;
}

/**
 * Renders a node with all its paragraphs. A component that throws, hangs, lacks a required field or is unknown does not
 * affect the rest of the page.
 */
export function renderBlocks(node: Block, tools: Tools): RenderResult {
  return renderWithTimeLimit(tools.revision, (limit) => renderTree(node, tools, limit));
}

interface BlockRequest {
  readonly block: Block;
  readonly context: BlockContext;
}

type ChildBlocks = Readonly<Record<string, readonly RenderedBlock[]>>;

interface BlockMarkup {
  readonly block: Block;
  /** Undefined if the block is not shown on the page. */
  readonly element: ReactElement | undefined;
}

interface RenderedParts {
  readonly html: SafeHtml | undefined;
  readonly below: ChildBlocks;
}

function renderTree(node: Block, tools: Tools, limit: RunWithLimit | null): RenderResult {
  const failures: BlockFailure[] = [];

  const recordFailure = (block: Block, reason: BlockFailure['reason'], error?: unknown): undefined => {
    failures.push({ entity: block.name, type: block.type, reason, error });
  };

  /** Returns the React element of a block. */
  function getElement({ block, context }: BlockRequest, children: ChildBlocks): ReactElement | undefined {
    const component = block.definition ? tools.components[block.type] : undefined;
    if (!component) {
      // Types of an application screen are rendered by that screen.
      if (block.definition && block.definition.renderedBy !== 'component') return undefined;
      recordFailure(block, 'unknown');
      return tools.forStaff ? createElement(UnknownBlock, block) : undefined;
    }
    if (block.lacks !== undefined) return recordFailure(block, 'incomplete', block.lacks);
    return createElement(component, { ...block.props, ...children, context });
  }

  function renderAlone({ block, element }: BlockMarkup): SafeHtml | undefined {
    try {
      return element && (limit ? limit(() => renderMarkup(element)) : renderMarkup(element));
    } catch (error) {
      return recordFailure(block, isTimeout(error) ? 'timeout' : 'threw', error);
    }
  }

  function findMarkups(blockMarkups: readonly BlockMarkup[]): readonly (SafeHtml | undefined)[] {
    const together = limit ? null : renderMarkups(blockMarkups.flatMap(({ element }) => element ?? []));
    if (!together) return blockMarkups.map(renderAlone);
    let markupIndex = 0;
    return blockMarkups.map(({ element }) => element && together[markupIndex++]);
  }

  /** Renders blocks of one depth after the blocks inside them: one render for each depth. */
  function renderLevel(requests: readonly BlockRequest[]): readonly RenderedParts[] {
    const children = requests.flatMap(({ block, context }, parent) => {
      return Object.entries(block.children).flatMap(([key, blocks]) => {
        const heading = getContentHeading(block.definition?.fields[key], context.heading);
        return blocks.map((child, position) => ({
          parent,
          key,
          block: child,
          context: { ...context, heading, position },
        }));
      });
    });
    const childBlocks = requests.map(
      ({ block }): Record<string, RenderedBlock[]> =>
        Object.fromEntries(Object.keys(block.children).map((key) => [key, []])),
    );
    const nested = children.length > 0 ? renderLevel(children) : [];
    for (const [index, { parent, key, block }] of children.entries()) {
      const html = nested[index]?.html;
      if (html !== undefined) childBlocks[parent]?.[key]?.push(toRenderedBlock(block, markIsland(block, html)));
    }
    const drawings = requests.map((request, index) => ({
      block: request.block,
      element: getElement(request, childBlocks[index] ?? {}),
    }));
    return findMarkups(drawings).map((html, index) => ({ html, below: childBlocks[index] ?? {} }));
  }

  const [root] = renderLevel([{ block: node, context: tools.context }]);
  const blocks = Object.values(root?.below ?? {}).flat();
  return { html: root?.html ?? renderFallback(node, blocks), blocks, failures };
}

/** Renders the title and blocks of a node after its component failed, or the text of an external type. */
function renderFallback(node: Block, blocks: readonly RenderedBlock[]): SafeHtml {
  const title = renderMarkup(createElement('h1', null, String(node.props.title ?? '')));
  const text = `<div class="prose">${title}${node.definition ? '' : String(node.props.body ?? '')}</div>`;
  return `<div class="page-head page-width column">${text}${blocks.map(({ html }) => html).join('')}</div>` as SafeHtml;
}
