import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { COMPONENTS } from './components.ts';
import type { BlockContext } from './context.ts';
import { type Definition, isParagraphsField, isSectionField, type RenderedBlock, toRenderedBlock } from './define.ts';
import { EXAMPLE_QUESTIONS, EXAMPLE_SECTIONS, type ExampleName } from './example.ts';
import type { AnyField, ReadTools, SafeHtml } from './fields/field.ts';
import type { StoredParagraph } from './fields/paragraphs.ts';
import { findParagraphDefinition, NODES, PARAGRAPHS } from './index.ts';

type StoredFields = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Readonly<Record<ExampleName, StoredFields>>>('./{nodes,paragraphs}/*/examples.ts', {
  import: 'examples',
  eager: true,
});

export interface GalleryEntry {
  readonly definition: Definition;
  readonly examples: Readonly<Record<ExampleName, StoredFields>>;
}

/** Types that have a component, with their examples, in the order of the registry. */
export const GALLERY: readonly GalleryEntry[] = [...PARAGRAPHS, ...NODES].flatMap((definition) => {
  const examples = modules[`./${definition.entity}s/${definition.name}/examples.ts`];
  return examples ? [{ definition, examples }] : [];
});

/** Renders an example from its stored form, like a page; `safe` is the renderer's sanitiser. */
export function renderExample(
  definition: Definition,
  storedFields: StoredFields,
  context: BlockContext,
  tools: ReadTools,
): SafeHtml {
  const Component = COMPONENTS[definition.name as keyof typeof COMPONENTS] as ComponentType<object>;
  const props: Record<string, unknown> = { title: storedFields.title, context };
  for (const [name, field] of Object.entries(definition.fields as Record<string, AnyField>)) {
    props[name] = getProp(field, storedFields[name], context, tools);
  }
  return renderToStaticMarkup(createElement(Component, props)) as SafeHtml;
}

function getProp(field: AnyField, storedValue: unknown, context: BlockContext, tools: ReadTools): unknown {
  if (isParagraphsField(field)) return renderBlocks((storedValue ?? []) as readonly StoredParagraph[], context, tools);
  if (isSectionField(field)) return renderBlocks(EXAMPLE_SECTIONS[String(storedValue)] ?? [], context, tools);
  if (field.kind === 'nodes') return listQuestions((storedValue ?? []) as readonly string[], tools);
  return field.read(storedValue === undefined ? [] : field.wrap(storedValue, () => undefined), tools);
}

function renderBlocks(
  storedParagraphs: readonly StoredParagraph[],
  context: BlockContext,
  tools: ReadTools,
): readonly RenderedBlock[] {
  return storedParagraphs.flatMap(({ uuid, type, ...fields }) => {
    const definition = findParagraphDefinition(type);
    if (!definition) return [];
    return [toRenderedBlock({ uuid, type, props: fields }, renderExample(definition, fields, context, tools))];
  });
}

const listQuestions = (ids: readonly string[], { safe }: ReadTools) =>
  EXAMPLE_QUESTIONS.filter(({ uuid }) => ids.includes(uuid)).map(({ uuid, title, answer }) => ({
    uuid,
    type: 'faq_question',
    title,
    answer: safe(answer),
  }));
