import { useState } from 'react';
import { listStaff } from '#src/contract/desk/list-staff.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Fetched } from '../kit/Fetched.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { Invite } from './Invite.tsx';
import { StaffTable } from './StaffTable.tsx';

/** Users of the desk, with their roles. */
export function Staff() {
  const { t } = useIsland();
  const [isInviting, setInviting] = useState(false);
  const staff = useCall(listStaff, {});
  return (
    <div className="stack">
      <ScreenHead
        title={t('desk-staff.list.title')}
        lead={t('desk-staff.list.lead')}
        action={
          <Button icon="user-plus" onClick={() => setInviting(true)}>
            {t('desk-staff.list.invite')}
          </Button>
        }
      />
      <Fetched fetched={staff}>{(members) => <StaffTable members={members} />}</Fetched>
      <Invite isOpen={isInviting} onClose={() => setInviting(false)} />
    </div>
  );
}
