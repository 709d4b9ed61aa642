import { toTextKey } from '#src/i18n/text-key.ts';
import { useIsland } from '#src/session/Island.tsx';
import { PickOne } from '../PickOne.tsx';
import type { DayBinding } from './day-binding.ts';

interface Props {
  form: DayBinding<'register'>;
  /** Day as text: "vandaag", "op woensdag 18 november". */
  day: string;
}

/** Yes/no question about use on that day. */
export function UsedField({ form, day }: Props) {
  const { t, domain } = useIsland();
  return (
    <PickOne
      form={form}
      name="register"
      legend={t(toTextKey(`registration.register.${domain.words.unit?.key}`), { day })}
      look="chips"
      options={['yes', 'no'].map((value) => ({ value, label: t(`registration.${value}`) }))}
    />
  );
}
