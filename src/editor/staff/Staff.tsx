import { useState } from 'react';
import { listStaff, type StaffMember } from '#src/contract/desk/staff.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { InviteStaff } from './InviteStaff.tsx';

/** Lists all staff members; each name links to the actions on the account. */
function StaffTable({ members }: { members: readonly StaffMember[] }) {
  const { t, href, language } = useIsland();
  const { uid: ownUid } = useUser();
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Europe/Amsterdam' });
  return (
    <div className="sheet">
      <Table<StaffMember>
        caption={t('desk-staff.list.caption')}
        rows={members}
        rowKey={({ uid }) => String(uid)}
        columns={[
          {
            key: 'name',
            header: t('desk-staff.list.name'),
            cell: ({ uid, name, mail }) => (
              <span className="staff-name">
                <a href={href(uid === ownUid ? 'my-account' : 'staff-member', { uid })}>{name}</a>
                {uid === ownUid && <span className="desk-mark">{t('desk-staff.list.you')}</span>}
                <span className="soft staff-mail">{mail}</span>
              </span>
            ),
          },
          {
            key: 'role',
            header: t('desk-staff.list.role'),
            cell: ({ role }) => <span className="staff-role">{t(`desk-staff.roles.${role}`)}</span>,
          },
          {
            key: 'state',
            header: t('desk-staff.list.state'),
            cell: ({ state }) => (
              <span className="desk-mark" data-state={state}>
                {t(`desk-staff.states.${state}`)}
              </span>
            ),
          },
          {
            key: 'factor',
            header: t('desk-staff.list.factor'),
            cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'desk-staff.list.set' : 'desk-staff.list.notSet'),
          },
          {
            key: 'seen',
            header: t('desk-staff.list.seen'),
            cell: ({ lastSeen }) => (lastSeen === null ? t('desk-staff.list.never') : dates.format(new Date(lastSeen))),
          },
        ]}
      />
    </div>
  );
}

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
      <FetchedContent fetchState={staff}>{(members) => <StaffTable members={members} />}</FetchedContent>
      <InviteStaff isOpen={isInviting} onClose={() => setInviting(false)} />
    </div>
  );
}
