import { type ComponentProps, Fragment, useMemo } from 'react';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { UnsavedNotice } from './UnsavedNotice.tsx';
import type { FormCopy } from './use-form-copy.ts';

type FrameProps = ComponentProps<typeof FormFrame>;
type Props = Omit<FrameProps, 'form'> & { form: FrameProps['form'] & { readonly kept: FormCopy } };

/** Reasons whose general text does not say which field it is about. */
const GENERAL_REASONS = ['required', 'invalid', 'too-long', 'too-short', 'too-high'];

/** Returns the label of a field on the page. */
const readLabel = (id: string) =>
  document
    .querySelector(`label[for="${id}"], [id="${id}"] > legend, [id="${id}-label"]`)
    ?.textContent?.trim()
    .replace(/[.?:]$/, '');

/** Frame of a desk form, with an offer to restore unsaved values above its fields. Its summary names each field. */
export function DeskForm({ form, children, ...frame }: Props) {
  const { t } = useIsland();
  const { offer, round } = form.kept;
  const problems = useMemo(() => {
    const generalTexts = GENERAL_REASONS.map((reason) => t(`forms.errors.${reason}`));
    return form.problems.map(({ id, text }) => {
      const label = generalTexts.includes(text) && readLabel(id);
      return { id, text: label ? `${label}: ${text}` : text };
    });
  }, [form.problems, t]);
  return (
    <FormFrame form={{ ...form, problems }} {...frame}>
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
