import type { ReactNode } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button, type ButtonKind } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/error-summary/ErrorSummary.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { FormState } from './use-form.ts';

interface Props {
  form: FormState;
  /** Words of the button; null where who reads it may not send it, only look and type. */
  submit: string | null;
  /** Words of the button while the request runs. */
  busy?: string;
  kind?: ButtonKind;
  /** Name of the form for those who cannot see its heading. */
  label?: string;
  /** Content beside the button. */
  beside?: ReactNode;
  /** Optional fields below the button. */
  after?: ReactNode;
  children: ReactNode;
}

/** A form: what is wrong above it, the fields, what failed beside the button that tries again. */
export function FormFrame({ form, submit, busy, kind = 'accent', label, beside, after, children }: Props) {
  const { t } = useIsland();
  return (
    // Without script, no typed value may be in the address.
    <form
      className="stack"
      method="post"
      noValidate
      onSubmit={submit === null ? (event) => event.preventDefault() : form.onSubmit}
      aria-label={label}
    >
      <ErrorSummary title={t('forms.summary')} problems={form.problems} />
      {children}
      <div role="alert">
        {form.failure && (
          <p className="form-failure">
            <Icon name="circle-alert" />
            <span>{form.failure}</span>
          </p>
        )}
      </div>
      {submit !== null && (
        <div className="button-row">
          <Button type="submit" kind={kind} {...(form.isBusy ? { busy: busy ?? t('forms.busy') } : {})}>
            {submit}
          </Button>
          {beside}
        </div>
      )}
      {after}
    </form>
  );
}
