import { restorePage } from '#src/contract/desk/page-life.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToastOnNextPage } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { getActionFailureText } from '../life/action-failure.ts';

interface Props {
  readonly page: EditablePage;
  /** Newest revision, from which the draft starts; `vid` is the revision to restore. */
  readonly from: number;
  readonly vid: number;
}

/** Button that restores an old revision as a new draft. */
export function RestoreRevision({ page: { nid, language }, from, vid }: Props) {
  const { t, href } = useIsland();
  const question = useConfirm(
    () => getApiClient().call(restorePage, { params: { nid, language }, body: { vid, from } }),
    () => {
      showToastOnNextPage('done', t('desk-pages.restore.done'));
      location.assign(href('page', { nid, language }));
    },
  );
  const actionFailureText = question.failure
    ? getActionFailureText(t, question.failure, t('desk-pages.restore.failed'))
    : '';
  return (
    <>
      <Button onClick={question.ask}>{t('desk-pages.restore.action')}</Button>
      <ConfirmDialog
        question={question}
        kind="accent"
        title={t('desk-pages.restore.title')}
        confirm={t('desk-pages.restore.confirm')}
        failed={actionFailureText}
      >
        <p>{t('desk-pages.restore.text')}</p>
      </ConfirmDialog>
    </>
  );
}
