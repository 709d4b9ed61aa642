import { deleteMedia } from '#src/contract/desk/delete-media.ts';
import { listMedia } from '#src/contract/desk/list-media.ts';
import type { UsedMediaFile } from '#src/contract/desk/media-file.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  file: UsedMediaFile;
  onDeleted: () => void;
}

/** Takes a picture out of the library, where it stands nowhere. */
export function DeleteMedia({ file: { uuid, name, usedBy, olderVersions }, onDeleted }: Props) {
  const { t } = useIsland();
  const question = useConfirm(
    () => api().call(deleteMedia, { params: { uuid } }),
    () => {
      showToast('done', t('desk-library.media.deleted', { name }));
      void refreshCalls(listMedia.name);
      onDeleted();
    },
  );
  if (usedBy.length > 0) return <p className="soft">{t('desk-library.media.inUse')}</p>;
  return (
    <>
      <p>
        <Button kind="risk" icon="trash" onClick={question.ask}>
          {t('desk-library.delete')}
        </Button>
      </p>
      <ConfirmDialog
        question={question}
        title={t('desk-library.media.deleteTitle', { name })}
        confirm={t('desk-library.delete')}
        failed={t('desk-library.media.inUse')}
      >
        <p>{t('desk-library.media.deleteText')}</p>
        {olderVersions > 0 && <p>{t('desk-library.media.olderVersions', { count: olderVersions })}</p>}
      </ConfirmDialog>
    </>
  );
}
