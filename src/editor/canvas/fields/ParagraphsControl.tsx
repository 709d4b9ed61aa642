import { useState } from 'react';
import type { ParagraphsField } from '#registry/fields/paragraphs.ts';
import { isStoredParagraph } from '#registry/stored.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
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
  const getName = (one: unknown, at: number) => {
    if (!isStoredParagraph(one)) return t('desk-fields.list.unknown');
    const definition = findParagraph(registry, one.type);
    const kind = definition?.label[language] ?? one.type;
    return [`${at + 1}. ${kind}`, summarizeBlock(definition, one)].filter(Boolean).join(': ');
  };
  const add = (type: string) => {
    const uuid = crypto.randomUUID();
    setAdded(uuid);
    onChange([...value, { uuid, type }]);
  };
  return (
    <Group id={id} label={label} help={help} error={error}>
      {value.length === 0 && <p>{t('desk-fields.list.none')}</p>}
      <ol className="canvas-rows">
        {value.map((one, at) => (
          <li key={isStoredParagraph(one) ? one.uuid : at} data-block={isStoredParagraph(one) ? one.uuid : undefined}>
            <details className="canvas-nested" open={isStoredParagraph(one) && one.uuid === added}>
              <summary>{getName(one, at)}</summary>
              {isStoredParagraph(one) && (
                <Inside
                  value={one}
                  onChange={(next) => onChange(value.map((before, place) => (place === at ? next : before)))}
                />
              )}
            </details>
            <RowActions
              name={getName(one, at)}
              at={at}
              count={value.length}
              onMove={(to) => onChange(moveListItem(value, at, to))}
              onRemove={() => onChange(removeItem(value, at))}
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
