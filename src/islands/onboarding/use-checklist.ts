import { type FormEvent, useEffect, useRef, useState } from 'react';
import { rememberDanger } from '#src/session/danger.ts';
import { pushQuestion, useQuestionHistory } from './question-history.ts';
import type { Answer } from './questions.ts';

/** The page for whoever is under 18 comes after the first question, the one with all advice after the last. */
const MINOR = -1;

interface Ways {
  /** How many questions there are; the first is about age. */
  readonly total: number;
  /** Whether a yes to a question has something to say before the next one comes. */
  readonly stays: (place: number) => boolean;
  /** Address of the page with the advice. */
  readonly advice: string;
  /** Where the last answer leads without a yes. */
  readonly onwards: () => void;
}

const isAnswer = (value: unknown): value is Answer => value === 'yes' || value === 'no';

/** The answer on the button that was pressed, also where that was before the page woke up. */
function pressedIn({ nativeEvent }: FormEvent<HTMLFormElement>): Answer | undefined {
  const { submitter } = nativeEvent as SubmitEvent;
  const value = submitter instanceof HTMLButtonElement ? submitter.value : undefined;
  return isAnswer(value) ? value : undefined;
}

/** Where somebody is among the questions, and what was answered: in memory, except a danger, which the tab keeps. */
export function useChecklist({ total, stays, advice, onwards }: Ways) {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<readonly (Answer | undefined)[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const moved = useRef(false);
  const name = `question-${at}`;

  const choose = (value: Answer) =>
    setAnswers((before) => Array.from({ length: total }, (_, place) => (place === at ? value : before[place])));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to every question that comes
  useEffect(() => {
    if (moved.current) form.current?.querySelector('fieldset')?.focus();
  }, [at]);

  const show = (to: number) => {
    moved.current = true;
    setAt(to);
  };
  const go = (to: number, path?: string) => {
    pushQuestion(to, path);
    show(to);
  };
  useQuestionHistory((asked) => {
    const answered = answers.filter(Boolean).length;
    const isMinor = answers[0] === 'yes';
    if (asked === MINOR) show(isMinor ? MINOR : 0);
    else show(isMinor ? 0 : Math.min(asked, answered));
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = pressedIn(event);
    const answer = pressed ?? answers[at];
    if (answer === undefined) return;
    choose(answer);
    if (pressed === 'yes' && stays(at)) return;
    if (at === 0 && answer === 'yes') return go(MINOR);
    if (at < total - 1) return go(at + 1);
    const given = answers.map((one, place) => (place === at ? answer : one));
    const dangers = given.flatMap((one, place) => (place > 0 && one === 'yes' ? [place - 1] : []));
    rememberDanger(dangers);
    if (dangers.length > 0) go(total, advice);
    else onwards();
  };

  return {
    at,
    name,
    answer: answers[at],
    isMinor: at === MINOR,
    isAdvice: at === total,
    form,
    choose,
    submit,
    back: () => go(at - 1),
  };
}
