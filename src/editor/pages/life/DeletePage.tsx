import { deletePage } from '#src/contract/desk/delete-page.ts';
import type { EditablePage } from '#src/contract/desk/page.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { carryToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Affected, CHANGES, LEADS } from './Affected.tsx';

/** Deletes a page in all its languages, after telling what changes with it and what still leads to it. */
export function DeletePage({ page }: { readonly page: EditablePage }) {
  const { t, href } = useIsland();
  const question = useConfirm(
    () => api().call(deletePage, { params: { nid: page.nid } }),
    () => {
      carryToast('done', t('desk-pages.delete.done'));
      location.assign(href('pages'));
    },
  );
  return (
    <section className="page-part stack" aria-labelledby="page-delete">
      <h2 id="page-delete">{t('desk-pages.delete.title')}</h2>
      <p>{t('desk-pages.delete.text')}</p>
      <p>
        <Button kind="risk" icon="trash" onClick={question.ask}>
          {t('desk-pages.delete.action')}
        </Button>
      </p>
      <ConfirmDialog
        question={question}
        title={t('desk-pages.delete.ask', { title: page.title || t('desk.untitled') })}
        confirm={t('desk-pages.delete.confirm')}
        failed={t('desk-pages.delete.failed')}
      >
        <p>{t('desk-pages.delete.text')}</p>
        {question.isOpen && page.publishedVid !== null && (
          <Affected page={page} by={CHANGES} title={t('desk-pages.affected.changes')} />
        )}
        {question.isOpen && <Affected page={page} by={LEADS} title={t('desk-pages.affected.leads')} />}
      </ConfirmDialog>
    </section>
  );
}
