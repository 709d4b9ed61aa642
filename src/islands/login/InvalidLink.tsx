import { useEffect, useState } from 'react';
import { isPlaceholder, sendValidationEmail } from '#src/contract/own-user.ts';
import type { Failure } from '#src/contract/result.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { loadSession } from '#src/session/load.ts';
import { $session } from '#src/session/state.ts';
import { useStore } from '#src/session/use-store.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';

/** Error page for an invalid validation link, with a button to send a new email, or a link to the login. */
export function InvalidLink() {
  const { t, href, path, site } = useIsland();
  const session = useStore($session);
  useEffect(() => void loadSession(), []);
  const user = session.status === 'in' ? session.user : null;
  const isConfirmed = user?.hasValidatedEmail || isPlaceholder(user?.mail ?? '', site.placeholderDomain);
  return (
    <div className="sheet stack">
      <p role="alert">{t('login.validate.invalid')}</p>
      {!user && (
        <>
          <p>{t('login.validate.invalidOut')}</p>
          <p>
            <ButtonLink href={`${href('login')}?${new URLSearchParams({ destination: path })}`}>
              {t('login.toLogin')}
            </ButtonLink>
          </p>
        </>
      )}
      {user && (isConfirmed ? <p>{t('login.validate.notNeeded')}</p> : <Resend mail={user.mail} />)}
    </div>
  );
}

type SendState =
  | { readonly status: 'none' | 'loading' | 'done' }
  | { readonly status: 'error'; readonly failure: Failure };

function Resend({ mail }: { mail: string }) {
  const { t } = useIsland();
  const [state, setState] = useState<SendState>({ status: 'none' });
  const send = async () => {
    setState({ status: 'loading' });
    const result = await getApiClient().call(sendValidationEmail);
    setState(result.ok ? { status: 'done' } : { status: 'error', failure: result.failure });
  };
  return (
    <>
      <p>{t('login.validate.invalidIn', { mail })}</p>
      <div role="status">
        {state.status === 'done' && <p>{t('login.validate.sent', { mail })}</p>}
        {state.status === 'error' && (
          <p>{state.failure.kind === 'limited' ? toFailureText(t, state.failure) : t('login.validate.notSent')}</p>
        )}
      </div>
      <p>
        <Button icon="mail" onClick={send} busy={state.status === 'loading' && t('forms.busy')}>
          {t('login.validate.resend')}
        </Button>
      </p>
    </>
  );
}
