import { useMemo, useState } from 'react';
import type { Submission } from '#src/contract/exercise-submission.ts';
import type { ExerciseContent, ProgrammeContent } from '#src/contract/programme-content.ts';
import type { Answers } from '#src/contract/webform/answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { useNewMedal } from '#src/forms/moments/use-new-medal.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { sceneOf } from '#src/rules/programme/scene.ts';
import { draftOf } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import type { TypedAnswers } from '#src/webforms/typed-answers.ts';
import { Webform } from '#src/webforms/Webform.tsx';
import { explainRefusal } from './explain-refusal.ts';
import { pathAfter, positionOf } from './place.ts';
import { SameQuestions } from './SameQuestions.tsx';
import { StepDone } from './StepDone.tsx';
import { useHelpAfter } from './use-help-after.tsx';
import { useSameAnswers } from './use-same-answers.ts';
import { useSendExercise } from './use-send-exercise.ts';
import { useWebformTexts } from './use-webform-texts.ts';

interface Props {
  definition: WebformDefinition;
  programme: ProgrammeContent;
  /** Earlier submissions, as currently known. */
  done: ReadonlySet<string>;
  submission: Submission | undefined;
  /** Initial answers of a form without a submission. */
  filling: Answers;
  epoch: number | undefined;
  next: ExerciseContent | null;
  cookies: string;
}

/** The form of an exercise; typed values are stored in this tab until submission. */
export function ExerciseForm({ definition, programme, done, submission, filling, epoch, next, cookies }: Props) {
  const { t, language } = useIsland();
  const { uid } = useUser();
  const texts = useWebformTexts();
  const notice = useFailureToast();
  const draft = useMemo(() => draftOf<TypedAnswers>(uid, `exercise.${definition.id}`), [uid, definition.id]);
  // Initial answers at the time of opening: refreshed data do not overwrite typed values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const initial = useMemo(() => submission?.answers ?? filling, []);
  const send = useSendExercise({ definition, submission, epoch });
  const help = useHelpAfter(send);
  const { medal, look } = useNewMedal();
  const position = positionOf(programme, definition.id);
  const same = useSameAnswers(definition, submission === undefined);
  const [isDone, setDone] = useState(false);
  return (
    <>
      {same && !isDone && <SameQuestions definition={definition} answers={same.answers} />}
      <Webform
        key={same ? 'same' : 'asked'}
        id="exercise"
        definition={same ? { ...definition, elements: [], submit: t('exercise.same.yes') } : definition}
        isOneByOne={!same}
        {...(same ? {} : { aloud: definition.writtenIn ?? language })}
        initial={initial}
        onSubmit={(answers) => help.send(same?.answers ?? answers)}
        onDone={() => {
          setDone(true);
          same?.forget(false);
          // No medal is shown over answers that require help.
          if (!help.show()) void look();
        }}
        draft={draft}
        notice={notice}
        t={texts}
        cookiesHref={cookies}
        failureText={(failure) => explainRefusal(t, failure)}
        picture={
          <LinkedDrawing name={sceneOf(position?.kind === 'phase' ? position.phase : programme.phases.length)} />
        }
        after={
          <StepDone
            path={pathAfter(programme, definition.id, { done, next: next?.webform })}
            next={next}
            medal={medal}
          />
        }
      />
      {same && !isDone && (
        <Button kind="plain" onClick={() => same.forget(true)}>
          {t('exercise.same.other')}
        </Button>
      )}
      {help.dialog}
    </>
  );
}
