import { useState } from 'react';
import type { MenuParams } from '#src/contract/desk/menus.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { LinkScopeProvider } from '../../kit/link-scope.ts';
import { MoveControls } from '../../kit/MoveControls.tsx';
import { PageSearch } from '../../kit/PageSearch.tsx';
import type { MenuEntryInputs } from './menu-entry-inputs.ts';

interface Props {
  entry: MenuEntryInputs;
  at: number;
  count: number;
  place: MenuParams['params'];
  /** True if the link is an internal link that is broken. */
  isBroken: boolean;
  getError: (name: 'title' | 'href') => string | undefined;
  onChange: (own: Partial<MenuEntryInputs>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Fields of a menu entry: its text, link and visibility. */
export function MenuEntryFields({ entry, at, count, place, isBroken, getError, onChange, onMove, onRemove }: Props) {
  const { t } = useIsland();
  const [isSearching, setSearching] = useState(false);
  const { key, title, href, isOn } = entry;
  const about = title || t('desk-library.menus.newEntry');
  return (
    <li data-off={isOn ? undefined : ''}>
      <MoveControls about={about} at={at} count={count} onMove={onMove} />
      <div className="library-row-words library-pair">
        <TextField
          id={`${key}-title`}
          label={t('desk-library.menus.entryTitle')}
          value={title}
          error={getError('title')}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <TextField
          id={`${key}-href`}
          label={t('desk-library.menus.entryHref')}
          value={href}
          error={getError('href')}
          help={isBroken ? t('desk-library.menus.broken') : undefined}
          onChange={(event) => onChange({ href: event.target.value })}
        />
      </div>
      <Check
        id={`${key}-on`}
        label={
          <>
            {t('desk-library.isOn')}
            <span className="visually-hidden"> ({about})</span>
          </>
        }
        checked={isOn}
        onChange={(event) => onChange({ isOn: event.target.checked })}
      />
      <span className="library-row-actions">
        <RowAction
          icon="search"
          label={t('desk-library.menus.searchPage')}
          about={about}
          onClick={() => setSearching(true)}
        />
        <RowAction icon="trash" label={t('desk-library.menus.remove')} about={about} onClick={onRemove} />
      </span>
      {isSearching && (
        <Dialog
          open
          title={t('desk-library.menus.searchPage')}
          closeLabel={t('forms.close')}
          onClose={() => setSearching(false)}
        >
          <LinkScopeProvider value={place}>
            <PageSearch
              id={key}
              label={t('desk.search.label')}
              showsAll
              may={({ path }) => path !== null}
              onChoose={(page) => {
                setSearching(false);
                onChange({ href: toLocalisedPath(page.path ?? '/', place.language), title: title || page.title });
              }}
            />
          </LinkScopeProvider>
        </Dialog>
      )}
    </li>
  );
}
