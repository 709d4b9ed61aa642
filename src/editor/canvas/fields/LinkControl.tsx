import type { Link } from '#registry/fields/link.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { AddressField } from '../../kit/rich-text/AddressField.tsx';
import type { ControlProps } from './control.ts';
import { Group } from './Group.tsx';

/** A link: its words and where it leads. Without either it is no link. */
export function LinkControl({ value, onChange, id, label, help, error }: ControlProps<Partial<Link>>) {
  const { t } = useIsland();
  const { href = '', text = '' } = value ?? {};
  const change = (next: Link) => onChange(next.href === '' && next.text === '' ? undefined : { ...value, ...next });
  return (
    <Group id={id} label={label} help={help} error={error}>
      <TextField
        id={`${id}-text`}
        label={t('desk-fields.link.words')}
        value={text}
        maxLength={120}
        onChange={({ currentTarget }) => change({ href, text: currentTarget.value })}
      />
      <AddressField id={id} value={href} onChange={(next) => change({ href: next, text })} />
    </Group>
  );
}
