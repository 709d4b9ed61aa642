import { listChoices } from '#src/contract/desk/list-choices.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { SelectField } from '#src/ui/field/fields.tsx';
import { useEditing } from '../editing.ts';
import type { ControlProps } from './control.ts';

/** A form, or a term of a vocabulary, out of those that the domain has. */
export function ListedControl({ field, value, onChange, id, label, help, error }: ControlProps<string>) {
  const { t } = useIsland();
  const { domain, language } = useEditing();
  const vocabulary = 'vocabulary' in field ? String(field.vocabulary) : undefined;
  const kind = field.kind === 'term' ? 'term' : 'webform';
  const query = { kind, domain, language, ...(vocabulary === undefined ? {} : { vocabulary }) } as const;
  const found = useCall(listChoices, { query });
  const rows = found.status === 'done' ? found.value.entities : [];
  const isListed = value === undefined || rows.some((row) => row.id === value);
  const options = [
    { value: '', label: t(found.status === 'loading' ? 'desk-fields.loading' : 'desk-fields.choose') },
    ...(isListed ? [] : [{ value, label: value }]),
    ...rows.map((row) => ({ value: row.id, label: row.label })),
  ];
  return (
    <SelectField
      id={id}
      label={label}
      help={help}
      error={error ?? (found.status === 'error' ? failureText(t, found.failure) : undefined)}
      value={value ?? ''}
      options={options}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
