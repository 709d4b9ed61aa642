import { listStaff } from '#src/contract/desk/list-staff.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Failed } from './Failed.tsx';
import { MemberActions } from './MemberActions.tsx';
import { RoleForm } from './RoleForm.tsx';

/** One member of the staff, and what an administrator can do about the account. */
export function Member() {
  const { t, href, params } = useIsland();
  const staff = useCall(listStaff, {});
  const member = staff.status === 'done' ? staff.value.find(({ uid }) => String(uid) === params.uid) : undefined;
  return (
    <div className="stack">
      <p>
        <a href={href('staff')}>{t('desk-staff.member.back')}</a>
      </p>
      <h1>{member?.name ?? t('desk.screens.staff-member')}</h1>
      {staff.status === 'loading' && <Skeleton shape="text" label={t('forms.loading')} />}
      {staff.status === 'error' && <Failed text={t('desk-staff.member.failed')} retry={staff.retry} />}
      {staff.status === 'done' && !member && <p>{t('desk-staff.member.gone')}</p>}
      {member && (
        <>
          <p>
            {member.mail}{' '}
            <span className="desk-mark" data-state={member.state}>
              {t(`desk-staff.states.${member.state}`)}
            </span>
          </p>
          <RoleForm key={member.role} member={member} />
          <MemberActions member={member} />
        </>
      )}
    </div>
  );
}
