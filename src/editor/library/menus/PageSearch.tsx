import { useState } from 'react';
import { listPages } from '#src/contract/desk/list-pages.ts';
import type { MenuParams } from '#src/contract/desk/menu.ts';
import { localisedPath } from '#src/i18n/paths.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { SearchField } from '../parts/SearchField.tsx';
import { Shown } from '../parts/Shown.tsx';

interface Props {
  place: MenuParams['params'];
  onChoose: (page: { readonly href: string; readonly title: string }) => void;
}

/** Finds a page of the programme to lead to. */
export function PageSearch({ place: { domain, language }, onChoose }: Props) {
  const { t } = useIsland();
  const [search, setSearch] = useState('');
  const fetched = useCall(listPages, { query: { domain, language, search } }, { keepsFormer: true });
  return (
    <div className="stack">
      <SearchField id="page-search" label={t('desk-library.menus.search')} onSearch={setSearch} />
      <Shown fetched={fetched}>
        {({ entities }) => {
          const pages = entities.filter(({ path }) => path !== null);
          if (pages.length === 0) return <p role="status">{t('desk-library.menus.noPage')}</p>;
          return (
            <ul className="library-plain page-choices">
              {pages.map(({ nid, title, path }) => {
                const href = localisedPath(path ?? '/', language);
                return (
                  <li key={nid}>
                    <button type="button" onClick={() => onChoose({ href, title })}>
                      {title || t('desk.untitled')} <small>{href}</small>
                    </button>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </Shown>
    </div>
  );
}
