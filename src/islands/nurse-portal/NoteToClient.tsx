import { useState } from 'react';
import type { ClientEntry } from '#src/contract/clients.ts';
import { DAYS_BETWEEN_NOTES, getClientNote, type NoteState, sendNurseNote } from '#src/contract/nurse-notes.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { NO_CHOICE, NoteChoice, type NoteChoiceValue } from './NoteChoice.tsx';

interface Props {
  readonly client: ClientEntry;
  readonly name: string;
}

/** Form to send the client a sentence and a task for the next consultation, once a week; shown in the product. */
export function NoteToClient({ client, name }: Props) {
  const { t } = useIsland();
  const { domain, uid } = client;
  const state = useCall(getClientNote, { params: { domain, uid } });
  return (
    <section className="sheet stack" aria-labelledby="portal-note">
      <h2 id="portal-note">{t('portal.note.title')}</h2>
      <p className="soft">{t('portal.note.lead')}</p>
      {state.status === 'loading' && <Skeleton shape="text" label={t('forms.loading')} />}
      {state.status === 'error' && <LoadingFailure call={state} />}
      {state.status === 'done' && <Sent client={client} name={name} state={state.value} />}
    </section>
  );
}

function Sent({ client, name, state: { isOn, note } }: Props & { readonly state: NoteState }) {
  const { t, language } = useIsland();
  const [isOpen, setOpen] = useState(false);
  if (!isOn) return <p>{t('portal.note.off', { name })}</p>;
  const nextNoteDay = note && addDays(note.sentOn as CalendarDate, DAYS_BETWEEN_NOTES);
  const isWaiting = nextNoteDay !== null && nextNoteDay > getAmsterdamDate(getNow());
  const task = note?.task;
  return (
    <>
      {note && (
        <>
          {note.sentence !== '' && (
            <blockquote>
              <p>{note.sentence}</p>
            </blockquote>
          )}
          {task && <p>{task.kind === 'exercise' ? task.title : t('portal.note.tasks.three-days')}</p>}
          <p className="soft">
            {t('portal.note.sent', {
              date: formatDayAndMonth(note.sentOn, language),
              again: formatDayAndMonth(nextNoteDay ?? note.sentOn, language),
            })}
          </p>
        </>
      )}
      {!isWaiting && (
        <Button kind="quiet" wide onClick={() => setOpen(true)}>
          {t('portal.note.ask')}
        </Button>
      )}
      {isOpen && <NoteDialog client={client} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoteDialog({ client, name, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useIsland();
  const { domain, uid } = client;
  const [chosen, setChosen] = useState<NoteChoiceValue>(NO_CHOICE);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { sentence, task, webform } = chosen;
  const isEmpty = (sentence === '' && task === '') || (task === 'exercise' && webform === '');
  const send = async () => {
    if (isEmpty) return setProblem(t('portal.note.empty'));
    setBusy(true);
    setProblem(null);
    const body = {
      uid,
      domain,
      sentence,
      ...(task === '' ? {} : { task }),
      ...(task === 'exercise' ? { webform } : {}),
    };
    const result = await getApiClient().call(sendNurseNote, { body });
    setBusy(false);
    if (!result.ok) {
      const isLater = task === 'exercise' && result.failure.status === 422;
      return setProblem(isLater ? t('portal.note.later', { name }) : toFailureText(t, result.failure));
    }
    onClose();
    showToast('done', t('portal.note.done', { name }));
    await refreshCalls(getClientNote.name);
  };
  return (
    <Dialog
      open
      title={t('portal.note.question', { name })}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void send()} busy={isBusy && t('forms.busy')}>
            {t('portal.note.send')}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t('forms.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <NoteChoice domain={domain} selected={chosen} onChoose={setChosen} />
        <p className="soft">{t('portal.note.reads', { name })}</p>
      </div>
      <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
    </Dialog>
  );
}
