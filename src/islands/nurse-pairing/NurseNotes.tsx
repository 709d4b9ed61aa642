import { useState } from 'react';
import { getOwnNote, switchNurseNotes } from '#src/contract/nurse-notes.ts';
import type { Failure } from '#src/contract/result.ts';
import { hasNoResponse } from '#src/forms/failure-text.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { NoteText } from '#src/forms/nurse-note/NoteText.tsx';
import { useRequestFailureToast } from '#src/forms/use-request-failure-toast.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Check } from '#src/ui/check/Check.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** The nurse's last note, and the switch for all notes. */
export function NurseNotes() {
  const { t } = useIsland();
  const noteCall = useCall(getOwnNote, {});
  const [failure, setFailure] = useState<Failure | null>(null);
  useRequestFailureToast(
    failure,
    failure ? t(hasNoResponse(failure) ? 'pairing.scopes.unknown' : 'note.notSaved') : '',
  );
  const change = async (isOn: boolean) => {
    setFailure(null);
    const saved = await getApiClient().call(switchNurseNotes, { body: { isOn } });
    if (saved.ok) showToast('done', t(isOn ? 'note.isOn' : 'note.isOff'));
    else if (saved.failure.kind === 'not_found') return void (await refreshUser());
    else setFailure(saved.failure);
    await refreshCalls(getOwnNote.name);
  };
  return (
    <section className="sheet stack" aria-labelledby="notes-of-nurse">
      <h2 id="notes-of-nurse">{t('note.title')}</h2>
      <p>{t('note.lead')}</p>
      {noteCall.status === 'loading' && <Skeleton shape="text" label={t('forms.loading')} />}
      {noteCall.status === 'error' && <LoadingFailure call={noteCall} />}
      {noteCall.status === 'done' && (
        <>
          {noteCall.value.note && <NoteText note={noteCall.value.note} />}
          <Check
            id="takes-notes"
            label={t('note.switch')}
            checked={noteCall.value.isOn}
            onChange={({ target }) => void change(target.checked)}
          />
        </>
      )}
    </section>
  );
}
