import { memo } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { useEditing } from '../editing.ts';
import { listBlockFields } from '../stored/page-content.ts';
import { usePuck } from '../use-puck.ts';
import { BlockList } from './BlockList.tsx';
import { useBlockActions } from './use-block-actions.ts';

const SHORTCUTS = ['save', 'publish', 'undo', 'search', 'move', 'take', 'add', 'leave', 'format'] as const;

/** Lists the keyboard shortcuts. */
function Shortcuts() {
  const { t } = useIsland();
  return (
    <Details summary={t('desk-fields.shortcuts.title')}>
      <dl className="canvas-shortcuts">
        {SHORTCUTS.map((name) => (
          <div key={name}>
            <dt>{t(`desk-fields.shortcuts.${name}.keys`)}</dt>
            <dd>{t(`desk-fields.shortcuts.${name}.does`)}</dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}

interface Props {
  /** Announces the change to screen readers. */
  readonly announce: (text: string) => void;
  readonly onEdit: () => void;
}

/** The blocks of the page as a list: every action of the canvas that needs a mouse is available here by keyboard. */
export const Outline = memo(function Outline({ announce, onEdit }: Props) {
  const { t } = useIsland();
  const { definition } = useEditing();
  const actions = useBlockActions();
  const isPage = usePuck((puck) => puck.selectedItem === null);
  return (
    <div className="canvas-outline">
      <button
        type="button"
        className="canvas-outline-row"
        aria-pressed={isPage}
        onClick={() => {
          actions.choose(null);
          onEdit();
        }}
      >
        <strong>{t('desk-fields.outline.page')}</strong>
        <span>{t('desk-fields.outline.pageHint')}</span>
      </button>
      {listBlockFields(definition).map(([list, field]) => (
        <BlockList key={list} list={list} field={field} announce={announce} onEdit={onEdit} />
      ))}
      <Shortcuts />
    </div>
  );
});
