import { useMemo, useState } from 'react';
import { registrationForm } from '#src/contract/forms/registration.ts';
import { getRegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { RegistrationItem } from '#src/contract/registration.ts';
import type { Result } from '#src/contract/result.ts';
import { saveRegistration } from '#src/contract/save-registration.ts';
import { updateRegistration } from '#src/contract/update-registration.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useWriteKey } from '#src/forms/use-write-key.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { api } from '#src/session/api.ts';
import { draftOf } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { changeCall } from '#src/session/use-call.ts';
import { withItem } from './changed-days.ts';
import { bodyOf, itemOf, type TypedRegistration, typedOf } from './typed-registration.ts';

/** Names of the wire that differ from the form's own. */
const FIELDS: Readonly<Record<string, string>> = { amount: 'frequency', with_who: 'withWho' };

function inForm<A>(result: Result<A>): Result<A> {
  if (result.ok || !result.failure.fields) return result;
  const fields = Object.entries(result.failure.fields).map(([name, text]) => [FIELDS[name] ?? name, text]);
  return { ok: false, failure: { ...result.failure, fields: Object.fromEntries(fields) } };
}

interface Opened {
  readonly date: CalendarDate;
  /** The registration that is changed; null adds one. */
  readonly item: RegistrationItem | null;
  readonly limits: RegistrationLimits;
  readonly onSaved: () => void;
}

/** The form of one day: shown as saved at once, taken back where that fails. */
export function useRegistration({ date, item, limits, onSaved }: Opened) {
  const { t, language } = useIsland();
  const { uid } = useUser();
  const name = `registration.${date}.${item?.uuid ?? 'new'}`;
  const draft = useMemo(() => draftOf<TypedRegistration>(uid, name), [uid, name]);
  const [hadDraft] = useState(() => draft.read() !== null);
  const keys = useWriteKey(draftOf(uid, `${name}.key`));
  const kept = item?.amount ?? null;
  const form = useForm({
    form: useMemo(() => registrationForm(limits, kept), [limits, kept]),
    id: 'day',
    start: typedOf(item, language),
    words: 'registration.errors',
    draft,
    failureIn: 'form',
    submit: async (values) => {
      const body = bodyOf(date, values);
      const key = keys.keyFor(body);
      const result = await changeCall(
        getRegistrationsOverview,
        {},
        {
          change: (days) => withItem(days, itemOf(date, item?.uuid ?? key, values)),
          request: () =>
            item
              ? api().call(updateRegistration, { params: { uuid: item.uuid }, body })
              : api().call(saveRegistration, { body, key }),
        },
      );
      // Without a connection the words beside the button say all there is to say.
      if (!result.ok && result.failure.kind !== 'network') showToast('failed', t('registration.failed'));
      return inForm(result);
    },
    onDone: () => {
      keys.done();
      onSaved();
    },
  });
  return { ...form, hadDraft };
}
