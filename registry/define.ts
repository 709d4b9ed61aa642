import type { BlockContext } from './context.ts';
import type { FieldChange } from './earlier.ts';
import type { AnyField, EditorLabel, RegistryField, RegistryFields } from './fields/field.ts';
import type { ParagraphsField } from './fields/paragraphs.ts';
import type { SectionField } from './fields/section.ts';

/** Group of a paragraph in the editor's palette. */
export type ParagraphGroup = 'text' | 'media' | 'action' | 'lists' | 'programme';

/**
 * Rendering of a type: on a content page, by its own component in the registry; inside an application screen, by that
 * screen's island; or by another type's component.
 */
export type RendererKind = 'component' | 'screen' | 'parent';

/** Islands that a node type may name; `src/render/Islands.astro` has the line of each. */
export type IslandName = 'joyride';

interface DefinitionBase<N extends string, F extends RegistryFields, R extends RendererKind> {
  /** Drupal's machine name; equal to the folder's name. */
  readonly name: N;
  readonly label: EditorLabel;
  readonly hint: EditorLabel;
  readonly fields: F;
  /** Migrates the fields of earlier releases, the oldest change first (`docs/decisions/changed-fields.md`). */
  readonly earlier?: readonly FieldChange[];
  readonly renderedBy: R;
}

export interface ParagraphDefinition<
  N extends string = string,
  F extends RegistryFields = RegistryFields,
  R extends RendererKind = RendererKind,
> extends DefinitionBase<N, F, R> {
  readonly entity: 'paragraph';
  readonly group: ParagraphGroup;
  /**
   * True for a paragraph with script: its folder has a module `island` that exports `enliven`, which gets the rendered
   * paragraph in the browser. Without script the component works on its own.
   */
  readonly island?: true;
}

export interface NodeDefinition<
  N extends string = string,
  F extends RegistryFields = RegistryFields,
  R extends RendererKind = RendererKind,
> extends DefinitionBase<N, F, R> {
  readonly entity: 'node';
  /** Created by editors; participants create the others (forum, diary_entry). */
  readonly madeBy: 'editor' | 'participant';
  /** The island that hydrates the static component; without script the component works on its own. */
  readonly island?: IslandName;
}

export type Definition = ParagraphDefinition | NodeDefinition;

/**
 * Declares a paragraph type: its machine name, its texts for editors and its fields (docs/specification.md, section 3
 * *). Props, reading, validation, palette, JSON Schema and documentation are derived from it.
 */
export function defineParagraph<const N extends string, const F extends RegistryFields, const R extends RendererKind>(
  definition: Omit<ParagraphDefinition<N, F, R>, 'entity'>,
): ParagraphDefinition<N, F, R> {
  return { entity: 'paragraph', ...definition };
}

/** Declares a node type; the title is a field of every node and need not be listed. */
export function defineNode<const N extends string, const F extends RegistryFields, const R extends RendererKind>(
  definition: Omit<NodeDefinition<N, F, R>, 'entity'>,
): NodeDefinition<N, F, R> {
  return { entity: 'node', ...definition };
}

/** HTML of one nested paragraph, rendered and guarded by `src/render`. */
export interface RenderedBlock {
  readonly uuid: string;
  readonly type: string;
  /** Two consecutive half blocks share a row. */
  readonly width: 'full' | 'half';
  /** The block's own title, for a page's table of contents. */
  readonly title: string | undefined;
  readonly html: import('./fields/field.ts').SafeHtml;
}

/** The rendered block of a paragraph, from its component's props. */
export function renderedBlock(
  { uuid, type, props }: { uuid: string; type: string; props: Readonly<Record<string, unknown>> },
  html: RenderedBlock['html'],
): RenderedBlock {
  const title = typeof props.title === 'string' ? props.title : undefined;
  return { uuid, type, width: props.width === 'half' ? 'half' : 'full', title, html };
}

type PropOf<F> = F extends ParagraphsField<string> | SectionField
  ? readonly RenderedBlock[]
  : F extends { readonly nodeType: string }
    ? readonly NodeProps[]
    : F extends RegistryField<infer _S, infer P, infer R>
      ? R extends true
        ? P
        : F extends { readonly standard: P }
          ? P
          : P | undefined
      : never;

/** A referenced node for a component: its id, its type and the props from its own definition. */
export interface NodeProps {
  readonly uuid: string;
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Props of a type's component, derived from its definition. */
export type InferProps<D extends { readonly fields: RegistryFields; readonly entity: 'node' | 'paragraph' }> = {
  readonly [K in keyof D['fields']]: PropOf<D['fields'][K]>;
} & (D['entity'] extends 'node' ? { readonly title: string } : unknown);

type StoredOfField<F> = F extends RegistryField<infer S, infer _P, boolean> ? S : never;

type RequiredKeys<F extends RegistryFields> = {
  [K in keyof F]: F[K] extends RegistryField<infer _S, infer _P, infer R>
    ? true extends R
      ? boolean extends R
        ? never
        : K
      : never
    : never;
}[keyof F];

/** The stored fields of a type in a revision. Optional fields may be absent. */
export type InferStoredFields<D extends { readonly fields: RegistryFields; readonly entity: 'node' | 'paragraph' }> = {
  readonly [K in RequiredKeys<D['fields']>]: StoredOfField<D['fields'][K]>;
} & {
  readonly [K in Exclude<keyof D['fields'], RequiredKeys<D['fields']>>]?: StoredOfField<D['fields'][K]>;
} & (D['entity'] extends 'node' ? { readonly title: string } : unknown);

/** True for the field kind with nested paragraphs. */
export function isParagraphsField(field: AnyField): field is ParagraphsField<string> {
  return field.kind === 'paragraphs';
}

/** True for the field kind with the blocks of a shared section. */
export function isSectionField(field: AnyField): field is SectionField {
  return field.kind === 'section';
}

/** Returns the heading level of a field's content: one lower, except for a section, which has no heading. */
export const headingBelow = (field: AnyField | undefined, heading: BlockContext['heading']): BlockContext['heading'] =>
  field && isSectionField(field) ? heading : (Math.min(4, heading + 1) as BlockContext['heading']);
