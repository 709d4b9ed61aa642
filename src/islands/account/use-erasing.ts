import { useEffect, useEffectEvent, useState } from 'react';
import { deleteAccount, getRequiredAuthentication, type RequiredAuthentication } from '#src/contract/account.ts';
import type { OwnRole } from '#src/contract/own-user.ts';
import type { Result } from '#src/contract/result.ts';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { isInWrapper, sendToWrapper } from '#src/native/wrapper.ts';
import { api } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { leave } from '#src/session/leave.ts';
import { showToastOnNextPage } from '#src/session/toasts.ts';

type Outcome = 'handed-on' | 'erased' | RequiredAuthentication;

const came = (value: Outcome): Result<Outcome> => ({ ok: true, value, tags: [] });

/**
 * Deletes the account, or returns the required authentication. In the mobile app it sends an event that the app handles
 * (docs/specification.md, section 4, "Delete account"); the password is required before that, because the app's own
 * call comes too late for it.
 */
async function erase(role: OwnRole, isConfirmed: boolean): Promise<Result<Outcome>> {
  if (isInWrapper()) {
    if (role === 'client' && !isConfirmed) return came('password');
    sendToWrapper({ type: 'delete-user' });
    return came('handed-on');
  }
  const result = await api().call(deleteAccount);
  if (result.ok) return came('erased');
  const first = getRequiredAuthentication(result.failure.detail);
  return first === null ? result : came(first);
}

/** Deletion of the account after a confirmation; the given message is shown on the page afterwards. */
export function useErasing(done: string) {
  const { href, domain, site, t } = useIsland();
  const days = site.backupDays;
  const backups = days === null ? t('account.delete.backupsUnknown') : t('account.delete.backups', { days });
  const { role } = useUser();
  const [asked, setAsked] = useState<RequiredAuthentication | null>(null);
  const [times, setTimes] = useState(0);
  const question = useConfirm(
    () => erase(role, times > 0),
    (outcome) => {
      if (outcome === 'handed-on') return;
      if (outcome !== 'erased') {
        setAsked(outcome);
        return;
      }
      // The current page is private: without this the guard would redirect to the login first.
      document.documentElement.dataset.access = 'default';
      document.documentElement.dataset.leaving = '';
      leave('logout');
      showToastOnNextPage('done', `${done} ${backups} ${t('account.delete.reads')}`);
      location.replace(href(domain.hasLanding ? 'landing' : 'login'));
    },
  );
  const confirmAgain = useEffectEvent(() => void question.confirm());
  useEffect(() => {
    if (times > 0) confirmAgain();
  }, [times]);
  return {
    question,
    /** Number of days for which erased data are still in a backup. */
    backups,
    /** Required authentication, after a refusal. */
    asked,
    stop: () => setAsked(null),
    confirmed: () => {
      setAsked(null);
      setTimes(times + 1);
    },
  };
}
