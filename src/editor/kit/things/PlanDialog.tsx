import { type EntryKey, type PendingChanges, SWITCHABLE_TYPES } from '#src/contract/desk/versions.ts';
import type { Result } from '#src/contract/result.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { formatAmsterdamTime } from '../amsterdam-instant.ts';
import { readMoments } from '../read-moments.ts';

/** Times set by an editor, ISO 8601. */
export type PlannedDates = Pick<PendingChanges, 'publishAt' | 'endAt'>;

interface Props {
  readonly place: EntryKey;
  readonly waiting: PendingChanges;
  /** True if there are unpublished changes, which can be published later. */
  readonly canAppear: boolean;
  readonly onPlan: (moments: PlannedDates) => Promise<Result<PendingChanges>>;
  readonly onPlanned: () => void;
}

const toTypedTime = (moment: string | null): string => (moment === null ? '' : formatAmsterdamTime(new Date(moment)));

/** Dialog for the times at which an entry is published and ends; an empty field means no time. */
export function PlanDialog({ place: { kind }, waiting, canAppear, onPlan, onPlanned }: Props) {
  const { t } = useIsland();
  const [publishId, endId] = [`${kind}-publish-at`, `${kind}-end-at`];
  const question = useConfirm<PendingChanges>(async () => {
    const moments = readMoments(t, { publishAt: publishId, endAt: endId });
    return moments.ok ? onPlan(moments.value) : moments;
  }, onPlanned);
  const { status, message, fields } = question.failure ?? {};
  const failure = status === 422 ? 'refused' : status === 412 ? 'conflict' : 'failed';
  const failed = status === 409 && message ? message : t(`desk.things.${failure}`);
  return (
    <>
      <Button kind="quiet" icon="calendar-days" onClick={question.ask}>
        {t('desk.things.plan')}
      </Button>
      <ConfirmDialog
        question={question}
        kind="accent"
        title={t('desk.things.planTitle')}
        confirm={t('desk.things.planConfirm')}
        failed={fields?.publishAt || fields?.endAt ? null : failed}
      >
        {question.isOpen && canAppear && (
          <TextField
            id={publishId}
            type="datetime-local"
            label={t('desk.things.publishAt')}
            help={t('desk.things.publishAtHelp')}
            error={fields?.publishAt}
            defaultValue={toTypedTime(waiting.publishAt)}
          />
        )}
        {question.isOpen && (
          <TextField
            id={endId}
            type="datetime-local"
            label={t('desk.things.endAt')}
            help={t(SWITCHABLE_TYPES.includes(kind) ? 'desk.things.endHides' : 'desk.things.endGoesBack')}
            error={fields?.endAt}
            defaultValue={toTypedTime(waiting.endAt)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
