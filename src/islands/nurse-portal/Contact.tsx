import { contactClient, DAYS_BETWEEN_CONTACTS } from '#src/contract/client-details.ts';
import { type ClientEntry, getClient } from '#src/contract/clients.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  readonly client: ClientEntry;
  readonly name: string;
}

/** Form for the only message that a nurse can send: its text is fixed and shown; at most once in two weeks. */
export function Contact({ client: { uid, domain, contactedOn }, name }: Props) {
  const { t, language } = useIsland();
  const question = useConfirm(
    () => getApiClient().call(contactClient, { body: { uid, domain } }),
    () => {
      showToast('done', t('portal.contact.done', { name }));
      void refreshCalls(getClient.name);
    },
  );
  const nextContactDay = contactedOn && addDays(contactedOn as CalendarDate, DAYS_BETWEEN_CONTACTS);
  const isWaiting = nextContactDay !== null && nextContactDay > getAmsterdamDate(getNow());
  const { failure } = question;
  const isLate = failure?.kind === 'conflict';
  return (
    <section className="sheet stack" aria-labelledby="portal-contact">
      <h2 id="portal-contact">{t('portal.contact.title')}</h2>
      <p className="soft">{t('portal.contact.lead')}</p>
      {isWaiting ? (
        <p>
          {t('portal.contact.sent', {
            date: formatDayAndMonth(contactedOn ?? '', language),
            again: formatDayAndMonth(nextContactDay ?? '', language),
          })}
        </p>
      ) : (
        <Button kind="quiet" icon="mail" wide onClick={question.ask}>
          {t('portal.contact.ask')}
        </Button>
      )}
      <ConfirmDialog
        question={question}
        kind="accent"
        title={t('portal.contact.question', { name })}
        confirm={t('portal.contact.confirm')}
        failed={
          isLate ? t('portal.contact.late', { days: DAYS_BETWEEN_CONTACTS }) : failure ? toFailureText(t, failure) : ''
        }
      >
        <p>{t('portal.contact.reads', { name })}</p>
        <blockquote>
          <p>{t('portal.contact.words')}</p>
        </blockquote>
        <p>{t('portal.contact.mail')}</p>
      </ConfirmDialog>
    </section>
  );
}
