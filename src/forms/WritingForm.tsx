import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { EarlierDraft } from './EarlierDraft.tsx';
import { FormFrame } from './FormFrame.tsx';
import { HelpDialog } from './help/HelpDialog.tsx';
import type { FormState } from './use-form.ts';

interface WritingFormState extends FormState {
  readonly isEarlier: boolean;
  readonly discard: () => void;
  readonly clear: () => void;
  readonly isHelpOpen: boolean;
  readonly closeHelp: () => void;
}

interface Props {
  form: WritingFormState;
  submit: string;
  label: string;
  kind?: ComponentProps<typeof FormFrame>['kind'];
  /** Readers of the text, shown next to the help lines. */
  readers: ComponentProps<typeof HelpDialog>['readers'];
  /** Cancel button; discards the typed text. */
  cancel?: { readonly text: string; readonly onCancel: () => void };
  /** Button or link that leaves the form; the typed text is stored. */
  later?: { readonly text: string } & ({ readonly href: string } | { readonly onLater: () => void });
  children: ReactNode;
}

/** Renders the form of `useWritingForm`: the notice about an earlier draft, the fields, the buttons and the help lines. */
export function WritingForm({ form, submit, label, kind = 'accent', readers, cancel, later, children }: Props) {
  return (
    <>
      {form.isEarlier && <EarlierDraft onDiscard={form.discard} />}
      <FormFrame
        form={form}
        kind={kind}
        submit={submit}
        label={label}
        secondaryActions={
          <>
            {cancel && (
              <Button
                kind="plain"
                onClick={() => {
                  form.clear();
                  cancel.onCancel();
                }}
              >
                {cancel.text}
              </Button>
            )}
            {later && 'href' in later && (
              <ButtonLink kind="plain" href={later.href}>
                {later.text}
              </ButtonLink>
            )}
            {later && 'onLater' in later && (
              <Button kind="plain" onClick={later.onLater}>
                {later.text}
              </Button>
            )}
          </>
        }
      >
        {children}
      </FormFrame>
      <HelpDialog open={form.isHelpOpen} readers={readers} onClose={form.closeHelp} />
    </>
  );
}
