import { useEffect, useMemo, useRef, useState } from 'react';
import { accountForm } from '#src/contract/forms/account.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import { updateUser } from '#src/contract/update-user.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { fieldDateOf } from '#src/rules/fields/date.ts';
import { api } from '#src/session/api.ts';
import { draftOf } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useUserChange } from './use-user-change.ts';

const NAMES = {
  field_name: 'name',
  field_nickname: 'nickname',
  preferred_langcode: 'language',
  field_registrations_start_date: 'start',
  field_day_starts_at: 'dayStart',
  field_notification_settings: 'notifications',
};

interface Typed {
  name: string;
  nickname: string;
  language: string;
  /** dd/MM/yyyy; empty where nothing is registered. */
  start: string;
  /** The hour at which the day begins; empty where nobody chooses it. */
  dayStart: string;
  notifications: readonly string[];
}

function typedOf(user: OwnUser, start: CalendarDate | null): Typed {
  const { name, language, notifications } = user;
  return {
    name,
    nickname: user.nickname ?? '',
    language,
    start: start ? fieldDateOf(start) : '',
    dayStart: String(user.dayStartsAt ?? ''),
    notifications,
  };
}

/** The settings of the account; what is typed waits in this tab until it is saved or thrown away. */
export function useSettings(onLanguage: (language: string) => void) {
  const { t, domain, site, language: here } = useIsland();
  const user = useUser();
  const existing =
    domain.registration && isCalendarDate(user.registrationsStartDate) ? user.registrationsStartDate : null;
  const hasDayStart = existing !== null && user.dayStartsAt !== null;
  const draft = useMemo(() => draftOf<Typed>(user.uid, 'account'), [user.uid]);
  const [isDraft, setDraft] = useState(() => draft.read() !== null);
  const start = typedOf(user, existing);

  const form = useUserChange({
    form: accountForm({
      nickname: domain.variant === 'reduced' ? 'optional' : 'required',
      languages: site.languages,
      registrationsStart: existing,
      hasDayStart,
    }),
    id: 'account',
    start,
    draft,
    names: NAMES,
    failed: 'account.failures.settings',
    submit: ({ start: chosen, dayStart, ...values }) =>
      api().call(updateUser, {
        params: { uid: user.uid },
        body: {
          ...values,
          ...(chosen !== null && chosen !== existing && { registrationsStartDate: chosen }),
          ...(dayStart !== null && { dayStartsAt: dayStart }),
        },
      }),
    onDone: ({ language }) => {
      setDraft(false);
      if (language === here) showToast('done', t('account.saved'));
      else onLanguage(language);
    },
  });

  // A programme that begins anew begins today: what the form holds of the day before it is no choice of anybody.
  const shown = useRef(start.start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each date that the account tells
  useEffect(() => {
    if (shown.current === start.start) return;
    shown.current = start.start;
    if (form.hook.getValues('start') === start.start) return;
    const hadDraft = draft.read() !== null;
    form.set('start', start.start);
    if (!hadDraft) draft.clear();
  }, [start.start]);

  const discard = () => {
    form.reset(start);
    draft.clear();
    setDraft(false);
  };
  return { form, existingStart: existing, hasDayStart, isDraft, discard };
}
