import { listSites } from '#src/contract/desk/list-sites.ts';
import { saveSite } from '#src/contract/desk/save-site.ts';
import type { SiteSettings } from '#src/contract/desk/site-settings.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';

/** Saves part of a site's settings; the rest stays as it is known. */
export function useSaveSite(domain: DomainKey, { domain: _, ...site }: SiteSettings) {
  const { t } = useIsland();
  return {
    save: (changes: Partial<Omit<SiteSettings, 'domain'>>) =>
      api().call(saveSite, { params: { domain }, body: { ...site, ...changes } }),
    onSaved: () => {
      showToast('done', t('desk-settings.saved'));
      void refreshCalls(listSites.name);
    },
  };
}
