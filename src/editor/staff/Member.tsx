import { listStaff } from '#src/contract/desk/list-staff.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Fetched } from '../kit/Fetched.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { MemberActions } from './MemberActions.tsx';
import { RightsForm } from './RightsForm.tsx';
import { RoleForm } from './RoleForm.tsx';

/** One member of the staff, and what an administrator can do about the account. */
export function Member() {
  const { t, href, params } = useIsland();
  const staff = useCall(listStaff, {});
  const member = staff.status === 'done' ? staff.value.find(({ uid }) => String(uid) === params.uid) : undefined;
  return (
    <div className="stack">
      <ScreenHead
        back={{ href: href('staff'), text: t('desk-staff.member.back') }}
        title={member?.name ?? t('desk.screens.staff-member')}
      />
      <Fetched fetched={staff} shape="text">
        {() =>
          member ? (
            <>
              <p>
                {member.mail}{' '}
                <span className="desk-mark" data-state={member.state}>
                  {t(`desk-staff.states.${member.state}`)}
                </span>
              </p>
              <RoleForm key={member.role} member={member} />
              {member.role === 'editor' && <RightsForm member={member} />}
              <MemberActions member={member} />
            </>
          ) : (
            <p>{t('desk-staff.member.gone')}</p>
          )
        }
      </Fetched>
    </div>
  );
}
