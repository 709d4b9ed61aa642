import { useMemo } from 'react';
import type { Submission } from '#src/contract/exercise-submission.ts';
import type { ExerciseContent, ProgrammeContent } from '#src/contract/programme-content.ts';
import type { Answers } from '#src/contract/webform/answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { useNewMedal } from '#src/forms/moments/use-new-medal.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { sceneOf } from '#src/rules/programme/scene.ts';
import { draftOf } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import type { Typed } from '#src/webforms/typed-answers.ts';
import { Webform } from '#src/webforms/Webform.tsx';
import { explainRefusal } from './explain-refusal.ts';
import { pathAfter, positionOf } from './place.ts';
import { StepDone } from './StepDone.tsx';
import { useHelpAfter } from './use-help-after.tsx';
import { useSendExercise } from './use-send-exercise.ts';
import { useWebformTexts } from './use-webform-texts.ts';

interface Props {
  definition: WebformDefinition;
  programme: ProgrammeContent;
  /** What was sent before, as far as it is known now. */
  done: ReadonlySet<string>;
  submission: Submission | undefined;
  /** What a form that was never sent begins with. */
  filling: Answers;
  epoch: number | undefined;
  next: ExerciseContent | null;
  cookies: string;
}

/** The form of an exercise; what is typed waits in this tab until it is sent. */
export function ExerciseForm({ definition, programme, done, submission, filling, epoch, next, cookies }: Props) {
  const { t, language } = useIsland();
  const { uid } = useUser();
  const texts = useWebformTexts();
  const notice = useFailureToast();
  const draft = useMemo(() => draftOf<Typed>(uid, `exercise.${definition.id}`), [uid, definition.id]);
  // The answers of the moment the form was opened: what is read anew does not overwrite what is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const initial = useMemo(() => submission?.answers ?? filling, []);
  const send = useSendExercise({ definition, submission, epoch });
  const help = useHelpAfter(send);
  const { medal, look } = useNewMedal();
  const position = positionOf(programme, definition.id);
  return (
    <>
      <Webform
        id="exercise"
        definition={definition}
        isOneByOne
        aloud={definition.writtenIn ?? language}
        initial={initial}
        onSubmit={help.send}
        onDone={() => {
          // Nobody is handed a medal over words that ask for help.
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
      {help.dialog}
    </>
  );
}
