import { type SubmitEvent, useState } from 'react';
import { getReminder, saveReminder, type UserReminder } from '#src/contract/hard-moment/reminder.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { WeekdayChips } from '#src/forms/WeekdayChips.tsx';
import { REMINDER_MINUTES } from '#src/rules/hard-moment/reminder.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

const MINUTES_IN_HOUR = 60;
const EIGHT_IN_THE_EVENING = 1_200;
const OFF = { minute: EIGHT_IN_THE_EVENING, weekdays: [], isActive: false };

const formatClock = (minute: number): string =>
  [Math.floor(minute / MINUTES_IN_HOUR), minute % MINUTES_IN_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** Reminder at an hour chosen by the user, off by default, with a preview of the email. */
export function Reminder() {
  const { t } = useIsland();
  const reminderCall = useCall(getReminder, {});
  return (
    <section className="sheet stack" aria-labelledby="reminder">
      <h2 id="reminder">{t('account.reminder.title')}</h2>
      <p>{t('account.reminder.lead')}</p>
      {reminderCall.status === 'loading' && <Skeleton shape="text" label={t('forms.loading')} />}
      {reminderCall.status === 'error' && <LoadingFailure call={reminderCall} />}
      {reminderCall.status === 'done' && <Choice own={reminderCall.value} />}
    </section>
  );
}

function Choice({ own: { reminder, mail } }: { own: UserReminder }) {
  const { t } = useIsland();
  const { hasValidatedEmail } = useUser();
  const { minute, weekdays, isActive } = reminder ?? OFF;
  const [chosen, setChosen] = useState({ minute, weekdays, isActive });
  const [isBusy, setBusy] = useState(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const result = await getApiClient().call(saveReminder, { body: chosen });
    setBusy(false);
    if (!result.ok) {
      showToast('failed', toFailureText(t, result.failure));
      return;
    }
    showToast('done', t(chosen.isActive ? 'account.reminder.savedOn' : 'account.reminder.savedOff'));
    await refreshCalls(getReminder.name);
  };
  return (
    <form className="stack" onSubmit={(event) => void save(event)} aria-label={t('account.reminder.title')}>
      {!hasValidatedEmail && <p id="reminder-reason">{t('account.reminder.unvalidated')}</p>}
      {reminder?.isPaused && <p role="status">{t('account.reminder.paused')}</p>}
      <Check
        id="reminder-on"
        label={t('account.reminder.on')}
        checked={chosen.isActive}
        disabled={!hasValidatedEmail}
        onChange={() => setChosen({ ...chosen, isActive: !chosen.isActive })}
      />
      {chosen.isActive && (
        <>
          <SelectField
            id="reminder-hour"
            label={t('account.reminder.hour')}
            value={String(chosen.minute)}
            options={REMINDER_MINUTES.map((number) => ({ value: String(number), label: formatClock(number) }))}
            onChange={({ target }) => setChosen({ ...chosen, minute: Number(target.value) })}
          />
          <WeekdayChips
            id="reminder-weekdays"
            legend={t('account.reminder.weekdays')}
            selected={chosen.weekdays}
            onChoose={(days) => setChosen({ ...chosen, weekdays: days })}
          />
        </>
      )}
      <Details summary={t('account.reminder.mail')}>
        <p>
          <strong>{t('account.reminder.subject', { subject: mail.subject })}</strong>
        </p>
        {mail.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Details>
      <p>
        <Button type="submit" kind="quiet" disabled={!hasValidatedEmail} busy={isBusy && t('account.busy')}>
          {t('account.reminder.save')}
        </Button>
      </p>
    </form>
  );
}
