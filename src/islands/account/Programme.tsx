import { resetProgress } from '#src/contract/reset-progress.ts';
import { failureText, isAway } from '#src/forms/failure-text.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { api } from '#src/session/api.ts';
import { eraseStoredKeys } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { know } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { refreshAllCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { dateInWords } from './date-in-words.ts';
import { useDeed } from './use-deed.ts';

/** When the programme began, and beginning again: asked first, with everything that goes and stays (section 4). */
export function Programme() {
  const { t, domain, language } = useIsland();
  const { programStartDate } = useUser();
  const { deed, isOpen, ask, cancel, confirm } = useDeed(
    () => api().call(resetProgress),
    (user) => {
      eraseStoredKeys();
      know(user);
      void refreshAllCalls();
      showToast('done', t('account.programme.done'));
    },
  );
  const failure = deed.status === 'error' ? deed.failure : null;
  const goes = domain.registration === null ? ['exercises'] : ['exercises', 'registrations', 'plan', 'start'];
  const stays = domain.registration === null ? ['account', 'diary'] : ['account', 'diary', 'badges', 'people'];
  return (
    <section className="sheet stack">
      <h2>{t('account.programme.title')}</h2>
      {isCalendarDate(programStartDate) && (
        <p>{t('account.programme.began', { date: dateInWords(programStartDate, language) })}</p>
      )}
      <p>
        <Button kind="quiet" icon="refresh-cw" onClick={ask}>
          {t('account.programme.restart')}
        </Button>
      </p>
      <ConfirmDialog
        open={isOpen}
        title={t('account.programme.sure')}
        confirm={t('account.programme.confirm')}
        kind="risk"
        isBusy={deed.status === 'loading'}
        failure={failure && (isAway(failure) ? failureText(t, failure) : t('account.programme.failed'))}
        onConfirm={confirm}
        onClose={cancel}
      >
        <p>{t('account.programme.today')}</p>
        <List
          title={t('account.programme.goesTitle')}
          items={goes.map((part) => t(`account.programme.goes.${part}`))}
        />
        <List
          title={t('account.programme.staysTitle')}
          items={stays.map((part) => t(`account.programme.stays.${part}`))}
        />
      </ConfirmDialog>
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="prose">
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
