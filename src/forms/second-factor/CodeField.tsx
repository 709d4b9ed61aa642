import { useEffect } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import type { FieldBinding } from '../use-form.ts';

interface Props {
  field: FieldBinding;
  /** Accepted codes; only `app` for the first code of a new app. */
  takes: 'app' | 'app-or-recovery';
  /** True if it replaces the field in which the user was typing. */
  isFocused?: boolean;
}

/** Field for a code of the second factor. */
export function CodeField({ field, takes, isFocused = false }: Props) {
  const { t } = useIsland();
  useEffect(() => {
    // Deferred, because an opening dialog first focuses its own first control.
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
