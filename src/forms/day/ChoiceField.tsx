import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import type { DayBinding } from './day-binding.ts';

interface Props {
  form: DayBinding<'place' | 'company'>;
  name: 'place' | 'company';
  values: readonly string[];
}

/** Place, or company: one click, optional. */
export function ChoiceField({ form, name, values }: Props) {
  const { t } = useIsland();
  const chosen = form.value(name);
  return (
    <div className="day-choice">
      <Options
        id={form.fieldId(name)}
        name={name}
        legend={
          <>
            {t(`registration.${name}.legend`)} <span className="soft">{t('registration.skippable')}</span>
          </>
        }
        error={form.errorOf(name)}
        pick="one"
        look="chips"
        chosen={chosen ? [chosen] : []}
        onChoose={([value]) => form.set(name, value ?? '')}
        options={values.map((value) => ({ value, label: t(`registration.${name}.${value}`) }))}
      />
      {chosen !== '' && (
        <Button kind="plain" onClick={() => form.set(name, '')}>
          {t(`registration.${name}.clear`)}
        </Button>
      )}
    </div>
  );
}
