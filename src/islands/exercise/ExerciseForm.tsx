import { useMemo, useState } from 'react';
import type { Badge } from '#src/contract/badge.ts';
import type { ExerciseContent, ProgrammeContent } from '#src/contract/programme-content.ts';
import type { Submission } from '#src/contract/submissions.ts';
import type { Answers, Answers as Given } from '#src/contract/webform/answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { NewMedal } from '#src/forms/moments/NewMedal.tsx';
import { useNewMedal } from '#src/forms/moments/use-new-medal.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { getScene } from '#src/rules/programme/scene.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { Stone } from '#src/ui/stone/Stone.tsx';
import { AnswerList } from '#src/webforms/AnswerList.tsx';
import type { AnswerInputs } from '#src/webforms/answer-inputs.ts';
import { Webform } from '#src/webforms/Webform.tsx';
import { findOwnSentence, findPosition } from './exercise-position.ts';
import { NextStepLink } from './NextStepLink.tsx';
import { getRejectionText } from './rejection-text.ts';
import { useEarlierNegativeAnswers } from './use-earlier-negative-answers.ts';
import { useSendExercise } from './use-send-exercise.ts';
import { useSubmitWithHelp } from './use-submit-with-help.tsx';
import { useWebformTexts } from './use-webform-texts.ts';

/** Shown after an exercise was submitted: its stone, a sentence of the user, and the next step. */
function CompletedStep({
  next,
  medal,
  sentence,
}: {
  next: ExerciseContent | null;
  medal: Badge | null;
  sentence: string | null;
}) {
  return (
    <>
      {sentence && <blockquote className="exercise-own">{sentence}</blockquote>}
      <NewMedal medal={medal} />
      <NextStepLink next={next} />
    </>
  );
}

/** Questions of the safety step that were answered no before registration. */
function EarlierNoQuestions({ definition, answers }: { definition: WebformDefinition; answers: Given }) {
  const { t } = useIsland();
  return (
    <section className="exercise-same stack" aria-labelledby="same-answers">
      <h2 id="same-answers">{t('exercise.same.title')}</h2>
      <p>{t('exercise.same.text')}</p>
      <AnswerList definition={definition} data={answers} t={useWebformTexts()} />
    </section>
  );
}

interface Props {
  definition: WebformDefinition;
  programme: ProgrammeContent;
  submission: Submission | undefined;
  /** Initial answers of a form without submission. */
  filling: Answers;
  /** True to repeat the questions without the earlier answers. */
  isAgain: boolean;
  epoch: number | undefined;
  next: ExerciseContent | null;
  cookies: string;
}

/** Form of an exercise. Typed values are stored in this tab until submission. */
export function ExerciseForm({ definition, programme, submission, filling, isAgain, epoch, next, cookies }: Props) {
  const { t, language, domain } = useIsland();
  const { uid } = useUser();
  const texts = useWebformTexts();
  const notice = useFailureToast();
  const draft = useMemo(() => getDraft<AnswerInputs>(uid, `exercise.${definition.id}`), [uid, definition.id]);
  // Initial answers when opened: refreshed data do not overwrite typed values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const initial = useMemo(() => (isAgain ? filling : (submission?.answers ?? filling)), []);
  const send = useSendExercise({ definition, submission, epoch });
  const help = useSubmitWithHelp(send);
  const { medal, look } = useNewMedal({ isNewOnly: true });
  const position = findPosition(programme, definition.id);
  const earlierNoAnswers = useEarlierNegativeAnswers(definition, submission === undefined);
  const [isDone, setDone] = useState(false);
  const [ownText, setOwn] = useState<string | null>(null);
  return (
    <>
      {earlierNoAnswers && !isDone && <EarlierNoQuestions definition={definition} answers={earlierNoAnswers.answers} />}
      <Webform
        key={earlierNoAnswers ? 'same' : 'asked'}
        id="exercise"
        definition={earlierNoAnswers ? { ...definition, elements: [], submit: t('exercise.same.yes') } : definition}
        isOneByOne={!earlierNoAnswers}
        {...(earlierNoAnswers ? {} : { aloud: definition.writtenIn ?? language })}
        initial={initial}
        onSubmit={(answers) => {
          setOwn(findOwnSentence(definition, answers));
          return help.send(earlierNoAnswers?.answers ?? answers);
        }}
        onDone={() => {
          setDone(true);
          earlierNoAnswers?.clear(false);
          // No medal is shown if the answers require help lines.
          if (!help.show()) void look();
        }}
        draft={draft}
        notice={notice}
        t={texts}
        cookiesHref={cookies}
        failureText={(failure) => getRejectionText(t, failure)}
        picture={
          <div className="exercise-end" data-light="hour">
            <LinkedDrawing
              name={getScene(position?.kind === 'phase' ? position.phase : programme.phases.length, domain.landscape)}
            />
            <span data-saved="">
              <Stone state="within" />
            </span>
          </div>
        }
        footer={<CompletedStep next={next} medal={medal} sentence={ownText} />}
      />
      {earlierNoAnswers && !isDone && (
        <Button kind="plain" onClick={() => earlierNoAnswers.clear(true)}>
          {t('exercise.same.other')}
        </Button>
      )}
      {help.dialog}
    </>
  );
}
