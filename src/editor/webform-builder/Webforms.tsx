import { useState } from 'react';
import type { WebformRow } from '#src/contract/desk/webform/stored-webform.ts';
import { deleteWebform, listWebforms } from '#src/contract/desk/webform/webforms.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { formatDomainNames, getDomainName } from '../frame/names.ts';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { Paging } from '../kit/Paging.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { SearchField } from '../kit/SearchField.tsx';
import type { BulkAction } from '../kit/several/BulkActions.tsx';
import { RowTable } from '../kit/several/RowTable.tsx';
import { useEditableContent } from '../kit/things/MayPublish.tsx';
import { formatAnswerCount } from './answers-text.ts';
import { CreateWebform } from './CreateWebform.tsx';

function FormTable({ rows }: { rows: readonly WebformRow[] }) {
  const { t, href, language } = useIsland();
  const { mayPublish } = useUser();
  const { may } = useEditableContent();
  const getHeader = (name: string) => t(`desk-webforms.list.columns.${name}`);
  const bin: BulkAction<WebformRow> = {
    icon: 'trash',
    action: t('desk-webforms.delete.confirm'),
    text: t('desk-webforms.delete.several'),
    getName: ({ id, title }) => title || id,
    may: ({ domains }) => may({ domains, language: null }),
    perform: ({ id }) => getApiClient().call(deleteWebform, { params: { webform: id } }),
  };
  return (
    <RowTable<WebformRow>
      title={t('desk.screens.webforms')}
      list={listWebforms.name}
      rows={rows}
      rowKey={({ id }) => id}
      several={mayPublish ? [bin] : undefined}
      columns={[
        {
          key: 'title',
          header: getHeader('title'),
          cell: ({ id, title }) => (
            <a href={href('webform', { webform: id })} dir="auto">
              {title || id}
            </a>
          ),
        },
        { key: 'domains', header: getHeader('domains'), cell: ({ domains }) => formatDomainNames(domains, language) },
        { key: 'languages', header: getHeader('languages'), cell: ({ languages }) => languages.join(', ') },
        { key: 'questions', header: getHeader('questions'), cell: ({ questions }) => questions },
        {
          key: 'answers',
          header: getHeader('answers'),
          cell: ({ answers }) => formatAnswerCount(t, language, answers),
        },
        {
          key: 'state',
          header: getHeader('state'),
          cell: ({ isOpen, isOwn }) => t(`desk-webforms.list.${isOwn ? 'own' : isOpen ? 'open' : 'closed'}`),
        },
      ]}
    />
  );
}

/** All forms, by programme. */
export function Webforms() {
  const { t, language } = useIsland();
  const [domain, setDomain] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [isMaking, setMaking] = useState(false);
  const { may } = useEditableContent();
  const fetchState = useCall(listWebforms, { query: { domain, search, page } }, { keepsFormer: true });
  const domains = DOMAINS.map(({ key }) => ({ value: key, label: getDomainName(key, language) }));
  return (
    <>
      <ScreenHead
        title={t('desk.screens.webforms')}
        lead={t('desk-webforms.list.lead')}
        action={
          may({ domains: [], language: null }) && (
            <Button icon="plus" onClick={() => setMaking(true)}>
              {t('desk-webforms.make.name')}
            </Button>
          )
        }
      />
      <div className="webform-filter">
        <SelectField
          id="webforms-domain"
          label={t('desk-webforms.list.domain')}
          value={domain}
          options={[{ value: '', label: t('desk-webforms.list.all') }, ...domains]}
          onChange={({ target }) => {
            setDomain(target.value);
            setPage(0);
          }}
        />
        <SearchField
          id="webforms-search"
          label={t('desk-webforms.list.search')}
          onSearch={(input) => {
            setSearch(input);
            setPage(0);
          }}
        />
      </div>
      <FetchedContent fetchState={fetchState}>
        {({ rows, pager }) =>
          rows.length === 0 ? (
            <EmptyState drawing="rust" title={t('desk-webforms.list.empty')}>
              {t('desk-webforms.list.emptyText')}
            </EmptyState>
          ) : (
            <>
              <FormTable rows={rows} />
              <Paging pager={pager} onPage={setPage} />
            </>
          )
        }
      </FetchedContent>
      {isMaking && <CreateWebform onClose={() => setMaking(false)} />}
    </>
  );
}
