import type { Answers as Given } from '#src/contract/webform/answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { useIsland } from '#src/session/Island.tsx';
import { AnswerList } from '#src/webforms/AnswerList.tsx';
import { useWebformTexts } from './use-webform-texts.ts';

/** The questions of the safety step that were answered with no before registering. */
export function SameQuestions({ definition, answers }: { definition: WebformDefinition; answers: Given }) {
  const { t } = useIsland();
  return (
    <section className="stack" aria-labelledby="same-answers">
      <h2 id="same-answers">{t('exercise.same.title')}</h2>
      <p>{t('exercise.same.text')}</p>
      <AnswerList definition={definition} data={answers} t={useWebformTexts()} />
    </section>
  );
}
