import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { getVisitorDraft } from '#src/session/drafts.ts';
import { pushQuestion, useQuestionHistory } from '#src/session/question-history.ts';
import type { YesOrNo } from './questions.ts';

/** Step of the page for visitors under 18, after the first question. */
const MINOR = -1;

interface ChecklistOptions {
  /** Ids of the questions, the same in every language; the first is about age. */
  readonly asked: readonly string[];
  readonly language: string;
  /** Returns true if a yes to a question shows an explanation before the next question. */
  readonly stays: (place: number) => boolean;
  /** Stores in this tab which questions were answered yes, by position without the one about age. */
  readonly remember: (yes: readonly number[]) => void;
  /** Path of the advice page. */
  readonly advice: string;
  /** Goes to the next page after the last answer, if no answer was yes. */
  readonly onwards: () => void;
}

const isAnswer = (value: unknown): value is YesOrNo => value === 'yes' || value === 'no';

/** Returns the answer of the clicked button, also before hydration. */
function getClickedAnswer({ nativeEvent: { submitter } }: SubmitEvent<HTMLFormElement>): YesOrNo | undefined {
  const value = submitter instanceof HTMLButtonElement ? submitter.value : undefined;
  return isAnswer(value) ? value : undefined;
}

type Answers = readonly (YesOrNo | null)[];

interface StoredAnswers {
  /** Ids of the questions; the answers do not apply to other questions. */
  readonly asked: readonly string[];
  readonly language: string;
  readonly answers: Answers;
}

/** A visitor who is interrupted, or has a phone that unloads the page, continues at the same question. */
const draft = getVisitorDraft<StoredAnswers>('questions');

function readStoredAnswers(requests: readonly string[]): Answers {
  const stored = draft.read();
  if (!Array.isArray(stored?.answers) || JSON.stringify(stored.asked) !== JSON.stringify(requests)) return [];
  return stored.answers.slice(0, requests.length).map((answer) => (isAnswer(answer) ? answer : null));
}

/** Returns the number of consecutive answered questions. */
const countAnswered = (answers: Answers): number => {
  const open = answers.findIndex((answer) => !answer);
  return open < 0 ? answers.length : open;
};

/** Provides the state of the questions: the current one, and the answers, which only this tab stores, until login. */
export function useChecklist({ asked, language, stays, remember, advice, onwards }: ChecklistOptions) {
  const total = asked.length;
  const [questionIndex, setAt] = useState(0);
  const [answers, setAnswers] = useState<Answers>([]);
  const form = useRef<HTMLFormElement>(null);
  const movedRef = useRef(false);
  const name = `question-${questionIndex}`;

  const choose = (value: YesOrNo) => {
    const newAnswers = Array.from({ length: total }, (_, index) =>
      index === questionIndex ? value : (answers[index] ?? null),
    );
    setAnswers(newAnswers);
    // Nothing is stored about visitors under 18, including this draft.
    if (newAnswers[0] === 'yes') draft.clear();
    else draft.write({ asked, language, answers: newAnswers });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to every new question
  useEffect(() => {
    if (movedRef.current) form.current?.querySelector('fieldset')?.focus();
  }, [questionIndex]);

  const show = (to: number) => {
    movedRef.current = true;
    setAt(to);
  };
  const goTo = (to: number, path?: string) => {
    pushQuestion(to, path);
    show(to);
  };
  const getReachableStep = (to: number, answers: Answers): number => {
    if (answers[0] === 'yes') return to === MINOR ? MINOR : 0;
    return Math.min(Math.max(to, 0), countAnswered(answers));
  };
  useQuestionHistory(
    (to) => show(getReachableStep(to, answers)),
    (previous) => {
      const isTranslated = previous === null && (draft.read()?.language ?? language) !== language;
      if (previous === null && !isTranslated) return draft.clear();
      const storedAnswers = readStoredAnswers(asked);
      setAnswers(storedAnswers);
      if (isTranslated) draft.write({ asked, language, answers: storedAnswers });
      setAt(getReachableStep(previous ?? Math.min(countAnswered(storedAnswers), total - 1), storedAnswers));
    },
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answerOfClick = getClickedAnswer(event);
    const answer = answerOfClick ?? answers[questionIndex];
    if (!answer) return;
    choose(answer);
    if (answerOfClick === 'yes' && stays(questionIndex)) return;
    if (questionIndex === 0 && answer === 'yes') return goTo(MINOR);
    if (questionIndex < total - 1) return goTo(questionIndex + 1);
    const submitted = answers.map((yesOrNo, index) => (index === questionIndex ? answer : yesOrNo));
    const dangers = submitted.flatMap((yesOrNo, index) => (index > 0 && yesOrNo === 'yes' ? [index - 1] : []));
    remember(dangers);
    if (dangers.length > 0) goTo(total, advice);
    else onwards();
  };

  return {
    at: questionIndex,
    name,
    answer: answers[questionIndex],
    isMinor: questionIndex === MINOR,
    isAdvice: questionIndex === total,
    form,
    choose,
    submit,
    back: () => goTo(questionIndex - 1),
  };
}
