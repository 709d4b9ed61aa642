import { useState } from 'react';
import { defineForm } from '#src/contract/forms/form.ts';
import { getLookingRows, type LookingRow, toLookingFile } from '#src/contract/looking-file.ts';
import { importMyData } from '#src/contract/my-data.ts';
import { getRegistrationsOverview, type RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { formatAmount, formatMoney } from '#src/i18n/format-amount.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { LookingWeek } from '#src/rules/looking/read-week.ts';
import { getApiClient } from '#src/session/api.ts';
import { readLoginDestination } from '#src/session/guard.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { WEEK_OFFER_KEY } from '#src/session/tab-keys.ts';
import { eraseTab } from '#src/session/tab-store.ts';
import { showToastOnNextPage } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { DaysTable } from './DaysTable.tsx';
import { ViewTitle } from './WeekIntroduction.tsx';

interface Props {
  week: LookingWeek | null;
  onTaken: () => void;
}

/** Offers to move the days of this device to the account. Without days, links to the account's days. */
export function MoveWeekToAccount({ week, onTaken }: Props) {
  const { t, href } = useIsland();
  const today = useUserToday();
  const overview = useCall(getRegistrationsOverview, week && {});
  const [isTaken, setTaken] = useState(false);
  const leavePage = () => {
    eraseTab(WEEK_OFFER_KEY);
    location.replace(readLoginDestination() ?? href('programme'));
  };
  const handleMoved = () => {
    setTaken(true);
    onTaken();
    leavePage();
  };
  if (isTaken) return null;
  if (week === null || getLookingRows(week).length === 0) {
    return (
      <Screen title={<ViewTitle text={t('looking.title')} />}>
        <p>
          <a href={href('registration', { date: today })}>{t('looking.take.none')}</a>
        </p>
        {week && <p className="soft">{t('looking.take.logout')}</p>}
      </Screen>
    );
  }
  return (
    <Screen title={<ViewTitle text={t('looking.take.title')} />}>
      {overview.status === 'loading' && <Skeleton shape="rows" label={t('forms.busy')} />}
      {overview.status === 'error' && <LoadingFailure call={overview} />}
      {overview.status === 'done' && (
        <DaysToMove {...{ week, taken: handleMoved, leave: leavePage }} overview={overview.value} />
      )}
      <p className="soft">{t('looking.take.logout')}</p>
    </Screen>
  );
}

interface DaysToMoveProps {
  week: LookingWeek;
  overview: RegistrationsOverview;
  taken: () => void;
  leave: () => void;
}

/** Failure if the response does not contain all days; the week is then not deleted. */
const INCOMPLETE = { ok: false, failure: { kind: 'malformed', status: null, message: '' } } as const;

/** Preview of the data to send, and three options. */
function DaysToMove({ week, overview, taken, leave }: DaysToMoveProps) {
  const { t, language } = useIsland();
  const { name } = useUser();
  const recordedDays = (Object.keys(overview) as CalendarDate[]).filter((date) => overview[date]?.items.length);
  const duplicates = getLookingRows(week).filter(({ date }) => recordedDays.includes(date));
  const file = toLookingFile(week, recordedDays);
  const rows = file?.registrations ?? [];
  const form = useForm({
    form: defineForm({}),
    id: 'looking-take',
    start: {},
    textKey: 'looking.take',
    failureIn: 'form',
    explain: (failure) => `${failure.fields?.file ?? toFailureText(t, failure)} ${t('looking.take.failed')}`,
    submit: async () => {
      const answer = await getApiClient().call(importMyData, { body: { file: file ?? {}, write: true } });
      const isComplete =
        !answer.ok || (answer.value.added !== null && answer.value.found.registrations === rows.length);
      return isComplete ? answer : INCOMPLETE;
    },
    onDone: () => {
      showToastOnNextPage('done', t('looking.take.done'));
      taken();
    },
  });
  const otherActions = (
    <>
      <Button kind="quiet" onClick={taken}>
        {t('looking.take.drop')}
      </Button>
      <Button kind="plain" onClick={leave}>
        {t('looking.take.later')}
      </Button>
    </>
  );
  return (
    <FormFrame
      form={form}
      submit={t(form.failure ? 'forms.retry' : 'looking.take.put')}
      secondaryActions={otherActions}
    >
      <p>{t('looking.take.lead', { name })}</p>
      <RowsTable week={week} rows={rows} />
      {duplicates.length > 0 && (
        <p>
          {t('looking.take.there', {
            days: duplicates.map(({ date }) => formatDay(date, language)).join(', '),
          })}
        </p>
      )}
      <p>{t('looking.take.not')}</p>
    </FormFrame>
  );
}

/** Table of the days to send, in the unit of the week. */
function RowsTable({ week, rows }: { week: LookingWeek; rows: readonly LookingRow[] }) {
  const { t, language, domain } = useIsland();
  const { unit: ownUnit, unitChoices } = domain.words;
  const unit = (unitChoices?.find(({ key }) => key === week.unit) ?? ownUnit) as NonNullable<DomainTexts['unit']>;
  const formatRow = ({ amount, euros, place, company }: LookingRow) =>
    [
      formatAmount(Number(amount), unit, language),
      euros && formatMoney(readHundredths(euros) ?? 0, language),
      place && t(toTextKey(`registration.place.${place}`)),
      company && t(toTextKey(`registration.company.${company}`)),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <div translate="no">
      <DaysTable
        caption={t('looking.take.title')}
        header={unit.many[language]}
        rows={rows.map((row) => ({ date: row.date, words: formatRow(row) }))}
      />
    </div>
  );
}
