import { deleteAccount } from '#src/contract/delete-account.ts';
import type { Result } from '#src/contract/result.ts';
import { DeedDialog } from '#src/forms/DeedDialog.tsx';
import { useDeed } from '#src/forms/use-deed.ts';
import { isInWrapper, tellWrapper } from '#src/native/wrapper.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { leave } from '#src/session/leave.ts';
import { carryToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** In the mobile app an event, which the app acts on; else the deletion (section 4, "Delete account"). */
async function erase(): Promise<Result<'told' | 'erased'>> {
  if (isInWrapper()) {
    tellWrapper({ type: 'delete-user' });
    return { ok: true, value: 'told', tags: [] };
  }
  const result = await api().call(deleteAccount);
  return result.ok ? { ...result, value: 'erased' } : result;
}

/** Leaving for good, asked first. */
export function DeleteAccount() {
  const { t, href, domain } = useIsland();
  const deed = useDeed(erase, (done) => {
    if (done === 'told') return;
    // The page is private: without this the guard would lead to login first.
    document.documentElement.dataset.access = 'default';
    document.documentElement.dataset.leaving = '';
    leave('logout');
    carryToast('done', t('account.delete.done'));
    location.replace(href(domain.hasLanding ? 'landing' : 'login'));
  });
  return (
    <section className="sheet stack">
      <h2>{t('account.delete.title')}</h2>
      <p>{t('account.delete.lead')}</p>
      <Button kind="risk" wide onClick={deed.ask}>
        {t('account.delete.ask')}
      </Button>
      <DeedDialog
        deed={deed}
        title={t('account.delete.sure')}
        confirm={t('account.delete.confirm')}
        failed={t('account.delete.failed')}
      >
        <p>{t('account.delete.goes')}</p>
        <p>{t('account.delete.forum')}</p>
        <p>{t('account.delete.download')}</p>
      </DeedDialog>
    </section>
  );
}
