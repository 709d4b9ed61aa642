import type { ComponentData } from '@puckeditor/core';
import { isParagraphsField } from '#registry/define.ts';
import { getFields, isStoredParagraph } from '#registry/stored.ts';
import { useIsland } from '#src/session/Island.tsx';
import { toControlId, useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import { summarizeBlock } from '../render/key-facts.ts';
import { focusWhenRendered } from './focus-when-rendered.ts';

interface Props {
  readonly block: ComponentData;
  /** Selects the block that contains the nested blocks. */
  readonly onChoose: () => void;
}

/** The blocks inside a block, such as the exercises of a phase; each opens its fields. */
export function NestedRows({ block, onChoose }: Props) {
  const { language } = useIsland();
  const { registry } = useEditing();
  const definition = findParagraph(registry, block.type);
  const nestedParagraphs = (definition ? getFields(definition) : []).flatMap(([name, field]) => {
    const value: unknown = block.props[name];
    return isParagraphsField(field) && Array.isArray(value) ? value.filter(isStoredParagraph) : [];
  });
  if (nestedParagraphs.length === 0) return null;
  return (
    <ul className="canvas-outline-nested">
      {nestedParagraphs.map((paragraph) => {
        const paragraphDefinition = findParagraph(registry, paragraph.type);
        const [first] = paragraphDefinition ? getFields(paragraphDefinition) : [];
        return (
          <li key={paragraph.uuid}>
            <button
              type="button"
              className="canvas-outline-row"
              onClick={() => {
                onChoose();
                if (first) focusWhenRendered(toControlId(paragraph.uuid, first[0]));
              }}
            >
              <strong>{paragraphDefinition?.label[language] ?? paragraph.type}</strong>
              <span>{summarizeBlock(paragraphDefinition, paragraph)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
