import { resetProgress } from '#src/contract/account.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { publishUser } from '#src/session/load.ts';
import { eraseStoredKeys } from '#src/session/tab-storage.ts';
import { showToast } from '#src/session/toasts.ts';
import { refreshAllCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { AccountRow } from './AccountRow.tsx';
import { formatCalendarDate } from './format-calendar-date.ts';

/**
 * Start date of the programme, and a restart after a confirmation that lists the affected data (docs/specification.md,
 * section 4).
 */
export function RestartProgramme() {
  const { t, domain, language, site } = useIsland();
  const { programStartDate } = useUser();
  const question = useConfirm(
    () => getApiClient().call(resetProgress),
    (user) => {
      eraseStoredKeys();
      publishUser(user);
      void refreshAllCalls();
      showToast('done', t('account.programme.done'));
    },
  );
  const hasDays = domain.registration !== null;
  const { hardMoment, urgeLog } = site.offers;
  const urges = urgeLog ? ['urges'] : [];
  const goes = hasDays ? ['exercises', 'registrations', ...urges, 'plan', 'start'] : ['exercises'];
  const card = hardMoment ? [hasDays ? 'cardWithPlans' : 'card'] : [];
  const stays = hasDays ? ['account', 'diary', 'badges', 'people', ...card] : ['account', 'diary', ...card];
  return (
    <AccountRow
      title={t('account.programme.title')}
      {...(isCalendarDate(programStartDate) && {
        state: t('account.programme.began', { date: formatCalendarDate(programStartDate, language) }),
      })}
    >
      <p>
        <Button kind="quiet" icon="refresh-cw" onClick={question.ask}>
          {t('account.programme.restart')}
        </Button>
      </p>
      <ConfirmDialog
        question={question}
        title={t('account.programme.sure')}
        confirm={t('account.programme.confirm')}
        failed={t('account.programme.failed')}
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
    </AccountRow>
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
