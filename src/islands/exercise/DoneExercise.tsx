import type { Submission } from '#src/contract/exercise-submission.ts';
import type { ExerciseContent } from '#src/contract/programme-content.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Answers } from '#src/webforms/Answers.tsx';
import { Onward } from './Onward.tsx';
import { useWebformTexts } from './use-webform-texts.ts';

interface Props {
  definition: WebformDefinition;
  submission: Submission;
  next: ExerciseContent | null;
  onChange: () => void;
}

/** An exercise that was done: the answers with what is said about them, and the way to change them. */
export function DoneExercise({ definition, submission: { answers, labels }, next, onChange }: Props) {
  const { t } = useIsland();
  const texts = useWebformTexts();
  return (
    <div className="stack">
      <section className="sheet stack" aria-labelledby="answers">
        <h2 id="answers">{t('exercise.done.title')}</h2>
        <Answers definition={definition} data={answers} labels={labels} explanations="shown" t={texts} />
        {!definition.closed && (
          <Button kind="quiet" icon="pencil" onClick={onChange}>
            {t('exercise.done.change')}
          </Button>
        )}
      </section>
      <Onward next={next} />
    </div>
  );
}
