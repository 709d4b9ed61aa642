import type { RegistrationItem } from '#src/contract/registration.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { useAmountOfEntry } from './EntryWords.tsx';

interface Props {
  /** The registration to delete; null closes the dialog. */
  item: RegistrationItem | null;
  onKeep: () => void;
  onDelete: (item: RegistrationItem) => void;
}

/** Confirmation before a registration is deleted. */
export function DeleteRegistration({ item, onKeep, onDelete }: Props) {
  const { t } = useIsland();
  const words = useAmountOfEntry();
  return (
    <Dialog
      open={item !== null}
      title={t('registration.deleteTitle')}
      closeLabel={t('forms.close')}
      onClose={onKeep}
      footer={
        <>
          <Button kind="risk" icon="trash" onClick={() => item && onDelete(item)}>
            {t('registration.deleteYes')}
          </Button>
          <Button kind="plain" onClick={onKeep}>
            {t('registration.deleteNo')}
          </Button>
        </>
      }
    >
      <p>{item && t('registration.deleteText', { amount: words(item) })}</p>
    </Dialog>
  );
}
