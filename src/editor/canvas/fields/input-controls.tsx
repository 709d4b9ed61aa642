import { useEffect, useState } from 'react';
import type { NumberFieldKind } from '#registry/fields/number.ts';
import type { TextFieldKind as TextKind } from '#registry/fields/text.ts';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import type { ControlProps } from './control.ts';

/** Plain text, single-line or multi-line. An empty text is not stored. */
export function TextControl({ field, value = '', onChange, id, label, help, error }: ControlProps<string>) {
  const { maxLength, multiline } = field as TextKind<boolean>;
  const inputProps = {
    id,
    label,
    help,
    error,
    value: String(value),
    maxLength,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value === '' ? undefined : currentTarget.value),
  };
  return multiline ? <TextArea {...inputProps} rows={4} /> : <TextField {...inputProps} />;
}

/** Whole number. Input that is not a number remains in the field. */
export function NumberControl({ field, value, onChange, id, label, help, error }: ControlProps<number>) {
  const { min, max } = field as NumberFieldKind<boolean>;
  const [typed, setTyped] = useState(String(value ?? ''));
  useEffect(() => {
    setTyped((now) => (now.trim() !== '' && Number(now) === value ? now : String(value ?? '')));
  }, [value]);
  return (
    <TextField
      id={id}
      label={label}
      help={help}
      error={error}
      type="number"
      min={min}
      max={max}
      step={1}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value));
      }}
    />
  );
}

/** A calendar date. */
export function DateControl({ value = '', onChange, id, label, help, error }: ControlProps<string>) {
  return (
    <TextField
      id={id}
      label={label}
      help={help}
      error={error}
      type="date"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
