import { useState } from 'react';
import { rejectionForm, reviewNurse } from '#src/contract/desk/nurses.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
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

/** Dialog for the reason why a nurse is rejected; the nurse receives it by mail. */
function RejectDialog(props: Props) {
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
    textKey: 'desk-people.errors',
    submit: ({ reason }) => getApiClient().call(reviewNurse, { params: { uid }, body: { decision: 'reject', reason } }),
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

/** Buttons that approve or reject a nurse after a confirmation; the nurse receives a mail immediately. */
export function ReviewNurse({ uid, name }: { uid: number; name: string }) {
  const { t } = useIsland();
  const [isRejecting, setRejecting] = useState(false);
  const finishReview = (decision: 'approve' | 'reject') => {
    setRejecting(false);
    showToast('done', t(`desk-people.nurses.decision.${decision}`, { name }));
    void refreshCalls('list-nurse-applications');
  };
  const approval = useConfirm(
    () => getApiClient().call(reviewNurse, { params: { uid }, body: { decision: 'approve', reason: '' } }),
    () => finishReview('approve'),
  );
  const about = <span className="visually-hidden"> ({name})</span>;
  return (
    <>
      <div className="button-row">
        <Button icon="check" onClick={approval.ask}>
          {t('desk-people.nurses.approve')}
          {about}
        </Button>
        <Button kind="quiet" icon="x" onClick={() => setRejecting(true)}>
          {t('desk-people.nurses.reject')}
          {about}
        </Button>
      </div>
      <ConfirmDialog
        question={approval}
        kind="accent"
        title={t('desk-people.nurses.approveTitle', { name })}
        confirm={t('desk-people.nurses.approve')}
        failed={t('desk-people.nurses.failed')}
      >
        <p>{t('desk-people.nurses.approveText')}</p>
      </ConfirmDialog>
      {isRejecting && (
        <RejectDialog uid={uid} name={name} onClose={() => setRejecting(false)} onDone={() => finishReview('reject')} />
      )}
    </>
  );
}
