import { createContext, useContext } from 'react';
import type { BlockContext } from '#registry/context.ts';
import type { NodeDefinition } from '#registry/define.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import type { EditorRegistry } from './editor-registry.ts';
import type { BlockTools } from './render/render-block.ts';

/** State of the edited page, read by all parts of the page editor. */
export interface EditingState {
  readonly registry: EditorRegistry;
  readonly definition: NodeDefinition;
  readonly nid: number;
  /** Language of the page; the language of the desk may differ. */
  readonly language: Language;
  readonly domain: DomainKey;
  /** All domains of the page. */
  readonly domains: readonly DomainKey[];
  readonly context: BlockContext;
  readonly tools: BlockTools;
  /** Error texts by the id of their control (`toControlId`). */
  readonly problems: ReadonlyMap<string, string>;
}

const Context = createContext<EditingState | null>(null);
export const EditingProvider = Context.Provider;

/** Returns the state of the edited page. */
export function useEditing(): EditingState {
  const editing = useContext(Context);
  if (!editing) throw new Error('Called outside the page editor.');
  return editing;
}

/** Id of the page, used instead of a block id. */
export const PAGE_ID = 'page';

/** Returns the id of the control of a field; `owner` is the id of a block, or PAGE_ID. */
export const toControlId = (owner: string, field: string): string => `field-${owner}-${field}`;
