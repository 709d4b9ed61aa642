import { type ComponentProps, Fragment } from 'react';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { UnsavedNotice } from './UnsavedNotice.tsx';
import type { FormCopy } from './use-form-copy.ts';

type FrameProps = ComponentProps<typeof FormFrame>;
type Props = Omit<FrameProps, 'form'> & { form: FrameProps['form'] & { readonly kept: FormCopy } };

/** Frame of a desk form, with an offer to restore unsaved values above its fields. */
export function DeskForm({ form, children, ...frame }: Props) {
  const { offer, round } = form.kept;
  return (
    <FormFrame form={form} {...frame}>
      {offer && <UnsavedNotice {...offer} />}
      <Fragment key={round}>{children}</Fragment>
    </FormFrame>
  );
}

/**
 * Form with changes that visitors see immediately. Its button is "Publiceer" for editors who may publish; others
 * propose the change below the form.
 */
export function PublishForm({ submit, ...props }: Omit<Props, 'submit'> & { readonly submit?: string }) {
  const { t } = useIsland();
  const { mayPublish } = useUser();
  return <DeskForm {...props} submit={mayPublish ? (submit ?? t('desk.things.publish')) : null} />;
}
