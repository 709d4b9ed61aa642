import type { PageParams } from '#src/contract/desk/pages.ts';
import { previewPage } from '#src/contract/desk/revisions.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';

/** Saves the page, and returns the URL of its preview or opens it in a new tab. */
export function usePreview(params: PageParams, domain: DomainKey, saveNow: () => Promise<number | null>) {
  const { t } = useIsland();
  const makePreview = async (): Promise<string | null> => {
    const vid = await saveNow();
    const result = vid === null ? null : await getApiClient().call(previewPage, { params, body: { vid, domain } });
    if (result?.ok) return result.value.url;
    showToast('failed', result ? toFailureText(t, result.failure) : t('desk-fields.preview.notSaved'));
    return null;
  };
  const preview = async () => {
    // A browser allows opening a tab only during the click, so the tab is opened before its URL is known.
    const tab = open('about:blank', '_blank');
    const url = await makePreview();
    if (url === null) return tab?.close();
    if (!tab) return location.assign(url);
    tab.opener = null;
    tab.location.replace(url);
  };
  return { makePreview, preview };
}
