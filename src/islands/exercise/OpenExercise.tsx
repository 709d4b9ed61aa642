import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getPersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import { type Answer, type Answers, listQuestions } from '#src/contract/webform/answers.ts';
import type { QuestionElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import { PERSONAL_TEXT_SOURCES } from '#src/domains/personal-text-sources.ts';
import { isFirstWeekQuestion } from '#src/rules/figures/first-week-answers.ts';
import { hasOwnTextsField, prefillAnswers } from '#src/rules/hard-moment/initial-answers.ts';
import type { ExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { useLazyImport } from '#src/session/use-lazy-import.ts';
import { CompletedExercise } from './CompletedExercise.tsx';
import { ExerciseForm } from './ExerciseForm.tsx';
import type { DatedExercise } from './exercise-position.ts';
import { ReadersNotice } from './ReadersNotice.tsx';

/** Converts a stored text to the format of a question; undefined if the question does not accept it. */
function toAnswer(question: QuestionElement, value: string | readonly string[] | undefined): Answer | undefined {
  if (value === undefined || (question.type !== 'text' && question.type !== 'textarea')) return undefined;
  const lines = typeof value === 'string' ? [value] : value;
  return question.multiple ? lines : lines.join('\n');
}

/**
 * Returns initial answers for an unanswered exercise from the user's hard-moment texts. Null while loading; empty on
 * failure. A plan for leaving is never prefilled, because another person may use the phone.
 */
function usePrefilledAnswers(definition: WebformDefinition, isNew: boolean): Answers | null {
  const { domain, site } = useIsland();
  const personalTextSources =
    domain.variant === 'self-help' && site.offers.hardMoment ? PERSONAL_TEXT_SOURCES[domain.key] : null;
  const isAsked = isNew && personalTextSources !== null && hasOwnTextsField(personalTextSources, definition.id);
  const texts = useCall(getPersonalTexts, isAsked ? {} : null);
  if (!isAsked) return {};
  if (texts.status === 'loading') return null;
  if (texts.status === 'error') return {};
  const filling = prefillAnswers(personalTextSources, definition.id, texts.value);
  return Object.fromEntries(
    listQuestions(definition).flatMap((question) => {
      const answer = toAnswer(question, filling[question.key]);
      return answer === undefined ? [] : [[question.key, answer]];
    }),
  );
}

/** Returns true if the link of this page repeats the questions. */
const isRepeated = () => new URLSearchParams(location.search).has('again');

interface Props {
  definition: WebformDefinition;
  programme: ProgrammeContent;
  answers: ExerciseAnswers;
  standing: DatedExercise;
  cookies: string;
  loading: ReactNode;
}

/**
 * An open exercise, or a completed one with its answers. After submission, the form and its confirmation are shown until
 * the user leaves.
 */
export function OpenExercise({ definition, programme, answers, standing, cookies, loading }: Props) {
  const submission = answers.submissions.find(({ webform }) => webform === definition.id);
  const [isAgain] = useState(isRepeated);
  const [mode, setMode] = useState<'reading' | 'filling' | 'changing'>(
    submission ? (isAgain ? 'changing' : 'reading') : 'filling',
  );
  const filling = usePrefilledAnswers(definition, submission === undefined && mode === 'filling');
  const [asksAboutFirstWeek] = useState(
    () => submission === undefined && listQuestions(definition).some(({ key }) => isFirstWeekQuestion(key)),
  );
  const firstWeek = useLazyImport('first-week', asksAboutFirstWeek, () => import('./FirstWeekAnswers.tsx'));
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mode === 'changing') form.current?.focus();
  }, [mode]);
  const { sensitive = false, readByStaff = false } = definition;
  const readers = <ReadersNotice isSensitive={sensitive} isReadByStaff={readByStaff} />;
  if (mode === 'reading' && submission) {
    return (
      <>
        {readers}
        <CompletedExercise
          definition={definition}
          submission={submission}
          next={standing.next}
          cookies={cookies}
          onChange={() => setMode('changing')}
        />
      </>
    );
  }
  if (filling === null || (asksAboutFirstWeek && firstWeek.status === 'loading')) return loading;
  const renderForm = (shownDefinition: WebformDefinition) => (
    <div ref={form} tabIndex={-1}>
      {readers}
      <ExerciseForm
        definition={submission ? definition : shownDefinition}
        programme={programme}
        submission={submission}
        filling={filling}
        isAgain={isAgain}
        epoch={answers.epoch}
        next={standing.next}
        cookies={cookies}
      />
    </div>
  );
  return firstWeek.status === 'done' ? (
    <firstWeek.value.FirstWeekAnswers definition={definition} loading={loading}>
      {renderForm}
    </firstWeek.value.FirstWeekAnswers>
  ) : (
    renderForm(definition)
  );
}
