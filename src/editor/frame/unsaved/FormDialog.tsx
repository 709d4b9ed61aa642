import type { ReactNode } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useUnsaved } from './unsaved-forms.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog around a form of the desk, with a confirmation before it closes over unsaved changes. */
export function FormDialog({ title, onClose, children }: Props) {
  const { t } = useIsland();
  const unsaved = useUnsaved();
  return (
    <UnsavedGuard unsaved={unsaved}>
      <Dialog
        open={unsaved.asked === null}
        title={title}
        closeLabel={t('forms.close')}
        onClose={() => unsaved.leave(onClose)}
      >
        {children}
      </Dialog>
    </UnsavedGuard>
  );
}
