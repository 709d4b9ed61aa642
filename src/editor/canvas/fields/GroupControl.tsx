import type { GroupField } from '#registry/fields/group.ts';
import { findFieldLabel, toGroupRows } from '#registry/stored.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { toControlId } from '../editing.ts';
import { focusWhenRendered } from '../outline/focus-soon.ts';
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
  const fill = (at: number, own: string, typed: unknown) => {
    const { [own]: _before, ...rest } = rows[at] ?? {};
    change(rows.with(at, typed === undefined ? rest : { ...rest, [own]: typed }));
  };
  const add = () => {
    change([...rows, {}]);
    focusWhenRendered(toControlId(owner, `${name}.${rows.length}.${Object.keys(fields)[0]}`));
  };
  const getName = (values: Row, at: number) => {
    const words = Object.values(values).find((one) => typeof one === 'string' && one !== '');
    return [`${row[language]} ${at + 1}`, words && stripTags(String(words)).slice(0, 60)].filter(Boolean).join(': ');
  };
  return (
    <Group id={id} label={label} help={help} error={error}>
      <ol className="canvas-rows">
        {rows.map((values, at) => (
          // Rows are identified by position: two may have equal values.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>
            {Object.entries(fields).map(([own, each]) => (
              <Field
                key={own}
                owner={owner}
                name={`${name}.${at}.${own}`}
                called={findFieldLabel({ [name]: field }, `${name}.${at}.${own}`, language) ?? ''}
                field={each}
                value={values[own]}
                onChange={(typed) => fill(at, own, typed)}
              />
            ))}
            <RowActions
              name={getName(values, at)}
              at={at}
              count={rows.length}
              onMove={(to) => change(moveListItem(rows, at, to))}
              onRemove={() => change(removeItem(rows, at))}
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
