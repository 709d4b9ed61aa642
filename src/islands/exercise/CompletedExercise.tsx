import type { ExerciseContent } from '#src/contract/programme-content.ts';
import type { Submission } from '#src/contract/submissions.ts';
import { listLeafElements, readAnswers } from '#src/contract/webform/answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { AnswerList } from '#src/webforms/AnswerList.tsx';
import { SubmittedTexts } from '#src/webforms/SubmittedTexts.tsx';
import { findOwnSentence } from './exercise-position.ts';
import { NextStepLink } from './NextStepLink.tsx';
import { useWebformTexts } from './use-webform-texts.ts';

interface Props {
  definition: WebformDefinition;
  submission: Submission;
  next: ExerciseContent | null;
  cookies: string;
  onChange: () => void;
}

/** A completed exercise: a sentence of the user, the answers with feedback, an edit button, and the whole text. */
export function CompletedExercise({ definition, submission: { answers, labels }, next, cookies, onChange }: Props) {
  const { t, language, domain } = useIsland();
  const texts = useWebformTexts();
  // Video exercises are opened to read them again, others for their answers.
  const isScript = listLeafElements(definition).some(({ type }) => type === 'video');
  const ownSentence = findOwnSentence(definition, readAnswers(answers));
  const input = (
    <section className="stack" aria-labelledby="answers">
      {ownSentence && <blockquote className="exercise-own">{ownSentence}</blockquote>}
      {/* The advice on answers about safety is never folded. */}
      <Details
        open={domain.safety?.webform === definition.id}
        summary={<h2 id="answers">{t('exercise.done.title')}</h2>}
      >
        <AnswerList definition={definition} data={answers} labels={labels} explanations="shown" t={texts} />
      </Details>
      {!definition.closed && (
        <Button kind="quiet" icon="pencil" onClick={onChange}>
          {t('exercise.done.change')}
        </Button>
      )}
    </section>
  );
  const text = (
    <SubmittedTexts
      definition={definition}
      answers={answers}
      cookiesHref={cookies}
      language={definition.writtenIn ?? language}
      t={texts}
    />
  );
  return (
    <div className="stack">
      {isScript && (
        <section className="sheet stack" aria-labelledby="text">
          <h2 id="text">{t('exercise.done.text')}</h2>
          {text}
        </section>
      )}
      {input}
      {!isScript && <Details summary={t('exercise.done.text')}>{text}</Details>}
      <NextStepLink next={next} />
    </div>
  );
}
