import type { Result } from '#src/contract/result.ts';
import { DeedDialog } from '#src/forms/DeedDialog.tsx';
import { useDeed } from '#src/forms/use-deed.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button, type ButtonKind } from '#src/ui/button/Button.tsx';

interface Props {
  /** Its words: `desk-staff.member.<deed>` and `<deed>Text`. */
  deed: 'link' | 'factor' | 'block' | 'unblock' | 'remove';
  kind?: ButtonKind;
  failed: string;
  perform: () => Promise<Result<unknown>>;
  onDone: () => void;
}

/** One thing to do about an account: what it means, the button, the question. */
export function MemberDeed({ deed: name, kind = 'risk', failed, perform, onDone }: Props) {
  const { t } = useIsland();
  const { ask, ...deed } = useDeed(perform, onDone);
  const words = `desk-staff.member.${name}`;
  const isLast = deed.failure?.kind === 'conflict';
  return (
    <li>
      <p>{t(`${words}Text`)}</p>
      <Button kind="quiet" onClick={ask}>
        {t(words)}
      </Button>
      <DeedDialog
        deed={deed}
        title={t(words)}
        confirm={t(words)}
        kind={kind}
        failed={t(isLast ? 'desk-staff.member.last' : `desk-staff.member.${failed}`)}
      >
        <p>{t(`${words}Text`)}</p>
      </DeedDialog>
    </li>
  );
}
