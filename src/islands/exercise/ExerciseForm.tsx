import { useMemo } from 'react';
import type { Submission } from '#src/contract/exercise-submission.ts';
import type { ExerciseContent } from '#src/contract/programme-content.ts';
import type { Failure } from '#src/contract/result.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { draftOf } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import type { Typed } from '#src/webforms/typed-answers.ts';
import { Webform } from '#src/webforms/Webform.tsx';
import { Onward } from './Onward.tsx';
import { useHelpAfter } from './use-help-after.tsx';
import { useSendExercise } from './use-send-exercise.ts';
import { useWebformTexts } from './use-webform-texts.ts';

interface Props {
  definition: WebformDefinition;
  submission: Submission | undefined;
  epoch: number | undefined;
  next: ExerciseContent | null;
  cookies: string;
}

/** The form of an exercise; what is typed waits in this tab until it is sent. */
export function ExerciseForm({ definition, submission, epoch, next, cookies }: Props) {
  const { t } = useIsland();
  const { uid } = useUser();
  const texts = useWebformTexts();
  const notice = useFailureToast();
  const draft = useMemo(() => draftOf<Typed>(uid, `exercise.${definition.id}`), [uid, definition.id]);
  // The answers of the moment the form was opened: what is read anew does not overwrite what is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const initial = useMemo(() => submission?.answers, []);
  const send = useSendExercise({ definition, submission, epoch });
  const help = useHelpAfter(send);
  const explain = (failure: Failure) => {
    if (failure.status === 412) return t('exercise.failures.restarted');
    if (failure.status === 422) return t('exercise.failures.locked');
    if (failure.status === 409) return t('exercise.failures.sentBefore');
    return failureText(t, failure);
  };
  return (
    <>
      <Webform
        id="exercise"
        definition={definition}
        {...(initial ? { initial } : {})}
        onSubmit={help.send}
        onDone={help.show}
        draft={draft}
        notice={notice}
        t={texts}
        cookiesHref={cookies}
        failureText={explain}
        after={<Onward next={next} />}
      />
      {help.dialog}
    </>
  );
}
