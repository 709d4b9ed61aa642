import { useState } from 'react';
import { getRequiredAuthentication, updateUser } from '#src/contract/account.ts';
import { discretionForm } from '#src/contract/forms/account.ts';
import { createNewLockCodeForm } from '#src/contract/forms/account-credentials.ts';
import { removeLockCode, setLockCode } from '#src/contract/session-lock.ts';
import { DISCREET_NAME } from '#src/domains/discreet-name.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { REST_MINUTES } from '#src/rules/fields/choice.ts';
import { getApiClient } from '#src/session/api.ts';
import { type IslandProps, useIsland, useUser } from '#src/session/Island.tsx';
import { publishUser } from '#src/session/load.ts';
import { showToast, showToastOnNextPage } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { AccountPage } from './AccountPage.tsx';
import { useUserChange } from './use-user-change.ts';

/** Privacy settings for shared devices: the lock code, the lock when idle, and discreet mode. */
export function LockSettings(island: IslandProps) {
  return (
    <AccountPage island={island} screen="account-lock">
      <Code />
      <Discretion />
    </AccountPage>
  );
}

/** Returns false for single sign-on users, who have no password here. */
const useHasPassword = () => useUser().role !== 'sso_client';

const CODE_TITLE = 'lock-code-title';

function Code() {
  const { t } = useIsland();
  const { mail, hasLockCode } = useUser();
  const hasPassword = useHasPassword();
  const form = useUserChange({
    form: createNewLockCodeForm(hasPassword),
    id: 'lock-code',
    start: { code: '', password: '' },
    textKey: 'lock.errors',
    failed: 'account.failures.settings',
    submit: (values) => getApiClient().call(setLockCode, { body: values }),
    explain: ({ detail }) => (getRequiredAuthentication(detail) === 'login' ? t('lock.own.loginFirst') : null),
    onDone: () => {
      form.reset({ code: '', password: '' });
      showToast('done', t('lock.own.saved'));
    },
  });
  return (
    <section className="sheet stack">
      <h2 id={CODE_TITLE} tabIndex={-1}>
        {t('lock.own.title')}
      </h2>
      <p>
        {t('lock.own.lead')}{' '}
        <strong>{t(hasLockCode ? 'lock.own.has' : hasPassword ? 'lock.own.none' : 'lock.own.noneElsewhere')}</strong>
      </p>
      <FormFrame form={form} submit={t(hasLockCode ? 'lock.own.change' : 'lock.own.save')} label={t('lock.own.title')}>
        {/* Prevents password managers from storing the code as a password. */}
        <input type="email" autoComplete="username" value={mail} readOnly hidden />
        <TextField
          {...form.field('code')}
          inputMode="numeric"
          autoComplete="off"
          label={t('lock.own.code')}
          help={t('lock.own.codeHelp')}
        />
        {hasPassword && (
          <PasswordField
            {...form.field('password')}
            autoComplete="current-password"
            label={t('account.password.current')}
          />
        )}
      </FormFrame>
      {hasLockCode && <RemoveCode />}
    </section>
  );
}

function RemoveCode() {
  const { t } = useIsland();
  const hasPassword = useHasPassword();
  const removeCode = async () => {
    const result = await getApiClient().call(removeLockCode);
    if (!result.ok) {
      showToast('failed', toFailureText(t, result.failure));
      return;
    }
    publishUser(result.value);
    // The button disappears.
    document.getElementById(CODE_TITLE)?.focus();
    showToast('done', t(hasPassword ? 'lock.own.gone' : 'lock.own.goneElsewhere'));
  };
  return (
    <p>
      <Button kind="plain" onClick={() => void removeCode()}>
        {t('lock.own.remove')}
      </Button>
    </p>
  );
}

function Discretion() {
  const { t, language } = useIsland();
  const { uid, restMinutes, isDiscreet } = useUser();
  const [shown] = useState({ restMinutes: String(restMinutes ?? ''), isDiscreet: String(isDiscreet) });
  const form = useUserChange({
    form: discretionForm,
    id: 'discretion',
    start: shown,
    textKey: 'lock.errors',
    failed: 'account.failures.settings',
    // The setting that was not changed here may have changed on another page.
    submit: (values, typed) => {
      const rest = typed.restMinutes === shown.restMinutes ? {} : { restMinutes: values.restMinutes };
      const discreet = typed.isDiscreet === shown.isDiscreet ? {} : { isDiscreet: values.isDiscreet };
      return getApiClient().call(updateUser, { params: { uid }, body: { ...rest, ...discreet } });
    },
    onDone: () => {
      // Reloads the page, because the server renders its title, icon and name.
      showToastOnNextPage('done', t('lock.discretion.saved'));
      location.reload();
    },
  });
  const options = [
    { value: '', label: t('lock.discretion.never') },
    ...REST_MINUTES.map((minutes) => ({ value: String(minutes), label: t('lock.discretion.after', { minutes }) })),
  ];
  return (
    <section className="sheet stack">
      <h2>{t('lock.discretion.title')}</h2>
      <FormFrame form={form} submit={t('lock.discretion.save')} label={t('lock.discretion.title')}>
        <SelectField
          {...form.field('restMinutes')}
          label={t('lock.discretion.rest')}
          help={t('lock.discretion.restHelp')}
          options={options}
        />
        <Check
          id={form.fieldId('isDiscreet')}
          label={t('lock.discretion.discreet')}
          help={t('lock.discretion.discreetHelp', { name: DISCREET_NAME[language] })}
          checked={form.value('isDiscreet') === 'true'}
          onChange={(event) => form.set('isDiscreet', String(event.currentTarget.checked))}
        />
      </FormFrame>
    </section>
  );
}
