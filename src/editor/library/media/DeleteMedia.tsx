import { deleteMedia } from '#src/contract/desk/delete-media.ts';
import { listMedia } from '#src/contract/desk/list-media.ts';
import type { UsedMediaFile } from '#src/contract/desk/media-file.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { AskToDelete } from '../../kit/AskToDelete.tsx';

interface Props {
  file: UsedMediaFile;
  onDeleted: () => void;
}

/** Deletes a picture from the library, if it is used nowhere. */
export function DeleteMedia({ file: { uuid, name, usedBy, olderVersions }, onDeleted }: Props) {
  const { t } = useIsland();
  if (usedBy.length > 0) return <p className="soft">{t('desk-library.media.inUse')}</p>;
  return (
    <AskToDelete
      button={(ask) => (
        <p>
          <Button kind="risk" icon="trash" onClick={ask}>
            {t('desk-library.delete')}
          </Button>
        </p>
      )}
      perform={() => api().call(deleteMedia, { params: { uuid } })}
      then={{ list: listMedia.name, onDeleted }}
      title={t('desk-library.media.deleteTitle', { name })}
      confirm={t('desk-library.delete')}
      failed={t('desk-library.media.inUse')}
      done={t('desk-library.media.deleted', { name })}
    >
      <p>{t('desk-library.media.deleteText')}</p>
      {olderVersions > 0 && <p>{t('desk-library.media.olderVersions', { count: olderVersions })}</p>}
    </AskToDelete>
  );
}
