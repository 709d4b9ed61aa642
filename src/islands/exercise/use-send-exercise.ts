import { useRef } from 'react';
import type { Result } from '#src/contract/result.ts';
import { type SavedForm, type Submission, submitWebform, updateSubmission } from '#src/contract/submissions.ts';
import { type Answers, listAnswerKeys } from '#src/contract/webform/answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { useIdempotencyKey } from '#src/forms/use-idempotency-key.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { refreshExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useUser } from '#src/session/Island.tsx';
import { listChangedEntries } from '#src/webforms/answer-inputs.ts';

interface SendOptions {
  readonly definition: WebformDefinition;
  /** Earlier submission to change. */
  readonly submission: Submission | undefined;
  readonly epoch: number | undefined;
}

/**
 * Returns the changed answers, so that those changed on another page remain; a removed answer is sent as an empty one.
 * All answers are sent if the previous ones are unknown (null).
 */
export function toAnswerFields(
  definition: WebformDefinition,
  previousValues: Answers | null,
  answers: Answers,
): Readonly<Record<string, unknown>> {
  const wasAnswered = (key: string) => previousValues === null || key in previousValues;
  const removedKeys = listAnswerKeys(definition).filter((key) => wasAnswered(key) && answers[key] === undefined);
  return {
    ...Object.fromEntries(listChangedEntries(answers, previousValues)),
    ...Object.fromEntries(removedKeys.map((key) => [key, ''])),
  };
}

/** Returns a function that submits an exercise or changes a submission, and refreshes all screens with answers. */
export function useSendExercise({ definition, submission, epoch }: SendOptions) {
  const { uid } = useUser();
  const key = useIdempotencyKey(getDraft(uid, `exercise.${definition.id}.key`));
  const run = epoch === undefined ? {} : { epoch };
  // The answers with which the form was opened, or that it has sent; null after a lost response.
  const previousValues = useRef<Answers | null | undefined>(submission?.answers);

  return async (answers: Answers): Promise<Result<SavedForm>> => {
    const previous = previousValues.current === undefined ? (submission?.answers ?? null) : previousValues.current;
    const result = submission
      ? await getApiClient().call(updateSubmission, {
          params: { webform: definition.id, uuid: submission.uuid },
          body: { fields: toAnswerFields(definition, previous, answers), ...run },
        })
      : await getApiClient().call(submitWebform, {
          body: { webform: definition.id, fields: answers, key: key.keyFor(answers), ...run },
        });
    if (result.ok) {
      key.done();
      previousValues.current = answers;
    } else if (result.failure.status === null) previousValues.current = null;
    // After a conflict the data of this page are outdated.
    if (result.ok || result.failure.kind === 'conflict') await refreshExerciseAnswers();
    return result;
  };
}
