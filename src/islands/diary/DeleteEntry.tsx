import { type DiaryEntry, deleteDiaryEntry } from '#src/contract/diary.ts';
import type { Result } from '#src/contract/result.ts';
import { DeleteDialog } from '#src/forms/DeleteDialog.tsx';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';

interface Props {
  /** Entry to delete; null closes the dialog. */
  entry: DiaryEntry | null;
  onClose: () => void;
  onDeleted: (entry: DiaryEntry) => void;
}

const GONE: Result<null> = { ok: true, value: null, tags: [] };

/**
 * Confirms the deletion of an entry (docs/specification.md, section 4, "Diary"). An entry that was already deleted
 * counts as a success.
 */
export function DeleteEntry({ entry, onClose, onDeleted }: Props) {
  const { t } = useIsland();
  const remove = async () => {
    if (entry === null) return GONE;
    const result = await getApiClient().call(deleteDiaryEntry, { params: { id: entry.id } });
    return !result.ok && result.failure.kind === 'not_found' ? GONE : result;
  };
  return (
    <DeleteDialog
      open={entry !== null}
      title={t('diary.confirm.title')}
      yes={t('diary.confirm.yes')}
      no={t('diary.confirm.no')}
      failed={t('diary.failed.delete', { title: entry?.title ?? '' })}
      remove={remove}
      onClose={onClose}
      onDone={() => entry && onDeleted(entry)}
    >
      <p dir="auto">
        <strong>{entry?.title}</strong>
      </p>
      <p>{t('diary.confirm.text')}</p>
    </DeleteDialog>
  );
}
