import { useIsland, useUser } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

interface Asked {
  readonly name: string;
  readonly email: string;
}

interface Props {
  /** Person to invite; null while there is none. */
  asked: Asked | null;
  isSending: boolean;
  onSend: (asked: Asked) => void;
  onClose: () => void;
}

/** Shows the invitation and its address before it is sent: a wrong address would inform a stranger. */
export function InviteDialog({ asked, isSending, onSend, onClose }: Props) {
  const { t } = useIsland();
  const { name } = useUser();
  return (
    <Dialog
      open={asked !== null}
      title={t('buddies.confirm.title', { name: asked?.name ?? '' })}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={
        <>
          <Button
            icon="send"
            onClick={() => asked && onSend(asked)}
            {...(isSending ? { busy: t('buddies.confirm.busy') } : {})}
          >
            {t('buddies.confirm.send')}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t('buddies.confirm.change')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {t('buddies.confirm.to')} <strong>{asked?.email}</strong>.
        </p>
        <p>{t('buddies.confirm.text', { own: name })}</p>
      </div>
    </Dialog>
  );
}
