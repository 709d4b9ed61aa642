import { COMPANY_OPTIONS, getPlaceOptions } from '#src/contract/registration.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { DetailsBinding } from './day-binding.ts';

interface Props {
  form: DetailsBinding;
  limits: RegistrationLimits;
}

/** Amount of money lost. Renders nothing for domains without it. */
export function CostField({ form, limits }: Props) {
  const { t } = useIsland();
  if (!limits.hasCost) return null;
  return (
    <TextField
      {...form.field('cost')}
      label={t('registration.cost')}
      help={t('registration.costHelp')}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

/** Optional fields for place and company. */
export function RegistrationDetails({ form, limits }: Props) {
  return (
    <>
      <ChoiceField form={form} name="place" values={getPlaceOptions(limits)} />
      <ChoiceField form={form} name="company" values={COMPANY_OPTIONS} />
    </>
  );
}
