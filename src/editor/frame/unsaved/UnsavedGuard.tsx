import type { ReactNode } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { type UnsavedForms, UnsavedProvider } from './unsaved-forms.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onThrowAway: () => void;
}

/** Confirmation before unsaved text is discarded; the default answer is to stay. */
function LeaveDialog({ isOpen, onStay, onThrowAway }: Props) {
  const { t } = useIsland();
  return (
    <Dialog
      open={isOpen}
      title={t('desk.unsaved.title')}
      closeLabel={t('desk.unsaved.stay')}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onStay}>{t('desk.unsaved.stay')}</Button>
          <Button kind="risk" onClick={onThrowAway}>
            {t('desk.unsaved.throwAway')}
          </Button>
        </>
      }
    >
      <p>{t('desk.unsaved.text')}</p>
    </Dialog>
  );
}

/** Part of a screen in which one form replaces another, with a confirmation before unsaved changes are lost. */
export function UnsavedGuard({ unsaved, children }: { readonly unsaved: UnsavedForms; readonly children: ReactNode }) {
  const { asked, stay, throwAway } = unsaved;
  return (
    <UnsavedProvider value={unsaved}>
      {children}
      <LeaveDialog
        isOpen={asked !== null}
        onStay={stay}
        onThrowAway={() => {
          throwAway();
          stay();
          asked?.();
        }}
      />
    </UnsavedProvider>
  );
}
