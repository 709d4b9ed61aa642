import { listMailLog, MAIL_STATES, type MailLogEntry, type MailState } from '#src/contract/desk/mails.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { SelectField } from '#src/ui/field/fields.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { getDomainName } from '../frame/names.ts';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { Paging } from '../kit/Paging.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useDateTimeFormat } from '../kit/use-date-time-format.ts';
import { type ListQuery, readListPage, useListQuery } from '../kit/use-list-address.ts';

interface MailQuery extends ListQuery {
  readonly state?: MailState | undefined;
}

const getState = (input: string | null) => MAIL_STATES.find((candidate) => candidate === input);

/** Reads the filter by state; an unknown state is ignored. */
const readMailQuery = (query: URLSearchParams): MailQuery => {
  const state = getState(query.get('state'));
  return { page: readListPage(query), ...(state && { state }) };
};

/** Mails of the last two weeks with date, type and delivery state, without their content. */
export function MailLog() {
  const { t, language } = useIsland();
  const formatMoment = useDateTimeFormat();
  const { query, narrow } = useListQuery(readMailQuery);
  const mails = useCall(listMailLog, { query }, { keepsFormer: true });
  const getResult = ({ state, tries, nextTryAt, endedAt }: MailLogEntry) =>
    t(`desk-settings.mails.details.${state}`, { count: tries, at: formatMoment(nextTryAt ?? endedAt, 'sentence') });
  return (
    <div className="stack">
      <ScreenHead title={t('desk-settings.mails.title')} lead={t('desk-settings.mails.lead')} />
      <div className="settings-filter">
        <SelectField
          id="state"
          label={t('desk-settings.mails.state')}
          value={query.state ?? ''}
          options={[
            { value: '', label: t('desk-settings.mails.all') },
            ...MAIL_STATES.map((state) => ({ value: state, label: t(`desk-settings.mails.states.${state}`) })),
          ]}
          onChange={({ target: { value } }) => narrow({ state: getState(value) })}
        />
      </div>
      <FetchedContent fetchState={mails}>
        {({ rows, pager }) =>
          rows.length === 0 ? (
            <p className="sheet">{t('desk-settings.mails.none')}</p>
          ) : (
            <div className="sheet stack">
              <Table<MailLogEntry>
                caption={t('desk-settings.mails.title')}
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'when', header: t('desk-settings.mails.when'), cell: ({ when }) => formatMoment(when) },
                  {
                    key: 'mail',
                    header: t('desk-settings.mails.mail'),
                    cell: ({ mail }) => (mail === null ? '–' : t(`desk-settings.mails.names.${mail}`)),
                  },
                  {
                    key: 'site',
                    header: t('desk-settings.mails.site'),
                    cell: ({ domain }) => (domain === null ? '–' : getDomainName(domain, language)),
                  },
                  { key: 'to', header: t('desk-settings.mails.to'), cell: ({ to }) => to ?? '–' },
                  {
                    key: 'state',
                    header: t('desk-settings.mails.state'),
                    cell: (row) => (
                      <span className="settings-state">
                        <span className="desk-mark" data-state={row.state === 'given-up' ? 'failed' : row.state}>
                          {t(`desk-settings.mails.states.${row.state}`)}
                        </span>
                        <span className="soft">{getResult(row)}</span>
                      </span>
                    ),
                  },
                ]}
              />
              <Paging pager={pager} onPage={(page) => narrow({ page })} />
            </div>
          )
        }
      </FetchedContent>
    </div>
  );
}
