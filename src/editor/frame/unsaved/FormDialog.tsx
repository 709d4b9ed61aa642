import { createContext, type ReactNode, useContext } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useUnsavedForms } from './unsaved-forms.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const InDialog = createContext(false);

/** Returns true within a dialog, behind which a toast cannot be read. */
export const useIsInDialog = (): boolean => useContext(InDialog);

/** Dialog around a form of the desk, with a confirmation before it closes over unsaved changes. */
export function FormDialog({ title, onClose, children }: Props) {
  const { t } = useIsland();
  const unsavedForms = useUnsavedForms();
  return (
    <UnsavedGuard unsaved={unsavedForms}>
      <Dialog
        open={unsavedForms.asked === null}
        title={title}
        closeLabel={t('forms.close')}
        onClose={() => unsavedForms.leave(onClose)}
      >
        <InDialog.Provider value>{children}</InDialog.Provider>
      </Dialog>
    </UnsavedGuard>
  );
}
