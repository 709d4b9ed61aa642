import { useEffect, useMemo, useRef, useState } from 'react';
import { createAccountForm } from '#src/contract/forms/account.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import { listUnitVariants } from '#src/domains/unit-variants.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { formatFieldDate } from '#src/rules/fields/dates.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { saveAccount } from './save-account.ts';
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

/** Returns the members of `values` that were changed in the form. */
function pickChanged<T extends object>(values: T, typed: SettingsValues, shown: SettingsValues): Partial<T> {
  const isChanged = (name: string) =>
    JSON.stringify(typed[name as keyof SettingsValues]) !== JSON.stringify(shown[name as keyof SettingsValues]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => isChanged(name))) as Partial<T>;
}

/**
 * Provides the state of the settings form. Changed values are stored in this tab until they are saved or discarded. Only
 * they are sent, because another page or device may have changed the others since.
 */
export function useSettings(onLanguage: (language: string) => void) {
  const { t, domain, site, language: currentLanguage } = useIsland();
  const user = useUser();
  const getStart = ({ registrationsStart: start }: OwnUser) =>
    domain.registration && isCalendarDate(start) ? start : null;
  const currentStart = getStart(user);
  const hasDayStart = currentStart !== null && user.dayStartsAt !== null;
  const start = toFormValues(user, currentStart);
  /** Values of the account that the form showed before any change. */
  const [shown, setShown] = useState(start);
  const draft = useMemo(() => {
    const stored = getDraft<Partial<SettingsValues>>(user.uid, 'account');
    return {
      read: () => {
        const changes = stored.read();
        return changes && { ...shown, ...changes };
      },
      write: (values: SettingsValues) => {
        const changes = pickChanged(values, values, shown);
        if (Object.keys(changes).length > 0) stored.write(changes);
        else stored.clear();
      },
      clear: stored.clear,
    };
  }, [user.uid, shown]);
  const [isDraft, setDraft] = useState(() => draft.read() !== null);
  const sentRef = useRef(start);
  const shownRef = useRef(start.registrationsStart);

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
    submit: (values, typed) => {
      sentRef.current = typed;
      return saveAccount(user.uid, pickChanged(values, typed, shown), shown.notifications);
    },
    onDone: (changed) => {
      const { language } = changed;
      const saved = toFormValues(changed, getStart(changed));
      // Values that were changed while the others were saved are still to be saved.
      const typed = form.hook.getValues();
      const typedSince = pickChanged(typed, typed, sentRef.current);
      setShown(saved);
      shownRef.current = saved.registrationsStart;
      form.hook.reset({ ...saved, ...typedSince });
      draft.write({ ...shown, ...typedSince });
      setDraft(false);
      if (language === currentLanguage) showToast('done', t('account.saved'));
      else onLanguage(language);
    },
  });

  // A restarted programme starts today: an earlier date in the form was not chosen by the user.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each date of the account
  useEffect(() => {
    if (shownRef.current === start.registrationsStart) return;
    shownRef.current = start.registrationsStart;
    if (form.hook.getValues('registrationsStart') === start.registrationsStart) return;
    setShown({ ...shown, registrationsStart: start.registrationsStart });
    const hadDraft = draft.read() !== null;
    form.set('registrationsStart', start.registrationsStart);
    if (!hadDraft) draft.clear();
  }, [start.registrationsStart]);

  const discard = () => {
    setShown(start);
    form.reset(start);
    draft.clear();
    setDraft(false);
  };
  const names = Object.keys(shown) as (keyof typeof shown)[];
  const isChanged = isDraft || names.some((name) => JSON.stringify(form.value(name)) !== JSON.stringify(shown[name]));
  return { form, existingStart: currentStart, hasDayStart, isDraft, isChanged, discard };
}
