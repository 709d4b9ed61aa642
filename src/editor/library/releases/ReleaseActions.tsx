import { useState } from 'react';
import {
  deleteRelease,
  type OpenedRelease,
  openRelease,
  publishRelease,
  scheduleRelease,
  undoRelease,
} from '#src/contract/desk/releases.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast, showToastOnNextPage } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { formatAmsterdamTime } from '../../kit/amsterdam-instant.ts';
import { readMoments } from '../../kit/read-moments.ts';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';

interface Props {
  readonly release: OpenedRelease;
}

/** Returns the error text of a refused action; a conflict is an entry that cannot be published. */
const getFailureText = (t: Parameters<typeof toFailureText>[0], failure: Failure): string =>
  failure.kind === 'conflict' ? t('desk-releases.held') : toFailureText(t, failure);

const refresh = () => void refreshCalls(openRelease.name);

/** Form for the publication time of a release; an empty field means that it is published by hand. */
function ScheduleRelease({ release: { id, publishAt } }: Props) {
  const { t } = useIsland();
  const { ask, ...question } = useConfirm<OpenedRelease>(async () => {
    const moments = readMoments(t, { publishAt: 'release-at' });
    if (!moments.ok) return moments;
    return getApiClient().call(scheduleRelease, { params: { release: id }, body: moments.value });
  }, refresh);
  const { failure } = question;
  return (
    <>
      <Button kind="quiet" icon="calendar-days" onClick={ask}>
        {t('desk-releases.plan')}
      </Button>
      <ConfirmDialog
        question={question}
        kind="accent"
        title={t('desk-releases.planTitle')}
        confirm={t('desk-releases.planConfirm')}
        failed={failure && !failure.fields?.publishAt ? getFailureText(t, failure) : null}
      >
        {question.isOpen && (
          <TextField
            id="release-at"
            type="datetime-local"
            label={t('desk-releases.publishAt')}
            help={t('desk-releases.publishAtHelp')}
            error={failure?.fields?.publishAt}
            defaultValue={publishAt === null ? '' : formatAmsterdamTime(new Date(publishAt))}
          />
        )}
      </ConfirmDialog>
    </>
  );
}

/** Deletes the release but not its drafts. */
function DeleteRelease({ release: { id, name } }: Props) {
  const { t, href } = useIsland();
  const { ask, ...question } = useConfirm(
    () => getApiClient().call(deleteRelease, { params: { release: id } }),
    () => {
      showToastOnNextPage('done', t('desk-releases.deleted', { name }));
      location.assign(href('releases'));
    },
  );
  return (
    <>
      <Button kind="plain" icon="trash" onClick={ask}>
        {t('desk-releases.delete')}
      </Button>
      <ConfirmDialog
        question={question}
        title={t('desk-releases.deleteTitle', { name })}
        confirm={t('desk-releases.delete')}
        failed={t('desk.things.failed')}
      >
        <p>{t('desk-releases.deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Buttons to publish, schedule or delete an unpublished release, and to undo a published one. */
export function ReleaseActions({ release }: Props) {
  const { t } = useIsland();
  const { mayPublish } = useUser();
  const formatMoment = useDateTimeFormat();
  const [isBusy, setBusy] = useState(false);
  const params = { release: release.id };
  const perform = async (call: () => Promise<Result<OpenedRelease>>, doneText: string) => {
    if (isBusy) return;
    setBusy(true);
    const result = await call();
    setBusy(false);
    if (result.ok) showToast('done', doneText);
    else showToast('failed', getFailureText(t, result.failure));
    refresh();
  };
  const busy = isBusy && t('forms.busy');
  if (release.state === 'published') {
    // The server checks this again.
    if (!mayPublish || release.undoUntil === null || new Date(release.undoUntil) < new Date()) return null;
    const undo = () => perform(() => getApiClient().call(undoRelease, { params }), t('desk-releases.undone'));
    return (
      <div className="button-row">
        <Button kind="quiet" icon="undo-2" onClick={() => void undo()} busy={busy}>
          {t('desk-releases.undo')}
        </Button>
        <p className="soft">{t('desk-releases.undoUntil', { moment: formatMoment(release.undoUntil, 'sentence') })}</p>
      </div>
    );
  }
  const publish = () => perform(() => getApiClient().call(publishRelease, { params }), t('desk-releases.published'));
  return (
    <div className="button-row">
      {mayPublish && release.entries.length > 0 && (
        <>
          <Button icon="send" onClick={() => void publish()} busy={busy}>
            {t('desk-releases.publish')}
          </Button>
          <ScheduleRelease release={release} />
        </>
      )}
      <DeleteRelease release={release} />
    </div>
  );
}
