import { useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { useElement } from './builder-context.ts';
import { findFieldError, toBuilderFieldId } from './element-path.ts';

const getTyped = (value: unknown) => (typeof value === 'number' ? String(value) : '');

/** Field for a number of an element; accepts a decimal comma, and an empty value is removed. */
export function NumberField({
  elementKey,
  field,
  label,
  help,
}: {
  elementKey: string;
  field: string;
  label: string;
  help?: string;
}) {
  const { t } = useIsland();
  const { value, set, problems } = useElement(elementKey);
  const [typed, setTyped] = useState(() => getTyped(value(field)));
  return (
    <TextField
      id={toBuilderFieldId(elementKey, field, null)}
      label={label}
      help={help}
      inputMode="decimal"
      autoComplete="off"
      error={(['nl', 'en', null] as const)
        .map((language) => findFieldError(problems, { key: elementKey, field, language }, t))
        .find(Boolean)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const text = target.value.trim().replace(',', '.');
        set(field, text === '' ? undefined : Number(text));
      }}
    />
  );
}
