import { useEffect, useRef, useState } from 'react';
import { openEntryDraft, saveDraft, scheduleEntry } from '#src/contract/desk/drafts.ts';
import { listWaiting } from '#src/contract/desk/overview.ts';
import type { EntryKey, PendingChanges } from '#src/contract/desk/versions.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { FormFailure } from '#src/forms/FormFailure.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FetchedContent } from '../FetchedContent.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { PlanDialog, type PlannedDates } from './PlanDialog.tsx';
import { PlannedDateText } from './PlannedDateText.tsx';

interface Props<T extends object> {
  readonly place: EntryKey;
  /** Returns the current content of the form, as it is saved; null if the form has invalid values. */
  readonly content: () => T | null;
  /** True if the form differs from the published content. */
  readonly isChanged: boolean;
  /** Loads a draft into the form. */
  readonly onShow: (content: T) => void;
  /** Called when the content of the form is saved as a draft. */
  readonly onKept: () => void;
}

type Wide = Readonly<Record<string, unknown>>;

/** The form has invalid values. */
const UNREADABLE: Failure = { kind: 'invalid', status: null, message: '' };

function Opened<T extends object>({
  waiting: loaded,
  isRead,
  place,
  content,
  isChanged,
  onShow,
  onKept,
}: Props<T> & { readonly waiting: PendingChanges; readonly isRead: boolean }) {
  const { t } = useIsland();
  const { mayPublish } = useUser();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // A saved draft is known before it is loaded again, also if its schedule is refused.
  const [saved, setSaved] = useState({ loaded, now: loaded });
  const waiting = saved.loaded === loaded ? saved.now : loaded;
  // Changes are based on the draft that was loaded when they began, from the server and not from a cache: one that is
  // loaded since is a colleague's.
  const [from, setFrom] = useState(loaded.edit);
  if ((!isChanged || !isRead) && from !== waiting.edit) setFrom(waiting.edit);
  const keep = (now: PendingChanges) => {
    setSaved({ loaded, now });
    setFrom(now.edit);
  };
  const getText = (failure: Failure) => {
    if (failure === UNREADABLE) return t('desk.things.unreadable');
    return failure.status === 412 ? t('desk.things.conflict') : toFailureText(t, failure);
  };
  const save = async (isAsked = false): Promise<Result<PendingChanges>> => {
    const entry = content();
    if (entry === null) return { ok: false, failure: UNREADABLE };
    const body = { from, content: entry as unknown as Wide, ...(isAsked ? { isAsked } : {}) };
    const result = await getApiClient().call(saveDraft, { params: place, body });
    if (!result.ok) return result;
    keep(result.value);
    onKept();
    return result;
  };
  const finishSaving = (text: string) => {
    showToast('done', t(text));
    void refreshCalls(openEntryDraft.name);
    void refreshCalls(listWaiting.name);
  };
  const saveNow = async (isAsked = false) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const result = await save(isAsked);
    setBusy(false);
    if (result.ok) finishSaving(isAsked ? 'desk.things.proposed' : 'desk.things.kept');
    else setFailure(result.failure);
  };
  const plan = async (moments: PlannedDates): Promise<Result<PendingChanges>> => {
    const draft = moments.publishAt !== null && isChanged ? await save() : null;
    if (draft && !draft.ok) return draft;
    const body = { from: draft?.ok ? draft.value.edit : from, ...moments };
    const result = await getApiClient().call(scheduleEntry, { params: place, body });
    if (result.ok) keep(result.value);
    return result;
  };
  return (
    <>
      {waiting.draft && !isChanged && (
        <DraftNotice
          place={place}
          draft={waiting.draft}
          waiting={waiting}
          onShow={() => waiting.draft && onShow(waiting.draft.content as unknown as T)}
        />
      )}
      <PlannedDateText kind={place.kind} publishAt={waiting.publishAt} endAt={waiting.endAt} />
      {!mayPublish && <p className="soft">{t('desk.things.mayNot')}</p>}
      <div className="button-row">
        <Button kind="quiet" onClick={() => void saveNow()} busy={isBusy && t('forms.busy')}>
          {t('desk.things.keep')}
        </Button>
        {mayPublish ? (
          <PlanDialog
            place={place}
            waiting={waiting}
            canAppear={isChanged || waiting.draft !== null}
            onPlan={plan}
            onPlanned={() => finishSaving('desk.things.planned')}
          />
        ) : (
          <Button icon="users-round" onClick={() => void saveNow(true)}>
            {t('desk.things.propose')}
          </Button>
        )}
      </div>
      <FormFailure text={failure && getText(failure)} />
    </>
  );
}

/** Draft of the changes in a form, and when it is published and ends. Rendered below the form, outside it. */
export function DraftControls<T extends object>(props: Props<T>) {
  const { t } = useIsland();
  const fetchState = useCall(openEntryDraft, { params: props.place });
  // After publishing, the form starts a new draft; the earlier pending draft is replaced.
  const [wasKnown] = useState(fetchState.status === 'done');
  useEffect(() => {
    if (wasKnown) void refreshCalls(openEntryDraft.name);
  }, [wasKnown]);
  const isRead = useRef(false);
  isRead.current ||= fetchState.status === 'done' && fetchState.isFresh;
  return (
    <section className="thing-waits stack" aria-label={t('desk.things.title')}>
      <FetchedContent fetchState={fetchState}>
        {(pendingChanges) => <Opened waiting={pendingChanges} isRead={isRead.current} {...props} />}
      </FetchedContent>
    </section>
  );
}
