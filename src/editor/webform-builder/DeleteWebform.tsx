import type { EditableWebform } from '#src/contract/desk/webform/stored-webform.ts';
import { deleteWebform } from '#src/contract/desk/webform/webforms.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { DeleteControl } from '../kit/DeleteControl.tsx';

/** Button that deletes a form that no page uses, after a confirmation. */
export function DeleteWebform({ form: { id, texts } }: { readonly form: EditableWebform }) {
  const { t } = useIsland();
  const title = texts.nl.title || id;
  return (
    <section className="stack" aria-labelledby="webform-delete">
      <h2 id="webform-delete">{t('desk-webforms.delete.title')}</h2>
      <p>{t('desk-webforms.delete.text')}</p>
      <DeleteControl
        button={(request) => (
          <p>
            <Button kind="risk" icon="trash" onClick={request}>
              {t('desk-webforms.delete.action')}
            </Button>
          </p>
        )}
        perform={() => getApiClient().call(deleteWebform, { params: { webform: id } })}
        then={{ screen: 'webforms' }}
        title={t('desk-webforms.delete.ask', { title })}
        confirm={t('desk-webforms.delete.confirm')}
        failed={(failure) => t(failure?.status === 409 ? 'desk-webforms.delete.used' : 'desk-webforms.delete.failed')}
        done={t('desk-webforms.delete.done', { title })}
      >
        <p>{t('desk-webforms.delete.text')}</p>
      </DeleteControl>
    </section>
  );
}
