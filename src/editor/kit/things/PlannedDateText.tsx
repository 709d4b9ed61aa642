import { type EntryKey, type PendingChanges, SWITCHABLE_TYPES } from '#src/contract/desk/versions.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useDateTimeFormat } from '../use-date-time-format.ts';

type Props = Pick<EntryKey, 'kind'> &
  Pick<PendingChanges, 'publishAt' | 'endAt'> & { readonly stoppedAt?: string | null };

/** Scheduled dates of an entry as text. Renders nothing if there are none. */
export function PlannedDateText({ kind, publishAt, endAt, stoppedAt = null }: Props) {
  const { t } = useIsland();
  const formatMoment = useDateTimeFormat();
  const end = SWITCHABLE_TYPES.includes(kind) ? 'desk.things.hides' : 'desk.things.goesBack';
  return (
    <>
      {publishAt !== null && <p>{t('desk.things.appears', { moment: formatMoment(publishAt) })}</p>}
      {stoppedAt !== null && <p>{t('desk.things.stoppedShort', { moment: formatMoment(stoppedAt, 'sentence') })}</p>}
      {endAt !== null && <p>{t(end, { moment: formatMoment(endAt) })}</p>}
    </>
  );
}
