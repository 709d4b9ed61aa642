import { useState } from 'react';
import { updateUser } from '#src/contract/account.ts';
import { ACCOUNT_WIRE_NAMES } from '#src/contract/own-user.ts';
import { UNIT_VARIANTS } from '#src/domains/domain.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { publishUser } from '#src/session/load.ts';
import { Options } from '#src/ui/options/Options.tsx';

/** Choice of the unit before the first day and plan. Saved immediately and then fixed: amounts are never converted. */
export function UnitChoice() {
  const { t, domain } = useIsland();
  const { uid, unit } = useUser();
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const { unitChoices } = domain.words;
  if (!unitChoices) return null;

  const choose = async (key: string) => {
    setChosen(key);
    setError(undefined);
    const variant = UNIT_VARIANTS.find((candidate) => candidate === key) ?? null;
    const answer = await getApiClient().call(updateUser, { params: { uid }, body: { unit: variant } });
    setChosen(null);
    if (answer.ok) publishUser(answer.value);
    else setError(answer.failure.fields?.[ACCOUNT_WIRE_NAMES.unit] ?? t('forms.unit.failed'));
  };
  return (
    <Options
      id="unit"
      name="unit"
      legend={t('forms.unit.legend')}
      help={t('forms.unit.help')}
      error={error}
      pick="one"
      selected={[chosen ?? unit ?? domain.key]}
      onChoose={([key]) => void choose(key ?? domain.key)}
      options={unitChoices.map(({ key }) => ({ value: key, label: t(toTextKey(`forms.unit.choices.${key}`)) }))}
    />
  );
}
