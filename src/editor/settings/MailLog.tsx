import { useState } from 'react';
import { listMailLog, MAIL_STATES, type MailLogEntry, type MailState } from '#src/contract/desk/list-mail-log.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { SelectField } from '#src/ui/field/fields.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { domainName } from '../frame/names.ts';
import { Paging } from '../library/parts/Paging.tsx';
import { Shown } from '../library/parts/Shown.tsx';
import { useInstant } from './use-instant.ts';

interface Query {
  readonly state?: MailState;
  /** Counts from 0. */
  readonly page: number;
}

/** Narrows to a state; one there is not narrows nothing. */
function queryOf(asked: string | null): Query {
  const state = MAIL_STATES.find((known) => known === asked);
  return { page: 0, ...(state ? { state } : {}) };
}

/** The mails of the last two weeks: which, when and what became of them; never what they say. */
export function MailLog() {
  const { t, language } = useIsland();
  const said = useInstant();
  const [query, setQuery] = useState<Query>(() => queryOf(new URLSearchParams(location.search).get('state')));
  const mails = useCall(listMailLog, { query });
  const becameOf = ({ state, tries, nextTryAt, endedAt }: MailLogEntry) =>
    t(`desk-settings.mails.told.${state}`, { count: tries, at: said(nextTryAt ?? endedAt) });
  return (
    <div className="stack">
      <h1>{t('desk-settings.mails.title')}</h1>
      <p className="lead">{t('desk-settings.mails.lead')}</p>
      <div className="settings-filter">
        <SelectField
          id="state"
          label={t('desk-settings.mails.state')}
          value={query.state ?? ''}
          options={[
            { value: '', label: t('desk-settings.mails.all') },
            ...MAIL_STATES.map((state) => ({ value: state, label: t(`desk-settings.mails.states.${state}`) })),
          ]}
          onChange={({ target: { value } }) => {
            history.replaceState(history.state, '', value === '' ? location.pathname : `?state=${value}`);
            setQuery(queryOf(value));
          }}
        />
      </div>
      <Shown fetched={mails}>
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
                  { key: 'when', head: t('desk-settings.mails.when'), cell: ({ when }) => said(when) },
                  {
                    key: 'mail',
                    head: t('desk-settings.mails.mail'),
                    cell: ({ mail }) => (mail === null ? '–' : t(`desk-settings.mails.names.${mail}`)),
                  },
                  {
                    key: 'site',
                    head: t('desk-settings.mails.site'),
                    cell: ({ domain }) => (domain === null ? '–' : domainName(domain, language)),
                  },
                  { key: 'to', head: t('desk-settings.mails.to'), cell: ({ to }) => to ?? '–' },
                  {
                    key: 'state',
                    head: t('desk-settings.mails.state'),
                    cell: (row) => (
                      <span className="settings-state">
                        <span className="desk-mark" data-state={row.state === 'given-up' ? 'failed' : row.state}>
                          {t(`desk-settings.mails.states.${row.state}`)}
                        </span>
                        <span className="soft">{becameOf(row)}</span>
                      </span>
                    ),
                  },
                ]}
              />
              <Paging pager={pager} onPage={(page) => setQuery({ ...query, page })} />
            </div>
          )
        }
      </Shown>
    </div>
  );
}
