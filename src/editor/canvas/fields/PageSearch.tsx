import { useState } from 'react';
import { listPages, type PageRow } from '#src/contract/desk/list-pages.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { TextField } from '#src/ui/field/fields.tsx';
import { useEditing } from '../editing.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  /** Only nodes of this type. */
  readonly type?: string;
  readonly domain?: DomainKey;
  /** Which of the found ones may be chosen. */
  readonly may: (row: PageRow) => boolean;
  readonly onChoose: (row: PageRow) => void;
}

function Found({ search, type, domain, may, onChoose }: Omit<Props, 'id' | 'label'> & { readonly search: string }) {
  const { t } = useIsland();
  const { language } = useEditing();
  const query = {
    search,
    language,
    ...(type === undefined ? {} : { type }),
    ...(domain === undefined ? {} : { domain }),
  };
  const found = useCall(listPages, { query });
  if (found.status === 'loading') return <p role="status">{t('desk-fields.loading')}</p>;
  if (found.status === 'error') return <p className="field-error">{failureText(t, found.failure)}</p>;
  const rows = found.value.entities.filter(may);
  if (rows.length === 0) return <p role="status">{t('desk-fields.search.nothing')}</p>;
  return (
    <ul className="canvas-found">
      {rows.slice(0, 8).map((row) => (
        <li key={row.nid}>
          <button type="button" onClick={() => onChoose(row)}>
            {row.title || t('desk.untitled')}
            {row.path && <span className="canvas-path">{row.path}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Finds pages by a part of their title or path. */
export function PageSearch({ id, label, onChoose, ...rest }: Props) {
  const { t } = useIsland();
  const [search, setSearch] = useState('');
  return (
    <div className="canvas-search">
      <TextField
        id={`${id}-search`}
        type="search"
        label={label}
        help={t('desk-fields.search.help')}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {search.trim().length > 1 && (
        <Found
          search={search.trim()}
          onChoose={(row) => {
            setSearch('');
            onChoose(row);
            document.getElementById(`${id}-search`)?.focus();
          }}
          {...rest}
        />
      )}
    </div>
  );
}
