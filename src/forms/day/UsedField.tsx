import { among } from '#src/i18n/text-key.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import type { DayBinding } from './day-binding.ts';

interface Props {
  form: DayBinding<'register'>;
  /** "vandaag", "op woensdag 18 november". */
  day: string;
}

/** Did you use: yes or no. */
export function UsedField({ form, day }: Props) {
  const { t, domain } = useIsland();
  const register = form.value('register');
  return (
    <Options
      id={form.fieldId('register')}
      name="register"
      legend={t(among(`registration.register.${domain.words.unit?.key}`), { day })}
      error={form.errorOf('register')}
      pick="one"
      look="chips"
      chosen={register ? [register] : []}
      onChoose={([chosen]) => form.set('register', chosen ?? '')}
      options={['yes', 'no'].map((value) => ({ value, label: t(`registration.${value}`) }))}
    />
  );
}
