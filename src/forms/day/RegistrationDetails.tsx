import { COMPANY_ORDER, getPlaceOptions } from '#src/contract/registration.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { ParticularsBinding } from './day-binding.ts';

interface Props {
  form: ParticularsBinding;
  limits: RegistrationLimits;
}

/** Cost, place and company; all optional. */
export function RegistrationDetails({ form, limits }: Props) {
  const { t } = useIsland();
  return (
    <>
      {limits.hasCost && (
        <TextField
          {...form.field('cost')}
          label={t('registration.cost')}
          help={t('registration.costHelp')}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <ChoiceField form={form} name="place" values={getPlaceOptions(limits)} />
      <ChoiceField form={form} name="company" values={COMPANY_ORDER} />
    </>
  );
}
