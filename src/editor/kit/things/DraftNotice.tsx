import { discardSavedDraft, openEntryDraft } from '#src/contract/desk/drafts.ts';
import type { EntryKey, PendingChanges } from '#src/contract/desk/versions.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { useDateTimeFormat } from '../use-date-time-format.ts';

interface Props {
  readonly place: EntryKey;
  readonly draft: NonNullable<PendingChanges['draft']>;
  readonly waiting: Pick<PendingChanges, 'edit' | 'askedBy' | 'stoppedAt'>;
  /** Loads the draft into the form. */
  readonly onShow: () => void;
}

/** Notice of a draft that is not published yet, with buttons to continue or discard it. */
export function DraftNotice({ place, draft: { author, savedAt }, waiting, onShow }: Props) {
  const { t } = useIsland();
  const { edit: from, askedBy, stoppedAt } = waiting;
  const formatMoment = useDateTimeFormat();
  const question = useConfirm(
    () => getApiClient().call(discardSavedDraft, { params: place, query: { from } }),
    () => {
      showToast('done', t('desk.things.dropped'));
      void refreshCalls(openEntryDraft.name);
    },
  );
  const name = author === '' ? t('desk.things.gone') : (author ?? t('desk.things.system'));
  return (
    <>
      <Banner icon="pencil">
        <p>
          <strong>{t('desk.things.draftOf', { who: name, moment: formatMoment(savedAt) })}</strong>{' '}
          {t('desk.things.unseen')}
        </p>
        {askedBy !== null && (
          <p>{t(askedBy === '' ? 'desk.things.asksNameless' : 'desk.things.asks', { who: askedBy })}</p>
        )}
        {stoppedAt !== null && <p>{t('desk.things.stopped', { moment: formatMoment(stoppedAt, 'sentence') })}</p>}
        <div className="button-row">
          <Button kind="quiet" onClick={onShow}>
            {t('desk.things.goOn')}
          </Button>
          <Button kind="plain" onClick={question.ask}>
            {t('desk.things.drop')}
          </Button>
        </div>
      </Banner>
      <ConfirmDialog
        question={question}
        title={t('desk.things.dropTitle')}
        confirm={t('desk.things.drop')}
        failed={t(question.failure?.status === 412 ? 'desk.things.conflict' : 'desk.things.failed')}
      >
        <p>{t('desk.things.dropText')}</p>
      </ConfirmDialog>
    </>
  );
}
