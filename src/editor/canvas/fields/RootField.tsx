import type { AnyField } from '#registry/fields/field.ts';
import { text } from '#registry/fields/text.ts';
import { PAGE_ID } from '../editing.ts';
import { usePuck } from '../use-puck.ts';
import { FieldControl } from './FieldControl.tsx';

/** Title field of a page, for all types of page. */
const TITLE_FIELD = text({
  wireName: 'title',
  label: { nl: 'Titel', en: 'Title' },
  required: true,
});

interface Props {
  /** Null for the title of the page. */
  readonly field: AnyField | null;
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Control for a field of the page or of the selected block. */
export function RootField({ field, name, value, onChange }: Props) {
  const owner = usePuck((puck) => puck.selectedItem?.props.id ?? PAGE_ID);
  return <FieldControl owner={owner} name={name} field={field ?? TITLE_FIELD} value={value} onChange={onChange} />;
}
