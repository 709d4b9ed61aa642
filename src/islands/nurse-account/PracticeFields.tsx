import { practiceFields } from '#src/contract/fields/account.ts';
import type { PracticeField } from '#src/contract/own-user.ts';
import type { FieldBinding } from '#src/forms/use-form.ts';
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

/** The eight fields of a nurse and the practice. */
export function PracticeFields({ form }: { form: { readonly field: (name: PracticeField) => FieldBinding } }) {
  const { t } = useIsland();
  const names = Object.keys(practiceFields) as PracticeField[];
  const practice = names.indexOf('generalPractitioner');
  const renderFields = (part: readonly PracticeField[]) =>
    part.map((name) => (
      <TextField
        key={name}
        {...form.field(name)}
        type={name === 'telephoneNumber' ? 'tel' : 'text'}
        autoComplete={FILLED_BY_THE_PHONE[name] ?? 'off'}
        label={t(`nurse.fields.${name}`)}
      />
    ));
  return (
    <>
      <fieldset className="field-group">
        <legend>{t('nurse.you')}</legend>
        {renderFields(names.slice(0, practice))}
      </fieldset>
      <fieldset className="field-group">
        <legend>{t('nurse.practice')}</legend>
        {renderFields(names.slice(practice))}
      </fieldset>
    </>
  );
}
