import type { FieldBinding } from '#src/forms/use-form.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';

/** Field for the language: Dutch or English. */
export function LanguageField({ field, label }: { field: FieldBinding; label: string }) {
  const { t } = useIsland();
  const options = ['nl', 'en'].map((value) => ({ value, label: t(`desk-staff.languages.${value}`) }));
  return <SelectField {...field} label={label} options={options} />;
}
