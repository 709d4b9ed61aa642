import type { ReactNode } from 'react';
import { toFailureText } from '#src/forms/failure-text.ts';
import { type ExerciseAnswers, useExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';

interface Props {
  readonly loading: ReactNode;
  readonly children: (answers: ExerciseAnswers) => ReactNode;
}

/** Loads the user's earlier submissions and passes them to its children. */
export function AnswersLoader({ loading, children }: Props) {
  const { t } = useIsland();
  const answers = useExerciseAnswers();
  if (answers.status === 'done') return children(answers.value);
  if (answers.status === 'loading') return loading;
  return (
    <EmptyState
      drawing="offline"
      title={t('exercise.notLoaded')}
      action={<Button onClick={answers.retry}>{t('forms.retry')}</Button>}
    >
      {toFailureText(t, answers.failure)}
    </EmptyState>
  );
}
