import { listSites, type SiteSettings, saveSite } from '#src/contract/desk/sites.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { useVersionConflict } from '../frame/version-conflict/use-version-conflict.ts';

/** Returns a function that saves part of a site's settings, together with the loaded values of the other settings. */
export function useSaveSite(domain: DomainKey, site: SiteSettings) {
  const { t } = useIsland();
  const conflict = useVersionConflict<SiteSettings>();
  return {
    conflict,
    /** Saves the settings; after a version conflict only the given changes overwrite the stored values. */
    save: async (changes: Partial<Omit<SiteSettings, 'domain' | 'version'>>, version: string | null) => {
      const { domain: _, ...current } = conflict.theirs ?? site;
      const body = { ...current, ...changes, version: conflict.toBase(version) };
      return conflict.note(await getApiClient().call(saveSite, { params: { domain }, body }));
    },
    onSaved: () => {
      showToast('done', t('desk-settings.saved'));
      void refreshCalls(listSites.name);
    },
  };
}
