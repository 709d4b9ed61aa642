import { createContext, useContext } from 'react';
import type { BlockContext } from '#registry/context.ts';
import type { NodeDefinition } from '#registry/define.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import type { EditorRegistry } from './editor-registry.ts';
import type { DrawingTools } from './render/draw-block.ts';

/** State of the edited page that every part of the page editor reads. */
export interface Editing {
  readonly registry: EditorRegistry;
  readonly definition: NodeDefinition;
  readonly nid: number;
  /** The language of the page; that of the desk may be another. */
  readonly language: Language;
  readonly domain: DomainKey;
  /** Every domain of the page. */
  readonly domains: readonly DomainKey[];
  readonly context: BlockContext;
  readonly tools: DrawingTools;
  /** Errors by the id of their control (`controlId`). */
  readonly problems: ReadonlyMap<string, string>;
}

const Context = createContext<Editing | null>(null);
export const EditingProvider = Context.Provider;

/** The page that is edited. */
export function useEditing(): Editing {
  const editing = useContext(Context);
  if (!editing) throw new Error('Called outside the page editor.');
  return editing;
}

/** Id of the page itself, used instead of a block id. */
export const PAGE_ID = 'page';

/** The id of the control of a field: of a block by its id, of the page by PAGE_ID. */
export const controlId = (owner: string, field: string): string => `field-${owner}-${field}`;
