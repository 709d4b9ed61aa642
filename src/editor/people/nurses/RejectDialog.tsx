import { rejectionForm, reviewNurse } from '#src/contract/desk/review-nurse.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';

interface Props {
  uid: number;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog for the reason why a nurse is rejected; she reads it in her mail. */
export function RejectDialog(props: Props) {
  const { t } = useIsland();
  return (
    <FormDialog title={t('desk-people.nurses.rejectTitle', { name: props.name })} onClose={props.onClose}>
      <RejectForm {...props} />
    </FormDialog>
  );
}

function RejectForm({ uid, name, onDone }: Props) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: `nurse.${uid}.rejection`,
    form: rejectionForm,
    id: 'rejection',
    start: { reason: '' },
    words: 'desk-people.errors',
    submit: ({ reason }) => api().call(reviewNurse, { params: { uid }, body: { decision: 'reject', reason } }),
    onDone,
    explain: ({ kind }) => (kind === 'not_found' ? t('desk-people.nurses.failed') : null),
  });
  const title = t('desk-people.nurses.rejectTitle', { name });
  return (
    <DeskForm form={form} kind="risk" submit={t('desk-people.nurses.reject')} label={title}>
      <TextArea
        {...form.field('reason')}
        rows={4}
        dir="auto"
        label={t('desk-people.nurses.reason')}
        help={t('desk-people.nurses.reasonHelp')}
      />
    </DeskForm>
  );
}
