import type { Config, Field, Fields } from '@puckeditor/core';
import type { Definition, NodeDefinition, ParagraphDefinition, ParagraphGroup } from '#registry/define.ts';
import { isParagraphsField } from '#registry/define.ts';
import type { EditorLabel } from '#registry/fields/field.ts';
import { getFields } from '#registry/stored.ts';
import type { Language } from '#src/domains/domain.ts';
import { BlockOnCanvas, UnknownCanvasBlock } from './BlockOnCanvas.tsx';
import type { EditorRegistry } from './editor-registry.ts';
import { RootField } from './fields/RootField.tsx';
import { PageOnCanvas } from './PageOnCanvas.tsx';
import { listBlockFields } from './stored/page-content.ts';
import { UNKNOWN_BLOCK } from './stored/to-puck.ts';

export const PARAGRAPH_GROUPS: readonly ParagraphGroup[] = ['text', 'media', 'action', 'lists', 'programme'];

/** Returns the types that a type of page allows, in the order of the registry. */
function listAllowedTypes(registry: EditorRegistry, definition: NodeDefinition): readonly ParagraphDefinition[] {
  const allowedValues = new Set(listBlockFields(definition).flatMap(([, field]) => field.allow));
  return registry.paragraphs.filter(({ name }) => allowedValues.has(name));
}

/** Returns the palette of a type of page: the groups with at least one allowed type. */
export function buildPalette(
  registry: EditorRegistry,
  definition: NodeDefinition,
): readonly { readonly group: ParagraphGroup; readonly types: readonly ParagraphDefinition[] }[] {
  const allowedTypes = listAllowedTypes(registry, definition);
  return PARAGRAPH_GROUPS.map((group) => ({
    group,
    types: allowedTypes.filter((paragraphDefinition) => paragraphDefinition.group === group),
  })).filter(({ types }) => types.length > 0);
}

const TITLE: EditorLabel = { nl: 'Titel', en: 'Title' };

/** Returns the fields of a type for the fields pane, each with the control of its kind. */
function toPuckFields(definition: Definition, language: Language): Fields {
  const fields = getFields(definition).map(([name, field]): [string, Field] => {
    const label = field.label[language];
    if (definition.entity === 'node' && isParagraphsField(field)) {
      return [name, { type: 'slot', label, allow: [...field.allow] }];
    }
    return [name, { type: 'custom', label, render: (props) => <RootField {...props} field={field} name={name} /> }];
  });
  const title: [string, Field][] =
    definition.entity === 'node'
      ? [
          [
            'title',
            {
              type: 'custom',
              label: TITLE[language],
              render: (props) => <RootField {...props} field={null} name="title" />,
            },
          ],
        ]
      : [];
  return Object.fromEntries([...title, ...fields]);
}

function toPuckComponent(definition: ParagraphDefinition, language: Language): Config['components'][string] {
  return {
    label: definition.label[language],
    fields: toPuckFields(definition, language),
    inline: true,
    render: (props) => <BlockOnCanvas {...props} definition={definition} />,
  };
}

interface Words {
  readonly unknown: string;
  readonly groups: Readonly<Record<ParagraphGroup, string>>;
}

/**
 * Returns the configuration of the editor library, derived from the registry: every type with its fields, the palette
 * of types that this type of page allows, by group, and the fields of the page.
 */
export function createPuckConfig(
  registry: EditorRegistry,
  definition: NodeDefinition,
  language: Language,
  texts: Words,
): Config {
  const categories = buildPalette(registry, definition).map(({ group, types }) => [
    group,
    { title: texts.groups[group], components: types.map(({ name }) => name) },
  ]);
  return {
    root: {
      label: definition.label[language],
      fields: toPuckFields(definition, language),
      render: (props: Readonly<Record<string, unknown>>) => <PageOnCanvas {...props} definition={definition} />,
    },
    components: {
      ...Object.fromEntries(
        registry.paragraphs.map((paragraph) => [paragraph.name, toPuckComponent(paragraph, language)]),
      ),
      [UNKNOWN_BLOCK]: {
        label: texts.unknown,
        inline: true,
        render: (props: Parameters<typeof UnknownCanvasBlock>[0]) => <UnknownCanvasBlock {...props} />,
      },
    },
    categories: { ...Object.fromEntries(categories), other: { visible: false } },
  };
}
