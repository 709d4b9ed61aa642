import { useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useEditing } from '../editing.ts';
import { paletteOf } from '../puck-config.tsx';
import { PaletteName } from './PaletteItem.tsx';
import { Preview } from './Preview.tsx';

interface Props {
  /** Machine names that may stand at the place. */
  readonly allow: readonly string[];
  readonly onChoose: (type: string) => void;
  readonly onClose: () => void;
}

const SEARCH_ID = 'canvas-add-search';

/** The dialog moves the focus to it when it opens. */
const takeFocus = (input: HTMLInputElement | null) => {
  if (input) input.autofocus = true;
};

/** The palette as buttons: what is pressed, or what is found first, comes to stand at the place that was asked for. */
export function AddDialog({ allow, onChoose, onClose }: Props) {
  const { t, language } = useIsland();
  const { registry, definition } = useEditing();
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const groups = paletteOf(registry, definition)
    .map(({ group, types }) => {
      const here = types.filter(
        ({ name, label }) => allow.includes(name) && label[language].toLowerCase().includes(sought),
      );
      return { group, here };
    })
    .filter(({ here }) => here.length > 0);
  const [first] = groups.flatMap(({ here }) => here);
  return (
    <Dialog open title={t('desk-fields.add.title')} closeLabel={t('forms.close')} onClose={onClose}>
      <form
        className="desk-search"
        onSubmit={(event) => {
          event.preventDefault();
          if (first && sought !== '') onChoose(first.name);
        }}
      >
        <label htmlFor={SEARCH_ID} className="visually-hidden">
          {t('desk-fields.add.search')}
        </label>
        <Icon name="search" />
        <input
          id={SEARCH_ID}
          type="search"
          className="control"
          placeholder={t('desk-fields.add.search')}
          autoComplete="off"
          ref={takeFocus}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </form>
      <p role="status">{groups.length === 0 && t('desk-fields.add.none')}</p>
      {groups.map(({ group, here }) => (
        <section key={group} className="canvas-add-group">
          <h3>{t(`desk-fields.groups.${group}`)}</h3>
          <ul>
            {here.map((type) => (
              <li key={type.name}>
                <button type="button" onClick={() => onChoose(type.name)}>
                  <PaletteName name={type.name} />
                </button>
                <Preview definition={type} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
