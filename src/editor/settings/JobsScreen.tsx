import { type JobQueue, listJobs } from '#src/contract/desk/overview.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useDateTimeFormat } from '../kit/use-date-time-format.ts';

const getHealth = ({ failed, retrying }: JobQueue) => (failed > 0 ? 'failed' : retrying > 0 ? 'retrying' : 'active');

/** Scheduled jobs with the number of waiting and failed runs, the last run and the next run. */
export function JobsScreen() {
  const { t } = useIsland();
  const formatMoment = useDateTimeFormat();
  const jobs = useCall(listJobs, {});
  return (
    <div className="stack">
      <ScreenHead
        title={t('desk-settings.jobs.title')}
        lead={t('desk-settings.jobs.lead')}
        action={
          <Button kind="quiet" icon="refresh-cw" onClick={() => void refreshCalls(listJobs.name)}>
            {t('desk-settings.jobs.again')}
          </Button>
        }
      />
      <FetchedContent fetchState={jobs}>
        {(queues) => (
          <div className="sheet">
            <Table<JobQueue>
              caption={t('desk-settings.jobs.title')}
              rows={queues}
              rowKey={({ name }) => name}
              columns={[
                {
                  key: 'name',
                  header: t('desk-settings.jobs.name'),
                  cell: ({ name }) => t(`desk-settings.jobs.names.${name}`),
                },
                {
                  key: 'health',
                  header: t('desk-settings.jobs.health'),
                  cell: (queue) => (
                    <span className="desk-mark" data-state={getHealth(queue)}>
                      {t(`desk-settings.jobs.states.${getHealth(queue)}`)}
                    </span>
                  ),
                },
                {
                  key: 'waiting',
                  header: t('desk-settings.jobs.waiting'),
                  cell: ({ waiting, active, retrying }) => waiting + active + retrying,
                },
                { key: 'failed', header: t('desk-settings.jobs.failed'), cell: ({ failed }) => failed },
                { key: 'last', header: t('desk-settings.jobs.last'), cell: ({ lastRunAt }) => formatMoment(lastRunAt) },
                { key: 'next', header: t('desk-settings.jobs.next'), cell: ({ nextRunAt }) => formatMoment(nextRunAt) },
              ]}
            />
          </div>
        )}
      </FetchedContent>
    </div>
  );
}
