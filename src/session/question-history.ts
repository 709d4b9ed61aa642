import { useEffect, useEffectEvent } from 'react';

/** State of a history entry of the questions; other entries, such as of a link in the page, have none. */
interface QuestionEntry {
  readonly question: number;
}

const entryOf = (question: number): QuestionEntry => ({ question });

/** Each next question, or the page after them, gets a history entry; `path` is an address of its own. */
export function pushQuestion(question: number, path?: string): void {
  history.pushState(entryOf(question), '', path);
}

/** Replaces the place at this history entry. */
export function replaceQuestion(question: number): void {
  history.replaceState(entryOf(question), '');
}

/**
 * Back and forward in the browser move between questions. A reloaded page continues at its question (`onReturn`), a
 * newly opened one at the first.
 */
export function useQuestionHistory(
  onMove: (question: number) => void,
  onReturn: (question: number | null) => void,
): void {
  const move = useEffectEvent((state: QuestionEntry | null) => {
    if (typeof state?.question === 'number') onMove(state.question);
  });
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    const stood = (history.state as Partial<QuestionEntry> | null)?.question;
    comeBack(typeof stood === 'number' ? stood : null);
    if (typeof stood !== 'number') replaceQuestion(0);
    const listen = ({ state }: PopStateEvent) => move(state as QuestionEntry | null);
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
}
