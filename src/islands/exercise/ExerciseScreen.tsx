import type { ReactNode } from 'react';
import { type ProgrammeContent, withoutForms } from '#src/contract/programme-content.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { failureText } from '#src/forms/failure-text.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { type ExerciseAnswers, useExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useToday } from '#src/session/use-today.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { LockedExercise } from './LockedExercise.tsx';
import { OpenExercise } from './OpenExercise.tsx';
import { standingOf } from './place.ts';

interface Props {
  definition: WebformDefinition;
  programme: ProgrammeContent;
  cookies: string;
  loading: ReactNode;
}

function Loaded({ answers, ...props }: Props & { answers: ExerciseAnswers }) {
  const { definition, programme } = props;
  const today = useToday(amsterdamDate);
  const { domain } = useIsland();
  const start = useUser().programStartDate as CalendarDate;
  const submissions = new Set(answers.submissions.map(({ webform }) => webform));
  const standing = standingOf(withoutForms(programme, answers.closed), definition.id, {
    start,
    submissions,
    today,
    safety: domain.safety?.webform ?? null,
  });
  if (standing.isLocked) return <LockedExercise standing={standing} />;
  return <OpenExercise {...props} answers={answers} standing={standing} />;
}

/** Fetches what the person sent before; by it the exercise is locked, open or done. */
export function ExerciseScreen(props: Props) {
  const { t } = useIsland();
  const answers = useExerciseAnswers();
  if (answers.status === 'done') return <Loaded {...props} answers={answers.value} />;
  if (answers.status === 'loading') return props.loading;
  return (
    <EmptyState
      drawing="offline"
      title={t('exercise.notLoaded')}
      action={<Button onClick={answers.retry}>{t('forms.retry')}</Button>}
    >
      {failureText(t, answers.failure)}
    </EmptyState>
  );
}
