import { getApiDescription } from '#src/contract/desk/api-description.ts';
import { listSites, type SiteSettings } from '#src/contract/desk/sites.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Table } from '#src/ui/table/Table.tsx';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';

/** Sites of all programmes, with name, state and number of partners. */
export function Settings() {
  const { t, href, language } = useIsland();
  const sites = useCall(listSites, {});
  const getName = (key: string) => DOMAINS.find((domain) => domain.key === key)?.words.programme[language] ?? key;
  return (
    <div className="stack">
      <ScreenHead title={t('desk-settings.sites.title')} lead={t('desk-settings.sites.lead')} />
      <FetchedContent fetchState={sites}>
        {(rows) => (
          <div className="sheet">
            <Table<SiteSettings>
              caption={t('desk-settings.sites.title')}
              rows={rows}
              rowKey={({ domain }) => domain}
              columns={[
                {
                  key: 'site',
                  header: t('desk-settings.sites.site'),
                  cell: ({ domain }) => <a href={href('site', { domain })}>{getName(domain)}</a>,
                },
                {
                  key: 'name',
                  header: t('desk-settings.site.name'),
                  cell: ({ name }) => name ?? t('desk-settings.sites.noName'),
                },
                {
                  key: 'state',
                  header: t('desk-settings.sites.state'),
                  cell: ({ maintenance }) => (
                    <span className="desk-mark" data-state={maintenance ? 'failed' : 'active'}>
                      {t(maintenance ? 'desk-settings.sites.maintenance' : 'desk-settings.sites.open')}
                    </span>
                  ),
                },
                {
                  key: 'partners',
                  header: t('desk-settings.partners.title'),
                  cell: ({ partners }) => partners.length,
                },
              ]}
            />
          </div>
        )}
      </FetchedContent>
      <p className="soft">
        <a href={`/api/${language}${getApiDescription.route}`}>{t('desk-settings.sites.api')}</a>
      </p>
    </div>
  );
}
