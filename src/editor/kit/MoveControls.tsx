import { useIsland } from '#src/session/Island.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { type DraggedRow, dragRow } from './drag-row.ts';

interface Props extends DraggedRow {
  /** Name of the moved row, for the accessible names of the buttons. */
  about: string;
}

/** Buttons that move a row up or down, and a handle to drag it. */
export function MoveControls({ about, at, count, onMove }: Props) {
  const { t } = useIsland();
  // At an end of the list the button retains the focus, so that the row can still be moved by keyboard.
  const step = (to: number) => ({
    'aria-disabled': to < 0 || to >= count,
    onClick: () => {
      if (to >= 0 && to < count) onMove(to);
    },
  });
  return (
    <span className="desk-moves">
      <span
        className="desk-grip"
        aria-hidden="true"
        title={t('desk.drag')}
        onPointerDown={(event) => dragRow(event, { at, count, onMove })}
      />
      <IconButton icon="arrow-up" label={t('desk.moveUp', { about })} {...step(at - 1)} />
      <span className="desk-down">
        <IconButton icon="arrow-up" label={t('desk.moveDown', { about })} {...step(at + 1)} />
      </span>
    </span>
  );
}
