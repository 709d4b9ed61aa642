import { type ReactNode, useState } from 'react';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import type { ExerciseAnswers } from '#src/session/exercise-answers.ts';
import { DoneExercise } from './DoneExercise.tsx';
import { PlainForm } from './PlainForm.tsx';
import { WhoReads } from './WhoReads.tsx';
import { WithAnswers } from './WithAnswers.tsx';

interface Props {
  definition: WebformDefinition;
  cookies: string;
}

function Opened({ definition, cookies, answers }: Props & { answers: ExerciseAnswers }) {
  const submission = answers.submissions.find(({ webform }) => webform === definition.id);
  const [isReading, setReading] = useState(submission !== undefined);
  const { sensitive = false, readByStaff = false } = definition;
  return (
    <>
      <WhoReads isSensitive={sensitive} isReadByStaff={readByStaff} />
      {isReading && submission ? (
        <DoneExercise
          definition={definition}
          submission={submission}
          next={null}
          cookies={cookies}
          onChange={() => setReading(false)}
        />
      ) : (
        <PlainForm definition={definition} cookies={cookies} submission={submission} epoch={answers.epoch} />
      )}
    </>
  );
}

/** A stored form outside the programme: to fill in, or the submission, to read and to change. */
export function KeptForm({ loading, ...props }: Props & { loading: ReactNode }) {
  return <WithAnswers loading={loading}>{(answers) => <Opened {...props} answers={answers} />}</WithAnswers>;
}
