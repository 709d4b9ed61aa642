import {
  changeStaff,
  listStaff,
  removeStaff,
  resetStaffFactor,
  type StaffMember,
  sendStaffLink,
} from '#src/contract/desk/staff.ts';
import type { Result } from '#src/contract/result.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast, showToastOnNextPage } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button, type ButtonKind } from '#src/ui/button/Button.tsx';

interface Props {
  /** Prefix of its text keys: `desk-staff.member.<action>`, with `title` and `text`. */
  action: 'link' | 'factor' | 'block' | 'unblock' | 'remove';
  kind?: ButtonKind;
  failed: string;
  perform: () => Promise<Result<unknown>>;
  onDone: () => void;
}

/** One action on an account: its explanation, button and confirmation. */
function MemberAction({ action: name, kind = 'risk', failed, perform, onDone }: Props) {
  const { t } = useIsland();
  const { ask, ...question } = useConfirm(perform, onDone);
  const text = `desk-staff.member.${name}`;
  const isLast = question.failure?.kind === 'conflict';
  return (
    <li>
      <p>{t(`${text}.text`)}</p>
      <Button kind="quiet" onClick={ask}>
        {t(`${text}.title`)}
      </Button>
      <ConfirmDialog
        question={question}
        title={t(`${text}.title`)}
        confirm={t(`${text}.title`)}
        kind={kind}
        failed={t(isLast ? 'desk-staff.member.last' : `desk-staff.member.${failed}`)}
      >
        <p>{t(`${text}.text`)}</p>
      </ConfirmDialog>
    </li>
  );
}

/** Actions of an administrator on an account, each with a confirmation. */
export function MemberActions({ member: { uid, state, hasSecondFactor } }: { member: StaffMember }) {
  const { t, href } = useIsland();
  const params = { uid };
  const finish = (key: string) => () => {
    showToast('done', t(`desk-staff.member.${key}`));
    void refreshCalls(listStaff.name);
  };
  const isBlocked = state === 'blocked';
  return (
    <section className="sheet stack" aria-labelledby="member-access">
      <h2 id="member-access">{t('desk-staff.member.access')}</h2>
      <ul className="member-actions">
        {!isBlocked && (
          <MemberAction
            action="link"
            kind="accent"
            failed="linkFailed"
            perform={() => getApiClient().call(sendStaffLink, { params })}
            onDone={finish('linkSent')}
          />
        )}
        {hasSecondFactor && (
          <MemberAction
            action="factor"
            failed="factorFailed"
            perform={() => getApiClient().call(resetStaffFactor, { params })}
            onDone={finish('factorDone')}
          />
        )}
        <MemberAction
          key={state}
          action={isBlocked ? 'unblock' : 'block'}
          kind={isBlocked ? 'accent' : 'risk'}
          failed="blockFailed"
          perform={() =>
            getApiClient().call(changeStaff, { params, body: { state: isBlocked ? 'active' : 'blocked' } })
          }
          onDone={finish(isBlocked ? 'unblockDone' : 'blockDone')}
        />
        <MemberAction
          action="remove"
          failed="removeFailed"
          perform={() => getApiClient().call(removeStaff, { params })}
          onDone={() => {
            showToastOnNextPage('done', t('desk-staff.member.removeDone'));
            location.assign(href('staff'));
          }}
        />
      </ul>
    </section>
  );
}
