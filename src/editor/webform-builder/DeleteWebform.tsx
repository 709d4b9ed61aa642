import { deleteWebform } from '#src/contract/desk/webform/delete-webform.ts';
import type { EditableWebform } from '#src/contract/desk/webform/stored-webform.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { carryToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** Deletes a form that no page asks, after asking. */
export function DeleteWebform({ form: { id, texts } }: { readonly form: EditableWebform }) {
  const { t, href } = useIsland();
  const title = texts.nl.title || id;
  const question = useConfirm(
    () => api().call(deleteWebform, { params: { webform: id } }),
    () => {
      carryToast('done', t('desk-webforms.delete.done', { title }));
      location.assign(href('webforms'));
    },
  );
  return (
    <section className="stack" aria-labelledby="webform-delete">
      <h2 id="webform-delete">{t('desk-webforms.delete.title')}</h2>
      <p>{t('desk-webforms.delete.text')}</p>
      <p>
        <Button kind="risk" icon="trash" onClick={question.ask}>
          {t('desk-webforms.delete.action')}
        </Button>
      </p>
      <ConfirmDialog
        question={question}
        title={t('desk-webforms.delete.ask', { title })}
        confirm={t('desk-webforms.delete.confirm')}
        failed={t(question.failure?.status === 409 ? 'desk-webforms.delete.used' : 'desk-webforms.delete.failed')}
      >
        <p>{t('desk-webforms.delete.text')}</p>
      </ConfirmDialog>
    </section>
  );
}
