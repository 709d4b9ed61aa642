import { useEffect } from 'react';
import { listPages, type PageListing } from '#src/contract/desk/page-list.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { FetchedContent } from '../kit/FetchedContent.tsx';

/** Reads the path, domain and language of a page from the query string; missing parts are omitted from the request. */
function readPageParams() {
  const query = new URLSearchParams(location.search);
  const domain = DOMAINS.find(({ key }) => key === query.get('site'))?.key;
  const language = LANGUAGES.find((code) => code === query.get('language'));
  return { ...(domain && { domain }), ...(language && { language }), path: query.get('path') || '/' };
}

/** Redirects to the editor, or reports that the page cannot be edited. */
function RedirectToEditor({ rows: [page] }: Pick<PageListing, 'rows'>) {
  const { t, href } = useIsland();
  const editor = page ? href('page-editor', { nid: page.nid, language: page.language }) : null;
  useEffect(() => {
    if (editor !== null) location.replace(editor);
  }, [editor]);
  if (editor !== null) return null;
  return (
    <EmptyState
      drawing="wegwijzer"
      title={t('desk-pages.editHere.none')}
      action={<ButtonLink href={href('pages')}>{t('desk-pages.editHere.pages')}</ButtonLink>}
    >
      {t('desk-pages.editHere.noneText')}
    </EmptyState>
  );
}

/** Target of the edit link on a page of the site: opens the editor of the page at that path. */
export function EditPageAtPath() {
  const { t } = useIsland();
  const fetchState = useCall(listPages, { query: { ...readPageParams(), type: 'addressed' } });
  return (
    <div className="stack">
      <h1>{t('desk.screens.edit-here')}</h1>
      <FetchedContent fetchState={fetchState}>{({ rows }) => <RedirectToEditor rows={rows} />}</FetchedContent>
    </div>
  );
}
