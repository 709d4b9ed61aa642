import { changeStaff, listStaff, type StaffMember } from '#src/contract/desk/staff.ts';
import { staffRoleForm } from '#src/contract/forms/staff.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { SelectField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../frame/unsaved/use-desk-form.ts';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { MemberActions } from './MemberActions.tsx';
import { RightsForm } from './RightsForm.tsx';
import { useRoles } from './use-roles.ts';

/** Form for the role of a staff member. */
function RoleForm({ member }: { member: StaffMember }) {
  const { t } = useIsland();
  const roles = useRoles();
  const form = useDeskForm({
    keep: `staff.role.${member.uid}`,
    form: staffRoleForm,
    id: 'member',
    start: { role: member.role as string },
    textKey: 'desk-staff.errors',
    submit: ({ role }) => getApiClient().call(changeStaff, { params: { uid: member.uid }, body: { role } }),
    onDone: () => {
      showToast('done', t('desk-staff.member.roleSaved'));
      void refreshCalls(listStaff.name);
    },
    explain: ({ kind }) => (kind === 'conflict' ? t('desk-staff.member.last') : null),
  });
  return (
    <section className="sheet stack" aria-labelledby="member-role-title">
      <h2 id="member-role-title">{t('desk-staff.member.role')}</h2>
      <p>{t('desk-staff.member.roleLead')}</p>
      <DeskForm form={form} kind="quiet" submit={t('desk-staff.member.saveRole')} label={t('desk-staff.member.role')}>
        <SelectField {...form.field('role')} label={t('desk-staff.member.role')} options={roles} />
      </DeskForm>
    </section>
  );
}

/** Screen of one staff member, with the actions of an administrator on the account. */
export function StaffMemberScreen() {
  const { t, href, params } = useIsland();
  const staff = useCall(listStaff, {});
  const member = staff.status === 'done' ? staff.value.find(({ uid }) => String(uid) === params.uid) : undefined;
  return (
    <div className="stack">
      <ScreenHead
        back={{ href: href('staff'), text: t('desk-staff.member.back') }}
        title={member?.name ?? t('desk.screens.staff-member')}
      />
      <FetchedContent fetchState={staff} shape="text">
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
      </FetchedContent>
    </div>
  );
}
