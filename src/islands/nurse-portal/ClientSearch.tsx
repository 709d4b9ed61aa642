import { type FormEvent, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { CLIENT_ORDERS, type ClientOrder, type ListState } from './client-order.ts';

interface Props {
  state: ListState;
  onAsk: (change: Partial<ListState>) => void;
}

/** Finds a client by part of a name, on submit alone: every look at the list is noted. */
export function ClientSearch({ state, onAsk }: Props) {
  const { t } = useIsland();
  const [typed, setTyped] = useState(state.search);
  const [asked, setAsked] = useState(state.search);
  if (asked !== state.search) {
    setAsked(state.search);
    setTyped(state.search);
  }
  const find = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ search: typed.trim() });
  };
  return (
    <form className="portal-search" onSubmit={find} aria-label={t('portal.list.find')}>
      <TextField
        id="client-search"
        type="search"
        autoComplete="off"
        label={t('portal.list.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="quiet" icon="search">
        {t('portal.list.find')}
      </Button>
      <SelectField
        id="client-order"
        label={t('portal.list.order')}
        value={state.order}
        options={CLIENT_ORDERS.map((value) => ({ value, label: t(`portal.orders.${value}`) }))}
        onChange={(event) => onAsk({ order: event.target.value as ClientOrder })}
      />
    </form>
  );
}
