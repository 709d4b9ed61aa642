import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';

/** Says that something did not come, with a way to try again. */
export function Failed({ text, retry }: { text: string; retry: () => void }) {
  const { t } = useIsland();
  return (
    <div className="sheet stack" role="alert">
      <p>{text}</p>
      <p>
        <Button kind="quiet" icon="refresh-cw" onClick={retry}>
          {t('forms.retry')}
        </Button>
      </p>
    </div>
  );
}
