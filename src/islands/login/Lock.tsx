import { useEffect, useEffectEvent, useState } from 'react';
import { unlockByCodeForm, unlockByPasswordForm } from '#src/contract/forms/account-credentials.ts';
import type { Failure } from '#src/contract/result.ts';
import { getSessionLock, type UnlockMethod, unlockSession } from '#src/contract/session-lock.ts';
import { logout } from '#src/contract/sessions.ts';
import { DISCREET_NAME } from '#src/domains/discreet-name.ts';
import { FormFailure } from '#src/forms/FormFailure.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { sendToTabs } from '#src/session/channel.ts';
import { readLoginDestination } from '#src/session/guard.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { isLocked } from '#src/session/lock.ts';
import { showLoginNotice } from '#src/session/login-notice.ts';
import { type LogoutReason, resetUser } from '#src/session/reset-user.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** Response statuses if the session has ended, by five failed attempts or earlier. */
const ENDED_STATUSES = [403, 409];

/** Page of a locked session with the form to unlock it; hides the user and the programme. */
export function Lock(island: IslandProps) {
  return (
    <Island {...island}>
      <LockScreen />
    </Island>
  );
}

function LockScreen() {
  const { t, href, language } = useIsland();
  return (
    <div className="lock stack">
      <h1>{DISCREET_NAME[language]}</h1>
      <p className="lead">{t('lock.lead')}</p>
      <div className="sheet stack">
        <UnlockForm />
      </div>
      <p>
        <a href={href('help')}>{t('lock.help')}</a>
      </p>
    </div>
  );
}

/** Returns a function that goes back to the previous page, in every tab. */
function useReturnToPage() {
  const { href } = useIsland();
  return () => {
    document.documentElement.dataset.leaving = '';
    location.replace(readLoginDestination() ?? href('programme'));
  };
}

/** Returns a function that redirects to the login. Except after a logout, typed texts remain for the same user. */
function useLogin() {
  const { href } = useIsland();
  return (reason?: string, change: LogoutReason = 'expired') => {
    if (reason) showLoginNotice(reason);
    resetUser(change);
    location.replace(href('login'));
  };
}

function UnlockForm() {
  const { t } = useIsland();
  const lock = useCall(getSessionLock, {});
  if (lock.status === 'loading') return <Skeleton shape="rows" label={t('forms.loading')} count={2} />;
  if (lock.status === 'error') {
    return (
      <div className="stack" role="alert">
        <p>{t('lock.failed')}</p>
        <p>
          <Button kind="quiet" onClick={lock.retry}>
            {t('forms.retry')}
          </Button>
        </p>
      </div>
    );
  }
  const { asks } = lock.value;
  return asks === null ? <UnlockedNotice /> : <LockLinks asks={asks} />;
}

/** Shown if another tab unlocked the session, or if the lock belongs to an ended session. */
function UnlockedNotice() {
  const { t } = useIsland();
  const onOpened = useReturnToPage();
  const toLogin = useLogin();
  const goOn = useEffectEvent(() => {
    if (isLocked()) toLogin();
    else onOpened();
  });
  useEffect(() => goOn(), []);
  return <p role="status">{t('forms.loading')}</p>;
}

function LockLinks({ asks }: { asks: UnlockMethod }) {
  const { t } = useIsland();
  const [isForgotten, setForgotten] = useState(false);
  return (
    <>
      {asks === 'login' && <p>{t('lock.again')}</p>}
      {BY_CODE[asks] !== undefined && !isForgotten && <ByCode words={BY_CODE[asks]} />}
      {(asks === 'password' || isForgotten) && <ByPassword isFocused={isForgotten} />}
      <div className="lock-ways">
        {asks === 'code-or-password' && (
          <Button kind="plain" onClick={() => setForgotten(!isForgotten)}>
            {t(isForgotten ? 'lock.byCode' : 'lock.byPassword')}
          </Button>
        )}
        <LogOut asks={asks} />
      </div>
    </>
  );
}

/** Handles attempts in both forms: the fifth failed one redirects to the login, which shows the reason. */
function useUnlocking() {
  const onOpened = useReturnToPage();
  const toLogin = useLogin();
  return {
    textKey: 'lock.errors',
    failureIn: 'form' as const,
    onDone: () => {
      sendToTabs({ kind: 'unlocked' });
      onOpened();
    },
    explain: ({ status, message }: Failure) => {
      if (status !== null && ENDED_STATUSES.includes(status)) toLogin(message);
      return null;
    },
  };
}

/** Text keys by unlock method, for methods with a code. */
const BY_CODE: Readonly<Partial<Record<UnlockMethod, 'code' | 'mail' | 'either'>>> = {
  code: 'code',
  'code-or-password': 'code',
  mail: 'mail',
  'code-or-mail': 'either',
};

function ByCode({ words }: { words: 'code' | 'mail' | 'either' }) {
  const { t } = useIsland();
  const unlocking = useUnlocking();
  const form = useForm({
    ...unlocking,
    form: unlockByCodeForm,
    id: 'unlock',
    start: { code: '' },
    submit: ({ code }) => getApiClient().call(unlockSession, { body: { code } }),
  });
  return (
    <FormFrame form={form} submit={t('lock.open')} busy={t('lock.busy')} label={t('lock.label')}>
      <TextField
        {...form.field('code')}
        type="password"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t(`lock.by.${words}`)}
        help={t(`lock.byHelp.${words}`)}
      />
    </FormFrame>
  );
}

function ByPassword({ isFocused }: { isFocused: boolean }) {
  const { t } = useIsland();
  const unlocking = useUnlocking();
  const form = useForm({
    ...unlocking,
    form: unlockByPasswordForm,
    id: 'unlock',
    start: { password: '' },
    submit: ({ password }) => getApiClient().call(unlockSession, { body: { password } }),
  });
  const { id } = form.field('password');
  useEffect(() => {
    if (isFocused) document.getElementById(id)?.focus();
  }, [isFocused, id]);
  return (
    <FormFrame form={form} submit={t('lock.open')} busy={t('lock.busy')} label={t('lock.label')}>
      {/* For password managers; the address is not shown here. */}
      <input type="email" autoComplete="username" hidden />
      <PasswordField {...form.field('password')} autoComplete="current-password" label={t('lock.password')} />
    </FormFrame>
  );
}

function LogOut({ asks }: { asks: UnlockMethod }) {
  const { t } = useIsland();
  const toLogin = useLogin();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const finish = async () => {
    setState('busy');
    const result = await getApiClient().call(logout, {});
    if (result.ok || result.failure.kind === 'forbidden') toLogin(undefined, asks === 'login' ? 'expired' : 'logout');
    else setState('failed');
  };
  return (
    <>
      <Button
        kind={asks === 'login' ? 'accent' : 'plain'}
        onClick={() => void finish()}
        busy={state === 'busy' && t('forms.busy')}
      >
        {t(asks === 'login' ? 'lock.login' : 'lock.logout')}
      </Button>
      <FormFailure text={state === 'failed' && t('lock.failed')} />
    </>
  );
}
