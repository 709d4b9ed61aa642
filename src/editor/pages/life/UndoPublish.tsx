import { useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';

/** Button that undoes the last publication: visitors see the previous content. */
export function UndoPublish({ onUndo }: { readonly onUndo: () => Promise<void> }) {
  const { t } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const undoOnce = async () => {
    if (isBusy) return;
    setBusy(true);
    await onUndo();
    setBusy(false);
  };
  return (
    <Button kind="plain" icon="undo-2" onClick={() => void undoOnce()} busy={isBusy && t('forms.busy')}>
      {t('desk-pages.putBack.action')}
    </Button>
  );
}
