import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { RadioField } from '../RadioField.tsx';
import type { DayBinding } from './day-binding.ts';

interface Props {
  form: DayBinding<'place' | 'company'>;
  name: 'place' | 'company';
  values: readonly string[];
}

/** Optional choice of the place or the company. */
export function ChoiceField({ form, name, values }: Props) {
  const { t } = useIsland();
  return (
    <div className="day-choice">
      <RadioField
        form={form}
        name={name}
        legend={
          <>
            {t(`registration.${name}.legend`)} <span className="soft">{t('registration.skippable')}</span>
          </>
        }
        variant="chips"
        options={values.map((value) => ({ value, label: t(`registration.${name}.${value}`) }))}
      />
      {form.value(name) !== '' && (
        <Button kind="plain" onClick={() => form.set(name, '')}>
          {t(`registration.${name}.clear`)}
        </Button>
      )}
    </div>
  );
}
