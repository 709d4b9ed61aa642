import { useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useEditing } from '../editing.ts';
import { buildPalette } from '../puck-config.tsx';
import { BlockPreview } from './BlockPreview.tsx';
import { PaletteName } from './PaletteItem.tsx';

interface Props {
  /** Machine names of the types allowed at this position. */
  readonly allow: readonly string[];
  readonly onChoose: (type: string) => void;
  readonly onClose: () => void;
}

const SEARCH_ID = 'canvas-add-search';

/** Sets the input on which the dialog focuses when it opens. */
const takeFocus = (input: HTMLInputElement | null) => {
  if (input) input.autofocus = true;
};

/**
 * Palette with a button for each type; the chosen type, or the first search result, is inserted at the requested
 * position.
 */
export function AddBlockDialog({ allow, onChoose, onClose }: Props) {
  const { t, language } = useIsland();
  const { registry, definition } = useEditing();
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const groups = buildPalette(registry, definition)
    .map(({ group, types }) => {
      const fittingTypes = types.filter(
        ({ name, label }) => allow.includes(name) && label[language].toLowerCase().includes(sought),
      );
      return { group, here: fittingTypes };
    })
    .filter(({ here }) => here.length > 0);
  const paragraphDefinitions = sought === '' ? [] : groups.flatMap(({ here }) => here);
  const first =
    paragraphDefinitions.find(({ label }) => label[language].toLowerCase().startsWith(sought)) ??
    paragraphDefinitions[0];
  return (
    <Dialog open title={t('desk-fields.add.title')} closeLabel={t('forms.close')} onClose={onClose}>
      <div className="desk-search">
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
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
            // Handles the key here, so that it does not activate the element that receives the focus.
            event.preventDefault();
            onChoose(first.name);
          }}
        />
      </div>
      <p role="status">{groups.length === 0 && t('desk-fields.add.none')}</p>
      {groups.map(({ group, here }) => (
        <section key={group} className="canvas-add-group">
          <h3>{t(`desk-fields.groups.${group}`)}</h3>
          <ul>
            {here.map((type) => (
              <li key={type.name} data-first={type === first || undefined}>
                <button type="button" onClick={() => onChoose(type.name)}>
                  <PaletteName name={type.name} />
                </button>
                <BlockPreview definition={type} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
