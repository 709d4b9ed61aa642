import { useState } from 'react';
import { type BrokenLink, checkAllLinks, listBrokenLinks } from '#src/contract/desk/links.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { formatDomainNames, getLanguageName } from '../../frame/names.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';
import { type ListQuery, readListPage, useListQuery } from '../../kit/use-list-address.ts';

const readQuery = (query: URLSearchParams): ListQuery => ({ page: readListPage(query) });

/** Location of a link: a page with a link to its editor, or a menu with a link to the menus. */
function BrokenLinkPlace({ link }: { readonly link: BrokenLink }) {
  const { t, href, language } = useIsland();
  const { nid, menu, title, language: pageLanguage } = link;
  const path = nid === null ? t('desk-pages.links.menu', { menu: t(`desk-library.menus.names.${menu}`) }) : null;
  return (
    <span className="page-cell">
      <a href={nid === null ? href('menus') : href('page-editor', { nid, language: pageLanguage })} lang={pageLanguage}>
        {title || t('desk.untitled')}
      </a>
      <span className="soft">{[path, getLanguageName(pageLanguage, language)].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** Button that checks all links now; they are also checked every night. */
function CheckNow() {
  const { t } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    const result = await getApiClient().call(checkAllLinks, {});
    await refreshCalls(listBrokenLinks.name);
    setBusy(false);
    if (result.ok) showToast('done', t('desk-pages.links.checked'));
    else showToast('failed', toFailureText(t, result.failure));
  };
  return (
    <Button kind="quiet" onClick={() => void check()} busy={isBusy && t('desk-pages.links.checking')}>
      {t('desk-pages.links.check')}
    </Button>
  );
}

/** Lists all broken internal links of the sites, with their locations. */
export function BrokenLinks() {
  const { t, language } = useIsland();
  const formatMoment = useDateTimeFormat();
  const { query, narrow } = useListQuery(readQuery);
  const fetchState = useCall(listBrokenLinks, { query }, { keepsFormer: true });
  return (
    <div className="stack">
      <ScreenHead title={t('desk.screens.links')} lead={t('desk-pages.links.lead')} action={<CheckNow />} />
      <FetchedContent fetchState={fetchState}>
        {({ rows, pager }) =>
          rows.length === 0 ? (
            <EmptyState drawing="rust" title={t('desk-pages.links.none')}>
              {t('desk-pages.links.noneText')}
            </EmptyState>
          ) : (
            <>
              <p className="soft" role="status">
                {t('desk-pages.links.count', { count: pager.totalItems })}
              </p>
              <div className="page-table">
                <Table<BrokenLink>
                  caption={t('desk.screens.links')}
                  rows={rows}
                  rowKey={({ id }) => String(id)}
                  columns={[
                    {
                      key: 'place',
                      header: t('desk-pages.links.place'),
                      cell: (link) => <BrokenLinkPlace link={link} />,
                    },
                    {
                      key: 'link',
                      header: t('desk-pages.links.link'),
                      cell: ({ words, href, language }) => (
                        <span className="page-cell">
                          <span lang={language}>{words || t('desk-pages.links.noWords')}</span>
                          <span className="soft broken-href">{href}</span>
                        </span>
                      ),
                    },
                    {
                      key: 'domains',
                      header: t('desk-pages.list.domains'),
                      cell: ({ domains }) => formatDomainNames(domains, language),
                    },
                    { key: 'found', header: t('desk-pages.links.found'), cell: ({ foundAt }) => formatMoment(foundAt) },
                  ]}
                />
              </div>
              <Paging pager={pager} onPage={(page) => narrow({ page })} />
            </>
          )
        }
      </FetchedContent>
    </div>
  );
}
