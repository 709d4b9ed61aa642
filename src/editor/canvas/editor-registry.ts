import type { ComponentType } from 'react';
import { COMPONENTS } from '#registry/components.ts';
import type { NodeDefinition, ParagraphDefinition } from '#registry/define.ts';
import { GALLERY } from '#registry/gallery.tsx';
import { NODES, PARAGRAPHS } from '#registry/index.ts';

type Stored = Readonly<Record<string, unknown>>;

/** The registry's data about the types that the page editor edits. */
export interface EditorRegistry {
  readonly nodes: readonly NodeDefinition[];
  readonly paragraphs: readonly ParagraphDefinition[];
  // biome-ignore lint/suspicious/noExplicitAny: the components of every type, each with its own props
  readonly components: Readonly<Record<string, ComponentType<any>>>;
  /** Example values that the palette renders for a type, by its machine name. */
  readonly examples: Readonly<Record<string, Stored>>;
}

/** The registry of the product. */
export const REGISTRY: EditorRegistry = {
  nodes: NODES,
  paragraphs: PARAGRAPHS,
  components: COMPONENTS,
  examples: Object.fromEntries(GALLERY.map(({ definition, examples }) => [definition.name, examples.default])),
};

/** A paragraph type by its machine name. */
export const findParagraph = (registry: EditorRegistry, name: string): ParagraphDefinition | undefined =>
  registry.paragraphs.find((one) => one.name === name);

/** A node type by its machine name. */
export const findNodeType = (registry: EditorRegistry, name: string): NodeDefinition | undefined =>
  registry.nodes.find((one) => one.name === name);
