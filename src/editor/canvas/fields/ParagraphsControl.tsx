import { useState } from 'react';
import type { ParagraphsField } from '#registry/fields/paragraphs.ts';
import { isStoredParagraph } from '#registry/stored.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { keepFocusInRows } from '#src/ui/keep-focus.ts';
import { useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import { summarizeBlock } from '../render/key-facts.ts';
import type { ControlProps, NestedControlProps } from './control.ts';
import { Group } from './Group.tsx';
import { RowActions } from './RowActions.tsx';
import { moveListItem, removeItem } from './reorder.ts';

/** Control for nested blocks; each can be expanded to show its fields. Blocks of unknown types are not changed. */
export function ParagraphsControl({
  field,
  value = [],
  onChange,
  id,
  label,
  help,
  error,
  Inside,
}: ControlProps<readonly unknown[]> & NestedControlProps) {
  const { t, language } = useIsland();
  const { registry } = useEditing();
  const [added, setAdded] = useState<string | null>(null);
  const { allow } = field as ParagraphsField<string>;
  const types = registry.paragraphs.filter(({ name }) => allow.includes(name));
  const getName = (item: unknown, at: number) => {
    if (!isStoredParagraph(item)) return t('desk-fields.list.unknown');
    const definition = findParagraph(registry, item.type);
    const kind = definition?.label[language] ?? item.type;
    return [`${at + 1}. ${kind}`, summarizeBlock(definition, item)].filter(Boolean).join(': ');
  };
  const add = (type: string) => {
    const uuid = crypto.randomUUID();
    setAdded(uuid);
    onChange([...value, { uuid, type }]);
  };
  return (
    <Group id={id} label={label} help={help} error={error}>
      {value.length === 0 && <p>{t('desk-fields.list.none')}</p>}
      <ol ref={keepFocusInRows} className="canvas-rows">
        {value.map((item, index) => (
          <li
            key={isStoredParagraph(item) ? item.uuid : index}
            data-block={isStoredParagraph(item) ? item.uuid : undefined}
          >
            <details className="canvas-nested" open={isStoredParagraph(item) && item.uuid === added}>
              <summary>{getName(item, index)}</summary>
              {isStoredParagraph(item) && (
                <Inside
                  value={item}
                  onChange={(next) => onChange(value.map((item, position) => (position === index ? next : item)))}
                />
              )}
            </details>
            <RowActions
              name={getName(item, index)}
              at={index}
              count={value.length}
              onMove={(to) => onChange(moveListItem(value, index, to))}
              onRemove={() => onChange(removeItem(value, index))}
            />
          </li>
        ))}
      </ol>
      <div className="button-row">
        {types.map((type) => (
          <Button key={type.name} kind="quiet" icon="circle-plus" onClick={() => add(type.name)}>
            {t('desk-fields.list.add', { type: type.label[language] })}
          </Button>
        ))}
      </div>
    </Group>
  );
}
