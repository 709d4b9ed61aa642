import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  /** True if English had a text when the form was opened, and has none now. */
  readonly isTaken: boolean;
  /** Text that its readers get from then on. */
  readonly instead: string;
  readonly onRestore: () => void;
}

/** Says that the next save takes the English words away, with the way back. */
export function RemovedTranslation({ isTaken, instead, onRestore }: Props) {
  const { t } = useIsland();
  return (
    <div role="status">
      {isTaken && (
        <p>
          {t('desk-library.takenAway.text')} {instead}{' '}
          <Button kind="plain" onClick={onRestore}>
            {t('desk-library.takenAway.restore')}
          </Button>
        </p>
      )}
    </div>
  );
}
