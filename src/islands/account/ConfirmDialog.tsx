import type { ReactNode } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button, type ButtonKind } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';

interface Props {
  open: boolean;
  title: string;
  confirm: string;
  kind: ButtonKind;
  isBusy: boolean;
  /** Why it did not work; the button tries again. */
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ open, title, confirm, kind, isBusy, failure, onConfirm, onClose, children }: Props) {
  const { t } = useIsland();
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={
        <>
          <Button kind={kind} onClick={onConfirm} {...(isBusy ? { busy: t('forms.busy') } : {})}>
            {confirm}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t('forms.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack">{children}</div>
      <div role="alert">
        {failure && (
          <p className="form-failure">
            <Icon name="circle-alert" />
            <span>{failure}</span>
          </p>
        )}
      </div>
    </Dialog>
  );
}
