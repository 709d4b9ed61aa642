import { listSites, type SiteSettings, saveSite } from '#src/contract/desk/sites.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { useVersionConflict } from '../frame/version-conflict/use-version-conflict.ts';

/** The settings that a form was opened with, and the ways to replace them. */
export interface OpenedSite {
  readonly site: SiteSettings;
  /** Bases the forms on the response of their own save. */
  readonly onStored: (site: SiteSettings) => void;
  /** Reloads the forms with the stored settings. */
  readonly onTheirs: () => void;
}

/** Returns a function that saves part of a site's settings, together with the opened values of the other settings. */
export function useSaveSite(domain: DomainKey, { site, onStored, onTheirs }: OpenedSite) {
  const { t } = useIsland();
  const conflict = useVersionConflict<SiteSettings>();
  return {
    conflict,
    /** Saves the settings; after a version conflict only the given changes overwrite the stored values. */
    save: async (changes: Partial<Omit<SiteSettings, 'domain' | 'version'>>, version: string | null) => {
      const { domain: _, ...current } = conflict.theirs ?? site;
      const body = { ...current, ...changes, version: conflict.toBase(version) };
      const result = conflict.note(await getApiClient().call(saveSite, { params: { domain }, body }));
      // After a version conflict the other form does not show what was stored either.
      if (result.ok) conflict.theirs ? onTheirs() : onStored(result.value);
      return result;
    },
    onSaved: () => {
      showToast('done', t('desk-settings.saved'));
      void refreshCalls(listSites.name);
    },
  };
}
