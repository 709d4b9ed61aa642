import type { ReactNode } from 'react';
import { failureText } from '#src/forms/failure-text.ts';
import { useToldFailure } from '#src/forms/use-told-failure.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import type { Answering } from './use-answer.ts';

interface Props {
  title: string;
  answer: Answering & { readonly retry: () => void };
  /** Words for what did not work, where the link itself is right. */
  failed: string;
  /** What stands there once it is done; the name of the participant is known then. */
  children: (name: string) => ReactNode;
}

/** A page of a buddy that acts on load: on its way, done, or not. */
export function AnswerScreen({ title, answer, failed, children }: Props) {
  const { t } = useIsland();
  const failure = answer.status === 'error' ? answer.failure : null;
  const isUnknown = failure?.kind === 'not_found';
  const isLimited = failure?.kind === 'limited';
  const text = failure && (isUnknown ? t('buddies.public.unknown') : isLimited ? failureText(t, failure) : failed);
  useToldFailure(failure, text ?? '');
  return (
    <Screen title={title}>
      {answer.status === 'loading' && <Skeleton shape="text" label={t('buddies.public.loading')} />}
      {answer.status === 'done' && (
        <div className="sheet stack" role="status">
          {children(answer.name || t('buddies.public.somebody'))}
        </div>
      )}
      {failure && (
        <div className="sheet stack">
          <p>{text}</p>
          {!isUnknown && !isLimited && (
            <p>
              <Button icon="refresh-cw" onClick={answer.retry}>
                {t('forms.retry')}
              </Button>
            </p>
          )}
        </div>
      )}
    </Screen>
  );
}
