import type { BlockContext } from './context.ts';
import type { FieldChange } from './field-changes.ts';
import type { AnyField, EditorLabel, RegistryField, RegistryFields } from './fields/field.ts';
import type { ParagraphsField } from './fields/paragraphs.ts';
import type { SectionField } from './fields/section.ts';

/** Group of a paragraph in the editor's palette. */
export type ParagraphGroup = 'text' | 'media' | 'action' | 'lists' | 'programme';

/**
 * Rendering of a type: on a content page by a component in the registry, in an application screen by the island of the
 * screen, or by the component of another type.
 */
export type RendererKind = 'component' | 'screen' | 'parent';

/** Islands that a node type can use; `src/render/Islands.astro` has a line for each. */
export type IslandName = 'joyride';

interface DefinitionBase<N extends string, F extends RegistryFields, R extends RendererKind> {
  /** Drupal's machine name; equal to the name of the folder. */
  readonly name: N;
  readonly label: EditorLabel;
  readonly hint: EditorLabel;
  readonly fields: F;
  /** Migrations of the fields of earlier releases, oldest first (`docs/decisions/changed-fields.md`). */
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
   * True for a paragraph with a script: its folder has a module `island` that exports `hydrateBlock`, which receives the
   * rendered paragraph in the browser. The component also works without the script.
   */
  readonly island?: true;
}

export interface NodeDefinition<
  N extends string = string,
  F extends RegistryFields = RegistryFields,
  R extends RendererKind = RendererKind,
> extends DefinitionBase<N, F, R> {
  readonly entity: 'node';
  /** Creator of entries of the type: editors, or participants (forum, diary_entry). */
  readonly madeBy: 'editor' | 'participant';
  /** Island that hydrates the static component, which also works without a script. */
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

/** Declares a node type. Its fields do not include the title, which all nodes have. */
export function defineNode<const N extends string, const F extends RegistryFields, const R extends RendererKind>(
  definition: Omit<NodeDefinition<N, F, R>, 'entity'>,
): NodeDefinition<N, F, R> {
  return { entity: 'node', ...definition };
}

/** HTML of a nested paragraph, rendered by `src/render`, which catches its errors. */
export interface RenderedBlock {
  readonly uuid: string;
  readonly type: string;
  /** Two consecutive half blocks share a row. */
  readonly width: 'full' | 'half';
  /** Title of the block, for the table of contents of a page. */
  readonly title: string | undefined;
  readonly html: import('./fields/field.ts').SafeHtml;
}

/** Returns the rendered block of a paragraph for the props of its component. */
export function toRenderedBlock(
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

/** A referenced node as a component receives it: its id, type and props. */
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

/** Stored fields of a type in a revision. Optional fields may be omitted. */
export type InferStoredFields<D extends { readonly fields: RegistryFields; readonly entity: 'node' | 'paragraph' }> = {
  readonly [K in RequiredKeys<D['fields']>]: StoredOfField<D['fields'][K]>;
} & {
  readonly [K in Exclude<keyof D['fields'], RequiredKeys<D['fields']>>]?: StoredOfField<D['fields'][K]>;
} & (D['entity'] extends 'node' ? { readonly title: string } : unknown);

/** Returns true for the kind of field that contains nested paragraphs. */
export function isParagraphsField(field: AnyField): field is ParagraphsField<string> {
  return field.kind === 'paragraphs';
}

/** Returns true for the kind of field that contains the blocks of a shared section. */
export function isSectionField(field: AnyField): field is SectionField {
  return field.kind === 'section';
}

/** Returns the heading level of the content of a field: one lower, except for a section, which has no heading. */
export const getContentHeading = (
  field: AnyField | undefined,
  heading: BlockContext['heading'],
): BlockContext['heading'] =>
  field && isSectionField(field) ? heading : (Math.min(4, heading + 1) as BlockContext['heading']);
