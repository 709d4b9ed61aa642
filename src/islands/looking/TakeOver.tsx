import { useState } from 'react';
import { getLookingRows, type LookingRow, toLookingFile } from '#src/contract/looking-file.ts';
import { importMyData } from '#src/contract/my-data.ts';
import { getRegistrationsOverview, type RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { domainIn } from '#src/domains/domain-in.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { amountWords, moneyWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords } from '#src/i18n/date-words.ts';
import { among } from '#src/i18n/text-key.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { unitsOf } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/typed-number.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { LookingWeek } from '#src/rules/looking/week.ts';
import { api } from '#src/session/api.ts';
import { askedDestination } from '#src/session/guard.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { WEEK_OFFER } from '#src/session/looking-key.ts';
import { useOwnToday } from '#src/session/own-today.ts';
import { eraseTab } from '#src/session/tab-store.ts';
import { carryToast } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Table } from '#src/ui/table/Table.tsx';

interface Props {
  week: LookingWeek | null;
  onTaken: () => void;
}

/** The days of this device for the account that is logged in here; without any, the way to its own days. */
export function TakeOver({ week, onTaken }: Props) {
  const { t, href } = useIsland();
  const today = useOwnToday();
  const overview = useCall(getRegistrationsOverview, week && {});
  const [isTaken, setTaken] = useState(false);
  const leave = () => {
    eraseTab(WEEK_OFFER);
    location.replace(askedDestination() ?? href('programme'));
  };
  const taken = () => {
    setTaken(true);
    onTaken();
    leave();
  };
  if (isTaken) return null;
  if (week === null || getLookingRows(week).length === 0) {
    return (
      <Screen title={<span tabIndex={-1}>{t('looking.title')}</span>}>
        <p>
          <a href={href('registration', { date: today })}>{t('looking.take.none')}</a>
        </p>
        {week && <p className="soft">{t('looking.take.logout')}</p>}
      </Screen>
    );
  }
  return (
    <Screen title={<span tabIndex={-1}>{t('looking.take.title')}</span>}>
      {overview.status === 'loading' && <Skeleton shape="rows" label={t('forms.busy')} />}
      {overview.status === 'error' && (
        <div role="alert">
          <p>{failureText(t, overview.failure)}</p>
          <Button kind="quiet" onClick={overview.retry}>
            {t('forms.retry')}
          </Button>
        </div>
      )}
      {overview.status === 'done' && <Days {...{ week, taken, leave }} overview={overview.value} />}
      <p className="soft">{t('looking.take.logout')}</p>
    </Screen>
  );
}

interface DaysProps {
  week: LookingWeek;
  overview: RegistrationsOverview;
  taken: () => void;
  leave: () => void;
}

/** What would travel, and the three answers. */
function Days({ week, overview, taken, leave }: DaysProps) {
  const { t, language } = useIsland();
  const { name } = useUser();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const existing = (Object.keys(overview) as CalendarDate[]).filter((date) => overview[date]?.items.length);
  const there = getLookingRows(week).filter(({ date }) => existing.includes(date));
  const file = toLookingFile(week, existing);
  const put = async () => {
    if (file === null) return;
    setBusy(true);
    setFailure(null);
    const answer = await api().call(importMyData, { body: { file, write: true } });
    setBusy(false);
    if (answer.ok && answer.value.added && answer.value.found.registrations === file.registrations.length) {
      carryToast('done', t('looking.take.done'));
      return taken();
    }
    const why = answer.ok ? '' : (answer.failure.fields?.file ?? failureText(t, answer.failure));
    setFailure(`${why} ${t('looking.take.failed')}`.trim());
  };
  return (
    <>
      <p>{t('looking.take.lead', { name })}</p>
      <RowsTable week={week} rows={file?.registrations ?? []} />
      {there.length > 0 && (
        <p>{t('looking.take.there', { days: there.map(({ date }) => dayWords(date, language)).join(', ') })}</p>
      )}
      <p>{t('looking.take.not')}</p>
      <p role="alert">{failure}</p>
      <div className="button-row">
        <Button onClick={() => void put()} {...(isBusy && { busy: t('forms.busy') })}>
          {t(failure === null ? 'looking.take.put' : 'forms.retry')}
        </Button>
        <Button kind="quiet" onClick={taken}>
          {t('looking.take.drop')}
        </Button>
        <Button kind="plain" onClick={leave}>
          {t('looking.take.later')}
        </Button>
      </div>
    </>
  );
}

/** The days as they travel. */
function RowsTable({ week, rows }: { week: LookingWeek; rows: readonly LookingRow[] }) {
  const { t, language, domain } = useIsland();
  const unit = domainIn(domain, week.unit).words.unit as NonNullable<DomainWords['unit']>;
  const wordsOf = ({ amount, euros, place, company }: LookingRow) =>
    [
      amountWords(unitsOf((readHundredths(amount) ?? 0) as Amount), unit, language),
      euros && moneyWords(readHundredths(euros) ?? 0, language),
      place && t(among(`registration.place.${place}`)),
      company && t(among(`registration.company.${company}`)),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <div translate="no">
      <Table
        caption={t('looking.take.title')}
        columns={[
          { key: 'day', head: '', cell: ({ date }) => capitalised(dayWords(date, language)) },
          { key: 'amount', head: unit.many[language], cell: wordsOf },
        ]}
        rows={rows}
        rowKey={({ uuid }) => uuid}
      />
    </div>
  );
}
