import { useEffect, useMemo, useRef, useState } from 'react';
import { updateUser } from '#src/contract/account.ts';
import { createAccountForm } from '#src/contract/forms/account.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import { listUnitVariants } from '#src/domains/unit-variants.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { formatFieldDate } from '#src/rules/fields/dates.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useUserChange } from './use-user-change.ts';

interface SettingsValues {
  name: string;
  nickname: string;
  language: string;
  /** Date as dd/MM/yyyy; empty for domains without registrations. */
  registrationsStart: string;
  /** Unit; empty for the default unit of the domain. */
  unit: string;
  /** Hour at which the day starts; empty if the user cannot choose it. */
  dayStartsAt: string;
  notifications: readonly string[];
}

function toFormValues(user: OwnUser, start: CalendarDate | null): SettingsValues {
  const { name, language, notifications } = user;
  return {
    name,
    nickname: user.nickname ?? '',
    language,
    registrationsStart: start ? formatFieldDate(start) : '',
    dayStartsAt: String(user.dayStartsAt ?? ''),
    unit: user.unit ?? '',
    notifications,
  };
}

/** Provides the state of the settings form. Typed values are stored in this tab until they are saved or discarded. */
export function useSettings(onLanguage: (language: string) => void) {
  const { t, domain, site, language: currentLanguage } = useIsland();
  const user = useUser();
  const currentStart = domain.registration && isCalendarDate(user.registrationsStart) ? user.registrationsStart : null;
  const hasDayStart = currentStart !== null && user.dayStartsAt !== null;
  const draft = useMemo(() => getDraft<SettingsValues>(user.uid, 'account'), [user.uid]);
  const [isDraft, setDraft] = useState(() => draft.read() !== null);
  const start = toFormValues(user, currentStart);

  const form = useUserChange({
    form: createAccountForm({
      nickname: domain.variant === 'reduced' ? 'optional' : 'required',
      languages: site.languages,
      registrationsStart: currentStart,
      hasDayStart,
      unitVariants: listUnitVariants(domain),
    }),
    id: 'account',
    start,
    draft,
    failed: 'account.failures.settings',
    submit: (body) => getApiClient().call(updateUser, { params: { uid: user.uid }, body }),
    onDone: ({ language }) => {
      setDraft(false);
      if (language === currentLanguage) showToast('done', t('account.saved'));
      else onLanguage(language);
    },
  });

  // A restarted programme starts today: an earlier date in the form was not chosen by the user.
  const shownRef = useRef(start.registrationsStart);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each date of the account
  useEffect(() => {
    if (shownRef.current === start.registrationsStart) return;
    shownRef.current = start.registrationsStart;
    if (form.hook.getValues('registrationsStart') === start.registrationsStart) return;
    const hadDraft = draft.read() !== null;
    form.set('registrationsStart', start.registrationsStart);
    if (!hadDraft) draft.clear();
  }, [start.registrationsStart]);

  const discard = () => {
    form.reset(start);
    draft.clear();
    setDraft(false);
  };
  const names = Object.keys(start) as (keyof typeof start)[];
  const isChanged = isDraft || names.some((name) => JSON.stringify(form.value(name)) !== JSON.stringify(start[name]));
  return { form, existingStart: currentStart, hasDayStart, isDraft, isChanged, discard };
}
