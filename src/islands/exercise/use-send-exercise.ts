import type { Result } from '#src/contract/result.ts';
import { type SavedForm, type Submission, submitWebform, updateSubmission } from '#src/contract/submissions.ts';
import { type Answers, listAnswerKeys } from '#src/contract/webform/answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { useIdempotencyKey } from '#src/forms/use-idempotency-key.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { refreshExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useUser } from '#src/session/Island.tsx';

interface SendOptions {
  readonly definition: WebformDefinition;
  /** Earlier submission to change. */
  readonly submission: Submission | undefined;
  readonly epoch: number | undefined;
}

/** Returns all current answers; a removed answer is sent as an empty one. */
export function toAnswerFields(
  definition: WebformDefinition,
  previousValues: Answers,
  answers: Answers,
): Readonly<Record<string, unknown>> {
  const removedKeys = listAnswerKeys(definition).filter((key) => key in previousValues && answers[key] === undefined);
  return { ...answers, ...Object.fromEntries(removedKeys.map((key) => [key, ''])) };
}

/** Returns a function that submits an exercise or changes a submission, and refreshes all screens with answers. */
export function useSendExercise({ definition, submission, epoch }: SendOptions) {
  const { uid } = useUser();
  const key = useIdempotencyKey(getDraft(uid, `exercise.${definition.id}.key`));
  const run = epoch === undefined ? {} : { epoch };

  return async (answers: Answers): Promise<Result<SavedForm>> => {
    const result = submission
      ? await getApiClient().call(updateSubmission, {
          params: { webform: definition.id, uuid: submission.uuid },
          body: { fields: toAnswerFields(definition, submission.answers, answers), ...run },
        })
      : await getApiClient().call(submitWebform, {
          body: { webform: definition.id, fields: answers, key: key.keyFor(answers), ...run },
        });
    if (result.ok) key.done();
    // After a conflict the data of this page are outdated.
    if (result.ok || result.failure.kind === 'conflict') await refreshExerciseAnswers();
    return result;
  };
}
