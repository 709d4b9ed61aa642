import { listRedirects, type PageRedirect, removeRedirect } from '#src/contract/desk/links.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { formatDomainNames, getLanguageName } from '../../frame/names.ts';
import { DeleteControl } from '../../kit/DeleteControl.tsx';
import { ListScreen } from '../../kit/ListScreen.tsx';
import { useEditableContent } from '../../kit/things/MayPublish.tsx';

/** Target of an old path: the page and its current path. */
function Target({ redirect: { nid, language, title, to } }: { readonly redirect: PageRedirect }) {
  const { t, href } = useIsland();
  return (
    <span className="page-cell">
      <a href={href('page', { nid, language })} lang={language}>
        {title || t('desk.untitled')}
      </a>
      <span className="soft">{to === null ? t('desk-pages.redirects.nowhere') : toLocalisedPath(to, language)}</span>
    </span>
  );
}

/** Returns true if the user may delete a redirect, which affects visitors immediately. */
function useMayRemove() {
  const { mayPublish } = useUser();
  const { may } = useEditableContent();
  return (redirect: PageRedirect) => mayPublish && may(redirect);
}

function Remove({ redirect }: { readonly redirect: PageRedirect }) {
  const { nid, language, id, path } = redirect;
  const { t } = useIsland();
  const mayRemove = useMayRemove();
  if (!mayRemove(redirect)) return null;
  const texts = { path: toLocalisedPath(path, language) };
  return (
    <DeleteControl
      button={(request) => (
        <RowAction icon="trash" label={t('desk-pages.redirects.remove')} about={texts.path} onClick={request} />
      )}
      perform={() => getApiClient().call(removeRedirect, { params: { nid, language, id } })}
      then={{ list: listRedirects.name }}
      title={t('desk-pages.redirects.removeTitle', texts)}
      confirm={t('desk-pages.redirects.remove')}
      failed={t('desk-pages.redirects.failed')}
      done={t('desk-pages.redirects.removed', texts)}
    >
      <p>{t('desk-pages.redirects.removeText')}</p>
    </DeleteControl>
  );
}

/** Lists all redirects with their target pages. */
export function Redirects() {
  const { t, language } = useIsland();
  const mayRemove = useMayRemove();
  return (
    <ListScreen<PageRedirect>
      title={t('desk.screens.redirects')}
      lead={t('desk-pages.redirects.lead')}
      none={{ title: t('desk-pages.redirects.none'), text: t('desk-pages.redirects.noneText') }}
      list={listRedirects}
      search={t('desk-pages.redirects.search')}
      rowKey={({ id }) => String(id)}
      bulkActions={[
        {
          icon: 'trash',
          action: t('desk-pages.redirects.remove'),
          text: t('desk-pages.redirects.removeText'),
          getName: ({ path, language }) => toLocalisedPath(path, language),
          may: mayRemove,
          perform: ({ nid, language, id }) => getApiClient().call(removeRedirect, { params: { nid, language, id } }),
        },
      ]}
      columns={[
        {
          key: 'from',
          header: t('desk-pages.redirects.from'),
          cell: ({ path, language: redirectLanguage }) => (
            <span className="page-cell">
              {toLocalisedPath(path, redirectLanguage)}
              <span className="soft">{getLanguageName(redirectLanguage, language)}</span>
            </span>
          ),
        },
        { key: 'to', header: t('desk-pages.redirects.to'), cell: (redirect) => <Target redirect={redirect} /> },
        {
          key: 'domains',
          header: t('desk-pages.list.domains'),
          cell: ({ domains }) => formatDomainNames(domains, language),
        },
        { key: 'remove', header: t('desk-pages.redirects.remove'), cell: (redirect) => <Remove redirect={redirect} /> },
      ]}
    />
  );
}
