import { useEffect, useState } from 'react';
import { getNurseView } from '#src/contract/nurse-access.ts';
import { getNurseScopes, NURSE_SCOPES, type NurseScopes, saveNurseScopes } from '#src/contract/nurse-scopes.ts';
import type { Failure } from '#src/contract/result.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { useRequestFailureToast } from '#src/forms/use-request-failure-toast.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { NurseView } from './NurseView.tsx';
import { ScopeChecks } from './ScopeChecks.tsx';

/** Data shared with the nurse, chosen by the user and effective at the nurse's next access, with a preview. */
export function SharedWithNurse() {
  const { t } = useIsland();
  const fetchState = useCall(getNurseScopes, {});
  return (
    <section className="sheet stack" aria-labelledby="shared-with-nurse">
      <h2 id="shared-with-nurse">{t('pairing.scopes.title')}</h2>
      <p>{t('pairing.scopes.lead')}</p>
      {fetchState.status === 'loading' && <Skeleton shape="rows" count={3} label={t('forms.loading')} />}
      {fetchState.status === 'error' && <LoadingFailure call={fetchState} />}
      {fetchState.status === 'done' && <ChosenScopes start={fetchState.value} />}
    </section>
  );
}

function ChosenScopes({ start }: { readonly start: NurseScopes }) {
  const { t } = useIsland();
  const [scopes, setScopes] = useState(start);
  // The first value may be that of an earlier nurse, until the choice for this one is loaded.
  useEffect(() => setScopes(start), [start]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isShown, setShown] = useState(false);
  useRequestFailureToast(failure, failure ? t(`pairing.scopes.${failure.status === null ? 'unknown' : 'failed'}`) : '');
  const save = async (selection: NurseScopes) => {
    setScopes(selection);
    setFailure(null);
    // The other choices may have changed on another page. Answers are shown as not shared while exercises are not.
    const changesAnswers = selection.exercises !== scopes.exercises;
    const changedScopes = NURSE_SCOPES.filter(
      (scope) => selection[scope] !== scopes[scope] || (scope === 'answers' && changesAnswers),
    );
    const body = Object.fromEntries(changedScopes.map((scope) => [scope, selection[scope]]));
    const saved = await getApiClient().call(saveNurseScopes, { body });
    if (saved.ok) {
      showToast('done', t('pairing.scopes.saved'));
      await Promise.all([refreshCalls(getNurseScopes.name), refreshCalls(getNurseView.name)]);
      return;
    }
    // Reverts to the stored choice if saving failed. Without a response, it may have been stored.
    setScopes(scopes);
    // The nurse may have ended the pairing.
    if (saved.failure.kind === 'not_found') return void (await refreshUser());
    setFailure(saved.failure);
    await refreshCalls(getNurseScopes.name);
  };
  return (
    <>
      <ScopeChecks scopes={scopes} onChange={(selection) => void save(selection)} />
      <p>
        <Button kind="quiet" icon="eye" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'pairing.view.hide' : 'pairing.view.show')}
        </Button>
      </p>
      {isShown && <NurseView />}
    </>
  );
}
