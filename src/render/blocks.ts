import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockContext } from '#registry/context.ts';
import { type RenderedBlock, renderedBlock } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { isTimeout, type Run, renderWithin } from './limit.ts';
import type { Block } from './tree.ts';
import { UnknownBlock } from './unknown-block.ts';

// biome-ignore lint/suspicious/noExplicitAny: the components of every type, each with its own props
export type Components = Readonly<Record<string, ComponentType<any>>>;

/** Why a block is not on its page. */
export interface BlockFailure {
  readonly entity: string;
  readonly type: string;
  readonly reason: 'unknown' | 'incomplete' | 'threw' | 'timeout';
  readonly error?: unknown;
}

export interface Rendering {
  readonly html: SafeHtml;
  /** The paragraphs of the node, in order and by themselves, for an island that shows them one at a time. */
  readonly blocks: readonly RenderedBlock[];
  readonly failures: readonly BlockFailure[];
}

interface Tools {
  readonly components: Components;
  readonly context: BlockContext;
  /** Staff see a named card in the place of a block that has no component. */
  readonly forStaff: boolean;
}

const NOTHING = '' as SafeHtml;

/**
 * Renders a node with all its paragraphs. Every component is rendered to a string inside a guard: one that throws,
 * hangs, lacks a required field or is unknown leaves the rest of the page as it is.
 */
export function renderBlocks(node: Block, tools: Tools): Rendering {
  return renderWithin((run) => renderTree(node, tools, run));
}

function renderTree(node: Block, tools: Tools, run: Run): Rendering {
  const failures: BlockFailure[] = [];

  function markup(block: Block, props: object, context: BlockContext): SafeHtml | undefined {
    const fail = (reason: BlockFailure['reason'], error?: unknown) => {
      failures.push({ entity: block.name, type: block.type, reason, error });
      return undefined;
    };
    const component = block.definition ? tools.components[block.type] : undefined;
    if (!component) {
      // Types of an application screen are shown by that screen.
      if (block.definition && block.definition.renderedBy !== 'component') return undefined;
      fail('unknown');
      return tools.forStaff ? (renderToStaticMarkup(createElement(UnknownBlock, block)) as SafeHtml) : undefined;
    }
    if (block.lacks !== undefined) return fail('incomplete', block.lacks);
    try {
      return run(() => renderToStaticMarkup(createElement(component, { ...props, context })) as SafeHtml);
    } catch (error) {
      return fail(isTimeout(error) ? 'timeout' : 'threw', error);
    }
  }

  function below(block: Block, context: BlockContext): Record<string, readonly RenderedBlock[]> {
    const heading = Math.min(4, context.heading + 1) as BlockContext['heading'];
    return Object.fromEntries(
      Object.entries(block.children).map(([key, blocks]) => [
        key,
        blocks.flatMap((child, position) => {
          const html = render(child, { ...context, heading, position });
          return html === undefined ? [] : [renderedBlock(child, html)];
        }),
      ]),
    );
  }

  function render(block: Block, context: BlockContext): SafeHtml | undefined {
    return markup(block, { ...block.props, ...below(block, context) }, context);
  }

  const nested = below(node, tools.context);
  const blocks = Object.values(nested).flat();
  const html = markup(node, { ...node.props, ...nested }, tools.context);
  return { html: html ?? withoutComponent(node, blocks), blocks, failures };
}

/** A node whose own component failed still shows its title and its blocks. */
function withoutComponent(node: Block, blocks: readonly RenderedBlock[]): SafeHtml {
  if (!node.definition) return NOTHING;
  const title = renderToStaticMarkup(createElement('h1', null, String(node.props.title ?? '')));
  return `<div class="wrap section">${title}${blocks.map((block) => block.html).join('')}</div>` as SafeHtml;
}
