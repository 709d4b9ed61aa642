import { inviteStaff, listStaff } from '#src/contract/desk/staff.ts';
import { inviteStaffForm, STAFF_FORM } from '#src/contract/forms/staff.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { CancelForm } from '../frame/unsaved/CancelForm.tsx';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../frame/unsaved/use-desk-form.ts';
import { LanguageField } from './LanguageField.tsx';
import { useRoles } from './use-roles.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that invites a staff member by mail. */
export function InviteStaff({ isOpen, onClose }: Props) {
  const { t } = useIsland();
  if (!isOpen) return null;
  return (
    <FormDialog title={t('desk-staff.invite.title')} onClose={onClose}>
      <InviteForm onClose={onClose} />
    </FormDialog>
  );
}

function InviteForm({ onClose }: Pick<Props, 'onClose'>) {
  const { t, language } = useIsland();
  const roles = useRoles();
  const form = useDeskForm({
    keep: 'staff.new',
    form: inviteStaffForm,
    id: 'invite',
    start: { name: '', mail: '', role: 'editor', language },
    textKey: STAFF_FORM.textKey,
    submit: (body) => getApiClient().call(inviteStaff, { body }),
    onDone: () => {
      showToast('done', t('desk-staff.invite.done'));
      void refreshCalls(listStaff.name);
      onClose();
    },
  });
  return (
    <div className="stack">
      <p>{t('desk-staff.invite.lead')}</p>
      <DeskForm
        form={form}
        submit={t('desk-staff.invite.submit')}
        label={t('desk-staff.invite.title')}
        secondaryActions={<CancelForm onClose={onClose} />}
      >
        <TextField {...form.field('name')} autoComplete="off" label={t('desk-staff.invite.name')} />
        <TextField {...form.field('mail')} type="email" autoComplete="off" label={t('desk-staff.invite.mail')} />
        <SelectField {...form.field('role')} label={t('desk-staff.invite.role')} options={roles} />
        <LanguageField field={form.field('language')} label={t('desk-staff.invite.language')} />
      </DeskForm>
    </div>
  );
}
