import { useState } from 'react';
import { listPages, type PageRow } from '#src/contract/desk/page-list.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { FetchedContent } from './FetchedContent.tsx';
import { useLinkScope } from './link-scope.ts';
import { SearchField } from './SearchField.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  /** Limits the results to this node type. */
  readonly type?: string;
  /** True if a page in the results may be selected. */
  readonly may: (row: PageRow) => boolean;
  /** True to list pages before the user types. */
  readonly showsAll?: boolean;
  readonly onChoose: (row: PageRow) => void;
}

function Found({
  search,
  type,
  may,
  onChoose,
}: Pick<Props, 'type' | 'may' | 'onChoose'> & { readonly search: string }) {
  const { t } = useIsland();
  const linkScope = useLinkScope();
  const query = { ...linkScope, search, ...(type === undefined ? {} : { type }) };
  const fetchState = useCall(listPages, { query }, { keepsFormer: true });
  return (
    <FetchedContent fetchState={fetchState}>
      {({ rows: entities }) => {
        const rows = entities.filter(may);
        if (rows.length === 0) return <p role="status">{t('desk.search.nothing')}</p>;
        return (
          <ul className="found-pages">
            {rows.map((row) => (
              <li key={row.nid}>
                <button type="button" onClick={() => onChoose(row)}>
                  {row.title || t('desk.untitled')}
                  {row.path && <span className="found-path">{toLocalisedPath(row.path, linkScope.language)}</span>}
                </button>
              </li>
            ))}
          </ul>
        );
      }}
    </FetchedContent>
  );
}

/** Returns the id of the search field. */
export const toSearchId = (id: string): string => `${id}-search`;

/** Searches pages by a part of their title or path. */
export function PageSearch({ id, label, showsAll = false, onChoose, ...rest }: Props) {
  const [search, setSearch] = useState('');
  // The search text is cleared when a page is selected, so that the user can search again.
  const [round, setRound] = useState(0);
  const choose = (row: PageRow) => {
    setSearch('');
    setRound(round + 1);
    onChoose(row);
  };
  return (
    <div className="stack">
      <SearchField key={round} id={toSearchId(id)} label={label} isFocused={round > 0} onSearch={setSearch} />
      {(showsAll || search.length > 1) && <Found search={search} onChoose={choose} {...rest} />}
    </div>
  );
}
