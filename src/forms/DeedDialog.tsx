import type { ReactNode } from 'react';
import type { Failure } from '#src/contract/result.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button, type ButtonKind } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { failureText, isAway } from './failure-text.ts';
import type { useDeed } from './use-deed.ts';

interface Props {
  deed: Omit<ReturnType<typeof useDeed>, 'ask'>;
  title: string;
  /** Words of the button that does it. */
  confirm: string;
  kind?: ButtonKind;
  /** The screen's own words where it did not work. */
  failed: string;
  children: ReactNode;
}

const wordsOf = (t: Parameters<typeof failureText>[0], failure: Failure, failed: string) =>
  isAway(failure) || failure.kind === 'limited' || failure.kind === 'forbidden' ? failureText(t, failure) : failed;

/** Asks before something is done; what failed stands beside the button that tries again. */
export function DeedDialog({ deed, title, confirm, kind = 'risk', failed, children }: Props) {
  const { t } = useIsland();
  return (
    <Dialog
      open={deed.isOpen}
      title={title}
      closeLabel={t('forms.close')}
      onClose={deed.cancel}
      footer={
        <>
          <Button kind={kind} onClick={deed.confirm} {...(deed.isBusy ? { busy: t('forms.busy') } : {})}>
            {confirm}
          </Button>
          <Button kind="plain" onClick={deed.cancel}>
            {t('forms.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack">{children}</div>
      <div role="alert">
        {deed.failure && (
          <p className="form-failure">
            <Icon name="circle-alert" />
            <span>{wordsOf(t, deed.failure, failed)}</span>
          </p>
        )}
      </div>
    </Dialog>
  );
}
