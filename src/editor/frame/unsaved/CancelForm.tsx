import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { useOuterUnsaved } from './unsaved-forms.ts';

/** Closes the form of a dialog, after a confirmation if it has unsaved changes. */
export function CancelForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useIsland();
  const outerUnsaved = useOuterUnsaved();
  return (
    <Button kind="plain" onClick={() => (outerUnsaved ? outerUnsaved.leave(onClose) : onClose())}>
      {t('forms.cancel')}
    </Button>
  );
}
