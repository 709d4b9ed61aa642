import { useState } from 'react';
import { EMPTY_ANSWERS } from '#src/contract/registration.ts';
import { deleteRegistration, getRegistrationsOverview, saveRegistration } from '#src/contract/registrations.ts';
import type { Failure } from '#src/contract/result.ts';
import { withoutRegistration, withRegistration } from '#src/forms/moments/changed-days.ts';
import { useIdempotencyKey } from '#src/forms/use-idempotency-key.ts';
import { type Amount, toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, saveOptimistically } from '#src/session/use-call.ts';

/** Amount saved by one click, which can be undone. */
interface QuickSave {
  readonly amount: Amount;
  /** Null while saving. */
  readonly uuid: string | null;
}

/**
 * Saves a day's amount by one click, shown immediately and reverted on failure; can be undone. Rejected if the day has
 * other entries than those shown here.
 */
export function useQuickDay(date: CalendarDate, seenRevision: number, onSaved: (amount: Amount) => Promise<void>) {
  const { t } = useIsland();
  const { uid } = useUser();
  const keys = useIdempotencyKey(getDraft(uid, `quick.${date}.key`));
  const [laid, setLaid] = useState<QuickSave | null>(null);
  // Without a response, the day may have changed.
  const fail = ({ status }: Failure) =>
    showToast('failed', t(`moments.today.${status === null ? 'unknown' : 'failed'}`));

  const save = async (amount: Amount) => {
    const body = { date, amount: toDecimal(amount) };
    const key = keys.keyFor(body);
    const item = { uuid: key, date, amount, ...EMPTY_ANSWERS };
    setLaid({ amount, uuid: null });
    const result = await saveOptimistically(
      getRegistrationsOverview,
      {},
      {
        change: (days) => withRegistration(days, item),
        saved: (days, { sid }) => withRegistration(days, { ...item, uuid: sid }),
        request: () => getApiClient().call(saveRegistration, { body, key, seen: seenRevision }),
      },
    );
    if (!result.ok) {
      setLaid(null);
      if (result.failure.kind !== 'conflict') return fail(result.failure);
      void refreshCalls(getRegistrationsOverview.name);
      return showToast('failed', t('moments.today.elsewhere'));
    }
    keys.done();
    setLaid({ amount, uuid: result.value.sid });
    void onSaved(amount);
  };

  const undo = async () => {
    const uuid = laid?.uuid ?? null;
    if (uuid === null) return false;
    const result = await saveOptimistically(
      getRegistrationsOverview,
      {},
      {
        change: (days) => withoutRegistration(days, { date, uuid }),
        request: () => getApiClient().call(deleteRegistration, { params: { uuid } }),
      },
    );
    // An entry deleted on another device counts as undone.
    const isGone = result.ok || result.failure.kind === 'not_found';
    if (isGone) setLaid(null);
    else fail(result.failure);
    return isGone;
  };
  return { laid, save, undo };
}
