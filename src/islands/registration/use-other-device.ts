import { useRef, useState } from 'react';
import { getRegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { RegistrationItem } from '#src/contract/registration.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { areEqual } from './typed-registration.ts';

/** A registration that was changed here and elsewhere: both are shown, and the person chooses. */
export interface BothValues {
  readonly there: RegistrationItem;
  readonly here: RegistrationItem;
}

/** What became of the registration that is changed, on another device: it was changed there, or deleted. */
export function useOtherDevice(item: RegistrationItem | null) {
  const { t } = useIsland();
  const [both, setBoth] = useState<BothValues | null>(null);
  // The answer of a call is told before the next render.
  const gone = useRef(false);
  const [isGone, setGone] = useState(false);
  const takeAway = () => {
    gone.current = true;
    setGone(true);
    setBoth(null);
  };

  /** The registration as it stands now; null where it is gone, undefined where that cannot be looked up. */
  async function standing({ date, uuid }: RegistrationItem): Promise<RegistrationItem | null | undefined> {
    const days = await api().call(getRegistrationsOverview, {});
    void refreshCalls(getRegistrationsOverview.name);
    if (!days.ok) return undefined;
    return days.value[date]?.items.find((one) => one.uuid === uuid) ?? null;
  }

  return {
    both,
    isGone,
    /** Where the next change starts from. */
    revision: both?.there.revision ?? item?.revision,
    /** Looks at what refused a change; another device that saved the same leaves nothing to choose. */
    tell: async <A>(
      result: Result<A>,
      here: RegistrationItem,
      again: (revision: number | undefined) => Promise<Result<A>>,
    ): Promise<Result<A>> => {
      if (result.ok || item === null || gone.current) return result;
      if (result.failure.kind === 'not_found') {
        void refreshCalls(getRegistrationsOverview.name);
        takeAway();
      }
      if (result.failure.kind !== 'conflict') return result;
      const there = await standing(item);
      if (there === null) takeAway();
      if (there && areEqual(there, here)) return again(there.revision);
      if (there) setBoth({ there, here });
      return result;
    },
    explain: ({ kind }: Failure): string | null => {
      if (item === null) return null;
      if (kind === 'not_found' || (kind === 'conflict' && gone.current)) return t('registration.gone.message');
      return kind === 'conflict' ? t('registration.conflict.message') : null;
    },
  };
}
