import { deletePage } from '#src/contract/desk/page-life.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { DeleteControl } from '../../kit/DeleteControl.tsx';
import { AffectedContent, CHANGING_RELATIONS, LINKING_RELATIONS } from './AffectedContent.tsx';

/** Button that deletes a page in all its languages after a confirmation with the affected pages and remaining links. */
export function DeletePage({ page }: { readonly page: EditablePage }) {
  const { t } = useIsland();
  return (
    <section className="page-part stack" aria-labelledby="page-delete">
      <h2 id="page-delete">{t('desk-pages.delete.title')}</h2>
      <p>{t('desk-pages.delete.text')}</p>
      <DeleteControl
        button={(request) => (
          <p>
            <Button kind="risk" icon="trash" onClick={request}>
              {t('desk-pages.delete.action')}
            </Button>
          </p>
        )}
        perform={() => getApiClient().call(deletePage, { params: { nid: page.nid } })}
        then={{ screen: 'pages' }}
        title={t('desk-pages.delete.ask', { title: page.title || t('desk.untitled') })}
        confirm={t('desk-pages.delete.confirm')}
        failed={t('desk-pages.delete.failed')}
        done={t('desk-pages.delete.done')}
      >
        <p>{t('desk-pages.delete.text')}</p>
        {page.publishedVid !== null && (
          <AffectedContent page={page} by={CHANGING_RELATIONS} title={t('desk-pages.affected.changes')} />
        )}
        <AffectedContent page={page} by={LINKING_RELATIONS} title={t('desk-pages.affected.leads')} />
      </DeleteControl>
    </section>
  );
}
