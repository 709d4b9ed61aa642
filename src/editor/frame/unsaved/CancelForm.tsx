import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { useScreenUnsavedForms } from './unsaved-forms.ts';

/** Closes the form of a dialog, after a confirmation if it has unsaved changes. */
export function CancelForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useIsland();
  const outerUnsaved = useScreenUnsavedForms();
  return (
    <Button kind="plain" onClick={() => (outerUnsaved ? outerUnsaved.leave(onClose) : onClose())}>
      {t('forms.cancel')}
    </Button>
  );
}
