import type { Result } from '#src/contract/result.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button, type ButtonKind } from '#src/ui/button/Button.tsx';

interface Props {
  /** Its words: `desk-staff.member.<action>`, with `title` and `text`. */
  action: 'link' | 'factor' | 'block' | 'unblock' | 'remove';
  kind?: ButtonKind;
  failed: string;
  perform: () => Promise<Result<unknown>>;
  onDone: () => void;
}

/** One thing to do about an account: what it means, the button, the question. */
export function MemberAction({ action: name, kind = 'risk', failed, perform, onDone }: Props) {
  const { t } = useIsland();
  const { ask, ...question } = useConfirm(perform, onDone);
  const words = `desk-staff.member.${name}`;
  const isLast = question.failure?.kind === 'conflict';
  return (
    <li>
      <p>{t(`${words}.text`)}</p>
      <Button kind="quiet" onClick={ask}>
        {t(`${words}.title`)}
      </Button>
      <ConfirmDialog
        question={question}
        title={t(`${words}.title`)}
        confirm={t(`${words}.title`)}
        kind={kind}
        failed={t(isLast ? 'desk-staff.member.last' : `desk-staff.member.${failed}`)}
      >
        <p>{t(`${words}.text`)}</p>
      </ConfirmDialog>
    </li>
  );
}
