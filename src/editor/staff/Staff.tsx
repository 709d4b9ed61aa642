import { useState } from 'react';
import { listStaff } from '#src/contract/desk/list-staff.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Failed } from './Failed.tsx';
import { Invite } from './Invite.tsx';
import { StaffTable } from './StaffTable.tsx';

/** Who may use the desk, and in which role. */
export function Staff() {
  const { t } = useIsland();
  const [isInviting, setInviting] = useState(false);
  const staff = useCall(listStaff, {});
  return (
    <div className="stack">
      <div className="desk-heading">
        <div className="stack">
          <h1>{t('desk-staff.list.title')}</h1>
          <p className="lead">{t('desk-staff.list.lead')}</p>
        </div>
        <Button icon="user-plus" onClick={() => setInviting(true)}>
          {t('desk-staff.list.invite')}
        </Button>
      </div>
      {staff.status === 'loading' && <Skeleton shape="rows" label={t('forms.loading')} />}
      {staff.status === 'error' && <Failed text={t('desk-staff.list.failed')} retry={staff.retry} />}
      {staff.status === 'done' && <StaffTable members={staff.value} />}
      <Invite isOpen={isInviting} onClose={() => setInviting(false)} />
    </div>
  );
}
