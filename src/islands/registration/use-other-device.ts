import { useRef, useState } from 'react';
import type { RegistrationItem } from '#src/contract/registration.ts';
import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { areRegistrationsEqual } from '#src/forms/day/registration-inputs.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';

/** A registration changed both here and on another device; the user chooses. */
export interface ConflictingRegistrations {
  readonly there: RegistrationItem;
  readonly here: RegistrationItem;
}

/** Provides the state of the registration on another device: changed there, or deleted. */
export function useOtherDevice(item: RegistrationItem | null) {
  const { t } = useIsland();
  const [both, setBoth] = useState<ConflictingRegistrations | null>(null);
  // Set before the next render, when the response arrives.
  const isGoneRef = useRef(false);
  const [isDeleted, setGone] = useState(false);
  const markDeleted = () => {
    isGoneRef.current = true;
    setGone(true);
    setBoth(null);
  };

  /** Loads the stored registration; null if it was deleted, undefined if loading failed. */
  async function loadStored({ date, uuid }: RegistrationItem): Promise<RegistrationItem | null | undefined> {
    const days = await getApiClient().call(getRegistrationsOverview, {});
    void refreshCalls(getRegistrationsOverview.name);
    if (!days.ok) return undefined;
    return days.value[date]?.items.find((item) => item.uuid === uuid) ?? null;
  }

  return {
    both,
    isGone: isDeleted,
    /** Revision on which the next change is based. */
    revision: both?.there.revision ?? item?.revision,
    /** Loads the conflicting version; if it is identical there is nothing to choose. */
    tell: async <A>(
      result: Result<A>,
      registrationItem: RegistrationItem,
      retry: (revision: number | undefined) => Promise<Result<A>>,
    ): Promise<Result<A>> => {
      if (result.ok || isGoneRef.current) return result;
      if (item === null) {
        if (result.failure.kind === 'conflict') await refreshCalls(getRegistrationsOverview.name);
        return result;
      }
      if (result.failure.kind === 'not_found') {
        void refreshCalls(getRegistrationsOverview.name);
        markDeleted();
      }
      if (result.failure.kind !== 'conflict') return result;
      const there = await loadStored(item);
      if (there === null) markDeleted();
      if (there && areRegistrationsEqual(there, registrationItem)) return retry(there.revision);
      if (there) setBoth({ there, here: registrationItem });
      return result;
    },
    explain: ({ kind }: Failure): string | null => {
      if (item === null) return kind === 'conflict' ? t('registration.conflict.filled') : null;
      if (kind === 'not_found' || (kind === 'conflict' && isGoneRef.current)) return t('registration.gone.message');
      return kind === 'conflict' ? t('registration.conflict.message') : null;
    },
  };
}
