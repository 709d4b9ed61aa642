import { useState } from 'react';
import { listSites } from '#src/contract/desk/sites.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { Partners } from './Partners.tsx';
import { SiteForm } from './SiteForm.tsx';

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
                <div key={`${site.domain} ${round}`} className="stack">
                  <SiteForm domain={domain} site={site} onTheirs={() => void restartForm()} />
                  <Partners domain={domain.key} site={site} onTheirs={() => void restartForm()} />
                </div>
              ))
          }
        </FetchedContent>
      )}
    </div>
  );
}
