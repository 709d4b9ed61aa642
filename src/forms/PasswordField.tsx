import { type ComponentProps, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Field } from '#src/ui/field/Field.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'style'> & {
  id: string;
  label: string;
  help?: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at: on a phone one types it wrong easily. */
export function PasswordField({ id, label, help, error, ...rest }: Props) {
  const { t } = useIsland();
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(control) => (
        <div className="password-control">
          <input {...rest} {...control} type={isShown ? 'text' : 'password'} className="control" />
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={t(isShown ? 'forms.hidePassword' : 'forms.showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
