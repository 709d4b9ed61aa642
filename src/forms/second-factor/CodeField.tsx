import { useEffect } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import type { FieldBinding } from '../use-form.ts';

interface Props {
  field: FieldBinding;
  /** Whether a recovery code will do as well; the first code of an app has to be of the app. */
  takes: 'app' | 'app-or-recovery';
  /** Where it comes in the place of what one was typing in. */
  isFocused?: boolean;
}

/** A code of the second factor. */
export function CodeField({ field, takes, isFocused = false }: Props) {
  const { t } = useIsland();
  useEffect(() => {
    // A dialog that opens with it moves the focus to its own first control, and does so before this.
    if (isFocused) queueMicrotask(() => document.getElementById(field.id)?.focus());
  }, [isFocused, field.id]);
  return (
    <TextField
      {...field}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={takes === 'app' ? 'numeric' : 'text'}
      label={t('second-factor.code')}
      help={t(takes === 'app' ? 'second-factor.codeOfApp' : 'second-factor.codeHelp')}
    />
  );
}
