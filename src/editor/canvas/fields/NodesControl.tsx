import { useState } from 'react';
import type { NodesField } from '#registry/fields/nodes.ts';
import { getFirstText, readWireFields } from '#src/contract/wire.ts';
import { useIsland } from '#src/session/Island.tsx';
import { keepFocusInRows } from '#src/ui/keep-focus.ts';
import { PageSearch } from '../../kit/PageSearch.tsx';
import { useEditing } from '../editing.ts';
import type { ControlProps } from './control.ts';
import { Group } from './Group.tsx';
import { RowActions } from './RowActions.tsx';
import { moveListItem, removeItem } from './reorder.ts';

/** Control for an ordered list of other pages, such as questions. */
export function NodesControl({ field, value = [], onChange, id, label, help, error }: ControlProps<readonly string[]>) {
  const { t } = useIsland();
  const { tools } = useEditing();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const getName = (uuid: string) => {
    const item = tools.resolve({ type: 'node', id: uuid });
    return (item && getFirstText(readWireFields(item), 'title')) ?? names[uuid] ?? t('desk-fields.nodes.unseen');
  };
  const change = (next: readonly string[]) => onChange(next.length === 0 ? undefined : next);
  return (
    <Group id={id} label={label} help={help} error={error}>
      {value.length === 0 && <p>{t('desk-fields.list.none')}</p>}
      <ol ref={keepFocusInRows} className="canvas-rows">
        {value.map((uuid, index) => (
          // The list may contain an entry twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${uuid}-${index}`}>
            <p>{getName(uuid)}</p>
            <RowActions
              name={getName(uuid)}
              at={index}
              count={value.length}
              onMove={(to) => change(moveListItem(value, index, to))}
              onRemove={() => change(removeItem(value, index))}
            />
          </li>
        ))}
      </ol>
      <PageSearch
        id={id}
        label={t('desk-fields.nodes.add')}
        type={(field as NodesField<string>).nodeType}
        may={({ uuid }) => !value.includes(uuid)}
        onChoose={({ uuid, title }) => {
          setNames({ ...names, [uuid]: title });
          change([...value, uuid]);
        }}
      />
    </Group>
  );
}
