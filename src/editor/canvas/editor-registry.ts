import type { ComponentType } from 'react';
import { COMPONENTS } from '#registry/components.ts';
import type { NodeDefinition, ParagraphDefinition } from '#registry/define.ts';
import { GALLERY } from '#registry/gallery.tsx';
import { NODES, PARAGRAPHS } from '#registry/index.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Registry data of the types that can be edited in the page editor. */
export interface EditorRegistry {
  readonly nodes: readonly NodeDefinition[];
  readonly paragraphs: readonly ParagraphDefinition[];
  // biome-ignore lint/suspicious/noExplicitAny: the components of every type, each with its own props
  readonly components: Readonly<Record<string, ComponentType<any>>>;
  /** Example values by the machine name of the type, rendered in the palette. */
  readonly examples: Readonly<Record<string, Stored>>;
}

/** The registry of the product. */
export const REGISTRY: EditorRegistry = {
  nodes: NODES,
  paragraphs: PARAGRAPHS,
  components: COMPONENTS,
  examples: Object.fromEntries(GALLERY.map(({ definition, examples }) => [definition.name, examples.default])),
};

/** Finds a paragraph type by its machine name. */
export const findParagraph = (registry: EditorRegistry, name: string): ParagraphDefinition | undefined =>
  registry.paragraphs.find((paragraph) => paragraph.name === name);

/** Finds a node type by its machine name. */
export const findNodeType = (registry: EditorRegistry, name: string): NodeDefinition | undefined =>
  registry.nodes.find((node) => node.name === name);
