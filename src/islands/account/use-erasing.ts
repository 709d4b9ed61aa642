import { deleteAccount } from '#src/contract/delete-account.ts';
import type { Result } from '#src/contract/result.ts';
import { useDeed } from '#src/forms/use-deed.ts';
import { isInWrapper, tellWrapper } from '#src/native/wrapper.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { leave } from '#src/session/leave.ts';
import { carryToast } from '#src/session/toasts.ts';

/** In the mobile app an event, which the app acts on; else the deletion (section 4, "Delete account"). */
async function erase(): Promise<Result<'told' | 'erased'>> {
  if (isInWrapper()) {
    tellWrapper({ type: 'delete-user' });
    return { ok: true, value: 'told', tags: [] };
  }
  const result = await api().call(deleteAccount);
  return result.ok ? { ...result, value: 'erased' } : result;
}

/** Leaving for good, asked first: everything is erased, and these words are said where the person comes out. */
export function useErasing(done: string) {
  const { href, domain } = useIsland();
  return useDeed(erase, (outcome) => {
    if (outcome === 'told') return;
    // The page is private: without this the guard would lead to login first.
    document.documentElement.dataset.access = 'default';
    document.documentElement.dataset.leaving = '';
    leave('logout');
    carryToast('done', done);
    location.replace(href(domain.hasLanding ? 'landing' : 'login'));
  });
}
