import { NURSE_FIELDS, type NurseField } from '#src/contract/own-user.ts';
import type { FieldBinding } from '#src/forms/use-form.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';

const FILLED_BY_THE_PHONE: Partial<Record<NurseField, string>> = {
  family_name: 'family-name',
  function: 'organization-title',
  general_practitioner: 'organization',
  address: 'street-address',
  postal_code: 'postal-code',
  locality: 'address-level2',
  telephone_number: 'tel',
};

/** The eight fields of a practice. */
export function PracticeFields({ form }: { form: { readonly field: (name: NurseField) => FieldBinding } }) {
  const { t } = useIsland();
  return NURSE_FIELDS.map((name) => (
    <TextField
      key={name}
      {...form.field(name)}
      type={name === 'telephone_number' ? 'tel' : 'text'}
      autoComplete={FILLED_BY_THE_PHONE[name] ?? 'off'}
      label={t(`nurse.fields.${name}`)}
    />
  ));
}
