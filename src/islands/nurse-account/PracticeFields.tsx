import { practiceFields } from '#src/contract/fields/account.ts';
import type { PracticeField } from '#src/contract/own-user.ts';
import type { FieldBinding } from '#src/forms/use-form.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';

const FILLED_BY_THE_PHONE: Partial<Record<PracticeField, string>> = {
  familyName: 'family-name',
  function: 'organization-title',
  generalPractitioner: 'organization',
  address: 'street-address',
  postalCode: 'postal-code',
  locality: 'address-level2',
  telephoneNumber: 'tel',
};

const NAMES = Object.keys(practiceFields) as PracticeField[];
const GROUPS = { you: NAMES.slice(0, 3), practice: NAMES.slice(3) };

/** The eight fields of a nurse and the practice. */
export function PracticeFields({ form }: { form: { readonly field: (name: PracticeField) => FieldBinding } }) {
  const { t } = useIsland();
  return Object.entries(GROUPS).map(([group, names]) => (
    <fieldset key={group} className="field-group">
      <legend>{t(toTextKey(`nurse.${group}`))}</legend>
      {names.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          type={name === 'telephoneNumber' ? 'tel' : 'text'}
          autoComplete={FILLED_BY_THE_PHONE[name] ?? 'off'}
          label={t(`nurse.fields.${name}`)}
        />
      ))}
    </fieldset>
  ));
}
