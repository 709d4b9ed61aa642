import { changeRelease, type OpenedRelease, openRelease } from '#src/contract/desk/releases.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Check } from '#src/ui/check/Check.tsx';

/** Requires the approval of a reader for the drafts of a release with facts to check. */
export function NeedsApproval({ release: { id, state, needsApproval } }: { readonly release: OpenedRelease }) {
  const { t } = useIsland();
  if (state === 'published') return null;
  const change = async (needs: boolean) => {
    const result = await api().call(changeRelease, { params: { release: id }, body: { needsApproval: needs } });
    if (!result.ok) showToast('failed', failureText(t, result.failure));
    await refreshCalls(openRelease.name);
  };
  return (
    <Check
      id="needs-approval"
      label={t('desk-releases.needsApproval')}
      checked={needsApproval}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
