import type { ClientDay } from '#src/contract/client-details.ts';
import { getNurseView } from '#src/contract/nurse-access.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** Number of days shown. The nurse sees all days by week; these are enough to recognise them. */
const VISIBLE_DAYS = 7;

const FIGURES = ['completedRegistrations', 'within', 'above', 'filledOnly'] as const;

/** Preview of the nurse's view, from the same responses that the nurse receives. */
export function NurseView() {
  const { t, language, domain } = useIsland();
  const view = useCall(getNurseView, {});
  if (view.status === 'loading') return <Skeleton shape="rows" label={t('forms.loading')} />;
  if (view.status === 'error') {
    return <LoadingFailure call={view} />;
  }
  const { client, days, exercises } = view.value;
  const { unit } = domain.words;
  const past = days.filter(({ date }) => date <= (client.today ?? '')).slice(-VISIBLE_DAYS);
  const day = Math.min(client.daysRegistered, PROGRAMME_DAYS);
  const done = exercises.length === 0 ? 'none' : client.scopes.answers ? 'answers' : 'done';
  return (
    <div className="pairing-view stack">
      <h3>{t('pairing.view.title')}</h3>
      <p>{t('pairing.view.person', { name: client.name, day, days: PROGRAMME_DAYS })}</p>
      {!client.scopes.days && <p>{t('pairing.view.noDays')}</p>}
      {client.scopes.days && (
        <>
          <dl className="pairing-figures">
            {FIGURES.map((statistic) => (
              <div key={statistic}>
                <dt>{t(`pairing.view.figures.${statistic}`)}</dt>
                <dd>{client[statistic]}</dd>
              </div>
            ))}
          </dl>
          {unit && (
            <Table<ClientDay>
              caption={t('pairing.view.days', { count: VISIBLE_DAYS })}
              rows={[...past].reverse()}
              rowKey={({ date }) => date}
              columns={[
                { key: 'date', header: t('pairing.view.day'), cell: ({ date }) => formatDayAndMonth(date, language) },
                {
                  key: 'total',
                  header: t('pairing.view.total'),
                  cell: ({ totalAmount }) =>
                    totalAmount === null ? t('pairing.view.empty') : formatAmount(totalAmount, unit, language),
                },
                {
                  key: 'goal',
                  header: t('pairing.view.goal'),
                  cell: ({ goal }) => (goal === null ? '–' : formatAmount(goal, unit, language)),
                },
              ]}
            />
          )}
        </>
      )}
      <p>
        {client.scopes.exercises
          ? t(`pairing.view.exercises.${done}`, { count: exercises.length })
          : t('pairing.view.noExercises')}
      </p>
    </div>
  );
}
