import type { ComponentProps } from 'react';
import { passwordForm } from '#src/contract/forms/credentials.ts';
import { confirmSession } from '#src/contract/sessions.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import type { useAccountDeletion } from './use-account-deletion.ts';

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'question' | 'kind' | 'children'> & {
  /** Text about the data that will be deleted. */
  goes: string;
  erasing: ReturnType<typeof useAccountDeletion>;
};

/** Confirms the deletion of all data; requires recent authentication. */
export function AccountDeletionDialog({ erasing, goes, ...words }: Props) {
  const { t, href } = useIsland();
  const { question, asked, stop, confirmed, backups } = erasing;
  return (
    <>
      <ConfirmDialog question={question} {...words}>
        <p>{goes}</p>
        <p>{t('account.delete.forum')}</p>
        <p>{backups}</p>
        <p>{t('account.delete.reads')}</p>
        <p>{t('account.delete.download')}</p>
      </ConfirmDialog>
      <Dialog
        open={asked !== null}
        title={t('account.delete.confirmTitle')}
        closeLabel={t('forms.close')}
        onClose={stop}
      >
        {asked === 'password' && <ShowPassword onShown={confirmed} />}
        {asked === 'login' && (
          <div className="stack">
            <p>{t('account.delete.loginLead')}</p>
            <p>
              <ButtonLink href={href('logout')}>{t('account.delete.login')}</ButtonLink>
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}

function ShowPassword({ onShown }: { onShown: () => void }) {
  const { t } = useIsland();
  const { mail } = useUser();
  const form = useForm({
    form: passwordForm,
    id: 'erase',
    failureIn: 'form',
    start: { password: '' },
    textKey: 'account.delete.errors',
    submit: ({ password }) => getApiClient().call(confirmSession, { body: { password } }),
    onDone: onShown,
  });
  return (
    <div className="stack">
      <p>{t('account.delete.confirmLead')}</p>
      <FormFrame form={form} submit={t('account.delete.confirmSubmit')} label={t('account.delete.confirmTitle')}>
        {/* For password managers, which store a password per email address. */}
        <input type="email" autoComplete="username" value={mail} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          label={t('account.delete.password')}
        />
      </FormFrame>
    </div>
  );
}
