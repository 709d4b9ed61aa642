import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteAccount, getRequiredAuthentication, type RequiredAuthentication } from '#src/contract/account.ts';
import type { UserRole } from '#src/contract/own-user.ts';
import type { Result } from '#src/contract/result.ts';
import { hasNoResponse } from '#src/forms/failure-text.ts';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { isInWrapper, sendToWrapper } from '#src/native/wrapper.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showLoginNotice } from '#src/session/login-notice.ts';
import { resetUser } from '#src/session/reset-user.ts';
import { showToastOnNextPage } from '#src/session/toasts.ts';

type Outcome = 'handed-on' | 'erased' | RequiredAuthentication;

const acceptOutcome = (value: Outcome): Result<Outcome> => ({ ok: true, value, tags: [] });

/**
 * Deletes the account, or returns the authentication that is required. In the mobile app it sends an event, and the app
 * deletes the account (docs/specification.md, section 4, "Delete account"); the password is required first, because the
 * app's request comes too late for that.
 */
async function erase(role: UserRole, isConfirmed: boolean): Promise<Result<Outcome>> {
  if (isInWrapper()) {
    if (role === 'client' && !isConfirmed) return acceptOutcome('password');
    sendToWrapper({ type: 'delete-user' });
    return acceptOutcome('handed-on');
  }
  const result = await getApiClient().call(deleteAccount);
  if (result.ok) return acceptOutcome('erased');
  const first = getRequiredAuthentication(result.failure.detail);
  return first === null ? result : acceptOutcome(first);
}

/** Provides the state of deleting the account after confirmation. The given message is shown on the next page. */
export function useAccountDeletion(doneText: string) {
  const { href, domain, site, t } = useIsland();
  const days = site.backupDays;
  const backups = days === null ? t('account.delete.backupsUnknown') : t('account.delete.backups', { days });
  const { role } = useUser();
  const [requested, setAsked] = useState<RequiredAuthentication | null>(null);
  const [times, setTimes] = useState(0);
  /** An earlier attempt got no response, so it may have succeeded. */
  const isMaybeDone = useRef(false);
  const question = useConfirm(
    async () => {
      const result = await erase(role, times > 0);
      if (!result.ok && isMaybeDone.current && result.failure.kind === 'forbidden') {
        showLoginNotice(t('account.delete.maybeDone'));
        resetUser('logout');
      }
      isMaybeDone.current ||= !result.ok && hasNoResponse(result.failure);
      return result;
    },
    (outcome) => {
      if (outcome === 'handed-on') return;
      if (outcome !== 'erased') {
        setAsked(outcome);
        return;
      }
      // The current page is private: the guard would otherwise redirect to the login first.
      document.documentElement.dataset.access = 'default';
      document.documentElement.dataset.leaving = '';
      resetUser('logout');
      showToastOnNextPage('done', `${doneText} ${backups} ${t('account.delete.reads')}`);
      location.replace(href(domain.hasLanding ? 'landing' : 'login'));
    },
  );
  const confirmAgain = useEffectEvent(() => void question.confirm());
  useEffect(() => {
    if (times > 0) confirmAgain();
  }, [times]);
  return {
    question,
    /** Number of days that deleted data remain in backups. */
    backups,
    /** Authentication that the server requires before it deletes the account; null if none. */
    asked: requested,
    stop: () => setAsked(null),
    confirmed: () => {
      setAsked(null);
      setTimes(times + 1);
    },
  };
}
