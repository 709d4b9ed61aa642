import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { FieldFrame } from '#src/ui/field/FieldFrame.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'style'> & {
  id: string;
  label: string;
  help?: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  /** State of an eye button for several password fields; `isHere` is true for the field with the button. */
  eye?: readonly [isShown: boolean, show: (isShown: boolean) => void, isHere: boolean];
};

/** Password field with a button that shows the password, because typing errors are common on phones. */
export function PasswordField({ id, label, help, error, eye, ...rest }: Props) {
  const { t } = useIsland();
  const ownToggle = useState(false);
  const [isShown, setShown, isHere] = eye ?? [...ownToggle, true];
  const containerRef = useRef<HTMLDivElement>(null);
  // Hides the password on submit: browsers only offer to save hidden passwords.
  useEffect(() => {
    const form = containerRef.current?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide, true);
    return () => form?.removeEventListener('submit', hide, true);
  }, [setShown]);
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(control) => (
        <div ref={containerRef} className="password-control">
          <input {...rest} {...control} type={isShown ? 'text' : 'password'} className="control" />
          {isHere && (
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={t(isShown ? 'forms.hidePassword' : 'forms.showPassword')}
              onClick={() => setShown(!isShown)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
