import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  /** Name of the row, used in the accessible names of its buttons. */
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Moves a row of a list up or down, or removes it. */
export function RowActions({ name, at, count, onMove, onRemove }: Props) {
  const { t } = useIsland();
  const about = <span className="visually-hidden"> ({name})</span>;
  return (
    <div className="canvas-row-actions">
      <Button kind="plain" disabled={at === 0} onClick={() => onMove(at - 1)}>
        {t('desk-fields.list.up')}
        {about}
      </Button>
      <Button kind="plain" disabled={at === count - 1} onClick={() => onMove(at + 1)}>
        {t('desk-fields.list.down')}
        {about}
      </Button>
      <Button kind="plain" onClick={onRemove}>
        {t('desk-fields.list.remove')}
        {about}
      </Button>
    </div>
  );
}
