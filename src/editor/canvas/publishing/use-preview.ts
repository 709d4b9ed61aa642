import type { PageParams } from '#src/contract/desk/pages.ts';
import { previewPage } from '#src/contract/desk/revisions.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';

/** Opens the page as visitors would see it, once it is saved, in a tab of its own. */
export function usePreview(params: PageParams, domain: DomainKey, saveNow: () => Promise<number | null>) {
  const { t } = useIsland();
  return async () => {
    // A browser opens a tab only at the press itself, so it waits there for its address.
    const tab = open('about:blank', '_blank');
    const vid = await saveNow();
    if (vid === null) {
      tab?.close();
      showToast('failed', t('desk-fields.preview.notSaved'));
      return;
    }
    const result = await api().call(previewPage, { params, body: { vid, domain } });
    if (!result.ok) {
      tab?.close();
      showToast('failed', failureText(t, result.failure));
      return;
    }
    if (tab) {
      tab.opener = null;
      tab.location.replace(result.value.url);
    } else location.assign(result.value.url);
  };
}
