import { useState } from 'react';
import { deleteDiaryEntry } from '#src/contract/delete-diary-entry.ts';
import type { DiaryEntry } from '#src/contract/diary-entry.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

interface Props {
  /** The entry that is about to go; null asks nothing. */
  entry: DiaryEntry | null;
  onClose: () => void;
  onDeleted: (entry: DiaryEntry) => void;
}

/** Asks before an entry is deleted (section 4, "Diary"). One that is gone already is what was asked for. */
export function DeleteEntry({ entry, onClose, onDeleted }: Props) {
  const { t } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const close = () => {
    setProblem(null);
    onClose();
  };
  const remove = async (leaving: DiaryEntry) => {
    setBusy(true);
    setProblem(null);
    const result = await api().call(deleteDiaryEntry, { params: { id: leaving.id } });
    setBusy(false);
    if (result.ok || result.failure.kind === 'not_found') {
      close();
      onDeleted(leaving);
      return;
    }
    showToast('failed', t('diary.failed.delete', { title: leaving.title }));
    setProblem(failureText(t, result.failure));
  };

  return (
    <Dialog
      open={entry !== null}
      title={t('diary.confirm.title')}
      closeLabel={t('forms.close')}
      onClose={close}
      footer={
        entry && (
          <>
            <Button
              kind="risk"
              icon="trash"
              onClick={() => void remove(entry)}
              {...(isBusy ? { busy: t('forms.busy') } : {})}
            >
              {t('diary.confirm.yes')}
            </Button>
            <Button kind="plain" onClick={close}>
              {t('diary.confirm.no')}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        <p dir="auto">
          <strong>{entry?.title}</strong>
        </p>
        <p>{t('diary.confirm.text')}</p>
        <div role="alert">{problem && <p className="form-failure">{problem}</p>}</div>
      </div>
    </Dialog>
  );
}
