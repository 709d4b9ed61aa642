import type { PageParams } from '#src/contract/desk/pages.ts';
import { previewPage } from '#src/contract/desk/revisions.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';

/** Saves the page and makes the address of its preview, or opens that in a tab of its own. */
export function usePreview(params: PageParams, domain: DomainKey, saveNow: () => Promise<number | null>) {
  const { t } = useIsland();
  const makePreview = async (): Promise<string | null> => {
    const vid = await saveNow();
    const result = vid === null ? null : await api().call(previewPage, { params, body: { vid, domain } });
    if (result?.ok) return result.value.url;
    showToast('failed', result ? failureText(t, result.failure) : t('desk-fields.preview.notSaved'));
    return null;
  };
  const preview = async () => {
    // A browser opens a tab only at the press itself, so it waits there for its address.
    const tab = open('about:blank', '_blank');
    const url = await makePreview();
    if (url === null) return tab?.close();
    if (!tab) return location.assign(url);
    tab.opener = null;
    tab.location.replace(url);
  };
  return { makePreview, preview };
}
