import { rejectionForm, reviewNurse } from '#src/contract/desk/review-nurse.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';

interface Props {
  uid: number;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why a nurse is not let in; she reads it in her mail. */
export function RejectDialog({ uid, name, onClose, onDone }: Props) {
  const { t } = useIsland();
  const form = useForm({
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
    <Dialog open title={title} closeLabel={t('forms.close')} onClose={onClose}>
      <FormFrame form={form} kind="risk" submit={t('desk-people.nurses.reject')} label={title}>
        <TextArea
          {...form.field('reason')}
          rows={4}
          dir="auto"
          label={t('desk-people.nurses.reason')}
          help={t('desk-people.nurses.reasonHelp')}
        />
      </FormFrame>
    </Dialog>
  );
}
