import type { Result } from '#src/contract/result.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { focusAdd } from '#src/forms/use-edit-focus.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  uuid: string;
  /** Content of the item, part of the buttons' names and of the question before deleting. */
  text: string;
  /** Title of that question. */
  question: string;
  /** Name of the operation that lists the items. */
  list: string;
  remove: () => Promise<Result<unknown>>;
  onEdit: () => void;
}

/** Buttons to edit and to delete an item of a list. */
export function ItemButtons({ uuid, text, question, list, remove, onEdit }: Props) {
  const { t } = useIsland();
  const deletion = useConfirm(remove, () => void refreshCalls(list).then(focusAdd));
  return (
    <>
      <div className="button-row">
        <Button
          data-edit={uuid}
          kind="plain"
          onClick={onEdit}
          aria-label={t('hard-moment.list.editLabel', { when: text })}
        >
          {t('hard-moment.list.edit')}
        </Button>
        <Button kind="plain" onClick={deletion.ask} aria-label={t('hard-moment.list.deleteLabel', { when: text })}>
          {t('hard-moment.list.delete')}
        </Button>
      </div>
      <ConfirmDialog
        question={deletion}
        title={question}
        confirm={t('hard-moment.list.delete')}
        failed={t('hard-moment.list.deleteFailed')}
      >
        <p dir="auto">{text}</p>
      </ConfirmDialog>
    </>
  );
}
