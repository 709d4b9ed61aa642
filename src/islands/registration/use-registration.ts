import { useMemo } from 'react';
import { getNamesByWireName, toTexts } from '#src/contract/fields/fields.ts';
import { createRegistrationForm } from '#src/contract/forms/registration.ts';
import { type RegistrationItem, registrationFields } from '#src/contract/registration.ts';
import { getRegistrationsOverview, saveRegistration, updateRegistration } from '#src/contract/registrations.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { type RegistrationInputs, toRegistrationInputs } from '#src/forms/day/registration-inputs.ts';
import { withRegistration } from '#src/forms/moments/changed-days.ts';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { useDraft } from '#src/forms/use-draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useIdempotencyKey } from '#src/forms/use-idempotency-key.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { saveOptimistically } from '#src/session/use-call.ts';
import { useOtherDevice } from './use-other-device.ts';

interface RegistrationOptions {
  readonly date: CalendarDate;
  /** Registration to change; null for a new one. */
  readonly item: RegistrationItem | null;
  readonly limits: RegistrationLimits;
  /** True if the typed amount is added to the day's existing amount. */
  readonly isMore: boolean;
  /** Number of other entries of the day that are shown. */
  readonly seen: number;
  readonly onSaved: (isHelpShown: boolean) => void;
}

/** Provides the state of the form of a day: a change is shown as saved immediately, and reverted on failure. */
export function useRegistration({ date, item, limits, isMore, seen, onSaved }: RegistrationOptions) {
  const { t, language } = useIsland();
  const { uid } = useUser();
  const name = `registration.${date}.${item?.uuid ?? 'new'}`;
  const start = toRegistrationInputs(item, language, isMore);
  const { draft, isEarlier, clear: clearDraft } = useDraft<RegistrationInputs>(name, start);
  const keys = useIdempotencyKey(getDraft(uid, `${name}.key`));
  const storedAmount = item?.amount ?? null;
  const otherDevice = useOtherDevice(item);
  const form = useForm({
    form: useMemo(() => createRegistrationForm(limits, storedAmount), [limits, storedAmount]),
    id: 'day',
    start,
    textKey: 'registration.errors',
    wordValues: { maximum: limits.maximum },
    draft,
    failureIn: 'form',
    explain: otherDevice.explain,
    submit: async ({ register: _register, ...answers }) => {
      const registration = { date, ...answers };
      const body = toTexts(registrationFields, registration);
      const key = keys.keyFor(body);
      const isChange = item !== null && !otherDevice.isGone;
      const savedItem = { ...registration, uuid: isChange ? item.uuid : key };
      const change = (revision: number | undefined) =>
        getApiClient().call(updateRegistration, { params: { uuid: item?.uuid ?? '', revision }, body });
      const result = await saveOptimistically(
        getRegistrationsOverview,
        {},
        {
          // A new entry closes the form when it is saved: shown earlier, it would move the form while the user taps.
          change: (days) => (isChange ? withRegistration(days, savedItem) : days),
          saved: (days, { sid }) => withRegistration(days, { ...savedItem, uuid: sid }),
          request: () =>
            isChange ? change(otherDevice.revision) : getApiClient().call(saveRegistration, { body, key, seen }),
        },
      );
      const outcome = await otherDevice.tell(result, savedItem, change);
      // For a connection failure or a conflict, the text next to the button is enough.
      const isSaid = outcome.ok || outcome.failure.kind === 'network' || otherDevice.explain(outcome.failure) !== null;
      if (!isSaid) showToast('failed', t('registration.failed'));
      return renameRefusedFields(outcome, getNamesByWireName(registrationFields));
    },
    onDone: ({ isHelpShown }) => {
      keys.done();
      onSaved(isHelpShown);
    },
  });
  const clear = () => {
    clearDraft();
    keys.done();
  };
  const discard = () => {
    form.reset(start);
    clear();
  };
  return { ...form, isEarlier, other: otherDevice, clear, discard };
}
