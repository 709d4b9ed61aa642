import { useIsland } from '#src/session/Island.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';

interface Props {
  /** What is moved, for those who hear the buttons alone. */
  about: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves one of a list up or down. */
export function Moves({ about, at, count, onMove }: Props) {
  const { t } = useIsland();
  return (
    <span className="desk-moves">
      <IconButton
        icon="arrow-up"
        label={t('desk.moveUp', { about })}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <span className="desk-down">
        <IconButton
          icon="arrow-up"
          label={t('desk.moveDown', { about })}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        />
      </span>
    </span>
  );
}
