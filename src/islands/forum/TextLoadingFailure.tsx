import type { Failure } from '#src/contract/result.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';

/** Error message with a retry button; for a missing text, a link to the forum. */
export function TextLoadingFailure({ failure, retry }: { failure: Failure; retry: () => void }) {
  const { t, href } = useIsland();
  if (failure.kind === 'not_found') {
    return (
      <EmptyState
        drawing="leeg-forum"
        title={t('forum.gone.title')}
        action={<ButtonLink href={href('forum')}>{t('forum.toForum')}</ButtonLink>}
      >
        {t('forum.gone.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="offline"
      title={t('forum.unloaded')}
      action={<Button onClick={retry}>{t('forms.retry')}</Button>}
    >
      {toFailureText(t, failure)}
    </EmptyState>
  );
}
