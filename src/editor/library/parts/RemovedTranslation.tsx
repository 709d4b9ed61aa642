import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  /** True if English had a text when the form was opened, and has none now. */
  readonly isTaken: boolean;
  /** Text that English readers will see instead. */
  readonly instead: string;
  readonly onRestore: () => void;
}

/** Notice that the next save deletes the English texts, with a button to restore them. */
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
