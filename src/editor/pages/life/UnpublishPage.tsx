import { restorePage, unpublishPage } from '#src/contract/desk/page-life.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { AffectedContent, CHANGING_RELATIONS, LINKING_RELATIONS } from './AffectedContent.tsx';
import { getActionFailureText } from './action-failure.ts';
import { refreshPages } from './refresh-pages.ts';

interface Props {
  readonly page: EditablePage;
  readonly vid: number;
}

/** Button that unpublishes a language of a page after a confirmation with the remaining links. */
export function UnpublishPage({ page, vid }: Props) {
  const { t } = useIsland();
  const { nid, language } = page;
  const question = useConfirm(
    () => getApiClient().call(unpublishPage, { params: { nid, language }, body: { from: vid } }),
    () => {
      showToast('done', t('desk-pages.unpublish.done'));
      void refreshPages();
    },
  );
  const actionFailureText = question.failure
    ? getActionFailureText(t, question.failure, t('desk-pages.unpublish.failed'))
    : '';
  return (
    <>
      <Button kind="quiet" icon="eye-off" onClick={question.ask}>
        {t('desk-pages.unpublish.action')}
      </Button>
      <ConfirmDialog
        question={question}
        title={t('desk-pages.unpublish.title')}
        confirm={t('desk-pages.unpublish.confirm')}
        failed={actionFailureText}
      >
        <p>{t('desk-pages.unpublish.text')}</p>
        {question.isOpen && (
          <AffectedContent page={page} by={CHANGING_RELATIONS} title={t('desk-pages.affected.changes')} />
        )}
        {question.isOpen && (
          <AffectedContent page={page} by={LINKING_RELATIONS} title={t('desk-pages.affected.leads')} />
        )}
      </ConfirmDialog>
    </>
  );
}

/** Button that cancels the scheduled publication of a page; the content remains a draft. */
export function StopSchedule({ page, vid }: Props) {
  const { t } = useIsland();
  const { nid, language } = page;
  const question = useConfirm(
    () => getApiClient().call(restorePage, { params: { nid, language }, body: { vid, from: vid } }),
    () => {
      showToast('done', t('desk-pages.schedule.stopped'));
      void refreshPages();
    },
  );
  const actionFailureText = question.failure
    ? getActionFailureText(t, question.failure, t('desk-pages.schedule.failed'))
    : '';
  return (
    <>
      <Button kind="quiet" icon="x" onClick={question.ask}>
        {t('desk-pages.schedule.stop')}
      </Button>
      <ConfirmDialog
        question={question}
        kind="accent"
        title={t('desk-pages.schedule.title')}
        confirm={t('desk-pages.schedule.confirm')}
        failed={actionFailureText}
      >
        <p>{t('desk-pages.schedule.text')}</p>
      </ConfirmDialog>
    </>
  );
}
