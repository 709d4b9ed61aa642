import type { StaffMember } from '#src/contract/desk/staff-member.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** Everybody of the staff; a name leads to what can be done about its person. */
export function StaffTable({ members }: { members: readonly StaffMember[] }) {
  const { t, href, language } = useIsland();
  const { uid: own } = useUser();
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
            head: t('desk-staff.list.name'),
            cell: ({ uid, name, mail }) => (
              <span className="staff-name">
                <a href={href(uid === own ? 'my-account' : 'staff-member', { uid })}>{name}</a>
                {uid === own && <span className="desk-mark">{t('desk-staff.list.you')}</span>}
                <span className="soft staff-mail">{mail}</span>
              </span>
            ),
          },
          { key: 'role', head: t('desk-staff.list.role'), cell: ({ role }) => t(`desk-staff.roles.${role}`) },
          {
            key: 'state',
            head: t('desk-staff.list.state'),
            cell: ({ state }) => (
              <span className="desk-mark" data-state={state}>
                {t(`desk-staff.states.${state}`)}
              </span>
            ),
          },
          {
            key: 'factor',
            head: t('desk-staff.list.factor'),
            cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'desk-staff.list.set' : 'desk-staff.list.notSet'),
          },
          {
            key: 'seen',
            head: t('desk-staff.list.seen'),
            cell: ({ lastSeen }) => (lastSeen === null ? t('desk-staff.list.never') : dates.format(new Date(lastSeen))),
          },
        ]}
      />
    </div>
  );
}
