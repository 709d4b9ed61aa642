import { setPointState, showOpening } from '#src/contract/desk/opening.ts';
import { donePointForm, OPENING_FORM_TEXTS, skippedPointForm } from '#src/contract/forms/opening.ts';
import type { OpeningPoint } from '#src/rules/opening/opening-list.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../frame/unsaved/FormDialog.tsx';
import { useScreenUnsavedForms } from '../frame/unsaved/unsaved-forms.ts';
import { useDeskForm } from '../frame/unsaved/use-desk-form.ts';

interface Props {
  readonly point: OpeningPoint;
  readonly outcome: 'done' | 'passed';
  readonly onClose: () => void;
}

/** Marks a point as done or deliberately skipped, with a name and a reason. */
export function CompletePoint(props: Props) {
  const { t } = useIsland();
  return (
    <FormDialog title={t(`desk-opening.points.${props.point}.title`)} onClose={props.onClose}>
      <CompletePointForm {...props} />
    </FormDialog>
  );
}

function CompletePointForm({ point, outcome, onClose }: Props) {
  const outerUnsaved = useScreenUnsavedForms();
  const { t } = useIsland();
  const { name } = useUser();
  const title = t(`desk-opening.points.${point}.title`);
  const form = useDeskForm({
    keep: `opening.${point}`,
    form: outcome === 'done' ? donePointForm : skippedPointForm,
    id: `settle-${point}`,
    start: { name, reason: '' },
    textKey: OPENING_FORM_TEXTS,
    submit: (values) => getApiClient().call(setPointState, { params: { point }, body: { outcome, ...values } }),
    onDone: () => {
      void refreshCalls(showOpening.name);
      onClose();
    },
  });
  return (
    <div className="stack">
      <p>{t(`desk-opening.settle.${outcome}.lead`)}</p>
      <DeskForm
        form={form}
        submit={t(`desk-opening.settle.${outcome}.submit`)}
        label={title}
        secondaryActions={
          <Button kind="plain" onClick={() => outerUnsaved?.leave(onClose)}>
            {t('forms.cancel')}
          </Button>
        }
      >
        <TextField {...form.field('name')} autoComplete="off" label={t('desk-opening.settle.name')} />
        <TextArea {...form.field('reason')} rows={3} label={t(`desk-opening.settle.${outcome}.reason`)} />
      </DeskForm>
    </div>
  );
}
