import { useState } from 'react';
import { listSites, type SiteSettings } from '#src/contract/desk/sites.ts';
import type { Domain } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { Partners } from './Partners.tsx';
import { SiteForm } from './SiteForm.tsx';

/** Forms of the settings as opened: a later response changes neither their fields nor the version they overwrite. */
function SiteForms({ domain, site, onTheirs }: { domain: Domain; site: SiteSettings; onTheirs: () => void }) {
  const [openedSite, setOpenedSite] = useState(site);
  const opened = { site: openedSite, onStored: setOpenedSite, onTheirs };
  return (
    <div className="stack">
      <SiteForm domain={domain} opened={opened} />
      <Partners domain={domain.key} opened={opened} />
    </div>
  );
}

/** Screen with all settings of the site of one programme. */
export function SiteSettingsScreen() {
  const { t, href, language, params } = useIsland();
  const sites = useCall(listSites, {});
  const [round, setRound] = useState(0);
  const restartForm = async () => {
    await refreshCalls(listSites.name);
    setRound((before) => before + 1);
  };
  const domain = DOMAINS.find(({ key }) => key === params.domain);
  return (
    <div className="stack desk-column">
      <ScreenHead
        back={{ href: href('settings'), text: t('desk-settings.site.back') }}
        title={domain?.words.programme[language] ?? t('desk.notFound.title')}
      />
      {domain && (
        <FetchedContent fetchState={sites}>
          {(all) =>
            all
              .filter((site) => site.domain === domain.key)
              .map((site) => (
                <SiteForms
                  key={`${site.domain} ${round}`}
                  domain={domain}
                  site={site}
                  onTheirs={() => void restartForm()}
                />
              ))
          }
        </FetchedContent>
      )}
    </div>
  );
}
