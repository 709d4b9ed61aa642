import type { ReactNode } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button, type ButtonKind } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/error-summary/ErrorSummary.tsx';
import { FormFailure } from './FormFailure.tsx';
import type { FormState } from './use-form.ts';

interface Props {
  form: FormState;
  /** Submit label; null renders the form without a submit button. */
  submit: string | null;
  /** Submit label while the request runs. */
  busy?: string;
  kind?: ButtonKind;
  /** Accessible name of the form. */
  label?: string;
  /** Content next to the submit button. */
  secondaryActions?: ReactNode;
  /** Optional fields below the submit button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Renders a form: error summary, fields, and the request's error next to the submit button. */
export function FormFrame({ form, submit, busy, kind = 'accent', label, secondaryActions, footer, children }: Props) {
  const { t } = useIsland();
  return (
    // Uses POST, so that no typed value appears in the URL if scripts do not run.
    <form
      className="stack"
      method="post"
      noValidate
      onSubmit={submit === null ? (event) => event.preventDefault() : form.onSubmit}
      aria-label={label}
    >
      <ErrorSummary title={t('forms.summary')} problems={form.problems} />
      {children}
      <FormFailure text={form.failure} />
      {submit !== null && (
        <div className="button-row">
          <Button type="submit" kind={kind} busy={form.isBusy && (busy ?? t('forms.busy'))}>
            {submit}
          </Button>
          {secondaryActions}
        </div>
      )}
      {footer}
    </form>
  );
}
