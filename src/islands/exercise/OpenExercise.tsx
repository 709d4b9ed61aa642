import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import type { ExerciseAnswers } from '#src/session/exercise-answers.ts';
import { DoneExercise } from './DoneExercise.tsx';
import { ExerciseForm } from './ExerciseForm.tsx';
import type { DatedExercise } from './place.ts';
import { useKnownThen } from './use-known-then.ts';
import { useOwnFilling } from './use-own-filling.ts';
import { WhoReads } from './WhoReads.tsx';

interface Props {
  definition: WebformDefinition;
  programme: ProgrammeContent;
  answers: ExerciseAnswers;
  standing: DatedExercise;
  cookies: string;
  loading: ReactNode;
}

/**
 * An open exercise, or a completed one with its answers. An opened form stays, with its confirmation, until the user
 * leaves it.
 */
export function OpenExercise({ definition, programme, answers, standing, cookies, loading }: Props) {
  const submission = answers.submissions.find(({ webform }) => webform === definition.id);
  const [mode, setMode] = useState<'reading' | 'filling' | 'changing'>(submission ? 'reading' : 'filling');
  const filling = useOwnFilling(definition, submission === undefined && mode === 'filling');
  const shown = useKnownThen(definition, submission === undefined && mode === 'filling');
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mode === 'changing') form.current?.focus();
  }, [mode]);
  const { sensitive = false, readByStaff = false } = definition;
  const readers = <WhoReads isSensitive={sensitive} isReadByStaff={readByStaff} />;
  if (mode === 'reading' && submission) {
    return (
      <>
        {readers}
        <DoneExercise
          definition={definition}
          submission={submission}
          next={standing.next}
          cookies={cookies}
          onChange={() => setMode('changing')}
        />
      </>
    );
  }
  if (filling === null || shown === null) return loading;
  return (
    <div ref={form} tabIndex={-1}>
      {readers}
      <ExerciseForm
        definition={shown}
        programme={programme}
        done={new Set(answers.submissions.map(({ webform }) => webform))}
        submission={submission}
        filling={filling}
        epoch={answers.epoch}
        next={standing.next}
        cookies={cookies}
      />
    </div>
  );
}
