import type { ReactNode } from 'react';
import { type ProgrammeContent, withoutForms } from '#src/contract/programme-content.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import type { ExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useToday } from '#src/session/use-today.ts';
import { LockedExercise } from './LockedExercise.tsx';
import { OpenExercise } from './OpenExercise.tsx';
import { standingOf } from './place.ts';
import { WithAnswers } from './WithAnswers.tsx';

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

/** The user's earlier submissions determine if the exercise is locked, open or completed. */
export function ExerciseScreen(props: Props) {
  return <WithAnswers loading={props.loading}>{(answers) => <Loaded {...props} answers={answers} />}</WithAnswers>;
}
