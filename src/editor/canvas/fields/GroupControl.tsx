import type { GroupField } from '#registry/fields/group.ts';
import { findFieldLabel, toGroupRows } from '#registry/stored.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { keepFocusInRows } from '#src/ui/keep-focus.ts';
import { toControlId } from '../editing.ts';
import { focusWhenRendered } from '../outline/focus-when-rendered.ts';
import { stripTags } from '../render/key-facts.ts';
import type { ControlProps, NestedControlProps } from './control.ts';
import { Group } from './Group.tsx';
import { RowActions } from './RowActions.tsx';
import { moveListItem, removeItem } from './reorder.ts';

type Row = Readonly<Record<string, unknown>>;

/** Control for repeating fields: rows can be added, edited, moved and deleted. */
export function GroupControl({
  field,
  owner,
  name,
  value,
  onChange,
  id,
  label,
  help,
  error,
  Field,
}: ControlProps<readonly Row[]> & NestedControlProps) {
  const { t, language } = useIsland();
  const { fields, row, max } = field as GroupField;
  const rows = toGroupRows(value);
  const change = (next: readonly Row[]) => onChange(next.length === 0 ? undefined : next);
  const fill = (at: number, member: string, input: unknown) => {
    const { [member]: _before, ...rest } = rows[at] ?? {};
    change(rows.with(at, input === undefined ? rest : { ...rest, [member]: input }));
  };
  const add = () => {
    change([...rows, {}]);
    focusWhenRendered(toControlId(owner, `${name}.${rows.length}.${Object.keys(fields)[0]}`));
  };
  const getName = (values: Row, at: number) => {
    const texts = Object.values(values).find((item) => typeof item === 'string' && item !== '');
    return [`${row[language]} ${at + 1}`, texts && stripTags(String(texts)).slice(0, 60)].filter(Boolean).join(': ');
  };
  return (
    <Group id={id} label={label} help={help} error={error}>
      <ol ref={keepFocusInRows} className="canvas-rows">
        {rows.map((values, index) => (
          // Rows are identified by position: two may have equal values.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            {Object.entries(fields).map(([member, each]) => (
              <Field
                key={member}
                owner={owner}
                name={`${name}.${index}.${member}`}
                called={findFieldLabel({ [name]: field }, `${name}.${index}.${member}`, language) ?? ''}
                field={each}
                value={values[member]}
                onChange={(input) => fill(index, member, input)}
              />
            ))}
            <RowActions
              name={getName(values, index)}
              at={index}
              count={rows.length}
              onMove={(to) => change(moveListItem(rows, index, to))}
              onRemove={() => change(removeItem(rows, index))}
            />
          </li>
        ))}
      </ol>
      {rows.length < max && (
        <Button kind="quiet" icon="circle-plus" onClick={add}>
          {t('desk-fields.list.add', { type: row[language] })}
        </Button>
      )}
    </Group>
  );
}
