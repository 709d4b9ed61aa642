import { useState } from 'react';
import { reviewNurse } from '#src/contract/desk/review-nurse.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RejectDialog } from './RejectDialog.tsx';

/** Approves or rejects a nurse. Both need a confirmation: she gets a mail at once. */
export function ReviewNurse({ uid, name }: { uid: number; name: string }) {
  const { t } = useIsland();
  const [isRejecting, setRejecting] = useState(false);
  const done = (decision: 'approve' | 'reject') => {
    setRejecting(false);
    showToast('done', t(`desk-people.nurses.decision.${decision}`, { name }));
    void refreshCalls('list-nurse-applications');
  };
  const approval = useConfirm(
    () => api().call(reviewNurse, { params: { uid }, body: { decision: 'approve', reason: '' } }),
    () => done('approve'),
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
        <RejectDialog uid={uid} name={name} onClose={() => setRejecting(false)} onDone={() => done('reject')} />
      )}
    </>
  );
}
