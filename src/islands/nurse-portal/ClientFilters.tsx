import { useState } from 'react';
import type { ClientInList } from '#src/contract/clients.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { CLIENT_ORDERS, type ClientOrder, countClientsInNeed, type ListState } from './client-order.ts';
import { formatProgrammeName } from './client-texts.ts';

/** Id of the search field. */
export const SEARCH_ID = 'client-search';

interface Props {
  clients: readonly ClientInList[];
  state: ListState;
  onAsk: (change: Partial<ListState>) => void;
}

/** Filters of the client list, which is loaded as a whole, so that filtering needs no requests. */
export function ClientFilters({ clients, state, onAsk }: Props) {
  const island = useIsland();
  const { t } = island;
  // A phone shows the fields after a press, or if one of them is in use.
  const [isOpen, setOpen] = useState(state.search !== '' || state.programme !== '');
  const programmes = [...new Set(clients.map(({ domain }) => domain))];
  const chips = [
    { isAttention: false, words: t('portal.list.all', { total: clients.length }) },
    { isAttention: true, words: t('portal.list.attention', { total: countClientsInNeed(clients) }) },
  ];
  return (
    <search className="portal-filters" data-open={isOpen || undefined} aria-label={t('portal.list.find')}>
      {chips.map(({ isAttention, words }) => (
        <button
          key={words}
          type="button"
          className="portal-chip"
          aria-pressed={state.isAttention === isAttention}
          onClick={() => onAsk({ isAttention })}
        >
          {words}
        </button>
      ))}
      <button type="button" className="portal-chip portal-find" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="search" />
        <span className="visually-hidden">{t('portal.list.more')}</span>
      </button>
      {programmes.length > 1 && (
        <SelectField
          id="client-programme"
          label={t('portal.columns.programme')}
          value={state.programme}
          options={[
            { value: '', label: t('portal.list.allProgrammes') },
            ...programmes.map((value) => ({ value, label: formatProgrammeName(value, island) })),
          ]}
          onChange={(event) => onAsk({ programme: event.target.value })}
        />
      )}
      <SelectField
        id="client-order"
        label={t('portal.list.order')}
        value={state.order}
        options={CLIENT_ORDERS.map((value) => ({ value, label: t(`portal.orders.${value}`) }))}
        onChange={(event) => onAsk({ order: event.target.value as ClientOrder })}
      />
      <TextField
        id={SEARCH_ID}
        type="search"
        autoComplete="off"
        label={t('portal.list.search')}
        placeholder={t('portal.list.searchHint')}
        value={state.search}
        onChange={(event) => onAsk({ search: event.target.value })}
      />
    </search>
  );
}
